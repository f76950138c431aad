"""The starter file: valid, complete, and a filing that complies once it is filled in as its comments say."""

import datetime
import re
from collections import Counter
from pathlib import Path

import pytest
from conftest import Cli

from checker.documents.starter import starter
from checker.law import Election, Ruleset, chapter_ids, compile_ruleset, load_chapter
from checker.law.chapter import game_of
from checker.law.conditions import Never, Stated
from checker.review import Review, review_document
from checker.source import Mapping, read_text
from checker.source.tree import find, is_blank
from checker.submission import State, read_filing, read_header

ROOT = Path(__file__).parents[2]
CHAPTERS = chapter_ids()


def latest(name: str) -> Ruleset:
    """Give the chapter as of the day through which its text is known; any day where no date is printed."""
    return compile_ruleset(name, load_chapter(name).known_through or datetime.date(2020, 1, 1))


def uncommented(text: str) -> str:
    """Do what the starter says: delete the # and the space at the beginning of the lines of optional wagers."""
    head, wagers, rest = text.partition("\nwagers:\n")
    body, group, tail = (
        rest.partition("\npayout_limit:\n") if "\npayout_limit:\n" in rest else rest.partition("\nlayout:\n")
    )
    return head + wagers + re.sub(r"(?m)^# ", "", body) + group + tail


def paths(node: Mapping, lead: str = "") -> list[str]:
    found = []
    for entry in node:
        path = f"{lead}{entry.key.text}"
        found += paths(entry.value, f"{path}.") if isinstance(entry.value, Mapping) else [path]
    return found


def asked(ruleset: Ruleset) -> list[Election]:
    return [
        election
        for election in ruleset.elections.values()
        if election.type != "payouts" and not isinstance(election.when, Never) and election.when != Stated(election.at)
    ]


def answer(election: Election) -> str:
    """Give an election's example, or else its first choice, or else an answer of its type."""
    given: str | list[str] = election.example
    if isinstance(given, list):
        return "".join(f'\n{" " * 20}- "{item}"' for item in given)
    if given:
        return f' "{given}"'
    if election.choices:
        return f' "{election.choices[0].value}"'
    return {"dollars": " $5"}.get(election.type, "")


def filled(text: str, ruleset: Ruleset) -> str:
    lines = text.split("\n")
    root = read_text(text, "starter.yaml").root
    answers = {election.at: answer(election) for election in ruleset.elections.values()}
    answers["filing_date"] = f" {ruleset.as_of.isoformat()}"
    answers["facility"] = " A casino"
    for path, said in answers.items():
        entry, node = find(root, tuple(path.split(".")))
        if entry is not None and node is not None and is_blank(node):
            lines[entry.key.position.line - 1] += said
    return "\n".join(lines)


def review(text: str) -> Review:
    return review_document(read_text(text, "filing.yaml"))


@pytest.mark.parametrize("name", CHAPTERS)
def test_every_election_stands_in_it_exactly_once(name: str) -> None:
    ruleset = latest(name)
    found = Counter(paths(read_text(uncommented(starter(ruleset)), "starter.yaml").root))
    wanted = {election.at for election in asked(ruleset)}
    head = {"jurisdiction", "game", "facility", "filing_date", "gambling_help_line"}
    operator = ruleset.chapter.terms["operator"].replace(" ", "_")
    assert found == Counter([*wanted, *head, operator])


@pytest.mark.parametrize("name", CHAPTERS)
def test_as_it_is_it_offers_no_optional_wager_and_states_nothing(name: str) -> None:
    ruleset = latest(name)
    document = read_text(starter(ruleset), "starter.yaml")
    filing = read_filing(document, read_header(document), ruleset)
    assert filing.problems == ()
    assert filing.offered == tuple(w.slug for w in ruleset.wagers.values() if w.elected and not w.optional)
    assert {found.state for found in filing.answers.values()} == {State.UNSTATED}


@pytest.mark.parametrize("name", CHAPTERS)
def test_deleting_the_signs_at_the_line_starts_offers_every_optional_wager(name: str) -> None:
    ruleset = latest(name)
    document = read_text(uncommented(starter(ruleset)), "starter.yaml")
    filing = read_filing(document, read_header(document), ruleset)
    assert filing.problems == ()
    assert filing.offered == tuple(wager.slug for wager in ruleset.wagers.values() if wager.elected)


@pytest.mark.parametrize("name", CHAPTERS)
def test_filled_in_with_its_own_examples_it_complies(name: str) -> None:
    ruleset = latest(name)
    found = review(filled(starter(ruleset), ruleset))
    assert [(finding.provision, finding.message) for finding in found.defects] == []
    # What is left is for the filer to answer: later law, doubts of the law, and what an example cannot state.
    assert found.outcome in {"complies", "incomplete"}
    assert {point.reason.value for point in found.open if point.decides} <= {
        "readings_differ",
        "law_unknown",
        "not_stated",
        "not_understood",
    }


@pytest.mark.parametrize("name", CHAPTERS)
def test_with_every_wager_filled_in_nothing_is_unreadable_or_missing(name: str) -> None:
    ruleset = latest(name)
    found = review(filled(uncommented(starter(ruleset)), ruleset))
    told = [(finding.kind.value, finding.message) for finding in found.findings]
    assert [message for kind, message in told if kind in {"unreadable", "missing"}] == []


@pytest.mark.parametrize("name", CHAPTERS)
def test_left_empty_it_lacks_exactly_what_the_law_asks_for_without_condition(name: str) -> None:
    ruleset = latest(name)
    text = starter(ruleset).replace("filing_date:\n", f"filing_date: {ruleset.as_of.isoformat()}\n")
    found = review(text)
    missing = {finding.at for finding in found.findings if finding.kind.value == "missing"}
    must = {election.at for election in asked(ruleset) if election.asks == "must"}
    assert missing <= must
    assert {path for path in must if f"\n  {path.rpartition('.')[2]}:\n" in text and _always(path, ruleset)} <= missing


def _always(path: str, ruleset: Ruleset) -> bool:
    return type(ruleset.elections[path].when).__name__ == "Always"


@pytest.mark.parametrize("name", CHAPTERS)
def test_the_commands_that_the_head_names_answer(cli: Cli, name: str) -> None:
    ruleset = latest(name)
    lines = starter(ruleset).splitlines()
    (options,) = [line.partition(": checker ")[2] for line in lines if "checker options" in line]
    (explain,) = [line.partition(": checker ")[2] for line in lines if "checker explain" in line]
    example = ROOT / "examples" / name.partition("/")[0] / game_of(name) / "submission.yaml"
    done = cli(*options.replace("FILE", str(example)).split())
    assert (done.code, options.split()[1] in done.out) == (0, True)
    provision = explain.removeprefix("explain ").strip("'")
    done = cli("explain", provision)
    assert (done.code, provision in done.out) == (0, True)


@pytest.mark.parametrize("name", CHAPTERS)
def test_each_entry_is_explained_with_its_provision_above_it(name: str) -> None:
    ruleset = latest(name)
    text = uncommented(starter(ruleset))
    lines = text.split("\n")
    root = read_text(text, "starter.yaml").root
    for election in asked(ruleset):
        entry, _ = find(root, tuple(election.at.split(".")))
        assert entry is not None
        if election.at.endswith((".minimum", ".maximum")):
            continue
        comment: list[str] = []
        for line in reversed(lines[: entry.key.position.line - 1]):
            if not line.lstrip().startswith("# "):
                break
            comment.insert(0, line.strip().removeprefix("# "))
        said = " ".join(comment)
        assert said.startswith(f"{election.label} ({election.provision}).")
        for choice in election.choices:
            assert f"- {choice.value}" in said
        assert ("The submission must say this" in said) is (election.asks == "must")


@pytest.mark.parametrize("name", CHAPTERS)
def test_the_lines_are_short_and_the_first_names_the_schema(name: str) -> None:
    text = starter(latest(name))
    assert max(map(len, text.split("\n"))) <= 100
    assert text.startswith(f"# yaml-language-server: $schema=submission.{name.replace('/', '.')}.json\n")
    assert f"#   checker schema {name} > submission.{name.replace('/', '.')}.json\n" in text


def test_what_an_entry_of_each_kind_looks_like() -> None:
    text = starter(latest("pa/633a"))
    for expected in (
        """
  # Betting positions (633a.2(a)). How many betting positions the table has. Seven is the most.
  # Write a whole number of 1 or more, such as 7.
  positions:
""",
        """
  # Order of settling wagers (633a.7(r)). The submission must say this. Name how the dealer
  # settles wagers at the end of a round.
  # - collect first (633a.7(r)(1)): Collect every losing wager, then pay every winner.
  # - pay and collect in seat order (633a.7(r)(2)): Go round the table from the dealer's right,
  #   paying and collecting at each seat. Losing chips go to the table inventory first.
  settlement:
""",
        """
  # Inscriptions on the layout (633a.2(b)(3)). The sentences printed on the felt, word for word.
  # Write each on a line of its own after a hyphen, like this:
  #   inscriptions:
  #     - Blackjack pays 3 to 2
  #     - Insurance pays 2 to 1
  #     - Dealer shall draw to 16 and stand on all 17s
  inscriptions:
""",
        """
  # King's Bounty Wager (633a.6(e)(6)). Your first two cards total 20.
#   kings_bounty:
#     # The least and the greatest wager at this table, in dollars such as $5.
#     minimum:
#     maximum:
""",
        """
  # Approval of the reshuffling device (633a.5(h)). The submission must say this if
  # cards.shuffler is approved reshuffling device. The approval of the device under § 461a.4,
""",
    ):
        assert expected in text


def test_the_starter_of_an_earlier_day_holds_the_law_of_that_day() -> None:
    text = starter(compile_ruleset("pa/633a", datetime.date(2012, 5, 19)))
    assert "# The law as in force on May 19, 2012; ruleset " in text
    assert "house_money" not in text
    assert "Where the payout odds are shown (633a.2(b)(13))." in text
