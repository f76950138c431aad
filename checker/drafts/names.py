"""Which wager a heading names, and which outcome a label names.

Names come from the chapter: a wager's full and short name, an outcome as the law prints it and as a document words it.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import IntEnum

from checker.drafts.normal import squash
from checker.drafts.words import bag, core, words
from checker.law import Row, Wager

_FILLER = frozenset(
    words(
        "the a an wager bet bets side optional bonus progressive payout payouts pays pay odds paytable "
        "pay table place "
        "here only amount for to area dealer's game min max minimum maximum"
    )
) - {"dealer"}
_ANYWHERE = frozenset(words("wager bet progressive payout the"))
_LONGEST_NAME = 10
_LONG_WORD = 9
_SIMILAR = 0.84
_TYPO = 0.86
_TABLE_LETTER = re.compile(r"\b(?:pay ?)?table ([a-z]|[0-9]{1,2})\b", re.IGNORECASE)
_BRACKETS = re.compile(r"\([^()]*\)|\[[^\[\]]*\]")
_NEUTRAL = frozenset(
    words(
        "all other hand total any dealer player win wins made hits has gets is with of and the that "
        "which it pay pays paid"
    )
)
_EVERY = frozenset(words("all every any each"))
_OF_ALL = _EVERY | frozenset(words("hand hands wager wagers bet bets the a on pay pays paid"))
_EXPLAINED = 10
_CUT = re.compile(r"\s[-:]\s|:\s|\s\(|,\s")


class Fit(IntEnum):
    """How well a label fits an outcome, best first."""

    SAME = 1
    SAME_WORDS = 2
    SAME_MEANING = 3
    CONTAINS = 4
    MISSPELLED = 5
    PART = 6


@dataclass(frozen=True, slots=True)
class Named:
    """A wager that a text names; ``near`` tells that the name is not quite the law's."""

    wager: str
    near: bool = False


@dataclass(frozen=True, slots=True)
class Leading:
    """A wager that a text starts with, and the rest.

    ``parted`` tells that a colon, a dash or the like stands between.
    """

    wager: str
    rest: str
    parted: bool


class WagerNames:
    """The names of a chapter's wagers."""

    def __init__(self, wagers: Iterable[Wager]) -> None:
        self._aliases: list[tuple[tuple[str, ...], str]] = []
        self._seen: dict[str, Named | None] = {}
        listed = tuple(wagers)
        for wager in listed:
            for alias in _aliases(wager):
                if alias and (alias, wager.slug) not in self._aliases:
                    self._aliases.append((alias, wager.slug))
        self._aliases.sort(key=lambda item: -len(item[0]))
        # Letters set apart lose the breaks between words, and with them plurals and words for numbers.
        self._whole = {squash(name): wager.slug for wager in listed for name in (wager.name, wager.short)}

    def of_heading(self, text: str) -> Named | None:
        """Give the wager that a line of its own names; None where it names none."""
        if text not in self._seen:
            given = words(_TABLE_LETTER.sub(" ", _BRACKETS.sub(" ", text)))
            exact = self._exact(given) or self._whole.get(squash(_BRACKETS.sub(" ", text)))
            self._seen[text] = Named(exact) if exact else self._near(given) if 0 < len(given) <= _LONGEST_NAME else None
        return self._seen[text]

    def _exact(self, given: tuple[str, ...]) -> str | None:
        joined = "".join(given)
        for alias, slug in self._aliases:
            if joined == "".join(alias):
                return slug
        for alias, slug in self._aliases:
            size = len(alias)
            for start in range(len(given) - size + 1):
                rest = given[:start] + given[start + size :]
                if given[start : start + size] == alias and all(word in _FILLER for word in rest):
                    return slug
        return None

    def _near(self, given: tuple[str, ...]) -> Named | None:
        plain = tuple(word for word in given if word not in _FILLER) or given
        best: tuple[float, str] | None = None
        for alias, slug in self._aliases:
            bare = tuple(word for word in alias if word not in _ANYWHERE) or alias
            matcher = SequenceMatcher(None, " ".join(plain), " ".join(bare))
            ratio = matcher.ratio() if matcher.quick_ratio() >= _SIMILAR else 0.0
            part = len(plain) < len(bare) and set(plain) < set(bare) and len("".join(plain)) > 4  # noqa: PLR2004 - a word
            if (part or ratio >= _SIMILAR) and (best is None or ratio > best[0]):
                best = (ratio, slug)
        return Named(best[1], near=True) if best else None

    def leading(self, text: str) -> Leading | None:
        """Give the wager whose name a text starts with, and what follows it."""
        tokens = list(re.finditer(r"\S+", text))
        for alias, slug in self._aliases:
            for count in range(1, min(len(alias) + 3, len(tokens)) + 1):
                head = text[: tokens[count - 1].end()]
                if words(head) == alias:
                    after = text[len(head) :]
                    parted = head[-1] in ":-(,." or after.lstrip()[:1] in (":", "-", "(", ",")
                    return Leading(slug, _without_filler(after.strip(" :-,.")), parted=parted)
        return None

    def mentioned(self, text: str) -> list[str]:
        """Give the wagers that a text names anywhere, longest names first, no part of a text twice."""
        given = list(words(text))
        found = []
        for alias, slug in self._aliases:
            size = len(alias)
            for start in range(len(given) - size + 1):
                if tuple(given[start : start + size]) == alias:
                    given[start : start + size] = ["\0"] * size
                    if slug not in found:
                        found.append(slug)
        long = [squash(word) for word in text.split() if len(word) >= _LONG_WORD]
        for whole, slug in self._whole.items():
            if slug not in found and len(whole) >= _LONG_WORD and any(whole in word for word in long):
                found.append(slug)
        return found


def _without_filler(text: str) -> str:
    """Drop words such as “pays” or “wager” at the start of what follows a name."""
    while text:
        first, _, rest = text.partition(" ")
        if not words(first) or not set(words(first)) <= _FILLER - {"max", "min"}:
            break
        text = rest.strip(" :-,.")
    return text


def _aliases(wager: Wager) -> list[tuple[str, ...]]:
    full, short = words(wager.name), words(wager.short)
    found = [short, full]
    for written in ("Bonus Wager", "Wager", "Payout Wager", "Progressive Wager"):
        tail = words(written)
        if full[-len(tail) :] == tail and len(full) > len(tail):
            found = [*found, full[: -len(tail)]]
    if full[: len(short)] == short and len(full) > len(short):
        rest = full[len(short) :]
        if len(set(rest) - _FILLER) > 1:
            found += [rest, tuple(word for word in rest if word != "wager")]
    if short[-1:] in {("progressive",), ("wager",)} and len(short) > 1:
        found.append(short[:-1])
    return [alias for alias in dict.fromkeys(found) if alias and (set(alias) - _FILLER or alias == short)]


@dataclass(frozen=True, slots=True)
class OutcomeFit:
    """The row whose outcome a label names, and how well."""

    row: Row
    fit: Fit


def fit_outcome(label: str, rows: Sequence[Row]) -> OutcomeFit | None:
    """Give the row of ``rows`` whose outcome ``label`` names; None where none or several could be meant."""
    best: OutcomeFit | None = None
    for written in readings(label):
        for fit in Fit:
            found = [row for row in rows if _fits(written, row, fit)]
            if len({row.outcome for row in found}) == 1:
                if best is None or fit < best.fit:
                    best = OutcomeFit(found[0], fit)
                break
            if found:
                break
        if best and best.fit <= Fit.SAME_WORDS:
            break
    return best


def readings(label: str) -> list[str]:
    """Give the label as written, and without what stands in brackets or after a dash."""
    found = [label, _BRACKETS.sub(" ", label)]
    cut = _CUT.search(label)
    if cut and cut.start() > 0 and len(label[cut.end() :].split()) <= _EXPLAINED:
        found.append(label[: cut.start()])
    return list(dict.fromkeys(text.strip() for text in found if text.strip()))


def forms(row: Row) -> tuple[str, ...]:
    """Give the wordings of an outcome: the law's, that of documents, either with the heading of its group."""
    plain = [row.outcome.replace("(optional)", "").strip(), row.sign]
    plain += [text for text in row.also if text]
    grouped = [f"{row.group} {text}" for text in plain if text and row.group]
    return tuple(text for text in dict.fromkeys((*plain, *grouped)) if text)


def _fits(label: str, row: Row, fit: Fit) -> bool:
    if not words(label):
        return False
    match fit:
        case Fit.SAME:
            # Word breaks that were lost, or made, by how the text is set make no difference.
            return any(
                squash(label) == squash(form) or "".join(words(label)) == "".join(words(form)) for form in forms(row)
            )
        case Fit.SAME_WORDS:
            return any(bag(label) == bag(form) for form in forms(row))
        case Fit.SAME_MEANING:
            return any(core(label) == core(form) for form in forms(row))
        case Fit.CONTAINS:
            extra = _NEUTRAL | set(words(row.group))
            given = set(words(label))
            return any(
                set(core(form)) <= given and given - set(words(form)) <= extra and set(words(form)) - _NEUTRAL
                for form in forms(row)
            )
        case Fit.PART:
            given = set(core(label)) - _NEUTRAL
            return bool(given) and any(given < set(core(form)) for form in forms(row))
        case Fit.MISSPELLED:
            return any(_misspelled(words(label), words(form)) for form in forms(row))


def _misspelled(given: tuple[str, ...], form: tuple[str, ...]) -> bool:
    """Tell whether two wordings differ by a slip of the pen: never in a number, never by a whole word of meaning."""
    if [word for word in given if word[0].isdigit()] != [word for word in form if word[0].isdigit()]:
        return False
    if len(given) != len(form):
        return False
    pairs = [(one, other) for one, other in zip(given, form, strict=True) if one != other]
    return len(pairs) == 1 and len(pairs[0][0]) > 3 and SequenceMatcher(None, *pairs[0]).ratio() >= _TYPO - 0.1  # noqa: PLR2004


def is_every_outcome(label: str, *, said: bool = True) -> bool:
    """Tell whether a label stands for all winning hands; it must say all of them unless ``said`` is false."""
    given = set(words(label))
    every = bool(given & _EVERY) or not said
    return every and given - _OF_ALL == {"win"}


def fit_without_name(label: str, wager: Wager, rows: Sequence[Row]) -> OutcomeFit | None:
    """Give the row that a label names but for the words of the wager's own name: “Suited”, “Other winning”."""
    name = {*words(wager.name), *words(wager.short)}
    given = set(core(label)) - name
    found = [row for row in rows if given and any(set(core(form)) - name == given for form in forms(row))]
    return OutcomeFit(found[0], Fit.SAME_MEANING) if len({row.outcome for row in found}) == 1 else None


def without_letter(text: str) -> str:
    """Give a text without the letter of a paytable: “Paytable C, multiple decks” says when it is used."""
    return _TABLE_LETTER.sub(" ", text).strip(" ,;:.-")


def several(label: str) -> list[str]:
    """Give the parts of a label that lists outcomes with commas, slashes or “or”."""
    return [
        part.strip()
        for part in re.split(r",\s*(?:or|and)?\s*|\s*/\s*|\s+or\s+|\s+and\s+|\s*&\s*|;\s*", label)
        if part.strip()
    ]


Rows = Mapping[str, Sequence[Row]]
"""The rows that are known of each wager."""
