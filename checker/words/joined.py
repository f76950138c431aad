"""Several words that mean the same as others: “next to one another” is “adjacent”, “is free to” is “can”.

Two lists are data. Those under ``alike`` of ``wordings.yaml`` are read in every line. Those of ``lexicon.yaml``, idioms
and words that say nothing, are read where a sentence was not understood without them.
"""

import marshal
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import product
from typing import Any

from checker.frozen import replace
from checker.law.chapter import read_shared, shared_text
from checker.regex import regex
from checker.words.kept import kept
from checker.words.tokens import Sort, Token, tokens, without_ending
from checker.words.wordings import wordings

FILE = "lexicon.yaml"
AS_WRITTEN, FOLLOWS, END = "=", ">", "$"
"""What stands before a word that is meant as it is written, before one that only follows, and for the end."""
Row = tuple[str, ...]
_Rows = dict[str, tuple[tuple[Row, Row], ...]]
_BySecond = dict[str, list[tuple[int, tuple[Row, Row]]]]
_MORE = ""
"""What is written for a token after the first of several for one word."""
_PIECE = regex(r"\([^()]*\)|\S+")
_ARTICLES = frozenset({"the", "a", "an"})
_ENDINGS = ("ing", "ed")


def joined(sentence: Sequence[Token]) -> list[Token]:
    """Return the tokens of a sentence with each row of words replaced by those that stand for it.

    “Neither ... nor” denies once, as “not ... or” does.
    """
    sentence = _denied_once(sentence)
    found: list[Token] = []
    at = 0
    while at < len(sentence):
        size, instead = _row_at(sentence, at)
        if not size:
            found.append(sentence[at])
            at += 1
            continue
        start, end = sentence[at].start, sentence[at + size - 1].end
        found.extend(Token(Sort.WORD, word, start, end) for word in instead)
        at += size
    return found


def restated(sentence: Sequence[Token], text: str) -> Iterator[list[Token]]:
    """Yield the tokens of a sentence of a text in plainer words.

    First the words that say nothing are left out, then idioms are replaced, and last a hand and what it is paid are put
    in one clause. An article and a word that says nothing may stand within an idiom: it comes right back to you.
    """
    last = list(sentence)
    for silent in (True, False, False):
        plain = _replaced(last, text, silent=silent)
        if plain and plain != last:
            yield plain
            last = plain
    paid = _in_one_clause(last)
    if paid:
        yield paid


def _in_one_clause(sentence: Sequence[Token]) -> list[Token]:
    """Return a hand and what it is paid in one clause; nothing where a sentence does not tell them in two.

    “Hit a flush and Fortune pays 4 to 1” is “flush Fortune pays 4 to 1”.
    """
    having = read_shared("words", FILE)["having"]
    begins = next((at for at, token in enumerate(sentence) if token.text not in having), 0)
    paid = next((at for at, token in enumerate(sentence) if token.sort is Sort.RATIO), 0)
    parted = [at for at in range(begins, paid) if sentence[at].text in {"and", ","}]
    if not begins or not parted or any(token.text == "or" for token in sentence[begins : parted[-1]]):
        return []
    return [*sentence[begins : parted[-1]], *sentence[parted[-1] + 1 :]]


def _replaced(sentence: Sequence[Token], text: str, *, silent: bool) -> list[Token]:
    found: list[Token] = []
    forms = [_forms(sentence, place, text) for place in range(len(sentence))]
    idioms = _possible(frozenset(form for listed in forms for form in listed), silent=silent)
    at = 0
    while at < len(sentence):
        end, instead = _idiom_at(forms, at, idioms)
        if end == at:
            found.append(sentence[at])
            at += 1
            continue
        start, last = sentence[at].start, sentence[end - 1].end
        words = " ".join(instead)
        for token in sentence[at:end]:
            words = words.replace(_slot(token), token.text.strip("$%"), 1)
        found.extend(replace(token, start=start, end=last) for token in tokens(words))
        at = end
    return found


def _possible(forms: frozenset[str], *, silent: bool) -> _Rows:
    """Return the idioms of which every word stands in a sentence with these forms.

    With ``silent`` they are only those that say nothing.
    """
    found: _Rows = {}
    for first in forms & _idioms()["begun"].keys():
        begun = _begun_by(first)
        rows = [row for second in (forms & begun.keys()) | {_MORE} for row in begun.get(second, ())]
        fitting = (row for _, row in sorted(rows) if not (silent and row[1]) and _needed(row[0]) <= forms)
        found[first] = tuple(fitting)
    return found


@lru_cache(maxsize=512)
def _begun_by(first: str) -> _BySecond:
    """Return the idioms that begin with a word, by the second word if they have one in any case, with their places."""
    found: _BySecond = marshal.loads(_idioms()["begun"][first])  # noqa: S302 - made below, of the data
    return found


@cache
def _needed(row: Row) -> frozenset[str]:
    """Return the words that an idiom needs."""
    return frozenset(word.removeprefix(FOLLOWS) for word in row) - {END}


def _denied_once(sentence: Sequence[Token]) -> Sequence[Token]:
    texts = [token.text for token in sentence]
    if "nor" not in texts or "neither" not in texts[: texts.index("nor")]:
        return sentence
    return [replace(token, text="or") if token.text == "nor" else token for token in sentence]


def _row_at(sentence: Sequence[Token], at: int) -> tuple[int, Row]:
    for row, instead in _rows().get(sentence[at].text, ()):
        if tuple(token.text for token in sentence[at : at + len(row)]) == row:
            return len(row), instead
    return 0, ()


def _idiom_at(forms: Sequence[tuple[str, ...]], at: int, idioms: _Rows) -> tuple[int, Row]:
    """Return the end of the longest idiom that begins here, and the words for it; the place itself where none does."""
    best: tuple[int, Row] = (at, ())
    for form in forms[at]:
        for row, instead in idioms.get(form, ()):
            end = _end(row, forms, at)
            if end > best[0]:
                best = (end, instead)
    return best


def _end(row: Row, forms: Sequence[tuple[str, ...]], at: int) -> int:
    """Return where an idiom that begins here ends; zero where it does not stand here."""
    end = at
    for place, word in enumerate(row):
        wanted = word.removeprefix(FOLLOWS)
        while place and at < len(forms) and wanted not in forms[at] and _may_be_passed(forms[at]):
            at += 1
        if wanted == END:
            return end if at >= len(forms) else 0
        if at >= len(forms) or wanted not in forms[at]:
            return 0
        at += 1
        while wanted.startswith(AS_WRITTEN) and at < len(forms) and _MORE in forms[at]:
            at += 1
        end = end if word.startswith(FOLLOWS) else at
    return end


def _may_be_passed(forms: tuple[str, ...]) -> bool:
    """Whether a token may stand within an idiom: an article, or a word that says nothing."""
    return forms[0] in _ARTICLES or not _silent().isdisjoint(forms)


def _forms(sentence: Sequence[Token], at: int, text: str) -> tuple[str, ...]:
    """Return the forms in which an idiom may have a token: without an ending, as it is written, and its sort.

    Of several tokens for one word, as of “once”, the first is that word as it is written.
    """
    token = sentence[at]
    more = at > 0 and (sentence[at - 1].start, sentence[at - 1].end) == (token.start, token.end)
    written = _MORE if more else f"{AS_WRITTEN}{text[token.start : token.end].casefold()}"
    return _plain(token.text), written, _slot(token)


def _slot(token: Token) -> str:
    """Return what stands in an idiom for a token of its sort."""
    return f"{{{token.sort}}}"


def _plain(word: str) -> str:
    return word if word in _ARTICLES else without_ending(word, _ENDINGS)


@cache
def _rows() -> _Rows:
    """Return the rows by their first word, the longest first, each with the words that stand for it."""
    rows: _Rows = kept(__file__, "", _made)
    return rows


@cache
def _idioms() -> Mapping[str, Any]:
    """Return the idioms by their first word, each list of them unread, and the words that say nothing by themselves."""
    return kept(__file__, shared_text("words", FILE).decode(), _made_of_lexicon)


@cache
def _silent() -> frozenset[str]:
    """Return the words that say nothing by themselves."""
    return frozenset(_idioms()["silent"])


def _made() -> _Rows:
    rows = ((word, said) for word, listed in wordings().alike.items() for said in listed)
    return _by_first((_texts(said), _texts(word)) for word, said in rows)


def _made_of_lexicon() -> dict[str, Any]:
    raw: Mapping[str, Any] = read_shared("words", FILE)
    rows = ((word, said) for word, listed in raw["words"].items() for said in _said(listed))
    texts = cache(_texts)  # a few thousand words, in some sixty thousand idioms
    idioms = [(_as_idiom(said, texts), (str(word),)) for word, said in rows]
    nothing = [(_as_idiom(said, texts), ()) for said in _said(raw["nothing"])]
    made = _by_first([*idioms, *nothing])
    return {
        "begun": {first: marshal.dumps(_by_second(rows)) for first, rows in made.items()},
        "silent": [first for first, rows in made.items() if ((first,), ()) in rows],
    }


def _by_second(rows: Sequence[tuple[Row, Row]]) -> _BySecond:
    """Return the idioms of one first word by their second one, if they have one in any case, each with its place."""
    found: _BySecond = {}
    for place, (row, instead) in enumerate(rows):
        free = len(row) == 1 or row[1].startswith(FOLLOWS) or row[1] == END
        found.setdefault(_MORE if free else row[1], []).append((place, (row, instead)))
    return found


def _by_first(rows: Iterator[tuple[Row, Row]] | Sequence[tuple[Row, Row]]) -> _Rows:
    made: dict[str, list[tuple[Row, Row]]] = {}
    for row, instead in rows:
        made.setdefault(row[0], []).append((row, instead))
    return {first: tuple(sorted(listed, key=lambda item: -len(item[0]))) for first, listed in made.items()}


def _texts(said: str) -> Row:
    return tuple(token.text for token in tokens(said))


def _as_idiom(said: str, texts: Callable[[str], Row]) -> Row:
    """Return the words of an idiom in the forms in which it is looked for, without articles."""
    words: list[str] = []
    follows = ""
    for word in said.split():
        if word == FOLLOWS:
            follows = FOLLOWS
        elif word.startswith((AS_WRITTEN, "{", END)):
            words.append(f"{follows}{word}")
        else:
            words.extend(f"{follows}{_plain(text)}" for text in texts(word) if follows or text not in _ARTICLES)
    return tuple(words)


def _said(listed: str) -> Iterator[str]:
    """Yield what idioms, parted by semicolons, stand for: ``(word)`` may be missing, ``a|b`` is either."""
    for written in listed.split(";"):
        pieces = (
            ["", *piece[1:-1].split("|")] if piece[0] == "(" else piece.split("|") for piece in _PIECE.findall(written)
        )
        yield from (" ".join(filter(None, words)) for words in product(*pieces))
