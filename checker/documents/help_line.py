"""The line on help with gambling problems: the operator's own wording, printed on guide and sign."""

from math import ceil

from checker.documents.reviewed import ReviewedFiling, judged
from checker.documents.values import own_text
from checker.law.around import asked_around, letters_around
from checker.review import Review

ENTRY = "gambling_help_line"
_CAPITAL = 0.64
"""The height of a capital letter as a share of the size of its type, in the fonts of our documents or a little less."""
LONGER_SIDE = 11.0
"""The longer side, in inches, of the sheets of all documents but a sign."""
_LONGEST = 300
"""How many characters a help line may have; in letters as high as the law asks, a longer one fills the sheet."""


def letters_share(source: ReviewedFiling) -> float:
    """Return how high the letters are at least, as a share of the longer side of the sheet.

    It is 0 where no law says so, and where the line is too long for such letters; then :func:`advice` says it.
    """
    asked = letters_around(source.ruleset.chapter.jurisdiction)
    return float(asked.least_share) / 100 if asked and len(own_text(source, ENTRY)) <= _LONGEST else 0.0


def type_size(share: float, longer_side: float) -> float:
    """Return the size of type, in points, whose capitals are so high; ``longer_side`` of the sheet is in inches.

    It is a whole number of half points, which Word can set.
    """
    return ceil(share * longer_side * 72 / _CAPITAL * 2) / 2


def advice(review: Review) -> str:
    """Say that guide and sign carry no help line, or one too long for its letters; nothing where all is well."""
    source = judged(review)
    line = own_text(source, ENTRY)
    if line:
        high = letters_around(source.ruleset.chapter.jurisdiction)
        if high is None or len(line) <= _LONGEST:
            return ""
        return (
            f"{ENTRY} has {len(line)} characters. In letters as high as {high.provision} asks for it does not fit on a "
            f"sheet, so that guide and sign set it in smaller ones; write at most {_LONGEST}."
        )
    asked = asked_around(source.ruleset.chapter.jurisdiction, ENTRY)
    why = f" {asked.provision} asks for {asked.asks_for}; whether a guide or a sign is one is open." if asked else ""
    return f"guide and sign carry no help line, because the filing states no {ENTRY}.{why}"


def missing(source: ReviewedFiling) -> tuple[tuple[str, str, str], ...]:
    """Return what is doubtful without a help line, the provision, and how it was read; nothing if there is a line."""
    asked = asked_around(source.ruleset.chapter.jurisdiction, ENTRY)
    if own_text(source, ENTRY) or asked is None:
        return ()
    return (
        (
            "Guide and sign carry no line on help with gambling problems.",
            asked.provision,
            f"It asks for {asked.asks_for}. Whether a guide or a sign is one is open. A line filed is printed on both.",
        ),
    )
