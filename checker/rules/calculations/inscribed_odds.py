"""``inscribed_odds``: an inscription that says what a wager or an outcome pays must say what the law pays.

Sentences such as "Insurance pays 2 to 1" are read; whatever else stands on a felt or a sign is not judged. A name may
belong to several wagers, as Blackjack does: the odds of any of them will do. Odds that the operator sets stand under
``wagers.<slug>.odds``. Wagers under ``unjudged`` are left to a person, since what they pay may be written in two ways.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from checker.rules.context import Context
from checker.rules.inscription import carries, inscribed, sentences
from checker.rules.result import FindingClass, Reason, Result, left_open
from checker.rules.tables import plain_outcome
from checker.statements.in_use import chosen_table, payouts_of
from checker.submission import State
from checker.values import Payout, parse_payout

_PAYS = re.compile(r"(?P<who>.+?),? (?:pays?|(?:is|are) paid)(?: at)?(?: odds of)?(?: up to)? (?P<odds>.+)")
_RATIO = re.compile(r"(?<=[0-9]) ?[:/-] ?(?=[0-9])")


@dataclass(frozen=True, slots=True, kw_only=True)
class _Paid:
    """What one outcome of a wager pays, and the provision that says so; ``filed`` where the filing sets the odds."""

    name: str
    wager: str
    payout: Payout
    provision: str
    filed: bool = False


def inscribed_odds(context: Context) -> Iterator[Result]:
    """Compare each sentence that states odds with the paytables in use."""
    missing = _mandated_elsewhere(context)
    paid = _paid(context)
    judged = False
    for path, text in inscribed(context):
        for who, payout in _stated(text):
            found = paid.get(who) or paid.get(who.removesuffix(" wager"), [])
            if not found or who in missing:
                continue
            judged = True
            if not any(item.payout.same_as(payout) for item in found):
                yield _differs(context, path, text, payout, found)
    if judged:
        yield context.holds("Odds that are inscribed were compared with those of the law.")
    else:
        yield context.unused()


def _stated(text: str) -> Iterator[tuple[str, Payout]]:
    """Give who is said to be paid what, sentence by sentence."""
    for sentence in sentences(text):
        found = _PAYS.fullmatch(sentence.rstrip("!"))
        if found is None:
            continue
        try:
            payout = parse_payout(_RATIO.sub(" to ", found["odds"]))
        except ValueError:
            continue
        yield _name(found["who"]), payout


def _name(text: str) -> str:
    """Give the form in which names are compared: an article makes no difference, nor does "winning"."""
    return re.sub(r"^(?:(?:a|an|the|each|every) )?(?:winning )?", "", plain_outcome(text))


def _paid(context: Context) -> dict[str, list[_Paid]]:
    """Give what is paid under each name that an inscription may use.

    A name of an outcome goes before one of a row that needs its heading, and that before one of a whole wager.
    """
    ranked: dict[str, dict[int, list[_Paid]]] = {}
    for wager in context.ruleset.wagers.values():
        if wager.elected and wager.optional and not context.filing.offers(wager.slug):
            continue
        for names, item in _outcomes(context, wager.slug, wager.short):
            own = {_name(name).removesuffix(" wager") for name in (wager.slug, wager.short, wager.name)}
            for rank, name in (*names, *((2, name) for name in own)):
                ranked.setdefault(name, {}).setdefault(rank, []).append(item)
    return {name: found[min(found)] for name, found in ranked.items()}


def _outcomes(context: Context, slug: str, short: str) -> Iterator[tuple[set[tuple[int, str]], _Paid]]:
    odds = context.filing.answer(f"wagers.{slug}.odds")
    if odds.state is State.STATED and odds.path in context.ruleset.elections:
        provision = context.ruleset.elections[odds.path].provision
        yield set(), _Paid(name=short, wager=slug, payout=odds.value, provision=provision, filed=True)
    table = chosen_table(context.filing, context.ruleset.tables_for(slug), slug)
    for line in payouts_of(context.filing, context.ruleset, table) if table else ():
        row = line.row
        bare = {row.outcome, row.sign, *row.also} - {""}
        full = {f"{short} {name}" for name in bare} | {f"{row.group} {name}" for name in bare if row.group}
        names = {(1 if row.group else 0, _name(name)) for name in bare} | {(0, _name(name)) for name in full}
        yield names, _Paid(name=row.outcome, wager=slug, payout=row.payout, provision=line.provision)


def _mandated_elsewhere(context: Context) -> frozenset[str]:
    """Give the names of whose mandated inscription the layout lacks: its own rule reports what stands there instead."""
    written = context.filing.answer(context.rule.at)
    listed = written.value if written.state is State.STATED else ()
    texts = [rule.subject for rule in context.ruleset.rules if rule.kind == "inscription"]
    return frozenset(who for text in texts if not carries(listed, text) for who, _ in _stated(text))


def _differs(context: Context, path: str, text: str, payout: Payout, found: list[_Paid]) -> Result:
    """Report an inscription that is none of the payouts found under its name."""
    open_question = {item.wager for item in found} <= set(context.rule.arguments.get("unjudged", []))
    lawful = "; ".join(dict.fromkeys(_said(context, item) for item in found))
    says = f"{lawful}." if len(found) == 1 else f"nothing of that name pays {payout.text}."
    result = context.fails(
        f"“{text}” is inscribed, but {says}{' A person must say whether they agree.' if open_question else ''}",
        at=path,
        kind=FindingClass.ADVISORY if open_question else None,
        provision=context.rule.provision if found[0].filed else found[0].provision,
        expected=lawful,
        actual=payout.text,
        lawful=lawful,
        label=_label(found),
    )
    return left_open(result, Reason.READINGS_DIFFER) if open_question else result


def _label(found: list[_Paid]) -> str:
    if len(found) > 1:
        return "no payout of that name"
    return f"{'the odds filed are' if found[0].filed else 'the law pays'} {found[0].payout.text}"


def _said(context: Context, item: _Paid) -> str:
    """Say what an outcome pays, named with its wager where its own name does not hold that."""
    short = context.ruleset.wagers[item.wager].short
    if item.filed:
        return f"the odds filed for {short} are {item.payout.text}"
    name = item.name if short.lower() in item.name.lower() else f"{item.name} of {short}"
    return f"{name} pays {item.payout.text}"
