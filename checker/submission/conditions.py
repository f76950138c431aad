"""Conditions against a filing, with three values: True, False, and None where the filing does not say."""

from collections.abc import Callable
from decimal import Decimal
from typing import Any

from checker.law.conditions import All, Always, Answered, AnyOf, Compare, Condition, Is, Never, Not, Offers, Stated
from checker.submission import Answer, Filing, State
from checker.submission.filing import normal
from checker.submission.placeholders import says_nothing


def holds(condition: Condition, filing: Filing) -> bool | None:
    """Whether ``condition`` is true of ``filing``; None where the filing does not say."""
    match condition:
        case Always():
            return True
        case Never():
            return False
        case Offers(wager):
            return filing.offers(wager)
        case Stated(at):
            return _stated(at, filing)
        case Answered(at, approval):
            return _approved(filing.answer(at)) if approval else _answered(filing.answer(at), says_nothing)
        case Is(at, values, negated):
            return _is(filing.answer(at), values, negated=negated)
        case Compare(at, bound, least):
            return _compare(at, bound.number, filing, least=least)
        case All(parts):
            return _all([holds(part, filing) for part in parts])
        case AnyOf(parts):
            found = _all([_negate(holds(part, filing)) for part in parts])
            return _negate(found)
        case Not(part):
            return _negate(holds(part, filing))


def _stated(at: str, filing: Filing) -> bool | None:
    state = filing.answer(at).state
    return None if state is State.UNREADABLE else state is State.STATED


def _answered(answer: Answer, is_nothing: Callable[[str], bool]) -> bool | None:
    """Whether an answer says something; of a list, every item must."""
    if answer.state is not State.STATED:
        return None
    given = answer.value if isinstance(answer.value, tuple) else (answer.value,)
    return not any(is_nothing(comparable(item)) for item in given)


def _approved(answer: Answer) -> bool | None:
    """Whether an answer names an approval that is given; None where that is not clear, or it is later."""
    if answer.state is not State.STATED or answer.later:
        return None
    from checker.submission.approvals import Approval, approval_state  # noqa: PLC0415 - few filings name approvals

    state = approval_state(str(answer.value), answer.path)
    return None if state is Approval.UNCLEAR else state is Approval.GRANTED


def _is(answer: Answer, values: tuple[str, ...], *, negated: bool) -> bool | None:
    """Compare an answer with the values; of a list, one item that is among them is enough."""
    if answer.state is not State.STATED:
        return None
    wanted = {normal(value) for value in values}
    given = answer.value if isinstance(answer.value, tuple) else (answer.value,)
    return any(comparable(item) in wanted for item in given) is not negated


def _compare(at: str, bound: Decimal, filing: Filing, *, least: bool) -> bool | None:
    answer = filing.answer(at)
    if answer.state is not State.STATED:
        return None
    try:
        number = Decimal(answer.value)
    except (ArithmeticError, TypeError, ValueError):
        return None
    return number >= bound if least else number <= bound


def comparable(value: Any) -> str:
    """Return the text by which an answer is compared with the values that a chapter file lists."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Decimal):
        return f"{value.normalize():f}"  # 100.0% is 100%
    return normal(str(value))


def _all(parts: list[bool | None]) -> bool | None:
    if False in parts:
        return False
    return None if None in parts else True


def _negate(value: bool | None) -> bool | None:  # noqa: FBT001 - the value itself
    return None if value is None else not value
