"""What the reader finds in a sentence before it is a claim."""

from checker.frozen import frozen
from checker.values.stated import Key, Value
from checker.words.topics import Topic


@frozen(kw_only=False)
class Said:
    """One thing that a sentence says: the tokens that say it, and the claim; or only that they say nothing."""

    taken: tuple[int, ...]
    topic: Topic | None = None
    value: Value | None = None
    keys: tuple[Key, ...] = ()
    wager: str = ""
    denied: bool = False
    label: str = ""
    bare: bool = False
