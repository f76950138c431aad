"""Whether a sentence says that something happens or holds, of the game as it is played here."""

import re

from checker.drafts.language import lexicon
from checker.drafts.structure.sentences import Sentence
from checker.values.stated import Number, Percent, Word
from checker.words.model import Claim, WordsRead
from checker.words.plain import is_question
from checker.words.ranking import lists_hands, ranked_topics
from checker.words.tokens import Sort, tokens
from checker.words.wordings import wordings

_BETS = re.compile(
    r"\b(?:dealer|house|player|we|you|they) (?:(?:will|must|may|can|always|also|then) )*(?:wager|bet)s? \$",
    re.IGNORECASE,
)
"""Who wagers an amount: elsewhere these words name the wager."""
_ALSO_DONE = frozenset({"belong", "mean", "receive", "keep", "switch", "burn", "decide"})
"""What somebody or something does besides, in the one form of the reader of words."""
_TERM = 12
"""How many words a term and its value have at most: “Insurance: mandatory”."""
_RANKS = frozenset(
    {"hand_order", "flush_and_straight", "low_straight", "low_straight_flush", "card_order", "best_low_hand"}
)
"""Topics of which a hand beside another says nothing: they may stand in any list."""
_MORE = re.compile(r"[,;/()|?]|\b(?:and|or|jokers)\b|: .*: ", re.IGNORECASE)
"""What a line has that says several things, or asks."""
_RESULTS = r"(?:win|lose|loss|tie|push|draw)(?:s|es)?"
_NAMES_ACTS = re.compile(
    r"\W*(?:(?:\w+ing|wins|losses|ties|pushes|payouts|results|and|or)\b[\W]*)+"
    rf"|\W*{_RESULTS}(?:(?:\s*[,/]\s*(?:and |or )?|\s+(?:and|or)\s+){_RESULTS})+\W*",
    re.IGNORECASE,
)
"""A heading that only names what is done, or what comes of it: winning, losing and tying; wins, ties and losses."""


def told_of_here(sentence: Sentence) -> bool:
    """Whether a sentence tells of the game as it is played here: no example, no other house, no heading or answer."""
    text = lexicon.EXAMPLE.sub("", sentence.text)
    return (
        lexicon.ELSEWHERE.search(text) is None
        and lexicon.STORY.search(text) is None
        and not (sentence.prose and lexicon.GIVES_EXAMPLE.match(sentence.block.text))
        and lexicon.HEADS.search(sentence.text) is None
        and _NAMES_ACTS.fullmatch(sentence.text) is None
    )


def asserts(text: str) -> bool:
    """Whether a text says that something happens or holds, or does not: a question, a label and a list do not."""
    if is_question(text):
        return False
    said = {token.text for word in text.split() if not word.endswith("ing") for token in tokens(word)}
    done = lexicon.VERBS | _ALSO_DONE | wordings().denials | lexicon.NEGATIONS
    return bool(said & done) or _BETS.search(text) is not None


def is_term(claim: Claim, text: str) -> bool:
    """Whether a claim is a term with its number, “Decks: 6, with a cover card”, or all of a line that has its value."""
    label, _, said = claim.text.partition(": ")
    term = not text[: claim.start].strip() and bool(label and said)
    if lexicon.HEADS.search(said):
        return False
    if isinstance(claim.value, Number):
        return (term and any(token.sort is Sort.NUMBER for token in tokens(said))) or is_piece(claim, text)
    whole = not text[claim.end :].strip(" .!") and len(text.split()) <= _TERM
    several = claim.key.aspect in _RANKS or _MORE.search(claim.text) is not None
    return isinstance(claim.value, (Word, Percent)) and term and whole and not several


def is_order(claim: Claim, read: WordsRead) -> bool:
    """Whether a claim is a list of hands in an order, in a line that was understood to the last word."""
    return claim.key.aspect in ranked_topics() and not read.unread and lists_hands(claim.text)


def is_piece(claim: Claim, text: str) -> bool:
    """Whether a claim is all that stands between two commas of a line that is no sentence: Blackjack, 6 seats."""
    before, after = text[: claim.start].rstrip(), text[claim.end :].lstrip()
    listed = "," in text or ":" in text
    return listed and before[-1:] in {"", ",", ":", ";"} and after[:1] in {"", ",", ";"} and not text.endswith(".")
