"""Drafts with planted defects, and what must be said of each: nothing less, and no mismatch besides."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from draft_content import Content, Entry, Panel, base
from draft_variants import FORMS, typographic
from draft_writers import Style


@dataclass(frozen=True, slots=True)
class Expected:
    """A finding: what it is about, its provision, words of its message, of its note, and of the text it points at."""

    about: str
    provision: str
    says: str
    note: str = ""
    near: str | None = None
    kind: str = "mismatch"


@dataclass(frozen=True, slots=True)
class Defect:
    """A draft with a defect."""

    name: str
    content: Content
    style: Style
    form: str
    expected: tuple[Expected, ...]


PLAIN = (
    Style("list"),
    Style("table", shape="table"),
    Style("leaders", shape="leaders"),
    Style("columns", shape="columns"),
    Style("capitals", text=str.upper, said=str.upper, shape="table"),
    Style("curly", text=typographic, said=typographic, shape="leaders"),
)
_WITH_ENVY = (Style("table", shape="table"), Style("list"))
Planted = tuple[str, Content, tuple[Expected, ...]]


def defects() -> Iterator[Defect]:
    """Give every defect in every format, in a shape that changes from one to the next."""
    for number, (name, content, expected) in enumerate(
        [*_inscriptions(), *_names(), *_payouts(), *_rows(), *_amounts()]
    ):
        for place, form in enumerate(FORMS):
            style = PLAIN[(number + place) % len(PLAIN)]
            if form == "pdf" and style.name == "curly":
                style = PLAIN[0]  # the typefaces that every PDF reader has hold no ligatures
            yield Defect(name, content, style, form, expected)
    for number, (name, content, expected) in enumerate(_envy()):
        for place, form in enumerate(FORMS):
            yield Defect(name, content, _WITH_ENVY[(number + place) % len(_WITH_ENVY)], form, expected)


def _inscriptions() -> Iterator[Planted]:
    layout, felt = base("blackjack", "layout"), base("blackjack-felt", "layout")
    three, insurance, dealer = layout.inscriptions
    i, ii, iii = (f"633a.2(b)(3)({number})" for number in ("i", "ii", "iii"))
    yield (
        "inscription missing",
        replace(layout, inscriptions=(three, dealer)),
        (Expected("inscription", ii, "does not carry the inscription “Insurance pays 2 to 1”"),),
    )
    yield (
        "all inscriptions on the sign only",
        replace(layout, inscriptions=()),
        tuple(Expected("inscription", provision, "does not carry the inscription") for provision in (i, ii, iii)),
    )
    yield (
        "six to five",
        replace(layout, inscriptions=("Blackjack pays 6 to 5", insurance, dealer)),
        (
            Expected("inscription", i, "“Blackjack pays 3 to 2” is altered", near="pays 6 to 5"),
            Expected("payout", "633a.13(a)", "pays 3 to 2 for “Blackjack”; the draft says 6 to 5", near="6 to 5"),
        ),
    )
    yield (
        "similar language without approval",
        replace(layout, inscriptions=(three, insurance, "Dealer must draw to 16 and stand on all 17s")),
        (Expected("inscription", iii, "is altered", near="must draw to 16"),),
    )
    yield (
        "soft 17",
        replace(layout, inscriptions=(three, insurance, "Dealer shall draw to 16 and soft 17s and stand on hard 17s")),
        (Expected("inscription", iii, "is altered", near="soft 17s"),),
    )
    yield (
        "words added",
        replace(layout, inscriptions=(three, "Insurance pays 2 to 1 on request only", dealer)),
        (Expected("inscription", ii, "is altered", near="on request only"),),
    )
    yield (
        "another wording than the one approved",
        replace(felt, inscriptions=(*felt.inscriptions[:2], "Dealer draws to 16 and stands on all 17s")),
        (
            Expected(
                "inscription", iii, "“Dealer must draw to 16 and stand on all 17s” is altered", near="Dealer draws"
            ),
        ),
    )


def _names() -> Iterator[Planted]:
    sign, layout = base("blackjack", "sign"), base("blackjack", "layout")
    without = replace(layout, panels=tuple(panel for panel in layout.panels if panel.wager != "in_between"))
    yield (
        "area missing",
        without,
        (Expected("wager", "633a.2(b)(6)", "offers In Between; the draft does not show it"),),
    )
    entries = (Entry("Four-of-a-kind", "40 to 1"), Entry("Two pair", "8 to 1"), Entry("Three-of-a-kind", "5 to 1"))
    extra = Panel("super_match", "Super Match", (*entries, Entry("Pair", "1 to 1")))
    for content, name in ((sign, "sign"), (layout, "layout")):
        shown = replace(extra, entries=()) if name == "layout" else extra
        yield (
            f"not offered on a {name}",
            replace(content, panels=(*content.panels, shown)),
            (Expected("wager", "633a.6(e)(7)", "shows Super Match; the filing does not offer it"),),
        )
    yield (
        "wager missing",
        replace(sign, panels=tuple(panel for panel in sign.panels if panel.wager != "kings_bounty")),
        (Expected("wager", "633a.2(b)(15)", "offers King's Bounty; the draft does not show it"),),
    )
    for wager, name, provision in (
        ("lucky_ladies", "Lucky Queens", "633a.6(e)(1)"),
        ("three_card_poker", "21+3", "633a.6(e)(9)"),
        ("match_the_dealer", "Dealer Twins", "633a.6(e)(2)"),
    ):
        panel = sign.panel(wager)
        yield (
            f"other name {name}",
            sign.with_panel(replace(panel, name=name, limits="")),
            (Expected("wager", provision, f"{panel.name} is shown under another name", near=name),),
        )
    unknown = Panel("perfect_pairs", "Perfect Pairs", (Entry("Perfect pair", "25 to 1"), Entry("Mixed pair", "6 to 1")))
    yield (
        "unknown wager",
        replace(sign, panels=(*sign.panels[:3], unknown, *sign.panels[3:])),
        (Expected("wager", "633a.2(b)(15)", "which is no wager of the filing", near="Perfect Pairs"),),
    )


def _payouts() -> Iterator[Planted]:
    sign, felt, guide = base("blackjack", "sign"), base("blackjack-felt", "layout"), base("blackjack", "guide")
    until, start = "in force until February 1, 2014", "in force from February 1, 2014"
    stake = "includes the stake"
    for content, wager, provision, outcome, lawful, payout, note in (
        (sign, "lucky_ladies", "633a.13(c)", "Any 20", "4 to 1", "5 to 1", ""),
        (guide, "in_between", "633a.13(e)", "Triple Match", "30 to 1", "25 to 1", ""),
        (sign, "lucky_ladies", "633a.13(c)", "Matched 20", "25 to 1", "25 for 1", stake),
        (sign, "bad_beat_progressive", "633a.13(j)(1)", "21 with six cards", "1,000 for 1", "1,000 to 1", stake),
        (sign, "royal_match_21", "633a.13(f)(2)", "Crown Treasure Bonus", "1,000 for 1", "1,000:1", "neither"),
        (sign, "royal_match_21", "633a.13(f)(2)", "Royal Match", "30 to 1", "50 to 1", "paytable E"),
        (sign, "royal_match_21", "633a.13(f)(2)", "Suited Match", "2.5 to 1", "2 to 1", "paytable E"),
        (sign, "royal_match_21", "633a.13(f)(2)", "Suited Match", "2.5 to 1", "2\u00bc to 1", ""),
        (sign, "bet_the_set_21", "633a.13(g)(3)", "Suited Pairs", "15 to 1", "12 to 1", "paytable D"),
        (sign, "hit_and_run_progressive", "633a.13(l)(1)", "Seven cards", "200 for 1", "100 for 1", until),
        (felt, "hit_and_run_progressive", "633a.13(l)(1)", "Five cards", "7 for 1", "8 for 1", start),
        (sign, "kings_bounty", "633a.13(h)", "King of spades pair and dealer Blackjack", "1,000 to 1", "100 to 1", ""),
        (sign, "hit_and_run_progressive", "633a.13(l)(1)", "Eight or more cards", "100% of meter", "10% of meter", ""),
        (sign, "straight_jack_progressive", "633a.13(m)(1)", "with an ace of spades", "200 to 1", "100% of meter", ""),
        (felt, "match_the_dealer", "633a.13(d)(2)", "of the same suit", "14 to 1", "11 to 1", "633a.13(d)(1)"),
        (sign, "insurance", "633a.13(b)", "Insurance", "2 to 1", "3 to 1", ""),
    ):
        changed = content.with_entry(wager, worded(content, wager, outcome), payout=payout)
        about = "unit" if note in {stake, "neither"} else "payout"
        shown = payout.replace("2\u00bc", "2 1/4")
        yield f"{outcome} {payout}", changed, (Expected(about, provision, f"{lawful} for", note, near=shown),)


def worded(content: Content, wager: str, outcome: str) -> str:
    """Give the outcome as the panel words it: a document may put other words before it."""
    names = [entry.outcome for entry in content.panel(wager).entries]
    return next(name for name in names if name == outcome or name.lower().endswith(outcome.lower()))


def _rows() -> Iterator[Planted]:
    sign, felt = base("blackjack", "sign"), base("blackjack-felt", "layout")
    for content, wager, outcome, provision in (
        (sign, "lucky_ladies", "Suited 20", "633a.13(c)"),
        (sign, "house_money", "Pair", "633a.13(n)(2)"),
        (sign, "blackjack", "Other winning Blackjack Wagers", "633a.13(a)"),
        (felt, "kings_bounty", "Pair of kings", "633a.13(h)"),
    ):
        panel = content.panel(wager)
        left = tuple(entry for entry in panel.entries if entry.outcome != outcome)
        yield (
            f"row missing {outcome}",
            content.with_panel(replace(panel, entries=left)),
            (Expected("row", provision, f"also pays “{outcome}”"),),
        )
    panel = sign.panel("lucky_ladies")
    added = replace(panel, entries=(*panel.entries, Entry("Suited Blackjack", "5 to 1")))
    yield (
        "row added",
        sign.with_panel(added),
        (Expected("row", "633a.13(c)", "has no outcome “Suited Blackjack”"),),
    )
    panel = felt.panel("royal_match_21")
    added = replace(panel, entries=(*panel.entries, Entry("Crown Treasure Bonus", "1,000 for 1")))
    yield (
        "bonus that is not offered",
        felt.with_panel(added),
        (Expected("row", "633a.13(f)(2)", "pays nothing for “Crown Treasure”"),),
    )
    panel = sign.panel("kings_bounty")
    first, second, *rest = panel.entries
    turned = replace(panel, entries=(second, first, *rest))
    yield (
        "out of order",
        sign.with_panel(turned),
        (Expected("order", "633a.13(h)", "not in the order of the law", kind="advisory"),),
    )
    table_a = {"Straight Flush": "9 to 1", "Three-of-a-kind": "9 to 1", "Straight": "9 to 1", "Flush": "9 to 1"}
    content = sign
    for outcome, payout in table_a.items():
        content = content.with_entry("three_card_poker", outcome, payout=payout)
    yield (
        "a whole other paytable",
        content,
        tuple(
            Expected("payout", "633a.13(k)", f"for “{outcome}”; the draft says 9 to 1", "paytable A")
            for outcome in table_a
        ),
    )


def _amounts() -> Iterator[Planted]:
    sign, felt, layout = base("blackjack", "sign"), base("blackjack-felt", "layout"), base("blackjack", "layout")
    cap = "Payout limit: $50,000 a round for all winners together"
    yield (
        "payout limit differs",
        replace(sign, sentences=(cap,)),
        (
            Expected(
                "payout_limit", "633a.2(b)(16)", "is $75,000 in the filing; the draft says $50,000", near="$50,000"
            ),
        ),
    )
    yield (
        "payout limit missing",
        replace(sign, sentences=()),
        (Expected("payout_limit", "633a.2(b)(16)", "sets a payout limit of $75,000; the draft does not show it"),),
    )
    yield (
        "payout limit missing on the felt",
        replace(felt, sentences=("Please keep your drinks off the felt",)),
        (Expected("payout_limit", "633a.2(b)(14)", "sets a payout limit of $30,000; the draft does not show it"),),
    )
    yield (
        "general inscription missing",
        replace(layout, sentences=("Please keep your drinks off the felt",)),
        (Expected("payout_limit", "633a.2(b)(16)", "a general inscription that a posted payout limit applies"),),
    )
    for wager, limits, provision, says in (
        (
            "blackjack",
            "Minimum $15, maximum $500",
            "633a.6(d)",
            "minimum of Blackjack is $10 in the filing; the draft says $15",
        ),
        (
            "blackjack",
            "$10 to $1,000",
            "633a.6(d)",
            "maximum of Blackjack is $500 in the filing; the draft says $1,000",
        ),
        ("lucky_ladies", "Min. $5 - Max. $25", "633a.6(e)(1)", "minimum of Lucky Ladies is $1 in the filing"),
        ("house_money", "$5 min / $200 max", "633a.6(e)(12)", "maximum of House Money is $100 in the filing"),
    ):
        panel = replace(sign.panel(wager), limits=limits)
        yield f"limits {limits}", sign.with_panel(panel), (Expected("limit", provision, says),)


def _envy() -> Iterator[Planted]:
    sign = base("pai-gow-poker", "sign")
    panel = sign.panel("fortune_bonus")
    for outcome, envy in (("Five aces", "$500"), ("Royal flush", "$25"), ("Four-of-a-kind", "$50")):
        lawful = next(entry.envy for entry in panel.entries if entry.outcome == outcome)
        says = f"gives {lawful} as Envy Bonus for “{outcome}”; the draft says {envy}"
        yield (
            f"envy {outcome}",
            sign.with_entry("fortune_bonus", outcome, envy=envy),
            (Expected("envy", "645a.13(b)", says),),
        )
    says = "gives $250 as Envy Bonus for “Five aces”; the draft leaves it out"
    yield (
        "envy missing",
        sign.with_entry("fortune_bonus", "Five aces", envy=""),
        (Expected("envy", "645a.13(b)", says),),
    )
    says = "gives no Envy Bonus as Envy Bonus for “Full house”; the draft says $5"
    yield (
        "envy added",
        sign.with_entry("fortune_bonus", "Full house", envy="$5"),
        (Expected("envy", "645a.13(b)", says),),
    )
    says = "pays 400 to 1 for “Five aces”; the draft says 250 to 1"
    changed = sign.with_entry("fortune_bonus", "Five aces", payout="250 to 1")
    yield "payout beside envy", changed, (Expected("payout", "645a.13(b)", says, "paytable C"),)
    says = "pays 500 for 1 for “Royal flush”; the draft says 500 to 1"
    changed = sign.with_entry("progressive", "Royal flush", payout="500 to 1")
    yield "progressive with to", changed, (Expected("unit", "645a.13(e)(1)", says, "includes the stake"),)
