"""The names of wagers and areas in a sentence, and whether they are said to be offered."""

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from itertools import pairwise

from checker.frozen import replace
from checker.values.stated import Key, Word, Words
from checker.words.said import Said
from checker.words.tokens import Token
from checker.words.vocabulary import Vocabulary
from checker.words.wordings import wordings

_FEWEST_WORDS = 2
"""From how many words on a name is looked for among the wordings of topics."""
_JOINING = frozenset({"and", "or", ",", "/", "nor"})
_ARTICLES = frozenset({"a", "an", "the", "any", "every", "hand"})
_SUPPOSING = frozenset({"on", "if", "when", "against", "unless", "after", "until"})


def names(
    sentence: Sequence[Token], called: Sequence[Token], vocabulary: Vocabulary, used: AbstractSet[int]
) -> Iterator[Said]:
    """Yield the names of wagers and areas that stand alone: in none of the tokens used by what was read.

    ``called`` are the tokens of the sentence as parts of names.
    """
    taken, texts = set(used), [token.text for token in called]
    for listed, aspect in ((vocabulary.wagers, "name"), (vocabulary.areas, "area")):
        for name, subject in listed:
            for start in _places(name, texts):
                span = set(range(start, start + len(name)))
                if not span & taken:
                    said = _named(name, Key(subject=subject, aspect=aspect), start, sentence, taken)
                    taken |= set(said.taken)
                    yield said


def long_names(sentence: Sequence[Token], called: Sequence[Token], vocabulary: Vocabulary) -> Iterator[Said]:
    """Yield the names of wagers of several words, which are no wordings of a topic."""
    texts = [token.text for token in called]
    for name, subject in vocabulary.wagers:
        if len(name) >= _FEWEST_WORDS:
            for start in _places(name, texts):
                yield _named(name, Key(subject=subject, aspect="name"), start, sentence, frozenset())


def _places(name: tuple[str, ...], texts: Sequence[str]) -> Iterator[int]:
    """Yield where a name begins."""
    for start in range(len(texts) - len(name) + 1) if name[0] in texts else ():
        if tuple(texts[start : start + len(name)]) == name:
            yield start


def _named(name: tuple[str, ...], key: Key, start: int, sentence: Sequence[Token], used: AbstractSet[int]) -> Said:
    end = start + len(name)
    taken, denied = _offered(start, end, sentence, used)
    return Said(
        taken=tuple(sorted(taken | set(range(start, end)))),
        value=Words(" ".join(name)),
        keys=(key,),
        wager=key.subject if key.aspect == "name" else "",
        denied=denied,
    )


def _offered(start: int, end: int, sentence: Sequence[Token], used: AbstractSet[int]) -> tuple[set[int], bool]:
    """Return the tokens around a name that say whether it is offered, and whether they deny it."""
    taken: set[int] = set()
    denied = False
    before = start - 1
    while before >= 0 and sentence[before].text in wordings().light:
        before -= 1
    if before >= 0 and before not in used and sentence[before].text in wordings().denials - {"without"}:
        taken.add(before)
        denied = True
    after = end
    while after < len(sentence) and after not in used:
        text = sentence[after].text
        if text in {"allow", "forbid"}:
            taken |= set(range(end, after + 1))
            between = sum(sentence[at].text in wordings().denials for at in range(end, after))
            return taken, denied ^ (between % 2 == 1) ^ (text == "forbid")
        if text not in wordings().light and text not in wordings().denials and text != "wager":
            break
        after += 1
    return taken, denied


def deny_together(found: Sequence[Said], sentence: Sequence[Token]) -> list[Said]:
    """Return what was said, with a denial of one of several names in a row held of all: no A or B, A and B are not."""
    said_so = list(found)
    named = sorted((said for said in said_so if said.keys and said.keys[0].aspect == "name"), key=_begins)
    said_so = _rights_denied_together(said_so, sentence)
    rows: list[list[Said]] = [named[:1]] if named else []
    for said, after in pairwise(named):
        between = {token.text for token in sentence[max(said.taken) + 1 : min(after.taken)]}
        if between and between <= _JOINING:
            rows[-1].append(after)
        else:
            rows.append([after])
    for row in rows:
        words = {token.text for token in sentence[_begins(row[0]) : _begins(row[-1])]}
        if row[-1].denied or (row[0].denied and words & {"or", "nor"}):
            said_so = [replace(item, denied=True) if item in row else item for item in said_so]
    return said_so


def without_circumstances(found: Sequence[Said], sentence: Sequence[Token]) -> list[Said]:
    """Return what was said without the names of wagers on which another is paid: Player pays 1 to 1 on a tie.

    Whether a wager is paid when another one wins is no name, and is left unread.
    """
    paid = {said.wager for said in found if said.keys and said.keys[0].aspect == "payout"} - {""}
    return [said for said in found if not (paid - {said.wager} and _is_supposed(said, sentence))]


def _is_supposed(said: Said, sentence: Sequence[Token]) -> bool:
    """Whether something is no more than a name, and stands after a word that supposes it."""
    before = _begins(said) - 1
    while before >= 0 and sentence[before].text in _ARTICLES:
        before -= 1
    named = bool(said.keys) and said.keys[0].aspect == "name"
    return named and not said.denied and before >= 0 and sentence[before].text in _SUPPOSING


def _rights_denied_together(found: Sequence[Said], sentence: Sequence[Token]) -> list[Said]:
    """Return what was said, with a right that is named after another one denied as that one is: no A or B."""
    done: list[Said] = []
    for said in sorted(found, key=_begins):
        before = done[-1] if done else None
        if before is not None and _is_right(before) and _is_right(said) and said.bare:
            between = {token.text for token in sentence[max(before.taken) + 1 : _begins(said)]}
            if between & {"or", "nor"} and between <= _JOINING and _denied(before):
                done.append(replace(said, value=before.value, bare=False))
                continue
        done.append(said)
    return done


def _is_right(said: Said) -> bool:
    return said.topic is not None and said.topic.right


def _denied(said: Said) -> bool:
    return said.value == Word("not_allowed") and not said.bare


def _begins(said: Said) -> int:
    return min(said.taken)
