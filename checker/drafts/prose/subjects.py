"""Tells whether a sentence speaks of another subject than a statement with which it would be compared.

Some statements hold only of a thing that must be named for them to be meant; and some sentences tell of a person of
whom other things may hold than of everybody.
"""

import re
from functools import cache

from checker.drafts.language import lexicon
from checker.drafts.prose.told import Told
from checker.statements import Statement
from checker.values.stated import Number
from checker.words.dealer_totals import is_on_totals, names_dealer
from checker.words.sentence import ALLOWED
from checker.words.topics import topics

_SURRENDERS = re.compile(
    r"\bsurrender|\bg(?:i|a)v(?:e|es|ing|en) (?:it |them |your \w+ )?up\b|\bforfeit|\bhalf\b|\bquit", re.IGNORECASE
)
_MUST_BE_NAMED = (lexicon.METER, lexicon.LABEL_CUES["envy"], _SURRENDERS)
_BANKS = re.compile(r"\b(?:co-?)?bank(?:s|er|ers|ed|ing)?\b", re.IGNORECASE)
_YOU = re.compile(r"\byou\b", re.IGNORECASE)
_DEALER = re.compile(r"\bdealer\b", re.IGNORECASE)
_WAGER_ON = re.compile(r"\b(player|banker)(?:'s)?(?: hand)? (?:bet|wager|stake)s?\b", re.IGNORECASE)
"""On which of two hands a wager is."""
_ACTS = tuple(re.compile(rf"\b{act}", re.IGNORECASE) for act in ("(?:re)?split", "surrender", "insur", "doubl"))
"""What a player may do, of which a number may be told that elsewhere is of other things."""
_ENDING = tuple(re.compile(rf"\b{act}", re.IGNORECASE) for act in ("surrender", "insur", "even money"))
"""What a heading names, under which what is denied of another act only tells when this one is: not after a split."""
_DEALS = re.compile(r"\bdeal[st]?\b|\bcards?\b", re.IGNORECASE)
_SETTLES = re.compile(r"\bsettle[ds]?\b|\bpa(?:y|ys|id)\b|\bcollect(?:s|ed)?\b", re.IGNORECASE)
_OF_DEALER = re.compile(
    r"(?:^|[.;:!?] )(?:unlike you, )?(?:the )?dealers?\b(?!['\u2019]s? up)"
    r"(?!.*\b(?:you|players?|guests?|patrons?|offers?|allows?|permits?|accepts?|takes?|gives?|shows?)\b)",
    re.IGNORECASE,
)
"""How a sentence or a heading begins that tells what the dealer does, and not what the dealer lets players do."""
_FIXED = re.compile(r"\bdealers?\b.*\b(?:fixed|no (?:choice|options?|decisions?))\b", re.IGNORECASE)
_NOT_ON_IT = frozenset({"double_down", "split"})
_CHOICES = frozenset({"double_on", "split_what", "player_draws", "insurance_choice"})
_PLAYER_MAY = re.compile(r"\b(?:you|players?|guests?|patrons?)(?:, unlike the dealer,)? (?:may|can)\b", re.IGNORECASE)
_STRATEGY = re.compile(
    r"\b(?:strateg\w+|tips?|hints?|advice|advised?|pointers?|smart|your (?:turn|hand|play))\b", re.IGNORECASE
)
"""What tells above a sentence that it says how to play well."""
_SPLITS = re.compile(r"\bsplit", re.IGNORECASE)
_NATURAL = "blackjack_is"
_MATCHES = "match_ranks"
"""Which cards match the dealer's."""
_AFTER_DEAL = "wager_after_deal"
"""That no wager is made once the deal has begun, which is not said of what players then do."""
_RIDES = re.compile(
    r"\b(?:add(?:s|ed)?|puts?|move[sd]?|press(?:ed)?|rides?|let)\b[^.;]*\b(?:it|all|winnings|payout|win|whole|won)\b[^.;]*"
    r"\b(?:to|on|onto|with)\b[^.;]*\bbets?\b",
    re.IGNORECASE,
)
"""What tells that a payout is added to a wager, which is no wager that a player makes."""
_FOULED = "fouled_hand"
_WRONG_COUNT = "wrong_number_of_cards"
_COUNTED = re.compile(
    r"\b(?:wrong|incorrect\w*|mis-?deal\w*|mis-?dealt|dealt|deals?|too (?:many|few)|extra|short|numbers?|counts?|"
    r"instead|more|fewer|less|missing|six|eight|[68])\b",
    re.IGNORECASE,
)
"""What a sentence says that tells of hands with a wrong number of cards, and not only how many a hand has."""
_SETS_HOUSE = re.compile(r"\b(?:dealer|house)\b[^.;]*\b(?:set|sets|misset|missets|arrange[sd]?)\b", re.IGNORECASE)
"""What tells that the dealer's own hand is set."""
_COMPARED = re.compile(
    r"\bthan\b|\bfoul|\b(?:mis)?set\b|\barrang|\bwrong|\bincorrect|\boutrank|\bbeats?\b|\bexceed|\bimproper",
    re.IGNORECASE,
)
"""What tells that a hand is set wrong, and not that it is higher than another player's."""
_PLAYER = "player"
_NO_DUTY = re.compile(
    r"\bno (?:need|obligation|duty)\b|\bneed(?:s|ed)? not\b|\bneedn['\u2019]t\b|\b(?:not|n['\u2019]t) (?:\w+ )?"
    r"(?:need|have to|ha[sd] to|obliged|required|forced|compelled)\b",
    re.IGNORECASE,
)
"""What says that nobody must do something, which takes no right from anybody."""
_WITHOUT = re.compile(
    r"\b(?:time|rounds?|when|if|where|while|since)\b[^.;]{0,30}\bthere (?:is|was|were|has been) no\b", re.IGNORECASE
)
"""What tells in which case there is nothing of a kind, and denies no right: the last time there was no bank."""
_FIRST_ROUND = "bank_first_round"
_BEHIND_FIRST = re.compile(r"\b(?:after|once|when|until|till)\b[^.;]*\bfirst (?:round|hand|deal)\b", re.IGNORECASE)
"""What tells of the time behind the first round."""
_LEAST_HAND = "bonus_from"
_NOT_LEAST = re.compile(rf"{lexicon.SOMEBODY_ELSE}|\b(?:not|never)\b|n['\u2019]t\b", re.IGNORECASE)
"""What tells of a hand that it is somebody else's, or that it does not pay, and not that it is the lowest that does."""
_SOMEBODY = re.compile(
    r"^\W*(?:(?:spectators?|onlookers?|bystanders?|visitors?|non-?players?|minors?|employees|staff|friends|companions)\b"
    r"|(?:anyone|anybody|no one|nobody|those|people|persons|guests?|patrons?|players?|a \w+)"
    r" (?:who|under|without|not|with|that|standing|sitting|behind|outside|in the)\b)",
    re.IGNORECASE,
)
"""How a sentence begins that is of some persons, of whom other things hold than of all players."""
_HAS_BANKS = "copies"
"""A topic of the games in which a player may bank; in others Banker is the name of a hand."""


def of_another_subject(statement: Statement, told: Told, end: int | None = None) -> bool:
    """Whether a statement is of a thing that nothing names, or a sentence of one of which the statement is not.

    Such a thing is a limit of what is paid, a wager on the other hand, or, where it stands before ``end``, who banks,
    that a player may draw, and with a number what a player may do.
    """
    scope = " ".join((*told.sentence.scope, *told.sentence.named)).replace("_", " ")
    said = f"{told.text} {told.over} {scope}"
    if any(cue.search(statement.wording) and not cue.search(said) for cue in _MUST_BE_NAMED):
        return True
    if lexicon.LIMITING.search(told.sentence.before) and _of_meter(statement, told):
        return True
    if lexicon.LABEL_CUES["payout_limit"].search(told.text) and not lexicon.LIMITING.search(statement.wording):
        return True
    mine, theirs = _WAGER_ON.search(told.text), _WAGER_ON.search(statement.wording)
    if mine and theirs and mine[1].casefold() != theirs[1].casefold():
        return True
    if _SETTLES.search(told.text[:end]) and not _DEALS.search(told.text[:end]) and _is_of_deal(statement):
        return True
    numbered = isinstance(statement.value, Number)
    if (numbered or statement.key.aspect == _AFTER_DEAL) and _is_of_other_act(statement, told, end):
        return True
    of_bank = told.banks or _BANKS.search(told.heading) is not None
    if numbered and of_bank and not _BANKS.search(statement.wording):
        return bool(told.ground.statements.of(aspect=_HAS_BANKS))
    if _is_of_other_hand(statement, told) or _is_of_other_case(statement, told):
        return True
    if _advises(statement, told) or (is_on_totals(statement.key.aspect) and _is_of_player(told, end)):
        return True
    return _is_no_right_of_it(statement, told, end) or of_other_bank(told, statement.wording, end)


def _is_of_other_case(statement: Statement, told: Told) -> bool:
    """Whether a sentence tells of a case, a time or a hand of which the statement is not."""
    aspect, text = statement.key.aspect, told.text
    topic = topics().get(aspect)
    if aspect == _AFTER_DEAL and _RIDES.search(text):
        return True
    if aspect == _MATCHES and _SPLITS.search(told.over):
        return True  # two cards of a pair match too
    if topic is not None and topic.right and statement.value == ALLOWED and _WITHOUT.search(text):
        return True
    if aspect == _WRONG_COUNT and not _COUNTED.search(f"{told.text} {told.over}"):
        return True
    after_first = aspect == _FIRST_ROUND and _BEHIND_FIRST.search(text) is not None
    return after_first or (aspect == _LEAST_HAND and _NOT_LEAST.search(text) is not None)


def _is_of_other_act(statement: Statement, told: Told, end: int | None) -> bool:
    """Whether a number may be of an act that the statement is not of; a heading tells where the sentence names none."""
    own = [cue for cue in _ACTS if cue.search(statement.wording)]
    text = told.text[:end]
    said = text if any(cue.search(text) for cue in own) else f"{told.heading} {text}"
    return any(cue.search(said) for cue in _ACTS if cue not in own)


def _is_of_other_hand(statement: Statement, told: Told) -> bool:
    """Whether a sentence is of the dealer's own hand, or of split cards, and the statement is not."""
    if statement.key.aspect == _FOULED and not _COMPARED.search(told.text):
        return True
    if statement.key.aspect == _FOULED:
        return _SETS_HOUSE.search(told.text) is not None and lexicon.PLAYERS.search(told.text) is None
    return statement.key.aspect == _NATURAL and _SPLITS.search(told.over) is not None


def _advises(statement: Statement, told: Told) -> bool:
    """Whether a sentence tells how to play well where the statement is of what players may do."""
    topic = topics().get(statement.key.aspect)
    rights = topic is not None and (topic.right or topic.id in _CHOICES) and topic.subject == _PLAYER
    return rights and lexicon.ADVISES.search(told.text) is not None


def _is_of_player(told: Told, end: int | None) -> bool:
    """Whether a sentence tells when a player draws, or how to play well, and not when the dealer does."""
    if names_dealer(told.text):
        return _PLAYER_MAY.search(told.text[:end]) is not None
    addressed = lexicon.PLAYERS.search(told.text) or lexicon.PLAYERS.search(told.heading)
    return addressed is not None or _STRATEGY.search(told.over) is not None


def _of_hand(told: Told) -> re.Pattern[str]:
    """Return how a line begins, or what a heading is, that names the best hand, which nobody doubles or splits."""
    chapter = told.ground.ruleset.chapter
    return _hand_named(told.ground.ruleset.wagers[chapter.base_wager].short)


@cache
def _hand_named(name: str) -> re.Pattern[str]:
    hand = rf"(?:{re.escape(name)}s?|naturals?|21)"
    return re.compile(rf"\W*(?:(?:on|with) (?:a )?)?{hand}\W*$|\W*(?:on|with) (?:a )?{hand}\b", re.IGNORECASE)


def _is_no_right_of_it(statement: Statement, told: Told, end: int | None) -> bool:
    """Whether a right of players would be denied of the dealer, or of a hand that nobody doubles or splits."""
    topic = topics().get(statement.key.aspect)
    if topic is None or not topic.right:
        return False
    granted = statement.value == ALLOWED
    if granted and (_NO_DUTY.search(told.text) or _SOMEBODY.match(told.text)):
        return True
    if topic.subject != _PLAYER:
        return False
    if any(cue.search(told.heading) and not cue.search(f"{statement.wording} {told.text}") for cue in _ENDING):
        return True
    before = (told.heading, told.text[:end])
    under = "" if lexicon.PLAYERS.search(told.text) else told.heading  # a line on players is of them under any heading
    if any(_OF_DEALER.search(text) for text in (under, before[1])) or _FIXED.search(told.sentence.before):
        return True
    named = before[told.sentence.text.endswith(".") :]
    return statement.key.aspect in _NOT_ON_IT and any(map(_of_hand(told).match, named))


def of_other_bank(told: Told, true: str, end: int | None = None) -> bool:
    """Whether a sentence tells, before ``end``, of one who banks, of whom other things may hold than of all."""
    banks = bool(told.ground.statements.of(aspect=_HAS_BANKS))
    if not banks or _BANKS.search(true):
        return False
    # Where a section tells what one who banks does, “you” is who banks, and what the dealer does else is done by you.
    mine = told.banks and _YOU.search(told.text) is not None and _DEALER.search(true) is not None
    return mine or bool(_BANKS.search(told.text[:end]))


def goes_on_banking(text: str, *, before: bool) -> bool:
    """Whether a sentence is in a section on players who bank, if the one ``before`` it was."""
    return before or _BANKS.search(text) is not None


def _of_meter(statement: Statement, told: Told) -> bool:
    """Whether a statement is of a meter, which a sentence itself does not name."""
    return lexicon.METER.search(statement.wording) is not None and lexicon.METER.search(told.text) is None


def _is_of_deal(statement: Statement) -> bool:
    """Whether a statement is of the deal of the cards, and of nothing that is paid."""
    return bool(re.search(r"\bdealt\b", statement.wording)) and not _SETTLES.search(statement.wording)
