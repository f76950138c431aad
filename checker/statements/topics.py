"""What the chapter says on the closed topics of rules and rights, as this filing elects them."""

from collections.abc import Iterator, Mapping
from decimal import Decimal

from checker.law import Ruleset, TopicStatement
from checker.law.built import once_a_chapter
from checker.law.chapter import Chapter
from checker.law.conditions import paths_in
from checker.law.ruleset import once
from checker.statements.duties import ALLOWED_EVERYWHERE
from checker.statements.model import Document, Duty, Statement
from checker.submission import Filing, State
from checker.submission.conditions import comparable, holds
from checker.submission.recall import FirstOrRecalled
from checker.values import parse_dollars, parse_payout, parse_percent
from checker.values.stated import Dollars, Key, Number, Percent, Value, Word, Words
from checker.words.topics import Topic, topics


def topic_statements(filing: Filing, ruleset: Ruleset) -> Iterator[Statement]:
    """Return the statements on topics that hold of the filing; what depends on an entry not stated is left out."""
    yield from _recalled(ruleset)(filing, lambda said: tuple(_each(said, ruleset)))


@once
def _recalled(ruleset: Ruleset) -> FirstOrRecalled[tuple[Statement, ...]]:
    """Recall all of them together: few filings differ in what decides any."""
    return FirstOrRecalled(
        lambda: (path for item in ruleset.statements for path in (item.value_of, *paths_in(item.when)))
    )


def _each(filing: Filing, ruleset: Ruleset) -> Iterator[Statement]:
    topic, known = topics(), _known(ruleset.chapter)
    for item in ruleset.statements:
        if id(item) not in known:
            known[id(item)] = _Kept(item)
        found = known[id(item)].statement(filing, topic)
        if found is not None:
            yield found


class _Kept:
    """What the chapter says on a topic, and the statements that it gave."""

    __slots__ = ("_item", "_known")

    def __init__(self, item: TopicStatement) -> None:
        self._item = item
        self._known = FirstOrRecalled[Statement | None](lambda: (item.value_of, *paths_in(item.when)))

    def statement(self, filing: Filing, known: Mapping[str, Topic]) -> Statement | None:
        return self._known(filing, lambda said: _statement(self._item, known[self._item.topic], said))


@once_a_chapter
def _known(chapter: Chapter) -> dict[int, _Kept]:  # noqa: ARG001 - where they are kept
    return {}


def _statement(item: TopicStatement, topic: Topic, filing: Filing) -> Statement | None:
    if holds(item.when, filing) is not True:
        return None
    value = _value(item, topic, filing)
    if value is None:
        return None
    return Statement(
        key=Key(subject=item.wager or topic.subject, aspect=topic.id, name=item.name),
        value=value,
        names=(topic.about,),
        wording=topic.sentence(str(value)),
        provision=item.provision,
        source=item.period.source,
        duty={
            **ALLOWED_EVERYWHERE,
            **{Document(name): Duty(firmness) for name, firmness in item.duty.items()},
        },
        at=item.value_of,
        status=item.period.status,
        conditions=item.under,
    )


def open_topics(filing: Filing, ruleset: Ruleset) -> dict[tuple[str, str], str]:
    """Map each subject and topic on which the law leaves a choice that the filing does not state to its entry."""
    known = topics()
    found = {}
    for item in ruleset.statements:
        applies = holds(item.when, filing)
        if applies is False:
            continue
        if applies is None or (item.value_of and _value(item, known[item.topic], filing) is None):
            found[item.wager or known[item.topic].subject, item.topic] = item.value_of
    return found


def _value(item: TopicStatement, topic: Topic, filing: Filing) -> Value | None:
    if not item.value_of:
        return typed(item.value, topic.kind)
    answer = filing.answer(item.value_of)
    if answer.state is not State.STATED:
        return typed(item.if_unstated, topic.kind) if item.if_unstated and answer.state is State.UNSTATED else None
    if item.values:
        said = item.values.get(comparable(answer.value), item.values.get("else", ""))
        return typed(said, topic.kind) if said else None
    if isinstance(answer.value, Decimal | int) and not isinstance(answer.value, bool):
        number = Decimal(answer.value) + item.plus
        return _number(number, topic.kind)
    try:
        return typed(comparable(answer.value).replace(" ", "_"), topic.kind)
    except (ValueError, ArithmeticError):
        # What is written in free words is no value of the topic.
        return None


def _number(number: Decimal, kind: str) -> Value:
    if kind == "dollars":
        return Dollars(number)
    return Percent(number) if kind == "percent" else Number(number)


def typed(text: str, kind: str) -> Value:
    """Return a value as its topic's kind has it. Raises ValueError for what is none of that kind."""
    match kind:
        case "percent":
            return Percent(parse_percent(text))
        case "dollars":
            return Dollars(parse_dollars(text))
        case "number":
            return Number(Decimal(text))
        case "payout":
            return parse_payout(text)
        case "words":
            return Words(text)
    return Word(text)
