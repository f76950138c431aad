"""Tells whether a piece of a draft that was left unread could be what seems to be left out of it.

A statement is held to be left out only where no such piece could be it. A piece is unread where nothing in it was
compared, or not all. Which pieces could be a statement depends on what is looked for: a payout may stand in any line on
its wager that tells a figure or speaks of paying, a name in any line that has a word of it, a limit in any that has an
amount. The first such piece is left to a person in place of the finding.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from checker.drafts.compared import PAID, Compared, same
from checker.drafts.document.areas import forms_of_others, telling_words
from checker.drafts.expectations.expected import Expected, Outcome
from checker.drafts.language import lexicon
from checker.drafts.language.values import Value, find_values
from checker.drafts.language.words import words
from checker.drafts.structure.sentences import UNKNOWN, Key, Sentence
from checker.statements import Statement
from checker.statements.comparison import Status
from checker.values import Payout
from checker.values.payout import MeterShare, Money, Odds, Push

_HALF = 2
_LABEL = 10
"""How many words a label has at most."""
_LIGHT = lexicon.SILENT | lexicon.HEADING_WORDS
_MAY_BE = "It was not understood, and may be what is asked for: {}"
_PUSHES = frozenset({"push", "return", "returned", "back"})
"""Words that say of a wager that it is neither won nor lost."""
_WHOLE_METER = re.compile(
    r"\b(?:all|whole|entire|full)\b[^.;]*\b(?:meter|jackpot|major|minor|mega|progressive)\b", re.IGNORECASE
)
_CUT = re.compile(r"\d (?:to|for) (?!\d+\b(?!,))|\$\d{1,3}(?:,\d{3})*,\d{1,2}\b", re.IGNORECASE)
"""A figure of which the rest stands somewhere else: odds without their second number, an amount cut behind a comma."""
_ALL = 100
_PAYOUTS = frozenset({"payout", "envy", "row"})


@dataclass(frozen=True)
class Piece:
    """A sentence or row with what was compared of it; ``spoken`` are the wagers whose matter it may be, if known."""

    sentence: Sentence
    items: tuple[Compared, ...]

    @cached_property
    def words(self) -> frozenset[str]:
        """Its words."""
        return frozenset(words(self.sentence.text))

    @cached_property
    def values(self) -> tuple[Value, ...]:
        """Its figures."""
        return find_values(self.sentence.text)

    @property
    def unread(self) -> bool:
        """Whether nothing in it was compared, or not all."""
        return not self.items or any(item.status is Status.NOT_COMPARED or item.loosely for item in self.items)

    def may_be_of(self, slug: str) -> bool:
        """Whether its matter may be a wager: it names that one, or none, and stands under its heading or none.

        It may go on to speak of the wager that was named last before it.
        """
        told = self.sentence.named or self.sentence.scope
        own = {item.wager for item in self.items if item.status is Status.NOT_COMPARED}
        return not told or slug in (*told, *self.sentence.spoken) or UNKNOWN in told or slug in own

    @cached_property
    def figured(self) -> bool:
        """Whether it tells odds or a share."""
        figures = any(isinstance(part, (Odds, MeterShare, Push)) for value in self.values for part in value.parts)
        return figures or any(item.status is Status.NOT_COMPARED and item.about in _PAYOUTS for item in self.items)

    @cached_property
    def pays(self) -> bool:
        """Whether it tells odds or a share, or speaks of paying."""
        return self.figured or lexicon.PAYING.search(self.sentence.text) is not None


def keep_firm(compared: Sequence[Compared], sentences: Sequence[Sentence], expected: Expected) -> Iterator[Compared]:
    """Yield the comparisons, with what may stand in an unread piece left open there instead of held to be left out."""
    pieces = _pieces_of(compared, sentences)
    tabled = _tabled(compared)
    unread = [piece for piece in pieces if piece.unread]
    uninscribed = [item for item in compared if item.about == "inscription" and item.status is Status.MISSING]
    for item in compared:
        if item.status is not Status.MISSING:
            yield item
            continue
        if item.about == "payout" and any(_says_of(other, item, expected) for other in uninscribed):
            continue  # it is told with the inscription
        if item.about == "row" and any(_tells_row(found, item, expected) for found in pieces):
            continue
        if item.about == "envy" and any(_tells_envy(found, item, expected) for found in pieces):
            continue
        piece = next((found for found in unread if _could_be(found, item, expected, tabled)), None)
        piece = piece or next((found for found in pieces if _lists(found, item, expected)), None)
        piece = piece or next((found for found in pieces if _heads_row(found, item, expected)), None)
        yield item if piece is None else _left_open(piece, item)


def _pieces_of(compared: Sequence[Compared], sentences: Sequence[Sentence]) -> list[Piece]:
    by_text: dict[Key, list[Compared]] = {}
    for item in compared:
        if item.status is not Status.MISSING:
            by_text.setdefault(item.sentence.key, []).append(item)
    found = []
    for sentence in sentences:
        own = by_text.get(sentence.key, [])
        if sentence.text != sentence.block.text:
            own = [*own, *by_text.get(sentence.block_key, [])]
        found.append(Piece(sentence, tuple(own)))
    return found


def _left_open(piece: Piece, item: Compared) -> Compared:
    about = "payout" if item.about == "row" else item.about
    said = item.statement.wording if item.statement else item.expected
    return Compared(
        status=Status.NOT_COMPARED, sentence=piece.sentence, about=about, text=piece.sentence.text, wager=item.wager,
        reason=_MAY_BE.format(said), could_be=(item.statement,) if item.statement else (),
    )  # fmt: skip


def _tabled(compared: Sequence[Compared]) -> frozenset[str]:
    """Return the wagers of which several payouts stand in the rows of a table."""
    rows = Counter(
        item.wager
        for item in compared
        if item.about == "payout" and item.status in {Status.AGREES, Status.DIFFERS} and not item.sentence.prose
    )
    return frozenset(slug for slug, count in rows.items() if slug and count > 1)


def _could_be(piece: Piece, item: Compared, expected: Expected, tabled: frozenset[str]) -> bool:
    """Whether an unread piece could be what an item says is left out."""
    statement = item.statement
    if statement is not None and any(_is_for(other, statement, item) for own in piece.items for other in own.could_be):
        return True
    aspect = statement.key.aspect if statement else "inscription"
    if statement is None or aspect in {"inscription", "help_line"}:
        return _worded(piece, item.expected, expected)
    if aspect == "payout_limit":
        return _limits(piece)
    if aspect == "area":
        return len(piece.words) <= _LABEL and _names_area(piece, statement, expected)
    outcome = _outcome_of(item, expected)
    if outcome is None:
        return _pays_at_all(piece, item.wager, statement, expected)
    if _may_push(piece, outcome, statement):
        return True
    # What a table of payouts leaves out is not told by a line that pays nothing: an order of hands, a rule of play.
    named = _names_outcome(piece, outcome, expected)
    if item.wager in tabled and piece.sentence.prose and not (piece.figured or named or _is_broken_row(piece, outcome)):
        return False
    return _pays_outcome(piece, outcome, statement, expected) or _tells_apart(piece, outcome, expected)


def _is_broken_row(piece: Piece, outcome: Outcome) -> bool:
    """Whether a piece has all words of an outcome, and a figure that was cut in two: 5,000 to $1,00."""
    return _CUT.search(piece.sentence.text) is not None and any(form <= piece.words for form in outcome.forms)


def _may_push(piece: Piece, outcome: Outcome, statement: Statement | None) -> bool:
    """Whether an open sentence on a wager speaks of a push, and has a word of an outcome that is one."""
    if statement is None or not (_is_push(statement) and piece.may_be_of(outcome.wager)):
        return False
    return bool(_PUSHES & piece.words) and any(form & piece.words for form in outcome.forms)


def _is_push(statement: Statement) -> bool:
    """Whether a statement tells that a wager is returned."""
    return isinstance(statement.value, Payout) and any(isinstance(part, Push) for part in statement.value.parts)


def _names_outcome(piece: Piece, outcome: Outcome, expected: Expected) -> bool:
    """Whether most words of a piece are of an outcome, with one that tells it from others if such a word there is."""
    told = piece.words - _LIGHT
    shared = _of_others(outcome, expected)
    return any(
        len(told & form) * _HALF > len(told) and (not (own := form - shared - _LIGHT) or bool(own & told))
        for form in outcome.forms
    )


def _of_others(outcome: Outcome, expected: Expected) -> frozenset[str]:
    """Return the words of the other outcomes of a wager."""
    others = (other for other in expected.outcomes[outcome.wager] if other is not outcome)
    return frozenset[str]().union(*(form for other in others for form in other.forms))


def _tells_apart(piece: Piece, outcome: Outcome, expected: Expected) -> bool:
    """Whether an open sentence on a wager has half of what tells an outcome from the others: if it reaches eight."""
    if not (piece.pays and piece.may_be_of(outcome.wager)):
        return False
    shared = _of_others(outcome, expected)
    return any(_half(form - shared - lexicon.SILENT, piece.words) for form in outcome.forms)


def _outcome_of(item: Compared, expected: Expected) -> Outcome | None:
    """Return the outcome that an item says is left out; None where it is of a whole wager, or of something else."""
    return next((found for found in expected.outcomes.get(item.wager, ()) if found.name == item.label), None)


def _is_for(other: Statement, statement: Statement, item: Compared) -> bool:
    """Whether a statement that a piece may tell is the one looked for, or of the wager of which nothing was found."""
    return other is statement or (not item.label and bool(item.wager) and other.key.subject == item.wager)


def _worded(piece: Piece, wording: str, expected: Expected) -> bool:
    """Whether a piece has half of the words of an inscription, and not only those that name a wager in it."""
    wanted = frozenset(words(wording)) - _LIGHT
    named = frozenset(word for name in expected.short.values() for word in words(name))
    return _half(wanted, piece.words) and not (wanted - named and piece.words.isdisjoint(wanted - named))


def _half(wanted: frozenset[str], given: frozenset[str]) -> bool:
    return bool(wanted) and len(wanted & given) * _HALF >= len(wanted)


def _shares(own: frozenset[str], given: frozenset[str]) -> bool:
    """Whether a text has one of the words that tell a name; a mere number does not where a word tells it too."""
    told = frozenset(word for word in own if not word.isdigit()) or own
    return bool(told & given)


def _telling(name: str) -> frozenset[str]:
    """Return the words of a name that tell it from others."""
    given = frozenset(words(name.replace("_", " ")))
    return given - _LIGHT or given - lexicon.SILENT or given


def _names_area(piece: Piece, statement: Statement, expected: Expected) -> bool:
    """Whether a piece has a word by which an area is told from the others, or most of its words where none is.

    One that tells what is paid has to have all of them.
    """
    others = frozenset[str]().union(*forms_of_others(statement, expected))
    given = telling_words(piece.sentence.text)
    for name in statement.names:
        own = telling_words(name)
        if piece.pays and not own <= given:
            continue
        if _shares(own - others, given) if own - others else len(own & given) * _HALF > len(own):
            return True
    return False


def _limits(piece: Piece) -> bool:
    """Whether a piece may tell a limit of what is paid: it has an amount that is none of what a house sells."""
    if lexicon.SERVED.search(piece.sentence.text):
        return False
    amounts = any(isinstance(part, Money) for value in piece.values for part in value.parts)
    return amounts or (not _is_heading(piece) and lexicon.LIMITING.search(piece.sentence.text) is not None)


def _is_heading(piece: Piece) -> bool:
    """Whether a piece is a word or two that head what stands below."""
    return len(piece.sentence.text.split()) <= _HALF and not piece.values


def _pays_at_all(piece: Piece, slug: str, statement: Statement, expected: Expected) -> bool:
    """Whether a piece may tell that a wager is offered, or what it pays."""
    if any(_is_named(piece, outcome) for outcome in expected.outcomes.get(slug, ())):
        return True
    own = _telling(expected.short[slug])
    others = frozenset[str]().union(*(words(name) for other, name in expected.short.items() if other != slug))
    if _shares(own - others or own, piece.words):
        return True
    if not piece.may_be_of(slug):
        return False
    if slug in expected.base:
        return piece.pays
    told = bool(piece.sentence.named or piece.sentence.scope)
    return piece.pays and (told or _says(piece, statement) is not False)


def _says(piece: Piece, statement: Statement) -> bool | None:
    """Whether a piece has the figure of a statement; None where that is not sure."""
    found = {same(value, statement) for value in piece.values}
    return True if True in found else None if None in found else False


def _pays_outcome(piece: Piece, outcome: Outcome, statement: Statement, expected: Expected) -> bool:
    """Whether a piece may tell what an outcome pays: by a figure that is open, by its words, or by its figure."""
    if _is_push(statement) and "lose" in piece.words:
        return False
    if _is_named(piece, outcome):
        return True
    of_wager = piece.may_be_of(outcome.wager)
    left = [item for item in piece.items if item.status is Status.NOT_COMPARED or item.loosely]
    paid = [item for item in left if item.about in _PAYOUTS]
    if paid and _is_open_for(piece, paid, outcome, statement):
        return True
    whole = [form for form in outcome.forms if form <= piece.words]
    if left and any(len(form - lexicon.SILENT) > 1 for form in whole):
        return True
    named = (
        not piece.items and not piece.values and piece.words <= _LIGHT | frozenset(words(expected.short[outcome.wager]))
    )
    under = outcome.wager in (*piece.sentence.named, *piece.sentence.scope)
    if not of_wager or named or (piece.sentence.prose and not piece.pays) or (_is_heading(piece) and not under):
        return False
    spoken = outcome.wager in (*piece.sentence.named, *piece.sentence.scope, *piece.sentence.spoken)
    if spoken and _says(piece, statement) and any((form - lexicon.SILENT) & piece.words for form in outcome.forms):
        return True
    if len(piece.words) > _LABEL:
        return bool(whole)
    forms = [form - lexicon.SILENT or form for form in outcome.forms]
    return bool(_says(piece, statement)) or any(_has_most_of(piece, form) for form in forms)


def _has_most_of(piece: Piece, form: frozenset[str]) -> bool:
    """Whether a piece has most words of an outcome: a mere number does not do beside what else it counts, six decks."""
    shared, counted = piece.words & form, piece.words - form - _LIGHT
    if all(map(str.isdigit, shared)) and any(not word.isdigit() for word in counted):
        return False
    return len(shared) * _HALF > len(form)


def _is_named(piece: Piece, outcome: Outcome) -> bool:
    """Whether a piece is the name of an outcome or a part of it, and tells no figure, wherever it stands."""
    telling = frozenset(word for word in piece.words if not word.isdigit() and len(word) > 1)
    left = telling - lexicon.SILENT - lexicon.PLAIN_VALUE
    named = len(left) > 1 and any(left <= form for form in outcome.forms)
    return named and not (piece.items and piece.values)


def _is_open_for(piece: Piece, paid: Sequence[Compared], outcome: Outcome, statement: Statement) -> bool:
    """Whether a figure that is open may be an outcome's: it stands under its wager, or says the same of no other."""
    told = outcome.wager in piece.sentence.scope or outcome.wager in piece.sentence.named
    if told and any(item.wager in {"", outcome.wager} for item in paid):
        return True
    label = (
        piece.words - lexicon.SILENT - lexicon.PLAIN_VALUE - frozenset(word for word in piece.words if word.isdigit())
    )
    near = not label or piece.may_be_of(outcome.wager) or any(label & form for form in outcome.forms)
    return near and _says(piece, statement) is not False


def _lists(piece: Piece, item: Compared, expected: Expected) -> bool:
    """Whether a piece that was compared names an outcome beside the one it was compared with, and says what it pays."""
    if item.about == "payout" and item.statement is not None and item.wager in expected.base:
        return piece.sentence.prose and _says_in_words(piece, item.statement)
    outcome = _outcome_of(item, expected)
    own = [other for other in piece.items if other.about in PAID and other.status is Status.AGREES]
    if outcome is None or not own or item.statement is None:
        return False
    if any(cell.prose for cell in piece.sentence.block.cells) and own[0].wager in {"", outcome.wager}:
        given = set(words(piece.sentence.block.text))
        return any(form <= given for form in outcome.forms)
    if item.about != "row" or not _says(piece, item.statement):
        return False
    left = Counter(words(piece.sentence.text)) - Counter(words(own[0].label))
    return any(form <= set(left) for form in outcome.forms)


def _heads_row(piece: Piece, item: Compared, expected: Expected) -> bool:
    """Whether a piece is the name of an outcome under its wager, with what it pays apart from it."""
    outcome = _outcome_of(item, expected)
    under = item.wager in (*piece.sentence.named, *piece.sentence.scope)
    named = outcome is not None and not piece.sentence.prose and _is_named(piece, outcome)
    return item.about == "row" and under and named


def _tells_row(piece: Piece, item: Compared, expected: Expected) -> bool:
    """Whether a line that agrees as a whole names a wager and an outcome with what it pays: a natural tie is a push."""
    outcome = _outcome_of(item, expected)
    told = (*piece.sentence.named, *piece.sentence.scope)
    # At the top of a page a paragraph goes on whose heading stands on the page before.
    if outcome is None or item.statement is None or not piece.items or (told and item.wager not in told):
        return False
    agrees = all(other.status is Status.AGREES for other in piece.items)
    said = bool(_PUSHES & piece.words) if _is_push(item.statement) else _says(piece, item.statement) is True
    if isinstance(item.statement.value, Payout) and _is_whole_meter(item.statement.value):
        said = said or _WHOLE_METER.search(piece.sentence.text) is not None
    return agrees and said and any(form <= piece.words for form in outcome.forms)


def _tells_envy(piece: Piece, item: Compared, expected: Expected) -> bool:
    """Whether a row that agrees with an outcome has the amount of its Envy Bonus too: a table on the next page."""
    outcome = _outcome_of(item, expected)
    if outcome is None or item.statement is None or piece.sentence.prose:
        return False
    paid = any(other.about == "payout" and other.statement is outcome.payout for other in piece.items)
    agrees = all(other.status is Status.AGREES for other in piece.items)
    return paid and agrees and _says(piece, item.statement) is True


def _is_whole_meter(payout: Payout) -> bool:
    """Whether a payout is all of a meter."""
    return len(payout.parts) == 1 and isinstance(payout.parts[0], MeterShare) and payout.parts[0].percent == _ALL


def _says_in_words(piece: Piece, statement: Statement) -> bool:
    """Whether a sentence has the words of a payout, before anything that is kept of it."""
    if not isinstance(statement.value, Payout):
        return False
    gross = statement.value.gross.text
    return gross in piece.sentence.text or (gross == "1 to 1" and lexicon.EVEN.search(piece.sentence.text) is not None)


def _says_of(inscription: Compared, item: Compared, expected: Expected) -> bool:
    """Whether an inscription that is left out would say what a wager pays."""
    said = frozenset(words(inscription.expected))
    return bool(find_values(inscription.expected)) and _telling(expected.short[item.wager]) <= said
