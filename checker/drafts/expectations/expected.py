"""All that a draft is compared with: what may truly stand in it, and what the law has that this filing does not use."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from checker.drafts.expectations.described import descriptions
from checker.drafts.language import lexicon
from checker.drafts.language.naming import Naming, naming_of
from checker.drafts.language.words import words
from checker.law import Paytable, Row, Ruleset
from checker.law.chapter import chapter_ids, load_chapter
from checker.law.hands import Asked
from checker.law.names import names_of_row, names_of_wager
from checker.statements import Statement, Statements, statements_of
from checker.submission import Filing
from checker.values import Payout
from checker.values.payout import Odds
from checker.values.provision import NO_PROVISION, Provision
from checker.words.plain import squash

Form = frozenset[str]
_SHARED = 2
"""How many words the outcomes of a wager share at least, beside which the others tell them apart."""
_OTHER = "other game:"
"""Before the name of a wager of another chapter, in place of the slug that it has not here."""

_GENERAL_WINS = (
    "winning wagers", "other winners", "wins", "you win", "winning hands", "other winning wagers", "main game wins",
    "main bet", "base game", "base bet", "regular winner", "all other winners", "other wins", "beating the dealer",
    "beat the dealer", "beat both of the dealer's hands", "both of yours better than the dealer's", "wins are paid",
)  # fmt: skip
"""How a text speaks of what a game's own wager pays, without the wager's name."""
_GENERAL = frozenset({"win", "wager"})
_UNSUITED = "unsuited"


@dataclass(frozen=True, slots=True)
class Outcome:
    """An outcome of a wager with the wordings by which a text may mean it.

    ``payout`` and ``envy`` are its statements; both are None where this filing does not use the outcome. ``pays`` is
    what the law has it pay then, by ``provision``. ``names`` are its wordings in full.
    """

    wager: str
    name: str
    forms: tuple[Form, ...]
    payout: Statement | None
    envy: Statement | None
    pays: str = ""
    provision: Provision = NO_PROVISION
    note: str = ""
    names: tuple[str, ...] = ()

    @property
    def in_use(self) -> bool:
        """Whether it may stand in a document of this filing."""
        return self.payout is not None


@dataclass(frozen=True, slots=True)
class Expected:
    """What may stand in a draft, and how it is named.

    ``outcomes`` holds those of each wager in play, ``foreign`` those that the chapter has and this filing does not use.
    ``paytables`` are those among which it elects.
    ``base`` are the wagers that the game is played with, in the order of the chapter. ``naming`` and ``short`` have the
    optional wagers of other chapters too, which nobody offers at this game.
    """

    statements: Statements
    naming: Naming
    outcomes: Mapping[str, tuple[Outcome, ...]]
    foreign: Mapping[str, tuple[Outcome, ...]]
    paytables: Mapping[str, tuple[Paytable, ...]]
    base: tuple[str, ...]
    in_play: frozenset[str]
    short: Mapping[str, str]

    def names(self) -> Iterator[str]:
        """Yield the names of what is paid and of what it is paid on, and the words that a table must carry."""
        for item in self.statements:
            yield from item.names
            if item.key.aspect == "inscription":
                yield item.wording
        for outcomes in self.foreign.values():
            yield from (outcome.name for outcome in outcomes)
        yield from self.naming.whole


def expected_of(filing: Filing, ruleset: Ruleset) -> Expected:
    """Return what drafts of a filing's documents are compared with."""
    statements = statements_of(filing, ruleset)
    names = {slug: names_of_wager(wager) for slug, wager in ruleset.wagers.items()}
    others = _of_other_games(ruleset)
    in_play = frozenset(item.key.subject for item in statements.of(aspect="name") if item.key.subject in names)
    base = tuple(slug for slug, wager in ruleset.wagers.items() if slug in in_play and not wager.optional)
    outcomes = {slug: tuple(_in_use(statements, ruleset, slug, base)) for slug in ruleset.wagers if slug in in_play}
    foreign = {slug: tuple(_foreign(ruleset, slug, outcomes.get(slug, ()))) for slug in ruleset.wagers}
    return Expected(
        statements=statements,
        naming=naming_of(names, others),
        outcomes=outcomes,
        foreign=foreign,
        paytables={slug: ruleset.tables_for(slug) for slug in outcomes},
        base=base,
        in_play=in_play,
        short=others | {slug: wager.short for slug, wager in ruleset.wagers.items()},
    )


def _of_other_games(ruleset: Ruleset) -> dict[str, str]:
    """Return the names of the optional wagers of other chapters, where these are of several words."""
    raw = [item for chapter in chapter_ids() for item in load_chapter(chapter).items["wagers"]]
    own = {squash(wager.short) for wager in ruleset.wagers.values()}
    shorts = {str(item["short"]) for item in raw if item.get("optional") == "yes" and len(words(item["short"])) > 1}
    return {f"{_OTHER} {short}": short for short in sorted(shorts) if squash(short) not in own}


def forms_of(names: tuple[str, ...]) -> tuple[Form, ...]:
    """Return the words of each name, and of what amounts to the same."""
    found: list[Form] = []
    for name in names:
        form = frozenset(words(name.replace("(optional)", "")))
        found.append(form)
    return tuple(dict.fromkeys(form for form in found if form))


def _in_use(statements: Statements, ruleset: Ruleset, slug: str, base: tuple[str, ...]) -> Iterator[Outcome]:
    payouts = statements.of(subject=slug, aspect="payout")
    envies = {item.key.name: item for item in statements.of(subject=slug, aspect="envy")}
    wager = ruleset.wagers[slug]
    rows = [row for table in ruleset.paytables if table.wager == slug for row in table.rows]
    notes = {row.outcome: row.period.note for row in rows if row.reconstructed}
    taken = {form for item in payouts for form in forms_of(item.names)}
    described = _described(rows, {item.names[0] for item in payouts}, taken)
    apart = _apart([item.names[0] for item in payouts])
    for item in payouts:
        names = item.names
        general = slug in base and _is_even(item) and _is_general(names, wager.name)
        if general:
            names = (*names, *_GENERAL_WINS)
        if len(payouts) == 1 or general:
            names = (*names, *(name for name in names_of_wager(wager) if not set(forms_of((name,))) & taken))
        note = notes.get(item.names[0], "")
        forms = (*forms_of(names), *described.get(item.names[0], ()), *apart.get(item.names[0], ()))
        if not _is_even(item):
            # “Winning wagers” speaks of the game's own, wherever nothing names another.
            forms = tuple(form for form in forms if not form <= _GENERAL) or forms
        yield Outcome(
            slug, item.names[0], tuple(dict.fromkeys(forms)), item, envies.get(item.key.name), note=note, names=names
        )


def _described(rows: Sequence[Row], names: Collection[str], taken: Collection[Form]) -> dict[str, tuple[Form, ...]]:
    """Return the words that describe the hands of each outcome, where they are those of no other one."""
    own: dict[str, set[Form]] = {}
    for row in rows:
        if row.outcome in names:
            forms = {form for form in forms_of(descriptions(row.hands)) if form - lexicon.SILENT}
            if _is_left_unsuited(row, rows):
                forms |= {form | {_UNSUITED} for form in (*forms, *forms_of(names_of_row(row)))}
            own[row.outcome] = own.get(row.outcome, forms) & forms
    count = Counter(form for forms in own.values() for form in forms)
    return {
        name: tuple(form for form in sorted(forms, key=sorted) if count[form] == 1 and form not in taken)
        for name, forms in own.items()
    }


def _is_left_unsuited(row: Row, rows: Sequence[Row]) -> bool:
    """Whether another row has the same cards where they are of one suit, so that this one is left with other ones."""
    own = _asked(row)
    return bool(own) and any(
        own < _asked(other) and all(item.word == "suited" and item.value for item in _asked(other) - own)
        for other in rows
    )


def _asked(row: Row) -> frozenset[Asked]:
    """Return what a row asks of the cards; nothing where it means several hands."""
    alternatives = row.hands.alternatives if row.hands else ()
    return frozenset(alternatives[0]) if len(alternatives) == 1 else frozenset()


def _apart(names: Sequence[str]) -> dict[str, tuple[Form, ...]]:
    """Return the words that tell each outcome from the others of its wager, where all of them share several words.

    Where a text has told that the dealer has an ace high, “with a joker” says the rest.
    """
    said = {name: frozenset(words(name)) - lexicon.SILENT for name in names}
    shared = frozenset.intersection(*said.values()) if len(said) > 1 else frozenset[str]()
    left = {name: form - shared for name, form in said.items()}
    if len(shared) < _SHARED or not all(left.values()) or len(set(left.values())) < len(left):
        return {}
    return {name: (form,) for name, form in left.items()}


def _is_even(statement: Statement) -> bool:
    """Whether a statement is that an outcome pays even money, as the wagers do with which a game is played."""
    value = statement.value
    return isinstance(value, Payout) and any(isinstance(part, Odds) and part.win == 1 for part in value.parts)


def _is_general(names: tuple[str, ...], wager: str) -> bool:
    """Whether an outcome is that the wager itself wins, in whatever way."""
    name = set(words(wager))
    return any({"win"} <= set(words(text)) <= name | {"win", "other", "all", "wager"} for text in names)


def _foreign(ruleset: Ruleset, slug: str, own: tuple[Outcome, ...]) -> Iterator[Outcome]:
    known = {form for outcome in own for form in outcome.forms}
    seen: set[str] = set()
    for table in ruleset.paytables:
        if table.wager != slug:
            continue
        for row in table.rows:
            names = names_of_row(row)
            forms = forms_of(names)
            if row.outcome not in seen and not known & set(forms):
                seen.add(row.outcome)
                yield Outcome(slug, row.outcome, forms, None, None, row.payout.text, row.provision or table.provision)
