"""What an entry's answer may say that is neither a choice nor a figure: data, ``rulesets/shared/words/fields.yaml``."""

from collections.abc import Container, Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from checker.frozen import frozen, replace
from checker.regex import regex
from checker.submission.answer_rows import REFUSED, Row, neutral, rows_of, stemmed, weighed
from checker.submission.word_files import entry_of, field_words
from checker.words.joined import joined
from checker.words.tokens import Sort, tokens
from checker.words.wordings import wordings

_YES, _NO, _NONE = "yes", "no", "0"
_LEAST_PIECES = 2
_NOT, _DENIALS = "not", "not|no|never|none"
_TOLD = frozenset({"yes_no", "choice"})
_ATOM = regex(r"[^ |~/()!]+")
Words = tuple[str, ...]


@frozen
class Field:
    """What is known of the answers to one entry: rows by what they say, and words that may stand beside a figure.

    ``phrases`` are rows of words that are left out before an answer is read, ``phrases_with`` further ones where the
    law asks for another entry, by its path; ``refused_with`` are rows of what is no lawful answer there. ``first`` are
    rows that decide before all others. ``wide`` are all these rows with more words beside them: what they say counts
    where nothing else does and it is unlawful.
    """

    rows: tuple[Row, ...] = ()
    first: tuple[Row, ...] = ()
    wide: tuple[Row, ...] = ()
    beside: frozenset[str] = frozenset()
    phrases: tuple[Words, ...] = ()
    phrases_with: Mapping[str, tuple[Words, ...]] = {}
    refused_with: Mapping[str, tuple[Row, ...]] = {}

    def refused_where(self, asked: Container[str]) -> tuple[Row, ...]:
        """Return the rows of what is refused only where the law asks for the entries ``asked``."""
        return tuple(row for path, rows in self.refused_with.items() if path in asked for row in rows)

    def phrases_where(self, asked: Container[str]) -> tuple[Words, ...]:
        """Return the rows that are left out where the law asks for the entries ``asked``, the longest first."""
        more = [phrase for path, listed in self.phrases_with.items() if path in asked for phrase in listed]
        return tuple(sorted((*self.phrases, *more), key=len, reverse=True)) if more else self.phrases


@cache
def field(path: str, kind: str) -> Field:
    """Return what is known of the answers to an entry of a kind. Raises ValueError for a row that cannot be read."""
    raw = field_words()
    own = entry_of(raw["fields"], path)
    rows = (*rows_of(dict(_by_value(own, kind, raw))), *_bare(own, kind, raw))
    first = tuple(_first(own, raw))
    idle = neutral() - weighed(rows)
    same = _of_one_value(rows) if kind in _TOLD else {}
    last = path.rpartition(".")[2].rpartition("_")[2]
    beside = (*raw["figures"].get(kind, ()), *raw["figures"].get(last, ()), *own.get("figures", ()), *raw["aside"])
    return Field(
        rows=tuple(replace(row, known=row.known | idle | same.get(row.value, frozenset())) for row in rows),
        first=tuple(replace(row, known=row.known | idle) for row in first),
        wide=tuple(_widened(first, rows, idle)),
        beside=frozenset(word for said in beside for word in words_of(str(said)))
        | (idle if kind == "hours" else frozenset()),
        phrases=_phrases(own.get("phrases", ())),
        phrases_with={path: _phrases(listed) for path, listed in own.get("phrases_with", {}).items()},
        refused_with={path: _refused(listed, own, raw) for path, listed in own.get("refused_with", {}).items()},
    )


def _widened(first: tuple[Row, ...], rows: tuple[Row, ...], idle: frozenset[str]) -> Iterator[Row]:
    """Yield rows with more words beside them; of what is unlawful, those that decide, in two words, not denying."""
    unlawful = [row for row in first if row.value in {REFUSED, _NO}]
    words = _under("wide")
    others = [row for row in (*first, *rows) if row.value not in {REFUSED, _NO}]
    more = idle | ((words | weighed(unlawful)) - weighed(others) - frozenset(wordings().denials) - turning())
    for row in (*unlawful, *others):
        bare = len(row.required) < _LEAST_PIECES and any(
            len(choice.words) == 1 for piece in row.required for choice in piece
        )
        if row in unlawful and (bare or not wordings().denials.isdisjoint(weighed((row,)))):
            continue
        yield replace(row, known=row.known | more)


def _first(own: Mapping[str, Any], raw: Mapping[str, Any]) -> Iterator[Row]:
    """Return the rows that decide before all others."""
    listed = {
        str(value): as_rows(row for said in rows for row in raw["meanings"].get(said, (said,)))
        for value, rows in own.get("first", {}).items()
    }
    return rows_of({"beside": _beside(own, raw), **listed})


def _of_one_value(rows: Iterable[Row]) -> Mapping[str, frozenset[str]]:
    """Return the words that only rows of one value have, by the value: beside another row of it they change nothing.

    Words that deny, that turn what stands before them, figures and those who act are none of them.
    """
    said: dict[str, set[str]] = {}
    for row in rows:
        said.setdefault(row.value, set()).update(row.known)
    never = turning() | circumstances() | wordings().denials | acting()
    return {
        value: frozenset(
            word
            for word in words - never
            if word.isalpha() and not any(word in other for of, other in said.items() if of != value)
        )
        for value, words in said.items()
    }


def _refused(rows: Iterable[object], own: Mapping[str, Any], raw: Mapping[str, Any]) -> tuple[Row, ...]:
    return tuple(rows_of({"beside": _beside(own, raw), REFUSED: as_rows(rows)}))


def _beside(own: Mapping[str, Any], raw: Mapping[str, Any]) -> list[str]:
    """Return the words that may stand in every row of an entry."""
    words = map(str, (*own.get("beside", ()), *own.get("figures", ()), *raw["aside"]))
    return [said for word in words for said in in_both_forms(word)]


def in_both_forms(word: str) -> tuple[str, str]:
    """Return a word as it may stand in a row: as a line has it once it is cut into tokens, and as it is written."""
    return f"({_as_in_a_line(word)})", word


def as_rows(written: Iterable[object]) -> list[str]:
    """Return rows with each word as a line has it once it is cut into tokens."""
    return [_row(str(row)) for row in written]


def _phrases(written: Iterable[object]) -> tuple[Words, ...]:
    return tuple(sorted(map(words_of, map(str, written)), key=len, reverse=True))


def _under(key: str) -> frozenset[str]:
    """Return the words that the file lists under a key."""
    return frozenset(word for said in field_words()[key] for word in words_of(str(said)))


@cache
def turning() -> frozenset[str]:
    """Return the words after which the rest of an answer may take back what stands before."""
    return _under("turning")


@cache
def acting() -> frozenset[str]:
    """Return the words for those who act at a table: another one of them makes another answer."""
    return _under("acting")


@cache
def circumstances() -> frozenset[str]:
    """Return the words that tell when one of several times holds."""
    return _under("circumstances")


@cache
def altering() -> tuple[Words, ...]:
    """Return the words that make a figure another one than it says: 24 hours of play are more than a day."""
    return tuple(map(words_of, map(str, field_words()["altering"])))


def words_of(text: str) -> Words:
    """Return the words of a text in the form in which they are compared, without signs."""
    return tuple(stemmed(token).text for token in joined(tokens(text)) if token.sort is not Sort.SIGN)


def _row(written: str) -> str:
    """Return a row with each word as a line has it once it is cut into tokens; any word that denies is “not”."""
    said = " ".join(_DENIALS if piece == _NOT else piece for piece in written.split(" "))
    return _ATOM.sub(lambda found: _as_in_a_line(found[0]), said)


@cache
def _as_in_a_line(words: str) -> str:
    if words.startswith("{"):
        return words
    found = [token for token in joined(tokens(words.replace("+", " "))) if token.sort is not Sort.SIGN]
    if any(token.sort is Sort.RATIO for token in found):
        return words
    return "+".join("+".join(token.text for token in found).split()) or words


def _bare(own: Mapping[str, Any], kind: str, raw: Mapping[str, Any]) -> Iterator[Row]:
    """Yield what is said of a thing without a place or a number: installed, not provided."""
    if kind == "yes_no" and own.get("things"):
        had, around = str(raw["had"]), _row(str(raw["around"]))
        yield from rows_of({"beside": [], _YES: [f"{had} {around} (yes)"], _NO: [f"{_row(f'not {had}')} {around}"]})


def _by_value(own: Mapping[str, Any], kind: str, raw: Mapping[str, Any]) -> Iterator[tuple[str, list[str]]]:
    """Yield the rows of an entry by the value that they say, with those that all entries of its kind have."""
    things = ["+".join(str(thing).split()) for thing in own.get("things", ())]
    without = [f"{denial}+{thing}" for denial in (_NO, "without") for thing in things]
    yield "beside", _beside(own, raw)
    if kind == "yes_no":
        granted = raw["granted"] if own.get("right") else ()
        denied = raw["denied"] if own.get("right") else ()
        yield _YES, [f"{_row(row)} (yes)" for row in (_YES, *own.get("yes", ()), *granted)]
        yield _NO, [*map(_row, (*own.get("no", ()), *without, *denied))]
    else:
        lacking = [f"not {raw['had']} {raw['around']}"] if kind.startswith("count") else []
        yield _NONE, [*map(_row, (*own.get("zero", ()), *without, *lacking))]
        yield from ((str(value), as_rows(rows)) for value, rows in own.get("values", {}).items())
    # An entry with choices in one chapter asks for yes or no in another.
    refused = () if kind == "yes_no" and "values" in own else own.get("refused", ())
    rows = [_row(row) for said in refused for row in raw["meanings"].get(said, (said,))]
    yield REFUSED, [f"{row} (yes)" if kind == "yes_no" else row for row in rows]
