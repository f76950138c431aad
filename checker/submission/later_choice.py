"""Answers that are left to somebody's later choice: to be decided, whatever the manager picks, set month by month."""

from checker.regex import regex
from checker.submission.answer import normal

_WHO = (
    r"(?:(?:the|each|every|any|our|shift|pit|floor|duty|gaming|table|games?|casino|its|his|her|own|on|house|facility"
    r"|operations|assistant|senior) )*"
)
_PERSON = (
    r"(?:dealers?|house|supervisors?|floorpersons?|floor|boss(?:es)?|managers?|management|shift|pit|bankers?|players?"
    r"|directors?|operators?|casino|guests?|patrons?|staff|(?:who|which)ever (?:is )?(?:deals|on duty|in charge))"
)
_VERB = (
    r"(?:likes?|wants?|wish(?:es)?|prefers?|choos(?:es?|ing)|decides?|says?|sees? (?:it )?fit|feels?(?: like)?|picks?"
    r"|directs?|determines?|sets?|selects?|fix(?:es)?|judges?|orders?|thinks?(?: it)?(?: (?:best|right|fit|proper))?"
    r"|considers? (?:best|right|fit|proper)|calls?|announces?|names?|fancies"
    r"|deems? (?:best|right|fit|proper|appropriate))"
)
_DONE = (
    r"(?:decided|determined|fixed|set|chosen|picked|selected|agreed|announced|named|settled|established|specified"
    r"|directed|told|posted|adjusted|filled in|worked out)"
)
_OWN = r"(?:'s|\u2019s|s'|s\u2019)? (?:choice|call|option|preference|mood|judge?ment|discretion|whim|decision|taste)"
_SPAN = r"(?:round|hand|day|night|shift|time|spot|table|week|weekend|month|season|session|deck|game|occasion|case|year)"
_WHEN = (
    rf"(?:(?:that|each|every|on (?:the|each|every)|at (?:the|each|every)|for (?:the|each|every)"
    r"|before (?:the|each|every)"
    rf"|at the (?:start|beginning|opening) of (?:the|each|every)|of the|by the|during (?:the|each|every)) {_SPAN}"
    rf"|from {_SPAN} to {_SPAN}|{_SPAN} (?:by|to) {_SPAN}|by {_SPAN}|daily|nightly|weekly|monthly|later|later on"
    r"|on the spot"
    r"|as (?:needed|required|necessary|business (?:requires|demands|allows))|from time to time|when the time comes"
    r"|at a later (?:date|time)|in due course|at the table|locally|depending on [a-z ]{1,30})"
)
_TAIL = rf"(?:,? {_WHEN})*"
_BY = rf"(?: (?:by|with|between) {_WHO}{_PERSON}(?: (?:on|in) (?:duty|charge))?)"
_FREE = r"(?:the sole |the free |sole |free )?"
_LEFT = regex(
    rf"(?:(?:it )?(?:is |will be |are )?(?:up|left|reserved) (?:entirely )?to |(?:it |that )?depends on"
    rf" |(?:in|at) {_FREE}(?:the )?discretion of |by decision of )"
    rf"{_WHO}{_PERSON}(?:{_OWN})?(?: (?:on|in) (?:duty|charge))?{_TAIL}"
    rf"|(?:as|however|what|whatever|whichever|wherever"
    rf"|(?:in )?(?:any|whatever|which|whichever) (?:way|one|order|manner))"
    rf" {_WHO}(?:{_PERSON}|he|she|they|we|i)(?: on duty)? (?:may |will |happens? to )?{_VERB}"
    rf"(?: (?:it|best|them|so|to))*{_TAIL}"
    rf"|{_WHO}{_PERSON}(?: on duty)? (?:will |shall |may |can )?(?:decides?|picks?|chooses?|determines?|sets? it"
    rf"|fix(?:es)? it|selects?)(?: (?:it|them|this|that|which))?{_TAIL}"
    rf"|(?:(?:still |yet )?to be|will be|is|are|gets?|not yet|shall be) {_DONE}(?:{_BY}{_TAIL}|(?:,? {_WHEN})+)"
    rf"|(?:still |yet )?to be {_DONE}|(?:is |are )?{_DONE}(?:{_BY}{_TAIL}|(?:,? {_WHEN})+)"
    rf"|(?:not yet|never|not) {_DONE}|(?:yet )?undecided{_TAIL}"
    r"|(?:will be|shall be) (?:decided|determined|chosen|picked)"
    r"|(?:i|we) (?:set|play|do|deal) (?:it|them|this) (?:what|which|how)ever [a-z ]{1,40}"
    rf"|(?:(?:at|in|by|on) )?{_WHO}{_PERSON}{_OWN}{_TAIL}"
    rf"|(?:it |this )?(?:varies|changes|differs|may vary|may change|may differ)(?:,? {_WHEN})*"
    r"|(?:it )?(?:varies|changes|differs)(?: (?:by|with|from) (?:the )?(?:dealer|shift|day|table)(?: to [a-z]+)?)?"
    r"|(?:not|never|nowhere) (?:fixed|settled|set|written(?: down)?|laid down|agreed|stated|known)"
    r"|no (?:fixed |set )?(?:way|rules?)|(?:what|which|how)ever (?:works?|suits|fits)(?: best)?"
)
_LAWFUL = regex(r"\b(?:law|regulations?|board|commission|bureau|generator|dice|shaker)\b")
"""Who and what may decide by law."""


def is_left_to_choice(text: str) -> bool:
    """Whether all that a text says is that somebody may choose later what should be answered."""
    plain = normal(text).strip(" .!()[]").replace("\u2019", "'")
    return _LEFT.fullmatch(plain) is not None and _LAWFUL.search(plain) is None
