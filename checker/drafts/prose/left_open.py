"""Tells whether a sentence of which not all was understood is left to a person, or says nothing of a rule."""

import re
from collections.abc import Sequence
from functools import cache

from checker.drafts.compared import PAID
from checker.drafts.language import lexicon
from checker.drafts.prose.gist import silent_words
from checker.drafts.prose.told import Told
from checker.drafts.structure.sentences import Sentence
from checker.law.chapter import read_shared
from checker.words.model import WordsRead
from checker.words.ordinary import are_few
from checker.words.read import read_words
from checker.words.tokens import Sort, Token, tokens
from checker.words.vocabulary import Vocabulary
from checker.words.whole import wagers_in
from checker.words.wordings import wordings

TELLING = frozenset({Sort.RATIO, Sort.DOLLARS, Sort.PERCENT})
_FIGURES = TELLING | {Sort.NUMBER}
FILE = "chatter.yaml"
_NAMES = frozenset({"name", "area"})
_DEALER, _PLAYER = "dealer", "player"
_HEADING = 9
"""How many words a heading has at most."""
_NUMBERED = re.compile(
    r"^\W*(?:section|part|chapter|step|lesson|stage|stop|cue) \d{1,2}(?:\.\d{1,2})*\b\W*", re.IGNORECASE
)
_ASKS = re.compile(r"\W*(?:what|how|who|which|where|why)\b", re.IGNORECASE)
"""How a heading begins that asks what stands below it: what winning wagers are paid."""
_TITLES = re.compile(
    r"\b(?:guides?|rules|payouts|side bets|basics|introduction|booklet|handout|lesson)\b", re.IGNORECASE
)
"""What the title of a guide names: Rules, Payouts and Side Bets."""
_LETTERS = re.compile(r"[^\W\d_]+")
_SMALL = 3
"""How many letters a word of a title has at most that is written without a capital."""
_SUPPOSES = re.compile(
    r"(?:if|when|with) (?:[\w'\u2019-]+ ){1,6}(?:contains?|have|has|holds?|gets?|are|is|makes?)", re.IGNORECASE
)
"""The head of a column of cases: If your seven cards contain."""
_CARDS = re.compile(r"(?<![\w-])(?=[\w-]*[AKQJ])(?:[AKQJ]|10|[2-9])(?:-(?:[AKQJ]|10|[2-9])){2,}(?![\w-])")
"""Cards in a row, of which something is said: the lowest is A-2-3-4-5."""
_ARTICLES = frozenset({"the", "a", "an", "your", "our"})
"""Words behind which a thing is named."""
_SEATS = frozenset({"game", "table", "guest", "player", "hand", "anything", "first", "simply"})
"""What nearly every sentence names, beside what it says."""
_POINTS = re.compile(r"\W*(?:it|this|that|they|these|those|he|she)\b", re.IGNORECASE)
"""How a sentence begins that does not name of what it is."""
_SENTENCE = re.compile(r"[.!;][\"')\u201d]*$")


def is_left_open(told: Told, *, agreed: bool = False) -> bool:
    """Whether a sentence is left to a person: it speaks of the game, and not all that it says was understood.

    Where what was understood ``agreed``, the words left must say that something happens.
    """
    sentence = told.sentence
    if not is_full(sentence) or lexicon.BOILERPLATE.search(sentence.text) or sentence.text.endswith("?"):
        return False
    text = lexicon.ADDRESSES.sub(" ", told.text)
    read = read_words(lexicon.COMPANY.sub(" ", text) if agreed else text, told.vocabulary, told.over)
    if not agreed and says_nothing(told):
        return False
    left = tokens(" ".join(run for run in read.unread if not _within(run, read)))
    return _tells(sentence, read, left, agreed=agreed)


def _within(run: str, read: WordsRead) -> bool:
    """Whether words that one reading left are part of what another one read: cards from 2 to 9 count their number."""
    return " " in run and any(run in claim.text for claim in read.claims)


def _tells(sentence: Sentence, read: WordsRead, left: Sequence[Token], *, agreed: bool) -> bool:
    """Whether the words left of a sentence may tell something of the game."""
    game = wordings().game
    # A friendly word excuses the mere mention of the dealer or the cards, and nothing that is said of them.
    telling = lexicon.DOING if agreed else game - lexicon.MENTIONED if lexicon.ASIDE.search(sentence.text) else game
    if not agreed and _CARDS.search(sentence.text):
        return True
    unpaid = any(item.key.aspect in PAID for item in read.claims)
    said = tokens(sentence.text)
    # A mere number may be of an address or a telephone; beside a word of the game it is not.
    numbered = (
        sentence.prose
        and any(token.text in game | lexicon.SEATED for token in said)
        and any(token.sort is Sort.NUMBER for token in left)
    )
    telling = telling | (lexicon.NARROWING | lexicon.TELLING_APART if agreed else lexicon.LEAVING_OUT)
    # Where nothing but names was read, what somebody does counts though such a word says little beside others.
    named = all(item.key.aspect in _NAMES for item in read.claims)
    acted = not agreed and acts(said if named else left, said)
    acted = acted or (agreed and _of_another_side(read)) or (named and not agreed and _lays_down(sentence))
    if agreed:
        silent = silent_words() | lexicon.SILENT | _SEATS
        rest = [token for token in left if token.sort is not Sort.SIGN and token.text not in silent]
        if rest and read.claims and all(claim.bare for claim in read.claims):
            return True  # a right is only named: it costs double
        if not are_few(token.text for token in rest) or (rest and (_in_a_case(left) or _POINTS.match(sentence.text))):
            return True
    return unpaid or numbered or acted or any(token.sort in TELLING or token.text in telling for token in left)


def _in_a_case(left: Sequence[Token]) -> bool:
    """Whether words that were left begin a case, of which those with them may make another one."""
    return any(token.text in wordings().turning for token in left)


def _lays_down(sentence: Sentence) -> bool:
    """Whether a sentence says that somebody may, must or never does something at the table."""
    text = sentence.text
    aside = lexicon.ASIDE.search(text) or lexicon.OF_AGE.search(text)
    return sentence.prose and aside is None and lexicon.LAYS_DOWN.search(text) is not None


def _of_another_side(read: WordsRead) -> bool:
    """Whether what a sentence says of the dealer was read, and the words left name a player in the dealer's place."""
    left = {word.strip("'’s") for part in read.unread for word in part.casefold().split()}
    return bool(read.claims) and all(claim.key.subject == _DEALER for claim in read.claims) and _PLAYER in left


def is_full(sentence: Sentence) -> bool:
    """Whether words are a sentence and no heading, label or row."""
    if sentence.prose:
        return True
    verbs = lexicon.VERBS & {token.text for token in tokens(sentence.text)}
    return bool(verbs) and not sentence.block.values and sentence.text.endswith((".", "!"))


def acts(left: Sequence[Token], said: Sequence[Token]) -> bool:
    """Whether words that were not understood tell what somebody does, in a sentence that has a word of the game."""
    done = {token.text for token in left} & lexicon.DEEDS
    return bool(done) and any(token.text in wordings().game for token in said)


def says_nothing(told: Told) -> bool:
    """Whether a text lays nothing down: it is a heading, or leads on to what stands under it."""
    text = _NUMBERED.sub("", told.text.strip())
    if not text.strip(" .:") or text.strip(" .:").casefold() == told.ground.filing.raw_text("facility").casefold():
        return True
    if _SENTENCE.search(text):
        return False
    if _SUPPOSES.fullmatch(text):
        return True
    rest = _besides_names(text, told.vocabulary)
    words = {token.text for token in rest}
    if _is_title(text, rest) or _is_of_papers(text, rest, told):
        return True
    if any(token.sort in _FIGURES for token in rest) or words & (lexicon.NEGATIONS | wordings().denials):
        return False
    if text.endswith(":"):
        return not words & lexicon.LEAVING_OUT and "," not in text
    if len(text.split()) > _HEADING or ":" in text.rstrip(":") or words & lexicon.LEAVING_OUT:
        return False
    # What an article stands before is a thing and nothing that is done: the bet and the deal.
    done = {token.text for at, token in enumerate(rest) if not at or rest[at - 1].text not in _ARTICLES}
    return _ASKS.match(text) is not None or not done & (lexicon.VERBS | lexicon.DEEDS)


def _is_title(text: str, rest: Sequence[Token]) -> bool:
    """Whether a text is the title of a guide: all its telling words have capitals, and none says what is done."""
    said = {token.text for token in rest}
    capitals = all(word[:1].isupper() or word.islower() is (len(word) <= _SMALL) for word in _LETTERS.findall(text))
    telling = lexicon.VERBS | lexicon.DEEDS | lexicon.NEGATIONS | wordings().denials
    figures = any(token.sort in TELLING for token in rest)
    return _TITLES.search(text) is not None and capitals and not (figures or said & telling or text.endswith(":"))


def _is_of_papers(text: str, rest: Sequence[Token], told: Told) -> bool:
    """Whether a text has words of papers and of those who read them only, besides names: Blackjack: the facts."""
    house = {token.text for token in tokens(told.ground.filing.raw_text("facility"))}
    said = {token.text for token in rest if token.sort is not Sort.SIGN} - house
    counted = any(token.sort is Sort.NUMBER for token in tokens(text))
    return said <= _listed("papers") and not (counted and said & _listed("counted"))


@cache
def _listed(name: str) -> frozenset[str]:
    return frozenset(read_shared("words", FILE)[name])


def _besides_names(text: str, vocabulary: Vocabulary) -> list[Token]:
    """Return the words of a text that are of no name of a wager."""
    said = tokens(text)
    named = wagers_in(said, vocabulary)
    return [token for at, token in enumerate(said) if at not in named]
