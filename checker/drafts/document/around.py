"""What the law around the chapters asks of a draft: the height of a help message's letters, the word of odds."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from checker.drafts.compared import Compared
from checker.drafts.document.inscriptions import numbers_to_call
from checker.drafts.language.words import words
from checker.drafts.model import Draft, Span
from checker.drafts.structure.sentences import Sentence
from checker.law.around import Around, unit_around
from checker.statements import Statement
from checker.statements.comparison import Status
from checker.values import Payout, parse_payout
from checker.words.plain import squash

_NEARLY = 0.995
"""Letters are as high as asked for if they miss it by no more than the rounding of a file."""
_MOST_OWN = 0.8
"""How large a part of a run's words stand in the help message, if the run is part of it."""


def compare_letters(
    draft: Draft, item: Statement, asked: Around, sentences: Sequence[Sentence], whole: Sentence
) -> Iterator[Compared]:
    """Yield a comparison where the help message's letters are lower than the law around the chapter asks for.

    They are as high as most of the text, and at least a share of the longer side of the page. The size of the type
    counts as their height, which is the more lenient of two readings.
    """
    spans = [
        (span, span.size / sheet.side)
        for sheet in draft.sheets
        for span in sheet.spans
        if sheet.side and span.size and not span.alt
    ]
    own = [(span, share) for span, share in spans if _speaks(span, item)]
    if not own:
        return
    least = float(asked.least_share) / 100
    lowest = min(share for _, share in own)
    usual = _usual([one for one in spans if one not in own])
    wanted = max(least, usual)
    if lowest >= wanted * _NEARLY:
        return
    why = "most of the text" if usual > least else "the least"
    yield Compared(
        status=Status.DIFFERS,
        sentence=next((one for one in sentences if squash(own[0][0].text) in squash(one.text)), whole),
        about="help_line",
        text=_share(lowest),
        statement=item,
        expected=_share(wanted),
        message=f"The help message stands in letters of {_share(lowest)} of the page's longer side; "
        f"{_share(wanted)} is {why}, if the draft is an advertisement.",
        help="set the help message larger; the reach of the provision is open",
        provision=asked.provision,
        advice=True,
    )


def compare_units(compared: Sequence[Compared], jurisdiction: str) -> Iterator[Compared]:
    """Yield a comparison for each payout that states odds with the other of the words “to” and “for”."""
    for item in compared:
        lawful = item.statement.value if item.statement else None
        if item.status is not Status.DIFFERS or item.about != "payout" or not isinstance(lawful, Payout):
            continue
        try:
            said = parse_payout(item.text)
        except ValueError:
            continue
        asked = unit_around(jurisdiction, said, lawful)
        if asked is not None:
            yield replace(
                item,
                provision=asked.provision,
                message=f"“{item.label}”: odds are stated with “{asked.odds_unit}”, and the draft says {item.text}.",
                help=f"write {lawful.text}",
            )


def _speaks(span: Span, item: Statement) -> bool:
    """Whether a run of text is part of the help message: the number to call, or mostly its words."""
    if any(squash(number) in squash(span.text) for number in numbers_to_call(item)):
        return True
    given, known = [word for word in words(span.text) if word.isalpha()], set(words(item.wording))
    return len(given) > 2 and sum(word in known for word in given) >= _MOST_OWN * len(given)  # noqa: PLR2004 - a pair is little


def _usual(spans: Sequence[tuple[Span, float]]) -> float:
    """Return the size of most of the letters, as a share of the longer side of the page."""
    counted: dict[float, int] = {}
    for span, share in spans:
        counted[round(share, 4)] = counted.get(round(share, 4), 0) + len(span.text)
    return max(counted, key=lambda share: counted[share], default=0.0)


def _share(share: float) -> str:
    return f"{share * 100:.1f}%"
