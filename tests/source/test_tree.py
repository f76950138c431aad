from checker.source import read_text
from checker.source.tree import Mapping, find, is_blank, to_plain

TEXT = """\
table:
  positions: 7
  padded: 010
  odds: 3:2
  quoted: "7"
  truth: true
  answer: yes
  empty:
  quoted_empty: ""
wagers:
  - lucky
  - meter:
      rate: 20%
"""


def test_the_plain_form_keeps_every_text_that_json_would_change() -> None:
    assert to_plain(read_text(TEXT, "filing.yaml").root) == {
        "table": {
            "positions": 7,
            "padded": "010",
            "odds": "3:2",
            "quoted": "7",
            "truth": True,
            "answer": "yes",
            "empty": None,
            "quoted_empty": "",
        },
        "wagers": ["lucky", {"meter": {"rate": "20%"}}],
    }


def test_a_number_too_long_for_json_stays_text() -> None:
    assert to_plain(read_text("a: 9999999999999999999\n", "filing.yaml").root) == {"a": "9999999999999999999"}


def test_find_walks_names_and_places_in_lists() -> None:
    root = read_text(TEXT, "filing.yaml").root
    entry, node = find(root, ("wagers", 1, "meter", "rate"))
    assert entry is not None
    assert (entry.key.text, entry.key.position.line) == ("rate", 13)
    assert node is entry.value


def test_find_gives_the_last_entry_passed_where_the_path_ends_early() -> None:
    root = read_text(TEXT, "filing.yaml").root
    for path in (("wagers", 2), ("wagers", "meter"), ("wagers", -1)):
        entry, node = find(root, path)
        assert node is None
        assert entry is not None
        assert entry.key.text == "wagers"
    assert find(root, ("cards", "decks")) == (None, None)


def test_only_an_empty_place_is_blank() -> None:
    root = read_text(TEXT, "filing.yaml").root
    table = root.entries[0].value
    assert isinstance(table, Mapping)
    assert [entry.key.text for entry in table if is_blank(entry.value)] == ["empty"]
