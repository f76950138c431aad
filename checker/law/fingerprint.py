"""The fingerprint of a chapter: whether two reviews were made under the same data of the law."""

import hashlib

from checker.law.chapter import load_chapter
from checker.law.folders import chapter_folders, ruleset_folders


def law_fingerprint(chapter_id: str) -> str:
    """Return a digest of every file from which the chapter is read. Raises KeyError for an unknown id."""
    folder = chapter_folders()[chapter_id]
    roots = dict.fromkeys((ruleset_folders()[0], folder.parent.parent))
    files = [*sorted(folder.glob("*.yaml")), *(file for root in roots for file in sorted(root.glob("shared/*/*.yaml")))]
    digest = hashlib.sha256(load_chapter(chapter_id).version.encode())
    for file in files:
        digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()
