"""The names that a chapter gives a reader of words: wagers, outcomes, areas, and the words that tell them apart.

The names are those of the whole chapter on a day, not of one filing: a line that names what a filing does not offer is
understood, and found to say what is not so.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from checker.frozen import frozen
from checker.law import Ruleset
from checker.law.names import names_of_area, names_of_row, names_of_wager
from checker.law.ruleset import once, once_of
from checker.values.payout import MeterShare, Push
from checker.values.stated import Key
from checker.words.kept import kept
from checker.words.third_cards import ThirdCards, third_cards_of
from checker.words.tokens import Sort, Token, tokens
from checker.words.topics import by_wager
from checker.words.wordings import wordings

Words = tuple[str, ...]


@frozen
class Vocabulary:
    """The names of a chapter. ``wagers`` are rows of words that name a wager, the longest first.

    ``outcomes`` maps the words that tell an outcome from others to the outcomes that they may mean; ``areas`` are rows
    of words that name what a layout shows. ``pushing`` are the outcomes that return the wager; ``base`` is the slug of
    the base wager. ``topics`` are those on which the chapter says something, ``thirds`` its rule of third
    cards. ``levels`` maps the name of a meter, where a wager has several, to the wager, ``metered`` are those with one.
    """

    wagers: tuple[tuple[Words, str], ...]
    outcomes: Mapping[frozenset[str], tuple[Key, ...]]
    pushing: frozenset[Key]
    areas: tuple[tuple[Words, str], ...]
    base: str
    game: frozenset[str]
    topics: frozenset[str]
    thirds: ThirdCards | None
    levels: Mapping[str, str]
    metered: frozenset[str]
    # One is made for a chapter and kept, so that it is itself a key of what was read by it.
    __eq__ = object.__eq__
    __hash__ = object.__hash__

    def tells(self, label: str) -> bool:
        """Return whether every word of a label is one by which the chapter tells outcomes apart."""
        known = {word for words in self.outcomes for word in words} | self.game
        return all(
            token.text in known or token.number is not None or token.text in wordings().soft | wordings().light
            for token in tokens(label)
            if token.sort is not Sort.SIGN
        )

    def wager_in(self, sentence: Sequence[Token]) -> tuple[str, int, int] | None:
        """Return the wager that a row of tokens names, the longest name first, and from where to where."""
        texts = [token.text for token in sentence]
        for name, slug in self.wagers:
            for at in range(len(texts) - len(name) + 1) if name[0] in texts else ():
                if tuple(texts[at : at + len(name)]) == name:
                    return self._earlier(texts, at) or (slug, at, at + len(name))
        return None

    def _earlier(self, texts: Sequence[str], end: int) -> tuple[str, int, int] | None:
        """Return the wager whose name begins before a place and reaches into it: Dragon Bonus Wagers on Banker."""
        for name, slug in self.wagers:
            for at in range(max(0, end - len(name) + 1), end):
                if len(name) > 1 and tuple(texts[at : at + len(name)]) == name:
                    return slug, at, at + len(name)
        return None

    def name_at(self, texts: Sequence[str], at: int) -> tuple[str, int] | None:
        """Return the wager of which the name begins at a place, the longest name first, and where the name ends."""
        first = texts[at] if at < len(texts) else ""
        for name, slug in self.wagers:
            if name[0] == first and tuple(texts[at : at + len(name)]) == name:
                return slug, at + len(name)
        return None

    def begun(self, word: str) -> str:
        """Return the only wager whose name begins with the letters of a word, or nothing."""
        found = {slug for name, slug in self.wagers if name[0].startswith(word) and name[0] != word}
        return found.pop() if len(found) == 1 else ""

    def outcomes_of(self, label: Sequence[Token], wager: str = "") -> tuple[Key, ...]:
        """Return the outcomes that a label names, of one wager where one is given; none where it names none."""
        found = self.outcomes.get(core(label), ())
        return tuple(key for key in found if not wager or key.subject == wager)

    def loosely(self, label: Sequence[Token], wager: str) -> tuple[Key, ...]:
        """Return the outcomes that a label names once nobody asks whose they are: a Blackjack of the player's."""
        wanted = core(label) - _WHOSE
        if not wanted:
            return ()
        found = {
            key
            for words, keys in self.outcomes.items()
            if words - _WHOSE == wanted
            for key in keys
            if not wager or key.subject == wager
        }
        return tuple(sorted(found, key=repr)) if len({key.subject for key in found}) == 1 else ()

    def whoever(self, label: Sequence[Token], wager: str) -> tuple[Key, ...]:
        """Return the outcome of a wager that a label names but for the side whose hand it is: Blackjack."""
        wanted = core(label)
        found = {
            key
            for words, keys in self.outcomes.items()
            if words - _SIDES == wanted
            for key in keys
            if key.subject == wager
        }
        return tuple(found) if len(found) == 1 else ()

    def nearly(self, label: Sequence[Token], wager: str) -> tuple[Key, ...]:
        """Return the outcome of a wager that alone has all the words of a label, not only a side, in its name."""
        wanted = core(label)
        if wanted <= _SIDES or _LACKS in wanted:
            return ()  # without a joker is not with or without one
        found = {
            key for words, keys in self.outcomes.items() if wanted <= words for key in keys if key.subject == wager
        }
        return tuple(found) if len(found) == 1 else ()

    def described(self, label: Sequence[Token], wager: str) -> tuple[Key, ...]:
        """Return the only outcome of a wager that a label describes in more words than its name has."""
        own = [(words, keys) for words, keys in self.outcomes.items() if any(key.subject == wager for key in keys)]
        telling = frozenset(word for words, _ in own for word in words)
        named = frozenset(word for name, slug in self.wagers if slug == wager for word in name)
        wanted = core(label) - ((wordings().filler | named) - telling)
        # Two queens of hearts are a pair of them.
        paired = core(label) - (wordings().filler - telling) - {"2"} | {"pair"}
        meant = {wanted, paired} if "2" in core(label) - telling else {wanted}
        found = {key for words, keys in own if words in meant for key in keys if key.subject == wager}
        return tuple(found) if len(found) == 1 else ()

    def words_of(self, keys: Iterable[Key]) -> frozenset[str]:
        """Return the words of all names that outcomes have."""
        wanted = set(keys)
        return frozenset(word for words, own in self.outcomes.items() if wanted & set(own) for word in words)

    def all_outcomes(self, wager: str) -> tuple[Key, ...]:
        """Return every outcome of a wager."""
        return tuple(dict.fromkeys(key for keys in self.outcomes.values() for key in keys if key.subject == wager))

    def only_outcome(self, wager: str) -> tuple[Key, ...]:
        """Return the outcome of a wager that has one only."""
        found = self.all_outcomes(wager)
        return found if len(found) == 1 else ()

    def base_outcome(self, label: Sequence[Token]) -> tuple[Key, ...]:
        """Return what winning base wagers are paid, where a label speaks of winning wagers and no more."""
        return self.only_outcome(self.base) if {token.text for token in label} <= _WINNING else ()


_FEWEST_INITIALS = 3
_SIDES = frozenset({"dealer", "player"})
_LACKS = "no"
_WHOSE = frozenset({"player", "only"})
_WINNING = frozenset({"win", "wager", "all", "hand", "every", "each"})


_OutcomeName = tuple[str, str, str, int]
"""The wager and the name of an outcome, another name of it, and which of its names that is."""


@frozen
class _Names:
    """Every name of a ruleset as it is written; rulesets that have the same ones share a vocabulary."""

    wagers: tuple[tuple[str, str], ...]
    outcomes: tuple[_OutcomeName, ...]
    pushing: tuple[tuple[str, str], ...]
    areas: tuple[tuple[str, str], ...]
    base: str
    topics: frozenset[str]
    thirds: ThirdCards | None
    levels: tuple[tuple[str, str], ...]
    metered: frozenset[str]


@once
def vocabulary_of(ruleset: Ruleset) -> Vocabulary:
    """Return the names of a chapter as in force on a day."""
    outcomes, pushing = _outcome_names(ruleset)
    return _vocabulary(
        _Names(
            wagers=_wager_names(ruleset),
            outcomes=(*outcomes, *_odds_filed(ruleset)),
            pushing=pushing,
            areas=tuple(
                (name, rule.subject)
                for rule in ruleset.rules
                if rule.kind == "area"
                for name in names_of_area(rule, ruleset)
            ),
            base=ruleset.chapter.base_wager,
            topics=_topics(ruleset),
            thirds=third_cards_of(ruleset),
            levels=_levels(ruleset),
            metered=_metered(ruleset),
        )
    )


@once_of("wagers")
def _wager_names(ruleset: Ruleset) -> tuple[tuple[str, str], ...]:
    return tuple(
        (name, wager.slug)
        for wager in ruleset.wagers.values()
        for name in (*names_of_wager(wager), *wager.also, *_initials(wager.name))
    )


@once_of("paytables")
def _outcome_names(ruleset: Ruleset) -> tuple[tuple[_OutcomeName, ...], tuple[tuple[str, str], ...]]:
    """Return the names of the outcomes of paytables, and the outcomes that return the wager."""
    rows = [
        (table.wager, f"{row.group} {row.outcome}".strip(), row) for table in ruleset.paytables for row in table.rows
    ]
    return (
        tuple((slug, own, name, rank) for slug, own, row in rows for rank, name in enumerate(names_of_row(row))),
        tuple((slug, own) for slug, own, row in rows if any(isinstance(part, Push) for part in row.payout.parts)),
    )


@once_of("paytables")
def _levels(ruleset: Ruleset) -> tuple[tuple[str, str], ...]:
    """Return the names of the meters of which a paytable pays a share, each with the wager."""
    return tuple(sorted({(name, slug) for slug, name in _shares(ruleset) if name}))


@once_of("paytables")
def _metered(ruleset: Ruleset) -> frozenset[str]:
    """Return the wagers that are paid a share of a meter."""
    return frozenset(slug for slug, _ in _shares(ruleset))


def _shares(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    rows = ((table.wager, row) for table in ruleset.paytables for row in table.rows)
    return ((slug, part.meter) for slug, row in rows for part in row.payout.parts if isinstance(part, MeterShare))


def _initials(name: str) -> Iterator[str]:
    """Yield the initials of a name of three words or more, as a felt has them for short: MTD."""
    words = [word for word in name.replace("-", " ").split() if word != "Wager"]
    short = "".join(word[0] for word in words)
    known = wordings()
    if len(words) >= _FEWEST_INITIALS and short.isalpha() and short.casefold() not in {*known.same, *known.game}:
        yield short


@once_of("wagers", "elections")
def _odds_filed(ruleset: Ruleset) -> tuple[_OutcomeName, ...]:
    """Return the names of winning a wager whose odds the filing sets itself."""
    filed = (
        ruleset.wagers[path.split(".")[1]]
        for path, election in ruleset.elections.items()
        if election.type == "payout" and path.startswith("wagers.")
    )
    return tuple((wager.slug, f"Winning {wager.name}", name, 0) for wager in filed for name in names_of_wager(wager))


def core(label: Iterable[Token]) -> frozenset[str]:
    """Return the words of a label that tell one outcome from another."""
    said = _phrased([token.text for token in label if token.sort is not Sort.SIGN])
    soft = wordings().soft
    return frozenset(word for word in said if word not in soft) or frozenset(said)


def _phrased(said: list[str]) -> list[str]:
    for word, row in _phrases():
        for at in range(len(said) - len(row), -1, -1) if row[0] in said else ():
            if said[at : at + len(row)] == row:
                said[at : at + len(row)] = [word]
    return said


@cache
def _phrases() -> tuple[tuple[str, list[str]], ...]:
    """Return each phrase, cut into words, after the one word that stands for it."""
    return tuple(
        (word, [token.text for token in tokens(phrase)])
        for word, phrases in wordings().phrases.items()
        for phrase in phrases
    )


@lru_cache(maxsize=32)
def _vocabulary(names: _Names) -> Vocabulary:
    written = repr((names.wagers, names.outcomes, names.areas))
    made = kept(__file__, written, lambda: _made(names))
    return Vocabulary(
        wagers=made["wagers"],
        outcomes={words: tuple(_payout(*key) for key in keys) for words, keys in made["outcomes"].items()},
        pushing=frozenset(_payout(*key) for key in names.pushing),
        areas=made["areas"],
        base=names.base,
        topics=names.topics,
        thirds=names.thirds,
        levels=dict(names.levels),
        metered=names.metered,
        game=made["game"],
    )


@cache
def _payout(subject: str, name: str) -> Key:
    return Key(subject=subject, aspect="payout", name=name)


def _made(names: _Names) -> dict[str, Any]:
    """Return the names cut into words, as plain data."""
    wagers = [(_row(name), slug) for full, slug in names.wagers for name in dict.fromkeys((full, *_shorter(full)))]
    areas = [(_row(name), subject) for name, subject in names.areas]
    return {
        "wagers": tuple(sorted(dict.fromkeys(wagers), key=lambda item: -len(item[0]))),
        "outcomes": _outcomes(names),
        "areas": tuple(sorted(dict.fromkeys(areas), key=lambda item: -len(item[0]))),
        "game": wordings().game | {word for name, _ in (*wagers, *areas) for word in name if len(name) == 1},
    }


_LAST = (" Wager", " Progressive", " 21")
"""Last words without which a name of several words still names the same wager."""


def _shorter(name: str) -> Iterator[str]:
    """Return a name without its last words: Hit and Run for Hit and Run Progressive Wager."""
    for last in _LAST:
        cut = name.removesuffix(last)
        if cut != name and (last == _LAST[0] or " " in cut):
            yield cut
            name = cut


def _topics(ruleset: Ruleset) -> frozenset[str]:
    """Return the topics on which the chapter says something, and those beside them: a rate beside a charge."""
    own = frozenset(item.topic for item in ruleset.statements)
    known = by_wager()
    subjects = {known[name] for name in own & known.keys()}
    return own | {name for name, subject in known.items() if subject in subjects}


def _row(name: str) -> Words:
    return tuple(token.text for token in tokens(name.replace("_", " ")))


_Outcome = tuple[str, str]
"""The wager and the name of an outcome."""


def _outcomes(names: _Names) -> dict[frozenset[str], tuple[_Outcome, ...]]:
    """Map the words of every outcome to what it may be; a name as printed goes before one that documents use."""
    found: dict[frozenset[str], dict[_Outcome, int]] = {}
    for slug, own, name, rank in names.outcomes:
        kept_ranks = found.setdefault(_core_of(name), {})
        kept_ranks[slug, own] = min(rank, kept_ranks.get((slug, own), rank))
    _add_natural(found)
    return {words: tuple(_foremost(ranks)) for words, ranks in found.items()}


def _add_natural(found: dict[frozenset[str], dict[_Outcome, int]]) -> None:
    """Add the names of hands that are also paid with a joker: without one they are natural ones."""
    for words in list(found):
        joker = found.get(words | {"joker"}, {})
        both = {slug for slug, _ in joker} & {slug for slug, _ in found[words]}
        own = [outcome for outcome in found[words] if outcome[0] in both and not any("joker" in word for word in words)]
        for more in ({"natural"}, {"no", "joker"}, {"natural", "no", "joker"}):
            named = found.setdefault(words | more, {}) if own else {}
            for outcome in own:
                named[outcome] = min((rank for (slug, _), rank in named.items() if slug == outcome[0]), default=0)


@lru_cache(maxsize=4096)
def _core_of(name: str) -> frozenset[str]:
    return core(tokens(name))


def _foremost(ranks: Mapping[_Outcome, int]) -> Iterator[_Outcome]:
    """Return of each wager the outcomes of which the words are most nearly the name."""
    best = {subject: min(rank for (other, _), rank in ranks.items() if other == subject) for subject, _ in ranks}
    return (outcome for outcome, rank in ranks.items() if rank == best[outcome[0]])
