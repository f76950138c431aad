"""A filing as an editor's language server sees it: YAML 1.2 with its core types, which make numbers of 010 and 1e3."""

import re
from pathlib import Path
from typing import Any

from checker.source import Mapping, Node, Sequence, read_file

_INT = re.compile(r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+")
_FLOAT = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?")
_WORDS: dict[str, Any] = {
    **dict.fromkeys(["", "~", "null", "Null", "NULL"]),
    **dict.fromkeys(["true", "True", "TRUE"], True),
    **dict.fromkeys(["false", "False", "FALSE"], False),
}


def as_editor_sees(node: Node) -> Any:
    if isinstance(node, Mapping):
        return {entry.key.text: as_editor_sees(entry.value) for entry in node}
    if isinstance(node, Sequence):
        return [as_editor_sees(item) for item in node.items]
    if not node.plain:
        return node.text
    if node.text in _WORDS:
        return _WORDS[node.text]
    if _INT.fullmatch(node.text):
        return int(node.text, 0) if node.text[:2] in {"0o", "0x"} else int(node.text)
    return float(node.text) if _FLOAT.fullmatch(node.text) else node.text


def file_as_editor_sees(path: Path) -> Any:
    return as_editor_sees(read_file(path).root)
