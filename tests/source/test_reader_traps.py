"""Every trap of YAML ends as the text that was written or as an error with its exact place."""

import pytest

from checker.source import SourceError, read_text
from checker.source.tree import Mapping, Node, Sequence

pytestmark = pytest.mark.usefixtures("loader")


def texts(node: Node) -> object:
    if isinstance(node, Mapping):
        return {entry.key.text: texts(entry.value) for entry in node}
    if isinstance(node, Sequence):
        return [texts(item) for item in node.items]
    return node.text


def problems(text: str) -> list[tuple[int, int, str]]:
    with pytest.raises(SourceError) as caught:
        read_text(text, "filing.yaml")
    return [(problem.position.line, problem.position.column, problem.message) for problem in caught.value.problems]


@pytest.mark.parametrize(
    "written",
    [
        "3:2",
        "no",
        "No",
        "NO",
        "yes",
        "Yes",
        "on",
        "off",
        "y",
        "true",
        "True",
        "010",
        "0o17",
        "0x1F",
        "1_000",
        "1e3",
        ".inf",
        "-.inf",
        ".nan",
        "+5",
        "-5",
        "190:20:30",
        "12:30",
        "2015-07-01",
        "2015-07-01 12:00:00",
        "2015-07-01T12:00:00Z",
        "20%",
        "$5,000",
        "1,000 for 1",
        "0.50",
        "1.0",
        "King's Bounty",
        "=",
        "Null value",
        "~x",
        "b#7",
        "a:b",
        "é漢🂡",
        "(see 633a.2)",
        "§ 601a.10",
        "a, b",
        "a [b] {c}",
        "is it so?",
        "-x",
        "C:\\Users",
        "it's",
        "<<",
    ],
)
def test_a_plain_value_stays_as_written(written: str) -> None:
    assert texts(read_text(f"value: {written}\nlist:\n  - {written}\n", "filing.yaml").root) == {
        "value": written,
        "list": [written],
    }


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a: \"x: y # z\"\nb: 'it''s'\n", {"a": "x: y # z", "b": "it's"}),
        ('a: "~"\nb: "null"\nc: "<<"\n', {"a": "~", "b": "null", "c": "<<"}),
        ('"a b": c\n', {"a b": "c"}),
        ("no: 1\n010: 2\n3:2\n".replace("3:2\n", "2015-07-01: 3\n"), {"no": "1", "010": "2", "2015-07-01": "3"}),
        ('a: "\\u00e9\\x41\\n"\n', {"a": "éA\n"}),
        ("a: b # a comment\nc:   # left empty\n", {"a": "b", "c": ""}),
        ('a: "b" #comment\n', {"a": "b"}),
        ("a: {b: c, d: [e, f]}\n", {"a": {"b": "c", "d": ["e", "f"]}}),
        ("a: [\n  b,\n  c,\n]\n", {"a": ["b", "c"]}),
        ("a: [6,6]\n", {"a": ["6", "6"]}),
        ("a: {}\nb: []\n", {"a": {}, "b": []}),
        ("a:\n- b\n- c\nd: e\n", {"a": ["b", "c"], "d": "e"}),
        ("a:\n  - b: c\n    d: e\n", {"a": [{"b": "c", "d": "e"}]}),
        ("a: |\n  one\n  two\n\n  three\nb: c\n", {"a": "one\ntwo\n\nthree\n", "b": "c"}),
        ("a: >-\n  one\n  two\n", {"a": "one two"}),
        ("a: |2-\n   one\n", {"a": " one"}),
        ("a: | # comment\n  one\n", {"a": "one\n"}),
        ("---\na: b\n...\n", {"a": "b"}),
        ("# first\n\n\na: b", {"a": "b"}),
        ("{a: b}", {"a": "b"}),
        ("a : b\n", {"a": "b"}),
        ("a: b\r\nc:\r\n  d: e\r\n", {"a": "b", "c": {"d": "e"}}),
        ("a: b\rc: d\r", {"a": "b", "c": "d"}),
    ],
)
def test_what_belongs_to_the_subset_is_read(text: str, expected: object) -> None:
    assert texts(read_text(text, "filing.yaml").root) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # Twice the same name.
        ("a: 1\nb: 2\na: 3\n", (3, 1, "a stands twice; it first stands in line 1.")),
        ("w:\n  b: 1\n  c: 2\n  b: 3\n", (4, 3, "b stands twice; it first stands in line 2.")),
        ('a: 1\n"a": 2\n', (2, 1, "a stands twice; it first stands in line 1.")),
        ("w: {b: 1, b: 2}\n", (1, 11, "b stands twice; it first stands in line 1.")),
        # Anchors, aliases, merge keys, tags, directives.
        ("a: &x b\n", (1, 4, "An anchor (&) is not read.")),
        ("a: *x\n", (1, 4, "An alias (*) is not read.")),
        ("<<: {a: b}\nc: d\n", (1, 1, "A merge key (<<) is not read.")),
        ("a: !!str b\n", (1, 4, "A tag (!) is not read.")),
        ("a: !!python/object:os.system b\n", (1, 4, "A tag (!) is not read.")),
        ("a: ! b\n", (1, 4, "A tag (!) is not read.")),
        ("%YAML 1.1\n---\na: b\n", (1, 1, "A line that begins with % is not read.")),
        ("%TAG ! x:\n---\na: b\n", (1, 1, "A line that begins with % is not read.")),
        ("%YAML 1.1\na: b\n", (1, 1, "A line that begins with % is not read.")),
        ("%x\na: b\n", (1, 1, "A line that begins with % is not read.")),
        # Several documents.
        ("a: b\n---\nc: d\n", (2, 1, "A second document begins here.")),
        ("a: b\n---\n", (2, 1, "A second document begins here.")),
        ("a: b\n...\nc: d\n", (3, 1, "A second document begins here.")),
        ("--- a: b\n", (1, 6, "The line --- holds more than that.")),
        # Nothing there.
        ("", (1, 1, "The file is empty.")),
        ("\n\n  \n", (1, 1, "The file is empty.")),
        ("# one\n# two\n", (1, 1, "The file holds nothing but comments.")),
        ("---\n", (1, 1, "The file is empty.")),
        # No entries.
        ("- a\n- b\n", (1, 1, "The file does not hold entries.")),
        ('"hello"\n', (1, 1, "The file does not hold entries.")),
        ("hello\n", (1, 1, "This line has no colon.")),
        ("decks 6\n", (1, 1, "This line has no colon.")),
        ("decks:6\n", (1, 6, "A space is missing after the colon.")),
        ("a: b\ndecks:6\n", (2, 6, "A space is missing after the colon.")),
        ("a: b\ndecks 6\nc: d\n", (2, 1, "This line has no colon.")),
        ('a: b\n"decks"\n', (2, 1, "This line has no colon.")),
        ("a: {b:1}\n", (1, 6, "A space is missing after the colon.")),
        ("a:b: c\n", (1, 2, "A space is missing after the colon.")),
        ("a: b: c\n", (1, 5, "A second colon stands in this line.")),
        ("a: Notice: b\n", (1, 10, "A second colon stands in this line.")),
        # Indentation.
        ("a: 1\n  b: 2\n", (2, 3, "This line is indented further than the line above it.")),
        ("t:\n  a: 1\n b: 2\n", (3, 2, "This line does not line up with the lines above it.")),
        ("t:\n    a: 1\n  b: 2\n", (3, 3, "This line does not line up with the lines above it.")),
        ("  a: 1\nb: 2\n", (2, 1, "This line does not line up with the lines above it.")),
        ("t:\n   - a\n  - b\n", (3, 3, "This list item does not line up with the lines above it.")),
        ("t:\n  - a\n    - b\n", (2, 5, "This value runs on in the next line.")),
        ("t: one\n  two\n", (1, 4, "This value runs on in the next line.")),
        ("t: - a\n", (1, 4, "A list cannot begin in the line of its name.")),
        # Tabs, in every place.
        ("\ta: b\n", (1, 1, "A tab stands here.")),
        ("t:\n\ta: b\n", (2, 1, "A tab stands here.")),
        ("t:\n  \ta: b\n", (2, 3, "A tab stands here.")),
        ("a:\tb\n", (1, 3, "A tab stands here.")),
        ("a: b\tc\n", (1, 5, "A tab stands here.")),
        ("a: b\t\n", (1, 5, "A tab stands here.")),
        ("a: b # x\ty\n", (1, 9, "A tab stands here.")),
        ("a: b\n\t\nc: d\n", (2, 1, "A tab stands here.")),
        ('a: "b\tc"\n', (1, 6, "A tab stands here.")),
        ("a: |\n\tb\n", (2, 1, "A tab stands here.")),
        ("a: [b,\tc]\n", (1, 7, "A tab stands here.")),
        # Characters that are not seen.
        ("a: b\0c\n", (1, 5, "The text holds a NUL character (U+0000).")),
        ("a: \x1b[31mred\n", (1, 4, "The character U+001B cannot be read.")),
        ("a: b\n\x7fc: d\n", (2, 1, "The character U+007F cannot be read.")),
        ("a: b\x85c: d\n", (1, 5, "The character U+0085 cannot be read.")),
        ("a: b\u2028c\n", (1, 5, "The character U+2028 (line separator) cannot be read.")),
        ("a:\u00a0b\n", (1, 3, "The character U+00A0 (no-break space) cannot be read.")),
        ("a: b\u202ec\n", (1, 5, "The character U+202E (right-to-left override) cannot be read.")),
        ("a: b\u2067c\n", (1, 5, "The character U+2067 (right-to-left isolate) cannot be read.")),
        ("a: b\u200bc\n", (1, 5, "The character U+200B (zero width space) cannot be read.")),
        ("a: b\u00adc\n", (1, 5, "The character U+00AD (soft hyphen) cannot be read.")),
        ("\ufeffa: b\n", (1, 1, "The character U+FEFF (zero width no-break space) cannot be read.")),
        ("a: \ud800\n", (1, 4, "The character U+D800 cannot be read.")),
        ("a: \ue000\n", (1, 4, "The character U+E000 cannot be read.")),
        ('a: "\\u202e"\n', (1, 4, "This text holds the character U+202E, which cannot be shown.")),
        ('a: "\\0"\n', (1, 4, "This text holds the character U+0000, which cannot be shown.")),
        ('a: "\\e[31m"\n', (1, 4, "This text holds the character U+001B, which cannot be shown.")),
        ('a: "b\\tc"\n', (1, 4, "This text holds the character U+0009, which cannot be shown.")),
        ('"\\u200b": b\n', (1, 1, "This text holds the character U+200B, which cannot be shown.")),
        ('a: "\\ud800"\n', (1, 4, "This text holds the character U+D800, which cannot be shown.")),
        ('a: "\\U00110000"\n', (1, 5, "This code names no character.")),
        ('a: "\\q"\n', (1, 5, "Inside double quotes a backslash begins a code, and this is none.")),
        ('a: "C:\\Users"\n', (1, 7, "Inside double quotes a backslash begins a code, and this is none.")),
        # Quotes and brackets.
        ('a: b\nc: "d\ne: f\n', (2, 4, "The quote opened here is not closed.")),
        ("a: b\nc: 'd\n", (2, 4, "The quote opened here is not closed.")),
        ('a: "b\nc: d"\n', (1, 4, "The quote opened here is not closed in its line.")),
        ('a: "b\nc: "d"\n', (1, 4, "The quote opened here is not closed in its line.")),
        ("a: 'it's so'\n", (1, 8, "More text follows where the value has ended.")),
        ('a: "b" c\n', (1, 8, "More text follows where the value has ended.")),
        ("a: [b] c\n", (1, 8, "More text follows where the value has ended.")),
        ("a: {b: 1}}\n", (1, 10, "More text follows where the value has ended.")),
        ("a: [b, c\nd: e\n", (1, 4, "The [ opened here is not closed.")),
        ("a: {b: c\nd: e\n", (1, 4, "The { opened here is not closed.")),
        ("a: [b, {c: d}\n", (1, 4, "The [ opened here is not closed.")),
        ("a: [b, {c: d\n", (1, 8, "The { opened here is not closed.")),
        ("a: {\n", (1, 4, "The { opened here is not closed.")),
        ("a: ]\n", (1, 4, "A value cannot begin with “]”.")),
        ("a: [b,,c]\n", (1, 7, ", does not belong here.")),
        ("a: {b: c d: e}\n", (1, 11, ": does not belong here.")),
        ("a: {b: really?}\n", (1, 14, "? does not belong here.")),
        # Names.
        ("? a\n: b\n", (1, 3, "A name must be plain text in one line.")),
        ("? [a, b]\n: c\n", (1, 3, "A name must be plain text in one line.")),
        ("[a, b]: c\n", (1, 1, "A name must be plain text in one line.")),
        ("{a: b}: c\n", (1, 1, "A name must be plain text in one line.")),
        ("a: {? b : c}\n", (1, 7, "A name must be plain text in one line.")),
        (": b\n", (1, 1, "A name is missing before the colon.")),
        ("a: {: b}\n", (1, 5, "A name is missing before the colon.")),
        (f"{'k' * 201}: b\n", (1, 1, "A name is longer than 200 characters.")),
        (f"a: b\n{'k' * 2000}: b\n", (2, 1, "This line is too long for a name.")),
        # Commas inside braces and brackets.
        (
            "a: {maximum: $1,000}\n",
            (1, 14, "Inside braces and brackets the comma in $1,000 ends the value."),
        ),
        (
            "a: {maximum: $1,000,000, b: c}\n",
            (1, 14, "Inside braces and brackets the comma in $1,000,000 ends the value."),
        ),
        ("a: [1,000]\n", (1, 5, "Inside braces and brackets the comma in 1,000 ends the value.")),
        ("a: [1,000.50]\n", (1, 5, "Inside braces and brackets the comma in 1,000.50 ends the value.")),
        (
            "a: {Royal Flush: 1,000 for 1, b: 2}\n",
            (1, 18, "Inside braces and brackets the comma in 1,000 for 1 ends the value."),
        ),
        (
            "a: {text: Win, place}\n",
            (1, 16, "place has no colon; inside braces a comma ends the value before it."),
        ),
        ("a: {b c}\n", (1, 5, "b c has no colon.")),
        ("a: [Notice: b]\n", (1, 5, "Inside brackets a colon splits the value.")),
        # Signs that begin something else.
        ("a: @b\n", (1, 4, "A value cannot begin with “@”.")),
        ("a: `b`\n", (1, 4, "A value cannot begin with “`”.")),
        ("a: %5\n", (1, 4, "A value cannot begin with “%”.")),
        ("a: & Sons\n", (1, 4, "A value cannot begin with “&”.")),
        ("a: * b\n", (1, 4, "A value cannot begin with “*”.")),
        ("a: ? b\n", (1, 4, "A value cannot begin with “?”.")),
        ("a: |b\n", (1, 4, "Nothing may stand in the line after | or >.")),
        ("a: > 5 decks\n", (1, 4, "Nothing may stand in the line after | or >.")),
        ("a: |#b\n", (1, 4, "Nothing may stand in the line after | or >.")),
        # Values that YAML cuts or loses.
        ("a: Approval #7\n", (1, 13, "The # after Approval cuts the value short.")),
        ("a: #7\n", (1, 4, "The # after a: cuts the value short.")),
        ("a:\n  - b #7\n", (2, 7, "The # after b cuts the value short.")),
        ("a: ~\n", (1, 4, "~ is not read.")),
        ("a: null\n", (1, 4, "null is not read.")),
        ("a: Null\n", (1, 4, "Null is not read.")),
        ("a: NULL\n", (1, 4, "NULL is not read.")),
        ("a:\n  - ~\n", (2, 5, "~ is not read.")),
    ],
)
def test_a_trap_is_an_error_at_its_place(text: str, expected: tuple[int, int, str]) -> None:
    assert problems(text)[0] == expected
    assert len(problems(text)) == 1


def test_every_problem_is_told_in_the_order_of_the_lines() -> None:
    text = "a: &x 1\nb: !t 2\nc: *x\na: 3\nd: {maximum: $1,000}\ne: ~\nf: g #h\n"
    assert [(line, column) for line, column, _ in problems(text)] == [
        (1, 4),
        (2, 4),
        (3, 4),
        (4, 1),
        (5, 14),
        (6, 4),
        (7, 6),
    ]


def test_problems_before_the_place_where_the_parser_stops_are_told_too() -> None:
    assert problems("a: 1\na: 2\nb: [c\n") == [
        (2, 1, "a stands twice; it first stands in line 1."),
        (3, 4, "The [ opened here is not closed."),
    ]


def test_each_line_with_a_tab_is_told() -> None:
    assert problems("a:\n\tb: c\n\td:\te\n") == [(2, 1, "A tab stands here."), (3, 1, "A tab stands here.")]


@pytest.mark.parametrize(
    ("text", "help_text"),
    [
        ("a: {maximum: $1,000}", 'Put it in quotes: "$1,000". Between two values write a space after the comma.'),
        ("decks:6", "Write a name, a colon, a space and a value: decks: 6"),
        ("a: 'it's so'", "Use double quotes around a value that holds an apostrophe."),
        ("a:\u00a0b", "Write an ordinary space instead."),
        ("a: \u202eb", "Delete it; it changes the order in which the line is shown."),
        ("a:\tb", "Write spaces instead."),
        ("", "Start one with: checker new GAME --jurisdiction CODE"),
        ("t:\n  - a\n    - b\n", "Give every item of a list the same indentation before its hyphen."),
        ("a: ~", "Leave the place empty, or write the value in quotes."),
    ],
)
def test_the_help_says_what_to_write(text: str, help_text: str) -> None:
    with pytest.raises(SourceError) as caught:
        read_text(text, "filing.yaml")
    assert caught.value.problems[0].help == help_text


def test_the_error_names_the_file_and_keeps_the_lines() -> None:
    with pytest.raises(SourceError) as caught:
        read_text("a: b\na: c\n", "filing.yaml")
    assert str(caught.value) == "filing.yaml:2:1: a stands twice; it first stands in line 1."
    assert caught.value.lines == ("a: b", "a: c", "")


def test_positions_and_widths_mark_what_was_written() -> None:
    root = read_text("a: bcd\n\"e\": 'f g'\nh:\n  - 漢字 # x\n  - {i: jk}\nl:\n", "filing.yaml").root
    a, e, h, last = root.entries
    assert (a.key.position.line, a.key.position.column, a.key.position.width) == (1, 1, 1)
    assert (a.value.position.line, a.value.position.column, a.value.position.width) == (1, 4, 3)
    assert (e.key.position.column, e.key.position.width) == (1, 3)
    assert (e.value.position.column, e.value.position.width) == (6, 5)
    assert isinstance(h.value, Sequence)
    wide, braces = h.value.items
    assert (wide.position.line, wide.position.column, wide.position.width) == (4, 5, 2)
    assert isinstance(braces, Mapping)
    assert (braces.position.line, braces.position.column) == (5, 5)
    assert (braces.entries[0].value.position.column, braces.entries[0].value.position.width) == (9, 2)
    assert last.value.position == last.key.position


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ('facility: "Wharf"#7\n', 1, 18),
        ("facility: 'Wharf'#7\n", 1, 18),
        ("decks: [6, 8]#7\n", 1, 14),
        ("table: {decks: 6}#7\n", 1, 18),
        ("a: [{b: c}#d\n  ]\n", 1, 11),
        ("- x\n- 'y'#z\n", 2, 6),
    ],
)
def test_a_comment_sign_that_touches_a_closed_value_is_refused(text: str, line: int, column: int) -> None:
    assert (line, column, "A # touches the value before it.") in problems(text)
    spaced = text.replace("#", " #")
    if text.startswith("- "):
        return
    assert read_text(spaced, "filing.yaml").root.entries


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("wagers: [ante,\nplay]\n", 2, 1),
        ("wagers: {\nante: yes}\n", 2, 1),
        ("game:\n  wagers: [ante,\n  play]\n", 3, 3),
        ("game:\n  wagers: [\n    ante, {a: b},\n ]\n", 4, 2),
        ("list:\n- [ante,\nplay]\n", 3, 1),
    ],
)
def test_a_line_inside_a_bracket_that_leaves_its_name_is_refused_once(text: str, line: int, column: int) -> None:
    assert problems(text) == [(line, column, "This line stands inside a bracket and too far left for it.")]


def test_lines_inside_a_bracket_may_stand_anywhere_right_of_their_name() -> None:
    text = "game:\n  wagers: [ante,\n   play,\n# a comment\n\n        tie,\n  ]\n"
    assert texts(read_text(text, "filing.yaml").root) == {"game": {"wagers": ["ante", "play", "tie"]}}


@pytest.mark.parametrize("sign", ["|", ">"])
def test_spaces_above_a_block_text_do_not_swallow_it(sign: str) -> None:
    message = "This empty line holds more spaces than the first line of the text below it."
    assert (3, 3, message) in problems(f"note: {sign}\n \n     \n  # of the text\n")
    assert (2, 3, message) in problems(f"note: {sign}\n    \n  words\n")
    assert texts(read_text(f"note: {sign}\n  \n  words\n", "filing.yaml").root) == {"note": "\nwords\n"}
    assert texts(read_text(f"note: {sign}2\n    \n  words\n", "filing.yaml").root)
    assert texts(read_text(f"note: {sign}\n    \ngame: x\n", "filing.yaml").root)


@pytest.mark.parametrize("text", ["note: |\n  a\n   ", "note: |\n  a", "note: 'a'", "note: |+\n  a\n\n  "])
def test_a_last_line_without_its_end_reads_as_with_it(text: str) -> None:
    assert texts(read_text(text, "filing.yaml").root) == texts(read_text(f"{text}\n", "filing.yaml").root)


def test_a_last_line_of_spaces_in_a_block_text_is_kept() -> None:
    assert texts(read_text("note: |\n  a\n   ", "filing.yaml").root) == {"note": "a\n \n"}
