"""What every document is put together from."""

from collections.abc import Iterator

from checker.documents.citations import Citations
from checker.documents.model import Part
from checker.documents.reviewed import ReviewedFiling


class Builder:
    """Puts a document's parts together; the law is cited in full the first time alone."""

    def __init__(self, source: ReviewedFiling) -> None:
        self._source = source
        self._review = source.review
        self._filing = source.filing
        self._ruleset = source.ruleset
        self._citations = Citations(source.ruleset.chapter)

    def parts(self) -> Iterator[Part]:
        """Return every part that has something to say."""
        raise NotImplementedError
