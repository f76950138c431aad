"""The reader: a line of free text becomes claims; what was not understood is kept."""

from functools import lru_cache

from checker.frozen import frozen
from checker.words.cases import dash_as_verb, in_two_cases, paid_in_a_case
from checker.words.denials import denied_twice, without_denial
from checker.words.felt import segments
from checker.words.heard import Heard
from checker.words.heeded import unheeded
from checker.words.joined import joined, restated
from checker.words.lines import answered, as_asked, run_on, spelled, with_otherwise
from checker.words.model import Claim, WordsRead
from checker.words.plain import is_asked, is_weakened
from checker.words.recast import recast
from checker.words.replaced import replaced
from checker.words.scripts import without_ornament
from checker.words.sentence import ALLOWED, NOT_ALLOWED, WAYS, SentenceRead, Way
from checker.words.tokens import CELLS, ENDS, Token, in_another_script, parted, plain_letters, tokens
from checker.words.vocabulary import Vocabulary
from checker.words.wordings import wordings

_LABELS = frozenset({"game", "table", "layout"})
"""What a title tells before a colon of the drawing on which it stands."""
_WITH_COLON = 2
_FEWEST_ALONE = 4
"""How many words are left at least of a line that is read without those with which it begins or ends."""
_LONGEST = 600
"""How many characters of a line are read; a longer one is no inscription."""
_MOST_KEPT = 4096
"""Of how many lines it is kept how they read."""


@frozen(kw_only=False)
class Line:
    """A line of free text and the words above it."""

    text: str
    over: str


def read_words(text: str, vocabulary: Vocabulary, over: str = "") -> WordsRead:
    """Read a line of free text against the names of a chapter; ``over`` are the words above it, such as its heading.

    A line that is too long speaks of the game and is not understood, and so does one in letters that are not Latin,
    unless these are an ornament.
    """
    line = Line(text, over)
    kept = _readings_of(vocabulary).read
    if line not in kept:
        read = _read(text, vocabulary, over)
        if _leaves(read):
            read = _read(text, vocabulary, over, further=True)
        if len(kept) >= _MOST_KEPT:
            kept.clear()
        kept[line] = read
    return kept[line]


def words_passed_over(text: str, vocabulary: Vocabulary, over: str = "") -> tuple[str, ...]:
    """Return the words of a line which could turn what it says, and made no difference to how it was read.

    Of a line that was not read to its end it is a last clause that says that something else is otherwise.
    """
    line = Line(text, over)
    kept = _readings_of(vocabulary).passed_over
    if line not in kept:
        # With another word the line is read in the same ways, and in no further ones.
        further = _leaves(_read(text, vocabulary, over))
        read = read_words(text, vocabulary, over)
        if len(kept) >= _MOST_KEPT:
            kept.clear()
        kept[line] = unheeded(text, read, lambda turned: _read(turned, vocabulary, over, further=further))
    return kept[line]


@frozen
class _Readings:
    """How lines read, as far as they were read, and which of their words were passed over, as far as it was asked."""

    read: dict[Line, WordsRead]
    passed_over: dict[Line, tuple[str, ...]]


@lru_cache(maxsize=8)
def _readings_of(vocabulary: Vocabulary) -> _Readings:  # noqa: ARG001 - each vocabulary has its own
    """Return what is kept of how lines read against the names of a chapter: nothing at first."""
    return _Readings(read={}, passed_over={})


@lru_cache(maxsize=4096)
def _read(text: str, vocabulary: Vocabulary, over: str, *, further: bool = False) -> WordsRead:
    """Read a line, and where it leaves words in ``further`` ways; which of its words were heeded is not asked."""
    if len(text) > _LONGEST:
        return WordsRead(claims=(), speaks=True, unread=(f"{text[:60]}…",))
    text = plain_letters(text)
    if in_another_script(text):
        plain = without_ornament(text)
        speaks = not plain or _read(plain, vocabulary, over).speaks
        return WordsRead(claims=(), speaks=speaks, unread=(text,) if speaks else ())
    text = _said_alone(text)
    line = _unlabelled(with_otherwise(answered(spelled(tokens(text), vocabulary), text)))
    read = _line(text, line, vocabulary, over)
    if not over and (is_weakened(text) or (is_asked(text) and len(parted(line)) == 1)):
        # What is only asked is not said, and what is weakened is not said as it stands.
        return WordsRead(claims=(), speaks=read.speaks, unread=(text,) if read.speaks else ())
    if not (further and _leaves(read)):
        return read
    # What is asked may be supposed of what follows: Same total? Your wager comes back.
    asked = as_asked(line)
    others: tuple[tuple[list[Token], bool], ...] = ((line, True),)
    if asked != line:
        others = ((asked, False), (line, True), (asked, True))
    if (one := run_on(line)) != line:
        others = (*others, (one, False), (one, True))
    tried = (_line(text, other, vocabulary, over, plainly=plainly) for other, plainly in others)
    return next((found for found in tried if found.understood and not _leaves(found)), read)


def _said_alone(text: str) -> str:
    """Return a line without what leads it in, and without what it ends with and says nothing: of course, ... here.

    Other words are read in place of some of its own.
    """
    said = wordings()
    text = replaced(text, said.rewritten)
    alone = said.trailing.sub("", said.leading.sub("", text))
    return f"{alone[:1].upper()}{alone[1:]}" if len(alone.split()) >= _FEWEST_ALONE else text


def _unlabelled(line: list[Token]) -> list[Token]:
    """Return a line without a label that tells of what drawing or table it is: Game: Blackjack, 6 positions."""
    labelled = len(line) > _WITH_COLON and line[1].text == ":" and line[0].text in _LABELS
    return line[_WITH_COLON:] if labelled else line


def _leaves(read: WordsRead) -> bool:
    """Whether words of a line were not understood, or of what it says that something is paid."""
    return bool(read.unread) or any(claim.key.aspect == "payout" and not claim.key.name for claim in read.claims)


def _line(text: str, line: list[Token], vocabulary: Vocabulary, over: str, *, plainly: bool = False) -> WordsRead:
    """Read a line, and with ``plainly`` each sentence that is not understood again in plain words."""
    claims: list[Claim] = []
    unread: list[str] = []
    speaks = False
    context = ""
    for written in parted(line, ENDS - CELLS):
        for reader in _of_cells(text, written, vocabulary, context, over=over, plainly=plainly):
            claims.extend(reader.claims())
            unread.extend(reader.unread())
            speaks = speaks or reader.speaks()
            context = reader.wager
    if not speaks:
        return WordsRead(claims=(), speaks=False)
    twice = [claim for claim in claims if claim.value == ALLOWED and denied_twice(claim.text)]
    return WordsRead(
        claims=tuple(claim for claim in claims if claim not in twice),
        speaks=True,
        unread=(*unread, *(claim.text for claim in twice)),
    )


def _of_cells(
    text: str, written: list[Token], vocabulary: Vocabulary, context: str, *, over: str, plainly: bool
) -> list[SentenceRead]:
    """Read what stands between full stops: all as a short line where it has cells or one is open, else each."""
    found: list[SentenceRead] = []
    readers = _plainly if plainly else _readers
    wager = context
    cells = parted(written, CELLS)
    as_one = len(cells) > 1 or any(token.text in vocabulary.levels for token in written)
    for cell in cells:
        sentence, denied = _undenied(text, cell)
        both = () if denied else in_two_cases(sentence) or ()
        cases = [
            part
            for case in both
            for part in readers(text, joined(case), vocabulary, wager, over=over, denied=False)
        ]  # fmt: skip
        if cases and all(part.stands_alone() for part in cases):
            found += cases
        else:
            found += readers(text, joined(sentence), vocabulary, wager, over=over, denied=denied)
        wager = found[-1].wager
    if not as_one and not any(reader.speaks() and reader.leaves_open() for reader in found):
        return found
    line = Heard(text, joined(written), vocabulary, context, over=over)
    whole = SentenceRead(line, Way.FELT, denied=False)
    if whole.stands_alone():
        return [whole]
    if paying := dash_as_verb(written):
        said = readers(text, joined(paying), vocabulary, context, over=over, denied=False)
        if all(part.stands_alone() for part in said):
            return said
    return found


def _undenied(text: str, sentence: list[Token]) -> tuple[list[Token], bool]:
    """Return the tokens of what a sentence denies as a whole and True, or all of them and False."""
    start, end = sentence[0].start, sentence[-1].end
    rest, denied = without_denial(text[start:end])
    if not denied:
        return sentence, False
    return [token for token in sentence if token.start >= end - len(rest)], True


def _plainly(
    text: str, tokens_: list[Token], vocabulary: Vocabulary, context: str, *, over: str, denied: bool
) -> list[SentenceRead]:
    """Read a sentence, and where it is not understood read it again in plain words: idioms are replaced in it."""
    read = _readers(text, tokens_, vocabulary, context, over=over, denied=denied)
    if denied or not read[0].speaks() or not any(part.leaves_open() or part.turned for part in read):
        return read
    for plain in restated(tokens_, text):
        again = _readers(text, plain, vocabulary, context, over=over, denied=denied)
        if all(part.understood() for part in again):
            return again
    return read


def _readers(
    text: str, tokens_: list[Token], vocabulary: Vocabulary, context: str, *, over: str, denied: bool
) -> list[SentenceRead]:
    """Read a sentence, in its parts where it leaves words and each of its parts is understood by itself."""
    read = _sentence(text, tuple(tokens_), vocabulary, context, over, denied=denied)
    if denied or read.turned or not read.speaks() or not read.leaves_open():
        return [read]
    if case := paid_in_a_case(tokens_):
        said = [_sentence(text, tuple(part), vocabulary, context, over, denied=False) for part in case]
        if all(part.stands_alone() for part in said):
            return said
    parts: list[SentenceRead] = []
    for part in segments(tokens_):
        reader = _sentence(text, tuple(part), vocabulary, parts[-1].wager if parts else context, over, denied=False)
        if not reader.stands_alone():
            return [read]
        parts.append(reader)
    granted = {right for part in parts for right in part.rights(ALLOWED)}
    if any(part.rights(NOT_ALLOWED) & granted for part in parts):
        return [read]  # no bets placed, raised or taken back: the second part is denied too
    return parts if len(parts) > 1 else [read]


@lru_cache(maxsize=1024)  # a line that is not understood is read again with most of its sentences the same
def _sentence(
    text: str, tokens_: tuple[Token, ...], vocabulary: Vocabulary, context: str, over: str, *, denied: bool
) -> SentenceRead:
    """Read a sentence by patterns, and in other ways where these leave words that another way accounts for."""
    heard = Heard(text, tokens_, vocabulary, context, over=over)
    read = SentenceRead(heard, Way.PATTERNS, denied=denied)
    if denied or (read.speaks() and not read.leaves_open()):
        return read
    other = _in_other_ways(heard) if read.speaks() else None
    if other is None:
        read.read_by_concepts()
    return other or read


def _in_other_ways(heard: Heard) -> SentenceRead | None:
    """Return a sentence that its patterns leave open in the first other way that accounts for all of it."""
    again = recast(heard.sentence, heard.vocabulary.topics)
    tried = [(heard, way) for way in WAYS[1:]]
    if again and again != heard.sentence:
        other = heard.in_words(again)
        tried += [(other, way) for way in WAYS]
    readings = (SentenceRead(words, way, denied=False) for words, way in tried)
    return next((read for read in readings if read.speaks() and not read.leaves_open()), None)
