"""Numbers of the chapter files that the law does not print where they stand, each with its reason.

The numbers in words and in conditions are compared with those that the second transcription has at the same provision,
above it and below it. What is listed here is the whole of the rest.
"""

from collections.abc import Callable, Mapping

from second_entry import SecondTable

# Texts and conditions that repeat what another provision prints: the definition, the paytable, the inscription.
SAID_AT: Mapping[str, tuple[str, ...]] = {
    "629a.2(b)(6)(ii)": ("629a.1",),
    "629a.7(a)(5)": ("629a.1",),
    "629a.7(a)(5)(i)": ("629a.1",),
    "629a.7(a)(6)": ("629a.1",),
    "629a.7(a)(6)(i)": ("629a.1",),
    '633a.1 "Blackjack"': ("633a.7(k)(1)",),
    "633a.7(m)": ("633a.2(b)(3)(iii)",),
    "633a.8(c)": ("633a.13(b)",),
    "645a.10(a)": ("645a.10(d)",),
    "645a.10(c)": ("645a.10(d)",),
    "645a.11(b)": ("645a.8(d)",),
    "688a.10(a)": ("688a.10(d)",),
    "688a.10(c)": ("688a.10(d)",),
    "688a.11(c)": ("688a.8(d)",),
    # How many decks there are is said once: one, or two with a shuffler.
    "3.A(1)": ("3.B",),
    "3.A(3)(a)": ("3.A(1)", "3.B"),
    "3.A(3)(b)": ("3.A(1)", "3.B"),
    "5.I": ("3.B",),
    "645a.5(h)": ("645a.3(b)",),
    "688a.5(h)": ("688a.3(b)",),
    "10.A": ("10.D",),
    "10.C": ("10.D",),
    "11.B": ("8.D(2)",),
    "13.E(7)(a)": ("13.E(7)",),
}

# Numbers of our own words: (provision, number) and why.
OWN_WORDS: Mapping[tuple[str, str], str] = {
    ("633a.13(a)", "5"): "an example of odds",
    ("633a.7(g)(3)(i)", "8"): "the law's worked example",
    ("633a.7(g)(3)(i)", "9"): "the law's worked example",
    ("633a.7(o)(3)(i)(A)", "3"): "the law's worked example",
    ("633a.7(o)(3)(i)(A)", "4"): "the law's worked example",
    ("633a.7(o)(3)(i)(A)", "5"): "the law's worked example",
    ("633a.7(o)(3)(i)(A)", "6"): "the law's worked example",
    ("633a.7(o)(3)(i)(B)", "3"): "the law's worked example",
    ("633a.7(o)(3)(i)(B)", "4"): "the law's worked example",
    ("633a.7(o)(3)(i)(B)", "5"): "the law's worked example",
    ("633a.7(o)(3)(i)(B)", "6"): "the law's worked example",
    ("633a.7(o)(3)(i)(C)", "3"): "the law's worked example",
    ("633a.7(o)(3)(i)(C)", "4"): "the law's worked example",
    ("633a.7(o)(3)(i)(C)", "5"): "the law's worked example",
    ('633a.1 "Flush"', "7"): "an example of a hand",
    ('633a.1 "Straight flush"', "5"): "an example of a hand",
    ('633a.1 "Straight flush"', "6"): "an example of a hand",
    ('633a.1 "Straight flush"', "7"): "an example of a hand",
    ('633a.1 "Straight"', "5"): "an example of a hand",
    ('633a.1 "Straight"', "6"): "an example of a hand",
    ('633a.1 "Straight"', "7"): "an example of a hand",
    ('633a.1 "Two-card straight"', "7"): "an example of a hand",
    ('633a.1 "Two-card straight"', "8"): "an example of a hand",
    ("13.E", "3"): "the meters of paytables C and D, counted",
    ("629a.10(g)", "4"): "the law's worked example",
    ("629a.10(g)", "5"): "the law's worked example",
    ("629a.3(a)", "7"): "what lies between six and eight decks",
    ("629a.6(b)(1)", "10"): "a two-digit total begins with it",
    ("629a.6(b)(1)", "4"): "the law's worked example",
    ("629a.6(b)(1)", "7"): "the law's worked example",
    ("629a.8(c)(3)(i)(A)", "0"): "a portion of nothing is no portion",
    ("629a.8(c)(3)(i)(A)", "50"): "an example of a portion",
    ("633a.11(a)", "10"): "the law's worked example, a king and a 10",
    ("633a.12(a)(5)(i)", "3"): "more than two",
    ("633a.6(e)(3)", "3"): "two cards of the player and one of the dealer",
    ("633a.6(f)", "0"): "a number of boxes is not nothing",
    ("633a.7(g)(10)(ii)(A)", "0"): "a portion of nothing is no portion",
    ("633a.7(g)(10)(ii)(A)", "50"): "an example of a portion",
    ("633a.13(j)(2)", "0"): "a meter that rises by nothing has no rate of progression",
    ("633a.13(l)(2)", "0"): "a meter that rises by nothing has no rate of progression",
    ("633a.13(m)(2)", "0"): "a meter that rises by nothing has no rate of progression",
    ("633a.7(g)(3)(i)", "7"): "an example of a spread",
    ("633a.7(g)(3)(ii)", "3"): "two cards of the player and one of the dealer",
    ("633a.7(p)(3)", "3"): "more than two",
    ("633a.7(q)", "3"): "more than two",
}

# Numbers on which conditions turn: (what the condition stands in, number) and why.
OWN_TURNS: Mapping[tuple[str, str], str] = {
    ("2.A/fewer-positions", "5"): "fewer than six",
    ("13.A commission_flat $0", "0"): "no fixed amount but a percentage",
    ("645a.13(a) commission_flat $0", "0"): "no fixed amount but a percentage",
    ("633a.3(e)(1) ten_counts 10", "10"): "its face value",
    ("629a.8(c)(3)(i)(A) not-nothing", "0"): "a portion of nothing is no portion",
    ("guide 629a.8(c)(3)(i)", "100"): "all of the payout",
    ("633a.3(a)/cover-card-without-use", "0"): "no cover card",
    ("633a.6(f) own box", "0"): "a number of boxes is not nothing",
    ("633a.7(g)(10)(ii)(A) some portion", "0"): "a portion of nothing is no portion",
    ("633a.13(j)(2) rate", "0"): "a meter that rises by nothing has no rate of progression",
    ("633a.13(l)(2) rate", "0"): "a meter that rises by nothing has no rate of progression",
    ("633a.13(m)(2) rate", "0"): "a meter that rises by nothing has no rate of progression",
    ("633a.12(b)(3)/two-cover-cards", "1"): "fewer than two",
    ("633a.13(g)/decks-in-use", "3"): "fewer than four",
    ("633a.13(g)/overlapping-hands", "2"): "paytables with two outcomes are for two decks and more",
    ("guide 633a.3(a)", "2"): "decks in the plural",
    ("guide 633a.6(f)", "2"): "boxes in the plural",
    ("guide 633a.7(g)(10)(ii)(A)", "100"): "all of the payout",
    ("guide 633a.11(c)", "0"): "no further split",
    ("guide 633a.11(c)", "1"): "once",
    ("guide 633a.11(c)", "2"): "times in the plural",
    ("645a.2(a)/fewer-positions", "5"): "fewer than six",
    ("688a.2(a)/fewer-positions", "5"): "fewer than six",
    ("688a.12(d) reserve rate of another paytable", "0"): "a reserve of nothing is no reserve",
    ("11.D(2) surrender_keeps 0%", "0"): "nothing of a wager that is lost",
    ("645a.11(d) surrender_keeps 0%", "0"): "nothing of a wager that is lost",
    ("688a.11(d) surrender_keeps 0%", "0"): "nothing of a wager that is lost",
    ("633a.9(a) surrender_keeps 50%", "50"): "one half, in words",
    ("629a.10(b)(1) player_draws_to 5", "5"): "less than 6",
    ("629a.10(c)(1) banker_stays_from 6", "6"): "draws at 5 or less",
}


def _wild(table: SecondTable) -> bool:
    return table.extras.get("joker") == "fully wild"


def _has(table: SecondTable, outcome: str) -> bool:
    return any(row.outcome.startswith(outcome) for row in table.rows)


def _pays(table: SecondTable, outcome: str) -> str:
    return next((row.pays for row in table.rows if row.outcome == outcome), "")


def _envy(table: SecondTable) -> bool:
    return any(row.envy for row in table.rows)


def _doubtful(table: SecondTable) -> bool:
    return any(row.status == "reconstructed" for row in table.rows)


# Which paytables a condition means: (what it stands in) and what these tables have in the second transcription.
Has = Callable[[SecondTable], bool]
TABLES_MEANT: Mapping[str, Has | tuple[Has, ...]] = {
    "688a.12(d) joker wild": _wild,
    "688a.12(d) stake_returned not_returned": lambda table: table.extras["stake_returned"] == "no",
    "688a.12(d) stake_returned returned": lambda table: table.extras["stake_returned"] == "yes",
    "688a.1/qualifying-wager": lambda table: table.extras["wager_amount"] == "$5",
    "688a.6(b)(9)/three-pair": lambda table: _has(table, "Three pair"),
    "688a.6(e)(2)/royal-match": lambda table: _has(table, "Royal flush + royal match"),
    "688a.6(f)(6)/five-aces": _wild,
    "688a.7(e)(3)/full-house": lambda table: not _has(table, "Full house"),
    "688a.11(h)(3)/no-envy-step": _envy,
    "688a.12(c)/paytable-4": _doubtful,
    "688a.12(c) bonus_from straight": lambda table: not _has(table, "Three pair"),
    "688a.12(d) bonus_from full_house": lambda table: _has(table, "Full house"),
    "688a.12(d) bonus_from four_of_a_kind": lambda table: not _has(table, "Full house"),
    "688a.12(c)/paytable-5": lambda table: _pays(table, "Four-of-a-kind") == _pays(table, "Full house"),
    "688a.12(d)/fully-wild": _wild,
    "688a.12(d)/paytable-4-joker": lambda table: _has(table, "7 card straight flush w/joker"),
    "688a.12(d)/slash": lambda table: any("/" in row.pays for row in table.rows),
    "688a.12(d) reserve rate of another paytable": lambda table: "reserve_rate" in table.extras,
    "688a.12(c) paytable 4 compared": _doubtful,
    'guide 688a.1 "Qualifying Wager"': (_envy, lambda table: table.extras["wager_amount"] == "$5"),
    "guide 688a.6(a)": lambda table: not _wild(table),
    "guide 688a.6(f)(4)": lambda table: _has(table, "Royal flush + royal match"),
    "guide 688a.6(f)(1)": lambda table: _has(table, "7 card"),
    "guide 688a.6(f)(6)": lambda table: _has(table, "Five-of-a-kind"),
    "guide 688a.12(c)": lambda table: _has(table, "Three pair"),
    "guide 688a.12(d)": lambda table: table.extras["stake_returned"] == "no",
    "text_checked.fortune_bonus_paytable_4": _doubtful,
    "wagers.progressive.meter.reserve_rate": lambda table: "reserve_rate" in table.extras,
}
