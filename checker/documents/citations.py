"""Citations within one document: in full on first use, bare after."""

from collections.abc import Iterable

from checker.law.chapter import Chapter


class Citations:
    """Writes the provisions of one document in the order in which a reader meets them."""

    def __init__(self, chapter: Chapter) -> None:
        self._chapter = chapter
        self._cited = False

    def cite(self, provision: str) -> str:
        """Write one provision; nothing for nothing."""
        if not provision or self._cited or not provision[0].isalnum():
            return provision
        self._cited = True
        return self._chapter.full_citation(provision)

    def cite_all(self, provisions: Iterable[str]) -> str:
        """Write several provisions, each once."""
        found = dict.fromkeys(provision for provision in provisions if provision)
        return ", ".join(self.cite(provision) for provision in found)
