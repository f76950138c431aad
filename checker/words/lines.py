"""What is done with the tokens of a whole line before its sentences are read."""

from checker.frozen import replace
from checker.words.tokens import ENDS, Sort, Token
from checker.words.topical import SUPPOSING
from checker.words.vocabulary import Vocabulary

_MARKS = frozenset({"q", "a"})
_ANSWERS = frozenset({"no", "yes"})
_STOPS = frozenset({".", ";"})
_SHORTEST_CUT = 3
"""How many letters are left at least of a name that is cut short."""


def spelled(line: list[Token], vocabulary: Vocabulary) -> list[Token]:
    """Return a line with the name of a wager in place of the beginning of one that a full stop cuts short."""
    found: list[Token] = []
    cut = False
    for at, token in enumerate(line):
        stop = line[at + 1] if at + 2 < len(line) else None
        if cut:
            cut = False
            continue
        cut = stop is not None and stop.text == "." and stop.start == token.end and len(token.text) >= _SHORTEST_CUT
        slug = vocabulary.begun(token.text) if cut else ""
        cut = bool(slug)
        name = min((name for name, of in vocabulary.wagers if of == slug), key=len, default=())
        found.extend(replace(token, text=word) for word in name or (token.text,))
    return found


def answered(line: list[Token], text: str) -> list[Token]:
    """Return a line of a text in which a yes or no is a sentence, without the letters of question and answer.

    “Q: May I split? A: No, you may not” is “May I split? No. You may not”: the no is of what is asked.
    """
    found: list[Token] = []
    for token in line:
        begins = all(before.text in ENDS for before in found[-2:-1])
        last = found[-1] if found else None
        if last and begins and token.text == ":" and text[last.start : last.end].casefold() in _MARKS:
            found.pop()
        elif last and begins and token.text == "," and last.text in _ANSWERS:
            found.append(replace(token, text="."))
        else:
            found.append(token)
    return found


def with_otherwise(line: list[Token]) -> list[Token]:
    """Return a line in which what holds otherwise stands in the sentence before it: it wins; otherwise ..."""
    found = list(line)
    for at, token in enumerate(line[:-1]):
        if at and token.text in _STOPS and line[at + 1].text == "otherwise":
            found[at] = replace(token, text=",")
    return found


def run_on(line: list[Token]) -> list[Token]:
    """Return a line in which what semicolons part is one sentence: a jam voids the round; wagers are returned."""
    return [replace(token, text=",") if token.text == ";" else token for token in line]


def as_asked(line: list[Token]) -> list[Token]:
    """Return a line in which what a question supposes is a condition of what follows: Same total? You get it back."""
    found: list[Token] = []
    begins = 0
    for at, token in enumerate(line):
        if token.text == "?" and at + 1 < len(line):
            said = found[begins:]
            if said and not any(item.sort is Sort.WORD and item.text in SUPPOSING for item in said):
                found.insert(begins, Token(Sort.WORD, "if", said[0].start, said[0].start))
            found.append(replace(token, text=","))
            continue
        found.append(token)
        begins = len(found) if token.sort is Sort.SIGN and token.text in ENDS else begins
    return found
