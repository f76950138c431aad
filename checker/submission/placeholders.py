"""Words that stand where an answer belongs and give none, such as “TBD”, or tell of an approval that is not given."""

from enum import Enum

from checker.regex import regex
from checker.submission.answer import is_doubtful, normal
from checker.submission.later_choice import is_left_to_choice

_NONE = frozenset({"no", "none", "nil", "nothing", "n/a", "n.a", "na", "not applicable", "-", "--"})
_NOTHING = _NONE | frozenset(
    {
        "yes", "unknown", "?", "??", "???", "x",
        "xx", "xxx", "xxxx", "...", "name", "blank", "tbf",
        "tba", "tbc", "tbd", "to be announced", "to be added", "to be checked", "to be confirmed", "to be decided",
        "to be determined", "to be done", "to be named", "to be chosen", "to be selected",
        "name to follow", "unnamed", "to follow", "pending", "not yet", "later", "todo",
        "house way", "the house way", "as usual", "usual", "standard", "any", "any amount",
        "the dealer decides", "as the dealer decides", "as the dealer thinks best", "dealer's choice",
        "dealer's discretion", "at the dealer's discretion", "at the discretion of the dealer",
        "the dealer's discretion",
        "to be filed later", "to be filed", "to be supplied", "to be provided", "to be submitted", "will follow",
        "follows", "see above", "see below", "not decided", "undecided", "not determined", "open", "whatever",
    }
)  # fmt: skip
_HOLDS_NOT = (
    r"denied|refused|rejected|declined|disapproved|withdrawn|revoked|rescinded|annulled|void(?:ed)?|expired|lapsed"
    r"|cancell?ed|superseded|awaited|tb[acd]"
)
"""What is said of an approval or a paper that was not given, or that holds no longer."""
_NOT_GRANTED = regex(
    rf"(?<!not )(?<!never )\b(?:{_HOLDS_NOT}|suspended|terminated|unapproved|awaiting|requested|applied for)\b"
    r"|\bnot (?:yet|approved|given|received|granted|required|needed|necessary|applicable)\b|\bno approval\b"
    r"|\b(?:unnecessary|exempt|waived|to follow|to be|under review|in review|none needed|none yet|none so far)\b"
    r"|(?<!renewal )\bpending\b"
    r"|^(?:not|never|without)\b|^(?:the |an )?(?:application|request)\b|^(?:applying|submitted|filed|sent|mailed)\b"
    r"|^(?:is |are )?(?:expected|anticipated|due|promised|scheduled|forthcoming)\b|\bwaiting\b"
    r"|\b(?:no|nothing) [a-z ]{0,20}\b(?:back|reply|answer)\b|\bin (?:the works|progress|process)\b"
    r"|\b(?:was|were|is|has|have) (?:not|never) (?:been )?(?:asked|consulted|told|involved|contacted)\b"
    r"|\b(?:nobody|no one) (?:has|have|was|were)? ?(?:been )?(?:asked|approved|signed)\b"
)

_OF_THE_HOUSE = regex(
    r"\b(?:managers?|management|supervisors?|boss|floorpersons?|floor|owners?|staff|crew|dealers?|vendors?|manufacturers?|makers?"
    r"|(?:our|own|in house|internal|slot|it|engineering|marketing) (?:[a-z]+ )?(?:department|dept|team|lab|shop"
    r"|division|technicians?|engineers?|auditors?)"
    r"|suppliers?|compliance officer|counsel|lawyers?|security|surveillance|president|house|cage|ourselves|we|us)\b"
)
"""People who give no approval under the law: those of the house, and who sells to it."""

_REGULATOR = regex(
    r"\b(?:board|commission\w*|bureau|agency|agents?|executive director|director of (?:gaming|casino)"
    r"|regulators?|state|[a-z]*gcb|[a-z]*gca|bcc|bgo|glo)\b"
)

_DOUBTED = regex(
    r"\b(?:usually|mostly|normally|generally|sometimes|probably|possibly|perhaps|maybe|about|approximately|formerly"
    r"|previously|once|if|unless|except|only|or|provisional(?:ly)?|conditional(?:ly)?|temporar(?:y|ily)|tentative(?:ly)?"
    r"|subject to|until further notice|expected|verbal(?:ly)?|oral(?:ly)?)\b"
)
"""Words that leave open whether an approval is given, or what it covers."""

_NOT_FILED = regex(
    rf"(?<!not )(?<!never )\b(?:{_HOLDS_NOT}|replaced|lost|missing|unavailable|unfinished)\b"
    r"|\b(?:to be|to follow|to come|will be|will follow|shall be|not yet|not filed|not submitted|pending"
    r"|upcoming|later|next (?:week|month|year)|soon|in preparation|being (?:drawn|drafted|prepared|made))\b"
    r"|^(?:no|not|never|without|unknown)\b"
)
"""Words that tell of a paper that nobody has handed in, or that holds no longer."""

_LEAST_BARE = 3
"""So many digits has the number of an approval that names nobody."""

_REFERENCE = regex(r"\b[A-Za-z]{1,6}(?:[-/.#_]|(?=[0-9]))#?[0-9]|\b[A-Z]{2,6}\b[^A-Za-z0-9]*[0-9]")
"""Letters that stand for an office or a file, with their number: BGO-2015-07."""

_ABOUT_ONE = regex(
    r"\b(?:approv\w+|notice|grant\w*|consent\w*|permi\w+|authori[sz]\w+|agree\w*|letter|order|decision|determination|ruling"
    r"|resolution|memo\w*|certificat\w*|licen[cs]e|report|docket|file|ref(?:erence)?|nos?|nr|number|dated"
    r"|of [12][0-9]{3}|board|commission\w*|bureau|director\w*|agency|office|division|department|regulator"
    r"|laborator\w+|lab)\b|#"
)
"""Words that are said of an approval, and of who gives one."""

_ON_ONE = regex(
    r"^(?:a|acting|amended|and|approval|approved|approves|as|at|bulletin|by|casino|chief|"
    r"compliance|control|controls|copy|counsel|dated|department|deputy|effective|email|"
    r"enforcement|executive|for|from|games|gaming|general|given|granted|has|have|her|his|"
    r"holder|in|internal|issued|its|law|laws|lottery|machine|manager|mail|manual|of|on|"
    r"operations|our|per|plan|yes|duly|formally|officially|since|before|prior|use|its|writing|confirmed|location|place|"
    r"box|tip|drop|shuffler|generator|random|number|device|equipment|shaker|button|layout|cage|kept|"
    r"procedure|procedures|received|regulatory|renewal|pending|reviewed|"
    r"section|see|signed|staff|state|submission|table|tables|technical|test|tested|the|their|"
    r"this|to|under|unit|via|was|were|with|written|accepted|conformity|january|february|"
    r"march|april|may|june|july|august|september|october|november|december)$"
)
"""Words in small letters that may stand beside those; any other may take something back."""

_SMALL = regex(r"(?<![\w.'’-])[a-z]+(?![\w-])")

_POINTS = regex(
    r"^(?:please )?(?:see|refer|consult|as (?:in|per|stated)|per|cf)\b|\b(?:manual|handbook|house rules?)\b"
)
"""Words that send the reader to another paper."""


class Approval(Enum):
    """Whether a text names an approval that is given."""

    GRANTED = "granted"
    NOT_GRANTED = "not granted"
    UNCLEAR = "unclear"


def says_nothing(text: str) -> bool:
    """Whether a text gives no answer: it is nothing but a word or two that stand in for one."""
    plain = normal(text).strip(" .!()[]")
    return plain in _NOTHING or not plain or is_left_to_choice(plain)


def says_none(text: str) -> bool:
    """Whether a text says that there is nothing to state."""
    return normal(text).strip(" .!()[]") in _NONE


def is_not_filed(text: str) -> bool:
    """Whether a text says of a paper that it is not handed in yet, or that it holds no longer."""
    return _NOT_FILED.search(normal(text)) is not None


def approval_state(text: str) -> Approval:
    """Whether a text names an approval that is given: one with a number or a date, and not taken back since.

    A bare yes tells neither who gave it nor when, and a figure beside words that are said of no approval is no number.
    """
    plain = normal(text).strip(" .!()[]")
    if says_nothing(plain) or _NOT_GRANTED.search(plain):
        return Approval.NOT_GRANTED
    digits = sum(char.isdigit() for char in plain)
    by_others = bool(_OF_THE_HOUSE.search(plain)) and not _REGULATOR.search(plain)
    if by_others and not digits:
        return Approval.NOT_GRANTED
    named = any(char.isalpha() for char in plain)
    about_one = bool(_ABOUT_ONE.search(plain)) and not _POINTS.search(plain)
    known = bool(_REFERENCE.search(text)) or about_one if named else digits >= _LEAST_BARE
    doubted = by_others or is_doubtful(text) or _DOUBTED.search(plain) or _says_more(text)
    return Approval.GRANTED if digits and known and not doubted else Approval.UNCLEAR


def _says_more(text: str) -> bool:
    """Whether a text of an approval has words that are said neither of one nor of who gives it."""
    return any(not _ON_ONE.match(word) and not _ABOUT_ONE.search(word) for word in _SMALL.findall(text))
