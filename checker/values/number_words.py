"""Numbers in words, up to some hundred thousands: seventeen, seventy-five thousand, two hundred and fifty."""

_ONES = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
)  # fmt: skip
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_UNITS = {word: number for number, word in enumerate(_ONES)} | {
    word: 10 * number for number, word in enumerate(_TENS, start=2)
}
_SCALES = {"hundred": 100, "thousand": 1000, "million": 1_000_000}


def begins_number(word: str) -> bool:
    """Whether a number in words can begin with this one."""
    return word in _UNITS


def number_of(words: list[str]) -> tuple[int, int]:
    """Return how many of the words, from the first, make a number, and the number; (0, 0) where none does."""
    total = current = used = 0
    said = False
    for at, word in enumerate(words):
        if word in _UNITS and (not said or _fits(current, _UNITS[word])):
            current += _UNITS[word]
        elif word in _SCALES and said and current:
            if _SCALES[word] == 100:  # noqa: PLR2004 - a hundred multiplies what stands before it
                current *= 100
            else:
                total, current = total + current * _SCALES[word], 0
        elif word in {"and", "-"} and said and at + 1 < len(words) and _joins(word, words[at - 1], words[at + 1]):
            continue
        else:
            break
        said, used = True, at + 1
    return (used, total + current) if said else (0, 0)


def _fits(current: int, following: int) -> bool:
    """Whether a number word goes on a number: five after twenty, fifty after two hundred."""
    if not current:
        return True
    return following < 10 if current % 100 in range(20, 100, 10) else current % 100 == 0 and following < 100  # noqa: PLR2004 - digits


def _joins(word: str, before: str, after: str) -> bool:
    if word == "-":
        return before in _TENS and after in _ONES[1:10]
    return before in _SCALES and after in _UNITS
