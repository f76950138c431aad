"""``listed_odds``: a filing that puts the payout odds on the layout should list them among the inscriptions.

The law wants the odds or amounts of every wager, so each outcome of a paytable in use must be there, and each Envy
Bonus. A sign that lists them all does as well.
"""

from collections.abc import Iterable, Iterator

from checker.law import Rule, Ruleset, Wager
from checker.law.names import stand_alone
from checker.rules.context import Context
from checker.rules.inscription import on_sign
from checker.rules.result import Reason, Result
from checker.rules.words import listed, one_of
from checker.statements.compare import names_no_outcome
from checker.statements.in_use import Paid, is_in_play, payouts_in_use, reads_of_payouts
from checker.submission import State
from checker.values import Payout
from checker.values.stated import Dollars, Key
from checker.words.model import Claim
from checker.words.read import read_words
from checker.words.vocabulary import Vocabulary, vocabulary_of

_Rows = dict[Key, Paid]
_PAYOUT, _ENVY = "payout", "envy"


def listed_odds_reads(rule: Rule, ruleset: Ruleset) -> Iterator[str]:  # noqa: ARG001 - as all are called
    """Return what decides the payouts of every wager, and the inscriptions of a sign."""
    yield "sign.inscriptions"
    for slug in ruleset.wagers:
        yield from reads_of_payouts(ruleset, slug)


def listed_odds(context: Context) -> Result:
    """Look for what each outcome of each wager pays among the inscriptions listed; what is not there is left open."""
    answer = context.filing.answer(context.rule.at)
    if answer.state is not State.STATED:
        return context.undecided(answer)
    vocabulary = vocabulary_of(context.ruleset)
    asked = {slug: _asked(context, wager) for slug, wager in context.ruleset.wagers.items()}
    rows = {key: paid for own in asked.values() for key, paid in own.items()}
    said = _said(answer.value, vocabulary, rows)
    if rows.keys() <= said:
        return context.holds("The inscriptions listed have what each outcome of each wager pays.")
    if rows.keys() <= _said(on_sign(context.filing), vocabulary, rows):
        return context.holds("The inscriptions listed for the sign have what each outcome of each wager pays.")
    return context.open(
        Reason.NOT_STATED,
        f"The filing puts the payout odds on the layout; the inscriptions listed {_lacking(context, asked, said)}.",
    )


def _asked(context: Context, wager: Wager) -> _Rows:
    """Return the outcomes whose odds or Envy Bonus patrons must be told, none for a wager that is not offered.

    What the game's own wager pays beside its table, such as even money, is an exception that another provision makes.
    """
    if not is_in_play(context.filing, wager):
        return {}
    return {
        Key(subject=wager.slug, aspect=aspect, name=paid.name): paid
        for paid in payouts_in_use(context.filing, context.ruleset, wager.slug)
        if wager.elected or paid.table is None or not paid.table.additional
        for aspect in (_PAYOUT, _ENVY)
        if aspect == _PAYOUT or paid.envy is not None
    }


def _said(lines: Iterable[str], vocabulary: Vocabulary, rows: _Rows) -> set[Key]:
    """Return the outcomes of which the lines say what they pay.

    Odds that are not those of the outcome count here: that they are wrong is told beside the line. Outcomes that fit
    several wagers count for a wager only where a line says something of that one alone.
    """
    found = [
        named
        for text in lines
        for claim in read_words(text, vocabulary).claims
        if claim.key.aspect in {_PAYOUT, _ENVY} and (named := _named(claim, rows, vocabulary))
    ]
    alone = {next(iter(named)).subject for named in found if len({key.subject for key in named}) == 1}
    return {key for named in found for key in named if key.subject in alone}


def _named(claim: Claim, rows: _Rows, vocabulary: Vocabulary) -> set[Key]:
    """Return the outcomes that a claim gives the odds of: those it is true of, else all that it may mean.

    A claim on the wager as a whole gives the odds of all its outcomes where all of them pay that.
    """
    meant = {key for key in claim.candidates if key in rows}
    own = {key for key in rows if (key.subject, key.aspect) == (claim.key.subject, claim.key.aspect)}
    if not meant and names_no_outcome(claim, claim.key.subject, vocabulary):
        return own if all(_is_paid(claim, key, rows[key]) for key in own) else set()
    if len(meant) > 1 and meant == own:
        return set()  # “Up to 1,000 to 1” names no outcome.
    return {key for key in meant if _is_paid(claim, key, rows[key])} or meant


def _is_paid(claim: Claim, key: Key, paid: Paid) -> bool:
    if key.aspect == _ENVY:
        return isinstance(claim.value, Dollars) and claim.value.amount == paid.envy
    return isinstance(claim.value, Payout) and claim.value.same_as(paid.payout)


def _lacking(context: Context, asked: dict[str, _Rows], said: set[Key]) -> str:
    """Say of which wagers the inscriptions have no odds at all, and which outcomes of the others they leave out."""
    none: list[str] = []
    some: list[str] = []
    for slug, rows in asked.items():
        short = context.ruleset.wagers[slug].short
        left = [key for key in rows if key.aspect == _PAYOUT and key not in said]
        if left and len(left) == sum(key.aspect == _PAYOUT for key in rows):
            none.append(short)
            continue
        some.extend([f"{_outcomes(left, rows)} of {short}"] if left else [])
        # Where an outcome is left out with what it pays, its Envy Bonus need not be told too.
        names = {key.name for key in left}
        envies = [key for key in rows if key.aspect == _ENVY and key not in said and key.name not in names]
        if envies and len(envies) == sum(key.aspect == _ENVY for key in rows):
            some.append(f"the Envy Bonuses of {short}")
        elif envies:
            some.append(f"the Envy Bonus of {_outcomes(envies, rows)} of {short}")
    told = [f"have none for {one_of(none)}"] if none else []
    if some:
        told.append(f"leave out {'; '.join(some)}")
    return ", and ".join(told)


def _outcomes(keys: Iterable[Key], rows: _Rows) -> str:
    return listed([f"“{stand_alone(rows[key].row)}”" for key in keys], "and")
