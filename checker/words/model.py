"""What the reader of words gives: claims with their places."""

from checker.frozen import frozen
from checker.values.stated import Key, Value

_NAMES = frozenset({"name", "area"})


@frozen
class Claim:
    """One thing that a line says.

    ``start`` and ``end`` are the characters of the line that say it, ``text`` is what stands there. ``condition`` is a
    condition found in the words, such as "on wagers under $10", and ``under`` the closed id of it where it has one.
    ``denied`` tells that the line says the value is not so, of a topic without an opposite. ``about`` is the name by
    which the line speaks of the subject. ``candidates`` are all that the line may mean, where one name belongs to
    several wagers. ``bare`` tells that a right is only named, and neither granted nor denied.
    """

    key: Key
    candidates: tuple[Key, ...] = ()
    value: Value
    text: str
    start: int
    end: int
    condition: str = ""
    under: str = ""
    denied: bool = False
    about: str = ""
    bare: bool = False

    @property
    def only_names(self) -> bool:
        """Whether it only names a wager or a part of the table, and says nothing of it."""
        return self.key.aspect in _NAMES


@frozen
class WordsRead:
    """What a line says. ``speaks`` tells whether it speaks of the game, ``unread`` which words were not understood."""

    claims: tuple[Claim, ...]
    speaks: bool
    unread: tuple[str, ...] = ()

    @property
    def understood(self) -> bool:
        """Whether the line says something, all of which was read."""
        return bool(self.claims) and not self.unread
