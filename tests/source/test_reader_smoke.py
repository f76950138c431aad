from checker.source import read_text
from checker.source.tree import to_plain


def test_scalars_stay_as_written() -> None:
    plain = to_plain(read_text("odds: 3:2\nswitch: no\ndecks: 010\n", "filing.yaml").root)
    assert plain == {"odds": "3:2", "switch": "no", "decks": "010"}
