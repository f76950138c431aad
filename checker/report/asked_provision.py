"""Which provision a person means who writes it with or without the code and the quotation marks around it."""

from collections.abc import Iterable, Sequence

from checker.regex import regex
from checker.values.provision import NO_PROVISION, Provision

_PASSED_OVER = regex(r"[\s§\"“”]")


def asked_for(words: Sequence[str], provisions: Iterable[Provision]) -> Provision:
    """Return the one of ``provisions`` that the words name, or nothing. What is cited before it is passed over."""
    known = {_key(name): name for name in provisions}
    known |= {_key(without_title(name.split())): name for name in known.values() if name.in_full}
    found = (known.get(_key("".join(words[start:]))) for start in range(len(words)))
    return next(filter(None, found), NO_PROVISION)


def without_title(words: Sequence[str]) -> str:
    """Return a provision from the last word on that begins with a digit, or whole."""
    start = max((index for index, word in enumerate(words) if word[0].isdigit()), default=0)
    return "".join(words[start:])


def _key(name: str) -> str:
    return _PASSED_OVER.sub("", name)
