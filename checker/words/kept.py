"""What is made of the names of the law and the words of the reader, kept between runs."""

from collections.abc import Callable
from functools import cache
from typing import Any

from checker.law.chapter import shared_text
from checker.law.stored import program_of, stored_or_made
from checker.values import number_words
from checker.words import tokens, wordings
from checker.words.wordings import FILE


def kept(
    maker: str | None, names: str, make: Callable[[], dict[str, Any]], *, also: tuple[str | None, ...] = ()
) -> dict[str, Any]:
    """Return what ``make`` of the module in the file ``maker`` makes of names and the words of the reader.

    ``also`` are the files of other modules on which it depends. It is plain data of dicts, lists, tuples, sets and
    texts.
    """
    return stored_or_made({**_words(), **program_of(maker, *also), "names": names.encode()}, make)


@cache
def _words() -> dict[str, bytes]:
    program = program_of(__file__, number_words.__file__, tokens.__file__, wordings.__file__)
    return {FILE: shared_text("words", FILE), **program}
