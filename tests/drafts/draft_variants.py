"""Clean drafts in the shapes and wordings that drafts come in: none of them may be called wrong."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from draft_content import Content, base
from draft_writers import Style

FORMS = ("txt", "md", "html", "svg", "pdf", "docx")


@dataclass(frozen=True, slots=True)
class Variant:
    """A clean draft: what it says, how it is laid out, and in which format.

    ``advised`` are the advisories it must raise.
    """

    name: str
    content: Content
    style: Style
    form: str
    advised: frozenset[str] = frozenset()


def spaced(text: str) -> str:
    """Set the letters of a text apart."""
    return "   ".join(" ".join(word) for word in text.upper().split())


def spaced_evenly(text: str) -> str:
    """Set the letters apart by the same gap as the words."""
    return " ".join(text.upper().replace(" ", ""))


def typographic(text: str) -> str:
    """Use ligatures, non-breaking spaces, curly quotes and long dashes."""
    text = text.replace("fl", "\ufb02").replace("fi", "\ufb01").replace("'", "\u2019")
    return text.replace(" ", "\u00a0").replace("-", "\u2011")


def symbols(text: str) -> str:
    """Use digits, signs and suits for words."""
    for word, sign in (("hearts", "\u2665"), ("spades", "\u2660"), (" and ", " & "), ("Seven", "7"), ("seven", "7")):
        text = text.replace(word, sign)
    text = (
        text.replace("Three-of-a-kind", "3-of-a-kind")
        .replace("Four-of-a-kind", "4-of-a-kind")
        .replace("7 or more", "7+")
    )
    return re.sub(r"\bwith\b", "w/", text)


def no_commas(payout: str) -> str:
    """Write thousands without a comma."""
    return re.sub(r"(?<=[0-9]),(?=[0-9]{3})", "", payout)


def thin_spaces(payout: str) -> str:
    """Write thousands with a thin space."""
    return re.sub(r"(?<=[0-9]),(?=[0-9]{3})", "\u202f", payout)


def fractions(payout: str) -> str:
    """Write 2\u00bd to 1."""
    return payout.replace("2.5 to", "2\u00bd to")


def whole(payout: str) -> str:
    """Write 5 to 2 for 2.5 to 1."""
    match = re.fullmatch(r"([0-9]+\.[0-9]+) (to|for) 1", payout)
    if not match:
        return payout
    exact = Fraction(match[1])
    return f"{exact.numerator} {match[2]} {exact.denominator}"


def marked(mark: str) -> "Payout":
    """Write odds with a mark where the law says “to”; where it says “for” the word stays."""
    return Payout(mark)


@dataclass(frozen=True, slots=True)
class Payout:
    """Writes odds with a mark."""

    mark: str

    def __call__(self, payout: str) -> str:
        return re.sub(r"([0-9.,]+) to ([0-9]+)", rf"\g<1>{self.mark}\g<2>", payout)


def shouted(payout: str) -> str:
    """Write 30 TO 1."""
    return payout.upper().replace("METER", "the Meter").replace("OF THE", "of the").replace("AND", "plus")


def even(payout: str) -> str:
    """Write even money for 1 to 1."""
    return "Even money" if payout == "1 to 1" else payout


STYLES = (
    Style("plain list"),
    Style("table", shape="table"),
    Style("columns", shape="columns"),
    Style("leaders", shape="leaders"),
    Style("payouts first", shape="backwards"),
    Style("one table", shape="one_table"),
    Style("capitals", text=str.upper, said=str.upper, payout=shouted),
    Style("letters apart", shape="leaders", heading=spaced),
    Style("letters evenly apart", shape="table", heading=spaced_evenly),
    Style("typographic", shape="table", text=typographic, said=typographic, payout=typographic),
    Style("symbols", shape="leaders", text=symbols),
    Style("no commas", shape="table", payout=no_commas),
    Style("fractions", shape="leaders", payout=fractions),
    Style("five to two", shape="table", payout=whole),
    Style("even money", shape="table", payout=even),
    Style("wrapped", shape="table", wrap=18),
)
_ONLY = {
    "letters": ("svg", "pdf"),
    "path": ("svg",),
    "words": ("svg",),
    "shadow": ("svg",),
    "box": ("docx",),
    "footer": ("docx",),
    "runs": ("docx",),
}
_NOT = {
    ("svg", "one table"),
    ("pdf", "one table"),
    ("svg", "letters evenly apart"),
    ("pdf", "letters evenly apart"),
    ("pdf", "symbols"),
    ("pdf", "typographic"),
    ("pdf", "fractions"),
}
"""What a format's writer has no shape for, or its built-in typefaces no letters."""


def variants() -> Iterator[Variant]:
    """Give every clean variant."""
    for style in STYLES:
        for form in FORMS:
            if (form, style.name) not in _NOT:
                yield Variant(style.name, _content(style, form), style, form)
    for split, forms in _ONLY.items():
        for form in forms:
            for kind in ("layout", "sign"):
                yield Variant(f"split {split} {kind}", base("blackjack", kind), Style(split, split=split), form)
    for form in ("svg", "pdf"):
        yield Variant("turned sign", base("blackjack", "sign"), Style("turned", turned=True), form)
        yield Variant(
            "turned layout", base("blackjack-felt", "layout"), Style("turned", turned=True, shape="columns"), form
        )
    for form in ("md", "html", "docx"):
        style = Style("pictures", shape="table", pictures=True)
        yield Variant("headings in pictures", base("blackjack", "sign"), style, form)
    for form in ("txt", "md", "html", "docx"):
        yield Variant("run on", base("blackjack", "sign"), Style("run on", shape="run_on"), form)
        content = base("blackjack", "sign")
        style = Style("colons", shape="table", payout=marked(":"))
        yield Variant("odds with colons", content, style, form, frozenset({"unit"}))
        yield Variant("odds with hyphens", content, replace(style, payout=marked("-")), form, frozenset({"unit"}))
    yield from _wordings()


def _content(style: Style, form: str) -> Content:
    """Give each format another base draft in turn, so that every style meets every filing somewhere."""
    bases: tuple[tuple[str, str], ...]
    bases = (("blackjack", "sign"), ("pai-gow-poker", "sign"), ("blackjack-felt", "layout"), ("blackjack", "guide"))
    if style.shape in {"backwards", "run_on", "one_table"}:
        bases = (bases[0], bases[2], bases[3])  # these shapes have no place for an Envy Bonus
    index = (FORMS.index(form) + [item.name for item in STYLES].index(style.name)) % len(bases)
    return base(*bases[index])


def _wordings() -> Iterator[Variant]:
    """Give drafts that word things differently and rightly."""
    sign, layout = base("blackjack", "sign"), base("blackjack", "layout")
    table = Style("table", shape="table")
    limits = (
        "Maximum payout per round: $75,000",
        "MAXIMUM AGGREGATE PAYOUT $75,000 PER ROUND",
        "Payouts are limited to $75,000 for all winning hands of a round.",
        "Table maximum payout is $75000",
    )
    for form, sentence in zip(("txt", "html", "pdf", "docx"), limits, strict=True):
        yield Variant("payout limit worded", replace(sign, sentences=(sentence,)), table, form)
    bets = (
        "$10 minimum, $500 maximum",
        "Bets $10 to $500",
        "MIN 10 - MAX 500",
        "$10 min / $500 max",
        "Limits: $10\u2013$500",
    )
    for form, text in zip(("txt", "md", "html", "svg", "docx"), bets, strict=True):
        content = sign.with_panel(replace(sign.panel("blackjack"), limits=text))
        yield Variant("limits worded", content, table, form)
    names = {
        "lucky_ladies": "Twenty Point Bonus",
        "kings_bounty": "KINGS BOUNTY",
        "match_the_dealer": "Match the Dealer",
        "three_card_poker": "3 Card Poker",
        "bad_beat_progressive": "Bad Beat",
        "hit_and_run_progressive": "Hit & Run Progressive",
        "in_between": "In-Between Bet",
        "house_money": "House Money\u2122",
    }
    renamed = sign
    for wager, name in names.items():
        renamed = renamed.with_panel(replace(renamed.panel(wager), name=name))
    for form in ("txt", "md", "html", "svg", "docx"):
        yield Variant("other forms of names", renamed, Style("leaders", shape="leaders"), form)
    orders = [replace(panel, entries=tuple(sorted(panel.entries, key=_size))) for panel in sign.panels]
    yield Variant("falling payouts", replace(sign, panels=tuple(orders)), table, "html")
    broken = tuple(line.replace(" and ", "\nand ") for line in layout.inscriptions)
    for form in ("txt", "md", "html", "docx"):
        yield Variant("inscription over two lines", replace(layout, inscriptions=broken), Style("list"), form)
    one = (" \u2022 ".join(line.upper() for line in layout.inscriptions),)
    for form in ("txt", "html", "svg", "docx"):
        yield Variant("inscriptions in one line", replace(layout, inscriptions=one), Style("list"), form)
    noted = tuple(line.replace("17s", "17's") for line in layout.inscriptions)
    for form in ("txt", "pdf"):
        content = replace(layout, inscriptions=noted)
        yield Variant("punctuation", content, Style("list"), form, frozenset({"inscription"}))
    ratio = tuple(line.replace("3 to 2", "3:2") for line in layout.inscriptions)
    for form in ("md", "svg"):
        content = replace(layout, inscriptions=ratio)
        yield Variant("inscription with a colon", content, Style("list"), form, frozenset({"inscription"}))
    spread = tuple(spaced(line) for line in layout.inscriptions)
    for form in ("txt", "html", "docx"):
        yield Variant("inscriptions with letters apart", replace(layout, inscriptions=spread), Style("list"), form)


def _size(entry: object) -> float:
    """Order rows by what they pay, most first."""
    payout = str(getattr(entry, "payout", ""))
    if "meter" in payout:
        return -1e9 * float(payout.partition("%")[0])
    win, _, rest = payout.replace(",", "").partition(" ")
    return -float(win) / float(rest.rpartition(" ")[2] or 1) + (1 if " for " in payout else 0)
