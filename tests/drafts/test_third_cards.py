"""What a draft says on third cards is read, in sentences and in tables, and held against the law's own table."""

from pathlib import Path

import pytest
from judged_drafts import review_at, statuses_of

from checker.drafts.compare import compare
from checker.drafts.kinds import Kind
from checker.drafts.readers import read_draft
from checker.drafts.report import DraftReport
from checker.review import Review
from checker.statements.comparison import Status

FILING = Path(__file__).parents[2] / "examples" / "pa" / "midibaccarat" / "submission.yaml"


def _review() -> Review:
    return review_at(FILING)


def _report(text: str, name: str = "guide.txt") -> DraftReport:
    return compare(read_draft(text.encode(), name), _review(), Kind.GUIDE)


def _drawn(texts: list[tuple[int, int, str]]) -> str:
    """Write a drawing with texts, each in its line and so far from the left."""
    said = "".join(f'<text x="{left}" y="{100 + 12 * line}" font-size="10">{text}</text>' for line, left, text in texts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400">{said}</svg>'


@pytest.mark.parametrize(
    ("sentence", "status"),
    [
        ("Banker 4: draws if the Player's third card was 2 through 7.", Status.AGREES),
        ("Banker 4: draws if the Player's third card was 3 through 7.", Status.DIFFERS),
        ("Banker 4: draws if the Player's third card was 2 through 8.", Status.DIFFERS),
        ("With 5, the Banker draws when the Player's third card is 4, 5, 6 or 7.", Status.AGREES),
        ("With 5, the Banker draws when the Player's third card is 5, 6 or 7.", Status.DIFFERS),
        ("Banker 3: draws unless the Player's third card was an 8.", Status.AGREES),
        ("Banker 3: draws unless the Player's third card was a 9.", Status.DIFFERS),
        ("Banker 3: stands if the Player's third card is an 8.", Status.AGREES),
        ("Banker 6: draws to any third card but an 8.", Status.DIFFERS),
        ("Banker 0, 1 or 2: always draws.", Status.AGREES),
        ("With 5, the Banker draws if the Player's third card is a 4.", Status.NOT_COMPARED),
        ("With 4, the Banker stands if the Player's third card is an 8.", Status.NOT_COMPARED),
        ("With 5, the Banker draws if the Player's third card is a 3.", Status.DIFFERS),
        ("With 5, the Banker draws only if the Player's third card is a 4.", Status.DIFFERS),
        ("Banker 3 or 4: always draws.", Status.DIFFERS),
    ],
)
def test_a_sentence_on_third_cards(sentence: str, status: Status) -> None:
    found = [line.status for line in _report(sentence).lines if line.text == sentence]
    assert found == [status]


def test_a_wrong_third_card_is_told_with_the_law() -> None:
    finding = next(
        found
        for found in _report("Banker 6: draws if the Player's third card is a 5, 6 or 7.").findings
        if found.about == "rule"
    )
    assert finding.provision == "629a.10"
    assert "With 6 points it draws on 6, 7, and here it would on 5, 6, 7." in finding.message
    assert finding.help == "write: With 6 points it draws on 6, 7"


@pytest.mark.parametrize(("cards", "status"), [("4, 5, 6 or 7", Status.AGREES), ("5, 6 or 7", Status.DIFFERS)])
def test_a_row_of_a_table_of_third_cards(cards: str, status: Status) -> None:
    table = f"| Banker has | Draws when Player's third card is |\n| --- | --- |\n| 5 | {cards} |\n| 6 | 6 or 7 |\n"
    found = {line.text: line.status for line in _report(table, "guide.md").lines}
    assert found[cards] is status
    assert found["6 or 7"] is Status.AGREES


@pytest.mark.parametrize(("cards", "status"), [("4 5 6 7", Status.AGREES), ("5 6 7", Status.DIFFERS)])
def test_a_row_that_says_at_its_end_what_the_hand_does(cards: str, status: Status) -> None:
    head = "| Banker holds | and Player's third card was | so Banker |\n| --- | --- | --- |\n"
    table = f"{head}| 5 | {cards} | draws |\n| 6 | 6 7 | draws |\n"
    found = {line.text: line.status for line in _report(table, "guide.md").lines}
    assert found[cards] is status
    assert found["6 7"] is Status.AGREES


def test_a_list_of_what_the_hand_does_goes_on_with_its_lead() -> None:
    lead = "If Player drew a third card, Banker stands with 7, always draws with 2 or less, and otherwise\n\n"
    items = ["with 3, draws unless Player's third card is an 8", "with 4, draws against a 2, 3, 4, 5, 6 or 7"]
    wrong = "with 6, draws against a 5, 6 or 7"
    found = {line.text: line.status for line in _report(lead + "\n\n".join([*items, wrong])).lines}
    assert [found[text] for text in (*items, wrong)] == [Status.AGREES, Status.AGREES, Status.DIFFERS]
    alone = {line.text: line.status for line in _report(wrong).lines}
    assert alone[wrong] is Status.NOT_COMPARED


def test_a_chart_after_a_hand_that_stayed_is_none_of_third_cards() -> None:
    chart = BY_CARD.format("S")
    stayed = "Banker's Hand when the Player's Hand stays\n\nTotal        Banker draws or stays\n"
    rows = "0 to 5       Draws a third card\n6 or 7       Stays\n"
    found = _report(f"{stayed}{rows}\n\n\n\n\n\n\n{chart}").lines
    assert Status.DIFFERS not in {line.status for line in found}


@pytest.mark.parametrize(("three", "status"), [("any card but 8", Status.AGREES), ("any card but 9", Status.DIFFERS)])
def test_a_cell_may_list_all_cards_but_one(three: str, status: Status) -> None:
    head = "Banker draws on the Player's third card\n\nBanker has     Draws when the third card is\n"
    report = _report(f"{head}0, 1, 2        any card\n3              {three}\n4              2-3-4-5-6-7\n")
    assert status in {line.status for line in report.lines if "but" in line.text}


TWO_LISTS = """\
When the Player's Hand draws, the Banker plays by this chart:

Banker has     Draws when the third card is    Stands when it is
0, 1, 2        any card                        none
3              0-1-2-3-4-5-6-7-9               8
4              2-3-4-5-6-7                     0-1-8-9
5              {draws}                         {stays}
6              6-7                             0-1-2-3-4-5-8-9
7              none                            any card
"""
BY_CARD = """\
Banker draws (D) or stands (S) on the Player's third card

Banker    0    1    2    3    4    5    6    7    8    9
3         D    D    D    D    D    D    D    D    S    D
4         S    S    D    D    D    D    D    D    {}    S
"""


@pytest.mark.parametrize("cards", ["4-5-6-7", "3-4-5-6-7"])
@pytest.mark.parametrize(
    "heads",
    [
        "Receives a card if Player's third card was    Rests if it was",
        "Takes on a Player card of      Stays on a Player card of",
        "Draws if Player drew           Stays if Player drew",
    ],
)
def test_heads_of_a_chart_may_say_it_in_other_words(heads: str, cards: str) -> None:
    text = TWO_LISTS.replace("Draws when the third card is    Stands when it is", heads)
    report = _report(text.format(draws=cards, stays="0-1-2-3-8-9" if cards.startswith("4") else "0-1-2-8-9"))
    found = {line.text.split("  ")[0]: line.status for line in report.lines}
    assert found["5"] is (Status.AGREES if cards.startswith("4") else Status.DIFFERS)


@pytest.mark.parametrize(
    ("draws", "stays", "status"),
    [
        ("4-5-6-7", "0-1-2-3-8-9", Status.AGREES),
        ("5-6-7", "0-1-2-3-4-8-9", Status.DIFFERS),
        ("0-1-2-3-8-9", "4-5-6-7", Status.NOT_COMPARED),
        ("4-5-6-7", "0-1-2-3-9", Status.NOT_COMPARED),
        ("4-5-6-7", "as posted", Status.NOT_COMPARED),
    ],
)
def test_a_chart_that_lists_the_cards_of_both(draws: str, stays: str, status: Status) -> None:
    report = _report(TWO_LISTS.format(draws=draws, stays=stays))
    found = {line.text.split("  ")[0]: line.status for line in report.lines}
    assert found["5"] is status
    assert {found[text] for text in ("3", "6", "7")} == {Status.AGREES}
    read = Status.NOT_COMPARED if status is Status.NOT_COMPARED else Status.AGREES
    assert found["When the Player's Hand draws, the Banker plays by this chart:"] is read


@pytest.mark.parametrize(("on_eight", "status"), [("S", Status.AGREES), ("D", Status.DIFFERS)])
def test_a_chart_with_a_column_for_each_card(on_eight: str, status: Status) -> None:
    found = {line.text.split()[0]: line.status for line in _report(BY_CARD.format(on_eight)).lines}
    assert found["3"] is Status.AGREES
    assert found["4"] is status


def test_a_list_that_goes_on_in_the_next_line_of_its_cell_is_one() -> None:
    drawing = _drawn(
        [
            (0, 72, "Banker holds"), (0, 200, "draws on a third card of"), (0, 360, "stands on"),
            (1, 200, "0-1-2-3-4-5-6-"),
            (2, 72, "3"), (2, 200, "7-9"), (2, 360, "8"),
            (3, 72, "4"), (3, 200, "2-3-4-5-6-7"), (3, 360, "0-1-8-9"),
        ]
    )  # fmt: skip
    found = {line.text: line.status for line in _report(drawing, "guide.svg").lines}
    assert found["3"] is Status.AGREES
    assert found["4"] is Status.AGREES


@pytest.mark.parametrize(
    ("sentence", "status"),
    [
        ("The Player's Hand draws on 0 through 5 and stands on 6 and 7.", Status.AGREES),
        ("The Player's Hand draws on 0 through 5 and stands on 7.", Status.DIFFERS),
        ("The Player's Hand draws on 0 through 4 and stands on 6 and 7.", Status.DIFFERS),
    ],
)
def test_a_sentence_that_tells_both_tells_of_every_total(sentence: str, status: Status) -> None:
    assert [line.status for line in _report(sentence).lines if line.text == sentence] == [status]


_CHART = """| Banker has | Draws if Player drew | Stays if Player drew |
|---|---|---|
| 0, 1 or 2 | everything | – |
| 3 | all but 8 | 8 |
| 4 | {four} | the rest |
| 5 | 4 to 7 | 0, 1, 2, 3, 8, 9 |
| 6 | 6, 7 | anything else |
| 7 | – | everything |
"""


@pytest.mark.parametrize(("four", "differs"), [("2 to 7", 0), ("3 to 7", 1)])
def test_a_chart_may_say_what_the_other_hand_drew_and_leave_the_rest_unsaid(four: str, differs: int) -> None:
    report = _report(f"# A guide\n\n{_CHART.format(four=four)}", "guide.md")
    told = {line.text: line.status for line in report.lines if line.text[:1].isdigit()}
    assert Status.NOT_COMPARED not in told.values()
    assert {text[0] for text, status in told.items() if status is Status.DIFFERS} <= {"4", four[0]}
    assert sum("third cards" in finding.message for finding in report.findings) == differs


_LISTS = """Midibaccarat

After a Player's Hand that drew, the Banker looks at the card drawn:

  0 to 2 .................................................... {first}
  3 ........................................................ 0-7 and 9
  4 .............................................................. {four}
  5 .............................................................. 4-7
  6 .............................................................. 6-7
  7 ............................................................. {last}
"""


@pytest.mark.parametrize(
    ("first", "four", "last", "status"),
    [
        ("any card", "2-7", "none", Status.AGREES),
        ("any card", "1-7", "none", Status.DIFFERS),
        ("any card", "3-7", "none", Status.DIFFERS),
        # Without the ends of the chart nothing tells on which of them the hand draws.
        ("6-7", "2-7", "4-7", Status.NOT_COMPARED),
        ("as posted", "2-7", "none", Status.NOT_COMPARED),
    ],
)
def test_lists_without_a_head_are_of_cards_on_which_the_hand_draws(
    first: str, four: str, last: str, status: Status
) -> None:
    found = {line.text: line.status for line in _report(_LISTS.format(first=first, four=four, last=last)).lines}
    assert found["4"] is found[four] is status


_TOLD = [
    (
        "If Player drew, everything depends on the card Player received:",
        "• With 6 Banker draws only if it was a 6 or a 7.",
        "• With 6 Banker draws only if it was a 5, a 6 or a 7.",
    ),
    (
        "If Player drew, everything depends on the card Player received:",
        "• With 3 Banker draws unless it was an 8.",
        "• With 3 Banker draws unless it was a 9.",
    ),
    (
        "",
        (
            "In between it goes by the Player's third card: with 3, draw on anything but an 8; with 4, draw on 2 to 7; "
            "with 5, draw on 4 to 7; with 6, draw on a 6 or 7."
        ),
        (
            "In between it goes by the Player's third card: with 3, draw on anything but an 8; with 4, draw on 2 to 7; "
            "with 5, draw on 3 to 7; with 6, draw on a 6 or 7."
        ),
    ),
    (
        "",
        "With a total of 4 Banker draws against a 2, 3, 4, 5, 6 or 7.",
        "With a total of 4 Banker draws against a 1, 2, 3, 4, 5, 6 or 7.",
    ),
    (
        "",
        "Banker with 5: draws if Player's third card is 4, 5, 6 or 7.",
        "Banker with 5: draws if Player's third card is 5, 6 or 7.",
    ),
    (
        "",
        "A Banker total of 3 takes a card unless Player's third card was an 8.",
        "A Banker total of 3 takes a card unless Player's third card was a 7.",
    ),
    (
        "",
        "When Banker has 6, it draws only if Player's third card was a 6 or 7.",
        "When Banker has 6, it draws only if Player's third card was a 7.",
    ),
    ("", "Banker always draws on 0, 1 and 2.", "Banker always draws on 0, 1, 2 and 3."),
    ("", "On 7 the Banker always stands.", "On 6 the Banker always stands."),
    (
        "",
        "Banker holding 4 stands when Player's third card is 0, 1, 8 or 9.",
        "Banker holding 4 stands when Player's third card is 0, 1 or 9.",
    ),
    ("", "Player draws on 5 or less and stands on 6 and 7.", "Player draws on 6 or less and stands on 7."),
    (
        "",
        "The Player's Hand takes a third card with a count of 5 or less.",
        "The Player's Hand takes a third card with a count of 4 or less.",
    ),
    (
        "",
        "If Player stayed, Banker follows the same rule and draws with five or less.",
        "If Player stayed, Banker follows the same rule and draws with six or less.",
    ),
    (
        "",
        "If Player stood pat, Banker draws to 5 and stands on 6.",
        "If Player stood pat, Banker draws to 4 and stands on 5.",
    ),
    ("", "Banker 3: draw, but not against an 8.", "Banker 3: draw, but not against a 7."),
    (
        "",
        "Banker 5: draw against 4 through 7, otherwise stand.",
        "Banker 5: draw against 3 through 7, otherwise stand.",
    ),
    (
        "",
        "Banker's 6 draws to Player's 6 or 7 and to nothing else.",
        "Banker's 6 draws to Player's 5, 6 or 7 and to nothing else.",
    ),
    (
        "",
        "When Player's third card is a 2 or 3, Banker draws with 4 or less.",
        "When Player's third card is a 2 or 3, Banker draws with 5 or less.",
    ),
    (
        "",
        "When Player's third card is a 6 or 7, Banker draws with 6 or less.",
        "When Player's third card is a 6 or 7, Banker draws with 5 or less.",
    ),
    (
        "",
        "If Player's third card was an 8, Banker draws on 2 or less only.",
        "If Player's third card was an 8, Banker draws on 3 or less only.",
    ),
    (
        "",
        "If Player drew a 9, a ten, a face card or an ace, Banker draws on 0 to 3.",
        "If Player drew a 9, a ten, a face card or an ace, Banker draws on 0 to 4.",
    ),
    ("", "Player drew 4 or 5: Banker draws with 0 to 5.", "Player drew 4 or 5: Banker draws with 0 to 6."),
    ("Banker's rules after Player draws", "3 – draws unless Player drew an 8", "3 – draws unless Player drew a 9"),
    ("Banker's rules after Player draws", "4 – draws if Player drew 2-7", "4 – draws if Player drew 3-7"),
    (
        "Banker's rules after Player draws",
        "With a 5 it wants to see a 4, 5, 6 or 7.",
        "With a 5 it wants to see a 3, 4, 5, 6 or 7.",
    ),
    ("", "No hand draws once a natural is on the table.", "The Banker still draws once a natural is on the table."),
]


@pytest.mark.parametrize(("before", "true", "false"), _TOLD)
def test_the_rule_in_sentences(before: str, true: str, false: str) -> None:
    lead = f"{before}\n\n" if before else ""

    def status(said: str) -> Status | None:
        return _report(f"# Third cards\n\n{lead}{said}\n", "guide.md").lines[-1].status

    assert (status(true), status(false)) == (Status.AGREES, Status.DIFFERS)


def test_what_is_always_done_is_done_in_every_case() -> None:
    said = {
        "Banker draws on 0, 1, 2 and 3.": Status.NOT_COMPARED,
        "Banker always draws on 3.": Status.DIFFERS,
        "Banker always draws on 2.": Status.AGREES,
        "Banker always stands on 6.": Status.DIFFERS,
        "Banker always stands on 7.": Status.AGREES,
    }
    assert {text: _report(f"# Third cards\n\n{text}\n", "guide.md").lines[-1].status for text in said} == said


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ("The Player drew a queen and the Banker has 5, so the Banker stays.", False),
        ("The Player drew a queen and the Banker has 5, so the Banker draws.", True),
        ("Banker has three, Player draws an eight: Banker stays.", False),
        ("Banker has three, Player draws a nine: Banker stays.", True),
        ("The Player stood on 6 and the Banker has 5, so the Banker takes a card.", False),
        ("The Player stood on 6 and the Banker has 6, so the Banker takes a card.", True),
        ("The Banker has 2 and the Player drew an 8; does the Banker draw? Yes.", False),
        ("The Banker has 2 and the Player drew an 8; does the Banker draw? No.", True),
    ],
)
def test_an_example_of_a_third_card_is_judged_by_the_rule(said: str, *, wrong: bool) -> None:
    found = statuses_of("pa/midibaccarat", "", said)
    assert (Status.DIFFERS in found) is wrong
    assert wrong or Status.AGREES in found


@pytest.mark.parametrize(
    "said",
    [
        "Banker 5: draws if the Player's third card was a 4.",
        "The Player drew a 4 and the Banker has 5, so the Banker does not stay.",
    ],
)
def test_what_may_be_more_than_an_example_is_not_judged_as_one(said: str) -> None:
    assert not {Status.AGREES, Status.DIFFERS} & statuses_of("pa/midibaccarat", "", said)
