"""review, diff, options, horizon, explain, ledger, paytables, schema as others script them: codes, forms and files."""

import json
from pathlib import Path
from typing import Any

import pytest
from conftest import COMPLIES, DEFECTS, NOTHING, UNREADABLE, Cli
from jsonschema import Draft202012Validator
from sampled import tries_all

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
BLACKJACK = EXAMPLES / "pa" / "blackjack"
FIRST = str(BLACKJACK / "first-filing.yaml")
CLEAN = str(BLACKJACK / "submission.yaml")
EARLY = str(BLACKJACK / "under-2012-law.yaml")
FILINGS = sorted(str(path) for path in EXAMPLES.rglob("*.yaml") if not path.stem.endswith(".expected"))
FORMS = ["options", "diff", "horizon", "record"]


def schema(name: str) -> Any:
    return json.loads((ROOT / "schemas" / f"{name}.json").read_text(encoding="utf-8"))


def follows(name: str, text: str) -> Any:
    """Read a JSON form and prove that it follows its schema."""
    form = json.loads(text)
    found = Draft202012Validator(schema(name)).iter_errors(form)
    assert [f"{'/'.join(map(str, error.absolute_path))}: {error.message}" for error in found] == []
    return form


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for name, text in (("good", COMPLIES), ("bad", DEFECTS), ("broken", UNREADABLE), ("chess", NOTHING)):
        (tmp_path / f"{name}.yaml").write_text(text, encoding="utf-8")
    (tmp_path / "many").mkdir()
    (tmp_path / "many" / "a.yaml").write_text(COMPLIES, encoding="utf-8")
    (tmp_path / "many" / "b.yaml").write_text(COMPLIES, encoding="utf-8")
    (tmp_path / "empty").mkdir()
    return tmp_path


@pytest.mark.parametrize("name", FORMS)
def test_each_schema_is_valid_closed_and_says_what_each_entry_is(name: str) -> None:
    found = schema(name)
    Draft202012Validator.check_schema(found)
    for part in (found, *found["$defs"].values()):
        assert part["additionalProperties"] is False
        assert set(part["required"]) == set(part["properties"])
        assert all("description" in entry or "$ref" in entry for entry in part["properties"].values())


# What cannot be done: for every command that reads a filing.
READERS = [
    ("diff", "{}", "good.yaml"),
    ("diff", "good.yaml", "{}"),
    ("diff", "good.yaml", "{}", "--format", "json"),
    ("options", "cards.decks", "--given", "{}"),
    ("options", "cards.decks", "--given", "{}", "--format", "json"),
    ("review", "{}", "--record", "record.json"),
]


@pytest.mark.parametrize("arguments", READERS, ids=" ".join)
@pytest.mark.parametrize(
    ("given", "code", "said"),
    [
        ("gone.yaml", 3, "checker: there is no file or folder gone.yaml.\n"),
        ("gone*.yaml", 3, "checker: nothing matches gone*.yaml.\n"),
        (
            "empty",
            3,
            "checker: there is nothing to judge: no .yaml file was found in empty. Hidden files are passed over.\n",
        ),
        ("many", 2, "checker: many holds more than one filing; name one.\n"),
        (
            "broken.yaml",
            2,
            "checker: broken.yaml: the filing cannot be read:\n  line 2, column 1: ",
        ),
        (
            "chess.yaml",
            3,
            "checker: chess.yaml: there is nothing to judge:\n  line 2, column 7: No chapter is known for chess",
        ),
    ],
)
def test_a_filing_that_cannot_be_had_is_said_with_its_place_and_nothing_is_written(
    cli: Cli, folder: Path, arguments: tuple[str, ...], given: str, code: int, said: str
) -> None:
    before = sorted(folder.rglob("*"))
    found = cli(*(item.replace("{}", given) for item in arguments))
    assert (found.code, found.out) == (code, "")
    assert found.err.startswith(said)
    assert sorted(folder.rglob("*")) == before


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (
            ("options", "cards.deks", "--given", "good.yaml"),
            2,
            "cards.deks is no field of this game. Near: cards.decks, cards.batches, cards.same_design.",
        ),
        (
            ("options", "cards.decks", "--given", "good.yaml", "--format", "xml"),
            2,
            "--format xml: choose one of text, json.",
        ),
        (("diff", "good.yaml", "bad.yaml", "--format", "pdf"), 2, "--format pdf: choose one of text, json, html."),
        (
            ("diff", "good.yaml", "bad.yaml", "--as-of", "soon"),
            2,
            "--as-of soon: write the date as year-month-day, such as 2015-07-01.",
        ),
        (("horizon", "gone", "--to", "2015-07-01"), 3, "there is no file or folder gone."),
        (
            ("horizon", "good.yaml", "--to", "soon"),
            2,
            "--to soon: write the date as year-month-day, such as 2015-07-01.",
        ),
        (
            ("horizon", "good.yaml", "--from", "2015-01-02", "--to", "2015-01-01"),
            2,
            "--to 2015-01-01 lies before --from 2015-01-02.",
        ),
        (
            ("horizon", "good.yaml", "--to", "2015-07-01", "--format", "xml"),
            2,
            "--format xml: choose one of text, json.",
        ),
        (
            ("schema", "999a"),
            3,
            "there is no chapter 999a. Known: md/pai-gow-poker, pa/629a, pa/633a, pa/645a, pa/688a.",
        ),
        (("draft", "gone.txt", "--for", "good.yaml"), 3, "there is no file gone.txt."),
        (("draft", "many", "--for", "good.yaml"), 2, "many is a folder; name a file."),
        (("draft", "good.yaml", "--for", "many"), 2, "many is a folder; name a file."),
        (("render", "many", "--out", "documents"), 2, "many is a folder; name a file."),
        (("review", "good.yaml", "--record", "many"), 2, "many cannot be written: it is a folder."),
        (
            ("review", "good.yaml", "--record", "gone/r.json"),
            2,
            "gone/r.json cannot be written: there is no folder {}/gone.",
        ),
        (("review", "good.yaml", "--record", "good.yaml"), 2, "good.yaml would be written over the filing."),
        (
            ("review", "good.yaml", "--record", "r.json", "--letter", "a.txt", "--letter", "./a.txt"),
            2,
            "a.txt would be written over another letter.",
        ),
        (
            ("review", "good.yaml", "--record", "r.txt", "--letter", "r.txt"),
            2,
            "r.txt would be written over the record.",
        ),
        (
            ("review", "good.yaml", "--record", "r.json", "--letter", "a.doc"),
            2,
            "--letter a.doc: name a file that ends in .txt, .md, .html, .pdf, .docx.",
        ),
        (
            ("review", "good.yaml", "--record", "r.json", "--accept", "abc"),
            2,
            "r.json: abc is too short; give at least 6 characters of an item's id.",
        ),
        (
            ("review", "good.yaml", "--record", "r.json", "--query", "abcdef012345"),
            2,
            "r.json: abcdef012345 names no open item.",
        ),
        (("review", "good.yaml", "--record", "r.json", "--note", "abcdef"), 2, "--note abcdef: write ID=TEXT."),
        (
            ("review", "good.yaml", "--record", "bad.yaml"),
            2,
            "bad.yaml: the record is not JSON: Expecting value: line 1 column 1 (char 0).",
        ),
        (
            ("review", "good.yaml", "--record", "r.json", "--on", "soon"),
            2,
            "--on soon: write the date as year-month-day, such as 2015-07-01.",
        ),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line_and_nothing_is_written(
    cli: Cli, folder: Path, arguments: tuple[str, ...], code: int, said: str
) -> None:
    before = {path: path.read_bytes() if path.is_file() else b"" for path in sorted(folder.rglob("*"))}
    found = cli(*arguments)
    message = found.err.replace(f"{folder}/gone/r.json", "gone/r.json").replace(f"{folder}/many ", "many ")
    assert (found.code, found.out, message) == (code, "", f"checker: {said.replace('{}', str(folder))}\n")
    assert {path: path.read_bytes() if path.is_file() else b"" for path in sorted(folder.rglob("*"))} == before


# options


def test_the_options_of_a_field_as_text_and_as_json(cli: Cli) -> None:
    text = cli("options", "cards.decks", "--given", FIRST)
    assert (text.code, text.err) == (0, "")
    assert "   3: not lawful.\n      633a.13(g)  Bet the Set 21 has no paytable for 3 decks.\n" in text.out
    assert "4 to 12: lawful (633a.3(a))." in text.out
    found = cli("options", "cards.decks", "--given", FIRST, "--format", "json")
    form = follows("options", found.out)
    assert (form["chapter"], form["as_of"], form["field"], form["provision"], form["now"]) == (
        "pa/633a",
        "2015-06-13",
        "cards.decks",
        "633a.3(a)",
        "3",
    )
    lawful = {item["value"] for item in form["options"] if item["lawful"]}
    assert lawful == {str(number) for number in range(4, 13)}
    (three,) = [item for item in form["options"] if item["value"] == "3"]
    assert three["problems"] == [
        {"provision": "633a.13(g)", "class": "violation", "message": "Bet the Set 21 has no paytable for 3 decks."}
    ]


STEP = 3 if tries_all() else 12
"""One example in so many is asked of each command, each of them another."""


@pytest.mark.parametrize("path", FILINGS[0::STEP], ids=lambda path: "/".join(Path(path).parts[-3:]))
def test_the_options_of_some_examples_follow_the_schema(cli: Cli, path: str) -> None:
    field = "cards.decks" if "blackjack" in path else "table.positions"
    found = cli("options", field, "--given", path, "--format", "json")
    assert (found.code, found.err) == (0, "")
    form = follows("options", found.out)
    assert form["field"] == field
    assert form["provision"]


def test_options_of_standard_input(cli: Cli) -> None:
    found = cli("options", "cards.decks", "--given", "-", "--format", "json", stdin=Path(FIRST).read_bytes())
    assert found.out == cli("options", "cards.decks", "--given", FIRST, "--format", "json").out


# diff


def test_a_difference_has_code_1_in_every_form(cli: Cli) -> None:
    for form in ("text", "json", "html"):
        found = cli("diff", EARLY, CLEAN, "--format", form)
        assert (found.code, found.err) == (1, ""), form
    form = follows("diff", cli("diff", EARLY, CLEAN, "--format", "json").out)
    assert form["equal"] is False
    assert (form["before"]["as_of"], form["after"]["as_of"]) == ("2013-04-15", "2015-06-13")
    assert form["before"]["path"] == EARLY
    assert form["filing"][0] == {
        "field": "filing_date",
        "label": "Filing date",
        "provision": None,
        "before": "2013-04-15",
        "after": "2015-06-13",
    }
    assert {item["document"] for item in form["redlines"]} == {"guide", "sign"}
    assert form["after"]["arithmetic"][-1] == "Least lawful limit: the greater of $25,000 and $51,250."


def test_no_difference_has_code_0(cli: Cli, folder: Path) -> None:
    (folder / "same.yaml").write_text(f"# a comment\n{COMPLIES}", encoding="utf-8")
    text = cli("diff", "good.yaml", "same.yaml")
    assert (text.code, text.err) == (0, "")
    assert text.out.endswith("Nothing changed.\n")
    form = follows("diff", cli("diff", "good.yaml", "same.yaml", "--format", "json").out)
    assert form["equal"] is True
    assert form["filing"] == form["elections"] == form["payouts"] == form["provisions"] == form["redlines"] == []
    assert "Nothing changed" in cli("diff", "good.yaml", "same.yaml", "--format", "html").out


@pytest.mark.parametrize("path", FILINGS[1::STEP], ids=lambda path: "/".join(Path(path).parts[-3:]))
def test_the_difference_of_some_examples_from_their_neighbours_follow_the_schema(cli: Cli, path: str) -> None:
    neighbour = str(Path(path).with_name("submission.yaml"))
    if not Path(neighbour).is_file():
        neighbour = str(next(item for item in sorted(Path(path).parent.glob("*.yaml")) if str(item) != path))
    found = cli("diff", neighbour, path, "--format", "json")
    form = follows("diff", found.out)
    assert form["equal"] is (neighbour == path)
    assert found.code == (0 if form["equal"] else 1)


# horizon


def test_the_horizon_of_every_example_follows_the_schema(cli: Cli) -> None:
    found = cli("horizon", str(EXAMPLES), "--to", "2030-01-01", "--format", "json")
    form = follows("horizon", found.out)
    assert [item["path"] for item in form["filings"]] == FILINGS
    assert found.code == 1
    (early,) = [item for item in form["filings"] if item["path"] == EARLY]
    assert (early["from"], early["to"], early["outcome"], early["stops"], early["known_through"]) == (
        "2013-04-15",
        "2030-01-01",
        "complies",
        "2014-02-01",
        "2015-06-13",
    )


@pytest.mark.parametrize(
    ("paths", "to", "code", "last"),
    [
        (["good.yaml"], "2015-06-13", 0, "1 filing: 1 complies throughout."),
        (["bad.yaml"], "2015-06-13", 1, "1 filing: 1 does not comply at first."),
        (["good.yaml"], "2015-06-12", 3, "1 filing: 1 is of a later day."),
        (["broken.yaml"], "2016-01-01", 2, "1 filing: 1 cannot be read."),
        (["chess.yaml"], "2016-01-01", 3, "1 filing: 1 could not be judged."),
        (
            ["bad.yaml", "broken.yaml", "chess.yaml", "good.yaml", "many"],
            "2016-01-01",
            2,
            (
                "6 filings: 3 comply through the known law, unknown after it, 1 does not comply at first, "
                "1 cannot be read, 1 could not be judged."
            ),
        ),
        ([EARLY], "2014-01-31", 0, "1 filing: 1 complies throughout."),
        ([EARLY], "2014-02-01", 1, "1 filing: 1 would stop complying."),
    ],
)
@pytest.mark.usefixtures("folder")
def test_the_horizon_ends_with_its_count_and_code(cli: Cli, paths: list[str], to: str, code: int, last: str) -> None:
    found = cli("horizon", *paths, "--to", to)
    assert (found.code, found.err) == (code, "")
    assert found.out.endswith(f"\n{last}\n")
    as_json = cli("horizon", *paths, "--to", to, "--format", "json")
    assert as_json.code == code
    follows("horizon", as_json.out)


@pytest.mark.usefixtures("folder")
def test_a_filing_of_a_later_day_is_never_said_to_comply(cli: Cli) -> None:
    said = cli("horizon", "good.yaml", "--to", "2015-06-12").out
    assert "omplies" not in said
    assert "The last day lies before the filing's own, so there is nothing to look at." in said


# review


def entries(folder: Path) -> list[Any]:
    found: list[Any] = follows("record", (folder / "r.json").read_text(encoding="utf-8"))["items"]
    return found


def items(folder: Path) -> dict[str, Any]:
    return {f"{item['class']} {item['provision']}": item for item in entries(folder)}


def test_determinations_are_kept_and_carried_until_all_are_accepted(cli: Cli, folder: Path) -> None:
    first = cli("review", "bad.yaml", "--record", "r.json")
    assert (first.code, first.err) == (1, "")
    assert first.out.rstrip().endswith(" undecided")
    found = items(folder)
    decks = found["violation 633a.3(a)"]
    assert decks["determination"] == ""
    splits = found["missing 633a.11(c)"]
    second = cli(
        *("review", "bad.yaml", "--record", "r.json", "--by", "A. Reviewer", "--on", "2015-07-02"),
        *("--deficient", decks["fingerprint"][:8], "--query", splits["fingerprint"]),
        *("--note", f"{splits['fingerprint'][:6]}=Which?"),
        *("--letter", "letter.txt", "--letter", "letter.md", "--letter", "letter.html"),
    )
    # Something is undecided still: what was decided is kept, and no letter is written.
    assert second.code == 1
    assert second.err.endswith("no determination yet, so no letter was written; the record is kept.\n")
    assert not list(folder.glob("letter.*"))
    kept = items(folder)
    assert (kept["violation 633a.3(a)"]["determination"], kept["violation 633a.3(a)"]["on"]) == (
        "deficient",
        "2015-07-02",
    )
    assert (kept["missing 633a.11(c)"]["determination"], kept["missing 633a.11(c)"]["note"]) == ("query", "Which?")
    left = [item["fingerprint"] for item in entries(folder) if item["open"] and not item["determination"]]
    whole = cli(
        *("review", "bad.yaml", "--record", "r.json", "--by", "A. Reviewer", "--on", "2015-07-02"),
        *(part for mark in left for part in ("--deficient", mark)),
        *("--letter", "letter.txt", "--letter", "letter.md", "--letter", "letter.html"),
        *("--docket", "D-17", "--answer-by", "2015-08-01", "--agency", "Pennsylvania Gaming Control Board"),
    )
    assert (whole.code, whole.err) == (1, "")
    letter = (folder / "letter.txt").read_text(encoding="utf-8")
    for words in ("633a.3(a)", "Which?", "Docket: D-17", "Please answer by August 1, 2015.", "A. Reviewer"):
        assert words in letter
    assert "Which?" in (folder / "letter.md").read_text(encoding="utf-8")
    assert (folder / "letter.html").read_text(encoding="utf-8").startswith("<!")
    # The next revision, in which the decks are right.
    (folder / "bad.yaml").write_text(DEFECTS.replace("decks: 0", "decks: 6"), encoding="utf-8")
    third = cli("review", "bad.yaml", "--record", "r.json")
    assert "   No longer open: 1 decided before." in third.out
    assert items(folder)["violation 633a.3(a)"]["open"] is False
    assert items(folder)["missing 633a.11(c)"]["determination"] == "query"
    accepted = [part for item in entries(folder) if item["open"] for part in ("--accept", item["fingerprint"])]
    notes = [part for item in entries(folder) if item["open"] for part in ("--note", f"{item['fingerprint']}=Seen.")]
    bare = cli("review", "bad.yaml", "--record", "r.json", "--by", "B. Chief", *accepted)
    assert (bare.code, bare.out) == (2, "")
    assert "is accepted only with a note that says why" in bare.err
    nobody = cli("review", "bad.yaml", "--record", "r.json", *accepted, *notes)
    assert (nobody.code, nobody.out) == (2, "")
    assert "was decided before by A. Reviewer; say with --by who decides it anew" in nobody.err
    last = cli("review", "bad.yaml", "--record", "r.json", "--by", "B. Chief", *accepted, *notes)
    assert (last.code, last.err) == (0, "")
    assert "before: query by A. Reviewer on 2015-07-02: Which?" in last.out
    assert {item["determination"] for item in entries(folder) if item["open"]} == {"accept"}


@pytest.mark.parametrize("path", FILINGS[2::STEP], ids=lambda path: "/".join(Path(path).parts[-3:]))
def test_the_record_of_some_examples_follows_the_schema(cli: Cli, folder: Path, path: str) -> None:
    assert cli("review", path, "--record", "r.json").code == 1
    assert items(folder)


def test_a_disk_that_fills_up_leaves_the_old_record_and_no_letter(
    cli: Cli, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cli("review", "bad.yaml", "--record", "r.json")
    old = (folder / "r.json").read_bytes()
    before = sorted(folder.iterdir())
    real = Path.open

    def fill(path: Path, *arguments: Any, **named: Any) -> object:
        if path.name.startswith(".letter.html"):
            raise OSError(28, "No space left on device")
        return real(path, *arguments, **named)

    monkeypatch.setattr(Path, "open", fill)
    every = [item["fingerprint"] for item in json.loads(old)["items"]]
    found = cli(
        *("review", "bad.yaml", "--record", "r.json", "--by", "A. Reviewer"),
        *(part for mark in every for part in ("--deficient", mark)),
        *("--letter", "letter.txt", "--letter", "letter.html"),
    )
    monkeypatch.undo()
    assert (found.code, found.out) == (2, "")
    assert found.err == "checker: letter.html cannot be written: no space left on device.\n"
    assert (folder / "r.json").read_bytes() == old
    assert sorted(folder.iterdir()) == before


# explain, ledger, paytables, schema


def test_a_provision_is_explained_with_its_history_and_its_advisories(cli: Cli) -> None:
    found = cli("explain", "633a.13(l)(1)")
    assert (found.code, found.err) == (0, "")
    assert found.out.startswith("58 Pa. Code § 633a.13(l)(1)\n")
    assert "2014-02-01 (44 Pa.B. 599" in found.out
    early = cli("explain", "§ 633a.13(l)(1)", "--as-of", "2013-01-01")
    assert early.code == 0
    assert "As in force on January 1, 2013" in early.out


def test_lists_of_the_law_as_json_follow_their_schemas(cli: Cli) -> None:
    for name in ("ledger", "paytables"):
        form = follows(name, cli(name, "pa/633a", "--as-of", "2013-01-01", "--format", "json").out)
        assert form["version"] == 1
        assert "58 Pa. Code Ch. 633a" in cli(name, "633a").out


def test_a_schema_is_printed_whole(cli: Cli) -> None:
    found = cli("schema", "pa/633a")
    assert (found.code, found.err) == (0, "")
    assert found.out == (ROOT / "schemas" / "submission.pa.633a.json").read_text(encoding="utf-8")
    Draft202012Validator.check_schema(json.loads(found.out))
