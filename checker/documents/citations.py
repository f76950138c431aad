"""Citations within one document: in full on first use, bare after."""

from checker.law.chapter import Chapter
from checker.values.provision import Provision


class Citations:
    """Writes the provisions of one document in the order in which a reader meets them."""

    def __init__(self, chapter: Chapter) -> None:
        self._chapter = chapter
        self._cited = False

    def cite(self, provision: Provision) -> str:
        """Write one provision; nothing for nothing."""
        if not provision or self._cited or not provision[0].isalnum():
            return provision
        self._cited = True
        return self._chapter.full_citation(provision)
