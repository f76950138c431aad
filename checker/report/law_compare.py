"""The comparison of an official text with a chapter's data, as text and as JSON."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from checker.upkeep.compare import Compared, Difference

if TYPE_CHECKING:
    from checker.report.forms.law_compare import LawComparison

_HEADINGS = {
    Difference.NEW: "In the text only",
    Difference.GONE: "In the data only",
    Difference.RENUMBERED: "Under another number",
    Difference.NOT_IN_TEXT: "Figures that the data holds and the text does not",
    Difference.NOT_IN_DATA: "Figures that the text has and the data does not",
    Difference.WORDS: "Words that the data holds and the text does not",
}


def compared_text(compared: Compared, file: str) -> str:
    """Return the comparison for a person: what was compared first, then each kind of difference."""
    return "\n".join(_lines(compared, file)) + "\n"


def _lines(compared: Compared, file: str) -> Iterator[str]:
    many = len(compared.findings)
    verdict = "The two agree" if not many else f"{many} difference{'' if many == 1 else 's'}"
    yield f"{verdict}: {file} and {compared.chapter} as in force on {compared.as_of}."
    yield (
        f"The data has {compared.provisions} numbered provisions, the text {compared.printed}; "
        f"{compared.aligned} stand in both. {compared.values} figures were looked for."
    )
    yield "Requirements told in words alone are not compared."
    for kind, heading in _HEADINGS.items():
        found = [item for item in compared.findings if item.kind is kind]
        if found:
            yield ""
            yield f"{heading} ({len(found)})"
            yield from (f"  {item.provision}  {item.message}" for item in found)


def compared_form(compared: Compared, file: str) -> "LawComparison":
    """Return the comparison as the public form of ``schemas/law_compare.json``."""
    return {
        "version": 1,
        "chapter": compared.chapter,
        "as_of": compared.as_of,
        "text": file,
        "provisions": {"data": compared.provisions, "text": compared.printed, "both": compared.aligned},
        "values": compared.values,
        "differences": [
            {"provision": item.provision, "kind": item.kind.value, "message": item.message}
            for item in compared.findings
        ],
    }
