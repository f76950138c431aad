"""Rights that are denied in some cases only, in which the law may not grant them either: not after a third card."""

import re

from checker.statements.comparison import Comparison
from checker.values.stated import Percent, Word
from checker.words.model import Claim
from checker.words.sentence import ALLOWED, NOT_ALLOWED
from checker.words.topics import topics

_IN_PART = re.compile(
    r"\b(?:unless|except(?:ing)?|other than|apart from|besides|save (?:for|on|when)|anything but|unequal|different|"
    r"for (?:\w+ ){0,2}(?:whole|entire|full|more)|and (?:an? )?(?:king|queen|jack|ten|10|nine|eight|seven|six|five)|"
    r"late|later|half a hand|further|third|fourth|fifth|sixth|(?:three|four|more than two|[3-9]) (?:or more )?cards|"
    r"(?:if|when|where) (?:there is |you have |the dealer (?:has|shows) )?no)\b|^\W*no \w+, no\b|"
    r"\b(?:after|once)\b(?!.*\bsplit)",
    re.IGNORECASE,
)
"""What takes out of a right that is denied when it is not, or tells of which cards, or at what time, it is denied."""
_DENIES = re.compile(
    r"(?:\b(?:not|never|cannot|nobody|no one|forbidden|prohibited)\b|n['\u2019]t\b)"
    r"(?! (?:more|less|over|exceed|to exceed|above|below|under|larger|greater|bigger|limited|required|restricted|just|"
    r"only|need|have to)\b)",
    re.IGNORECASE,
)
"""What denies a share, and sets no bound to it."""
_NOT_SET = Word("not_set")
_ON_WHAT = re.compile(
    r"\s*(?:applies )?(?:on|to|for) (?!(?:this|our|the|these) (?:table|game)|any\b|anyone\b|anybody\b|all\b|every)",
    re.IGNORECASE,
)
"""What goes on with the wagers to which no limit applies, while it may apply to others."""
_SURRENDER = "surrender"
_NO_LONGER = re.compile(
    r"\bno longer\b(?! (?:allow|offer|permit|accept|available|possible|played|in use))|\btoo late\b", re.IGNORECASE
)
"""What says that something was a right before that was done of which a sentence tells."""
_PLAYED = re.compile(r"\b(?:after|once|doubled|split|drawn|surrendered)\b", re.IGNORECASE)
"""What says of a hand that something was done with it, after which it cannot be surrendered."""
_SHOWS = "dealer_shows_"
_RANK = re.compile(
    r"\b(?:aces?|kings?|queens?|jacks?|tens?|10|face|picture|ten-value|[2-9]|two|three|four|five|six|seven|eight|nine)\b",
    re.IGNORECASE,
)


def denied_in_part(item: Comparison, claim: Claim, text: str) -> bool:
    """Whether a right is denied in some cases only, in which the law may not grant it: not after a third card.

    What is granted only against some card of the dealer is not denied by what is said of another card.
    """
    if claim.value == _NOT_SET:
        return _ON_WHAT.match(text[claim.end :]) is not None or _IN_PART.search(text) is not None
    topic = topics().get(claim.key.aspect)
    if topic is None or not topic.right or claim.value != (ALLOWED if claim.denied else NOT_ALLOWED):
        return False
    if _NO_LONGER.search(text) or (topic.id == _SURRENDER and _PLAYED.search(text)):
        return True
    if any(not claim.start <= found.start() < claim.end for found in _IN_PART.finditer(text)):
        return True
    own = [name for name in item.statement.conditions if name.startswith(_SHOWS)] if item.statement else []
    return bool(own) and not set(own) & set(claim.under.split(",")) and _RANK.search(text) is not None


def denied_share(claim: Claim, text: str) -> bool:
    """Whether a share is one that may not be wagered: you may not insure for your whole bet."""
    return isinstance(claim.value, Percent) and _DENIES.search(text) is not None
