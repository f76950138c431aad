import re

from report_cases import DEFECTS, EXPECTED, HOSTILE_NAME, LAWFUL, TAB, hostile, report, review, with_findings

from checker.review.identity import identified
from checker.rules import Finding, FindingClass
from checker.values.provision import Provision

_COMMAND = re.compile(r"::(error|notice) ([^:]*)::(.*)")
_PROPERTY = re.compile(r"([A-Za-z]+)=([^,:]*)(?:,|$)")


def _plain(text: str) -> str:
    """Undo the escapes in the order in which the runner does."""
    for escape, char in (("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")):
        text = text.replace(escape, char)
    return text


def _commands(text: str) -> list[tuple[str, dict[str, str], str]]:
    found = []
    for line in text.splitlines():
        match = _COMMAND.fullmatch(line)
        if match:
            properties = {key: _plain(value) for key, value in _PROPERTY.findall(match[2])}
            found.append((match[1], properties, _plain(match[3])))
    return found


def test_each_finding_annotates_its_line() -> None:
    commands = _commands(report("github", review(DEFECTS)))
    found = {
        (*properties["title"].split(" "), int(properties["line"]), int(properties["col"]))
        for command, properties, _ in commands
        if command == "error"
    }
    assert found == EXPECTED
    assert {properties["file"] for _, properties, _ in commands} == {"filing.yaml"}
    assert all(properties["title"].startswith("advisory") for command, properties, _ in commands if command == "notice")


def test_an_annotation_as_it_stands() -> None:
    found = Finding(
        provision=Provision("633a.2(a)"),
        kind=FindingClass.VIOLATION,
        message="At most 7, 100% sure: the filing says 8.",
        at="table.positions",
        help="at most 7",
        related=(("play.settlement", "collect first"),),
        sources=("42 Pa.B. 2922",),
    )
    lines = report("github", with_findings(review(DEFECTS, "north/a b,c:d.yaml"), found)).splitlines()
    assert lines[0] == (
        "::error file=north/a b%2Cc%3Ad.yaml,line=7,col=14,endLine=7,endColumn=14,title=violation 633a.2(a)::"
        "At most 7, 100%25 sure: the filing says 8.%0Alawful: at most 7%0A"
        "see line 13, column 15: collect first%0A58 Pa. Code § 633a.2(a) (42 Pa.B. 2922)%0A"
        "notable; id 695f6e7b9e9e5b533f19693473ba0389"
    )


def test_an_annotation_has_the_id_and_the_weight_of_its_finding() -> None:
    found = review(DEFECTS)
    said = report("github", found)
    for finding, mark, _ in identified(found):
        assert f"%0A{finding.severity.value}; id {mark}\n" in said


def test_each_file_ends_with_how_it_came_out() -> None:
    text = report("github", review(LAWFUL, "a.yaml"), review(TAB, "b.yaml"))
    closing = [line for line in text.splitlines() if not line.startswith("::")]
    assert closing[0].startswith("Checked a.yaml (pa/633a as of 2015-07-01). Incomplete: 18 open points. ")
    assert re.search(
        r"Of \d+ provisions that this filing touches: \d+ hold, 0 fail, \d+ do not apply, \d+ are open\. ", closing[0]
    )
    assert closing[1] == "Checked b.yaml. Cannot be read."


def test_hostile_texts_cannot_give_commands() -> None:
    text = report("github", hostile())
    lines = text.split("\n")
    assert [line.partition(" ")[0] for line in lines] == ["::error", "Checked", ""]
    ((_, properties, message),) = _commands(text)
    assert properties["file"] == HOSTILE_NAME.replace("\u202e", "<U+202E>")
    assert properties["line"] == "3"
    assert "\x1b" not in text
    assert "\u202e" not in text
    assert "\r" not in text
    assert message.count("%0A::error::x") == 4
    assert "##[" not in lines[1]


def test_an_older_command_in_a_name_is_broken() -> None:
    text = report("github", review(LAWFUL, "##[add-path]x.yaml"))
    closing = next(line for line in text.splitlines() if line.startswith("Checked"))
    assert closing.startswith("Checked ## [add-path]x.yaml")
