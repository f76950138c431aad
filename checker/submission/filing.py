"""A filing's typed answers, by path.

A path names a place in the file as its keys do, joined by points: wagers.bad_beat_progressive.meter.initial.
"""

from collections.abc import Hashable, Iterable, Iterator, Mapping
from functools import lru_cache

from checker.frozen import frozen, replace
from checker.law import Election, Ruleset
from checker.law.ruleset import once
from checker.regex import regex
from checker.source import Document, Entry, Node, Position, Problem, Scalar
from checker.source.tree import find, is_blank
from checker.submission.answer import Answer, State, as_sentence, normal
from checker.submission.answers import compared_words, has_known_answers, understood
from checker.submission.header import Header, read_header
from checker.submission.offered import Offered, read_offered
from checker.submission.raw_values import BEHIND, GROUP, RawOf, raw_values
from checker.submission.readers import READERS, Unread, shown
from checker.submission.settled import Settled, read_settled

__all__ = ["Answer", "Filing", "Header", "State", "normal", "read_filing", "read_header"]

_LONGEST_LABEL = 2
"""So many characters the letter or number of a paytable has."""
_APPROVAL = "approval"
"""How the path of an entry ends that asks for an approval."""
_PAYTABLE = regex(r"(?:the )?(?:(?:pay ?table|table|schedule|option|version|letter|number|no\.?|nr\.?|#) *)+(?=.)")
"""What may stand before the letter or number of a paytable."""
_OFTEN_FILED, _OFTEN_LISTED = 400, 20
_MOST_KNOWN = 20_000
"""Answers up to this length, or of so many items, are kept, and so many of them."""


@frozen
class Filing:
    """A submission read against one ruleset. ``raw`` is what stands at each path, as written.

    ``situation`` is what bears on every entry: the papers that hold others, and a list of wagers that cannot be read.
    """

    document: Document
    header: Header
    elections: Mapping[str, Election]
    answers: Mapping[str, Answer]
    problems: tuple[Problem, ...]
    raw: Mapping[str, Hashable]
    situation: Hashable
    settled: Settled = Settled()
    _offered: Offered = Offered()
    _of_the_game: frozenset[str] = frozenset()

    @property
    def offered(self) -> tuple[str, ...]:
        """The wagers that the filing lists as offered, by slug."""
        return self._offered.wagers

    def answer(self, path: str) -> Answer:
        """Return what the filing says at ``path``; unstated where it says nothing."""
        found = self.answers.get(path)
        if found is not None:
            return found
        head, _, step = path.rpartition(".")
        if step.isdigit() and (listed := self.answers.get(head)) is not None:
            return _item(listed, int(step), self.raw_text(path))
        if path and self.stated_raw(path):
            return Answer(path=path, state=State.STATED, text=self.raw_text(path), value=self.raw_text(path))
        return Answer(path=path, state=State.UNSTATED)

    def offers(self, wager: str) -> bool | None:
        """Whether the filing offers the wager; None where that cannot be read.

        A wager that belongs to the game is offered unless the filing refuses it.
        """
        if self._offered.all_unsure or wager in self._offered.unsure:
            return None
        if wager not in self._offered.named and self.settled.paper_for(f"wagers.{wager}"):
            return None
        return wager in self._offered.wagers or (wager in self._of_the_game and wager not in self._offered.named)

    def with_answer(self, answer: Answer) -> "Filing":
        """Return the filing as if it said this; its document stays as it is."""
        raw = {**self.raw, answer.path: (answer.text,)}
        answers = {**self.answers, answer.path: answer}
        for path in _counted_in_all((item for item in self.elections.values() if item.one_of), answers):
            answers[path] = replace(answers[path], state=State.UNREADABLE)
            raw[path] = (answers[path].text, answer.text)
        return replace(self, answers=answers, raw=raw)

    def find(self, *steps: str | int) -> tuple[Entry | None, Node | None]:
        """Return the last entry on the way to a place, and what stands there."""
        return find(self.document.root, steps)

    def stated_raw(self, path: str) -> bool:
        """Whether anything stands at ``path``."""
        _, node = self.find(*_steps(path))
        return node is not None and not is_blank(node)

    def raw_text(self, path: str) -> str:
        """Return the text as written at ``path``, empty for a mapping or list."""
        _, node = self.find(*_steps(path))
        return node.text if isinstance(node, Scalar) else ""

    def position(self, path: str) -> Position:
        """Return where the value at ``path`` stands, or its name, or the nearest place above that exists."""
        steps = _steps(path)
        while steps:
            entry, node = self.find(*steps)
            if node is not None:
                if is_blank(node) or not isinstance(node, Scalar):
                    return entry.key.position if entry and entry.value is node else node.position
                return node.position
            steps = steps[:-1]
        return Position(line=1, column=1)


def _item(listed: Answer, index: int, written: str) -> Answer:
    """Return one item of a list; it is as little understood as the list where that is not."""
    path = f"{listed.path}.{index}"
    if listed.state is not State.STATED or not isinstance(listed.value, tuple):
        state = State.UNREADABLE if listed.state is State.UNREADABLE else State.UNSTATED
        return replace(listed, state=state, path=listed.path if state is State.UNREADABLE else path)
    if index >= len(listed.value):
        return Answer(path=path, state=State.UNSTATED)
    value = listed.value[index]
    return Answer(path=path, state=State.STATED, value=value, text=str(value) if isinstance(value, int) else written)


@lru_cache(maxsize=4096)
def _steps(path: str) -> tuple[str | int, ...]:
    return tuple(int(step) if step.isdigit() else step for step in path.split(".")) if path else ()


def read_filing(document: Document, header: Header, ruleset: Ruleset, settled: Settled | None = None) -> Filing:
    """Read every election of the ruleset from the document. What cannot be read is a problem and stays unreadable.

    ``settled`` is what the filing settles beside its entries, where that was read before.
    """
    settled = settled or read_settled(document)
    offered = read_offered(document)
    problems = list(offered.problems)
    raw = raw_values(document.root, *_read_in_one(ruleset))
    known, unstated = _known(ruleset), _unstated(ruleset)
    answers = {}
    for path, election in ruleset.elections.items():
        text = raw.get(path)
        if text is None and not _is_behind(path, raw, offered):
            answers[path] = unstated[path]
        elif text is None:
            raw[path] = BEHIND
            answers[path] = Answer(path=path, state=State.UNREADABLE)
        elif (path, text) in known:
            answers[path] = known[path, text]
        else:
            before = len(problems)
            answers[path] = _read(path, election, document, ruleset, problems)
            if _is_short(text) and len(problems) == before:
                known[path, text] = answers[path]
    if len(known) > _MOST_KNOWN:
        known.clear()
    answers.update(dict(_dated_later(answers, header)))
    in_all = _counted_in_all(_parts(ruleset), answers)
    for answer, parts in in_all.items():
        answers[answer] = replace(answers[answer], state=State.UNREADABLE)
        problems.append(_sum_of(ruleset.elections[answer], ruleset.elections[parts], answers, document))
    for path in (f"wagers.{wager}" for wager in offered.unsure):
        if raw.get(path, GROUP) is GROUP:
            raw[path] = BEHIND  # an entry without a value is neither no entry nor a wager offered
    return Filing(
        document=document,
        header=header,
        elections=ruleset.elections,
        answers=answers,
        problems=tuple(problems),
        raw=raw,
        settled=settled,
        situation=(offered.all_unsure, *(item.path for item in settled.elsewhere), *in_all),
        _offered=offered,
        _of_the_game=_of_the_game(ruleset),
    )


def _dated_later(answers: Mapping[str, Answer], header: Header) -> Iterator[tuple[str, Answer]]:
    """Yield the approvals that name a day after that of the filing."""
    filed = header.filing_date
    for path, answer in answers.items():
        if filed is None or not path.endswith(_APPROVAL) or not any(map(str.isdigit, answer.text)):
            continue
        from checker.submission.dates_in_words import dates_in  # noqa: PLC0415 - few filings name approvals

        if any(day > filed for day in dates_in(answer.text)):
            yield path, replace(answer, later=True)


def _is_short(text: Hashable) -> bool:
    """Whether a text, or the texts of a list together, are so short that many filings may say the same."""
    if isinstance(text, tuple) and len(text) <= _OFTEN_LISTED:
        return all(isinstance(part, str) for part in text) and sum(map(len, text)) <= _OFTEN_FILED
    return isinstance(text, str) and len(text) <= _OFTEN_FILED


@once
def _read_in_one(ruleset: Ruleset) -> tuple[frozenset[str], RawOf]:
    """Return the entries: what stands at one is read as a whole, whatever its form. With them what was read so."""
    return frozenset(ruleset.elections), RawOf()


@once
def _known(ruleset: Ruleset) -> dict[tuple[str, Hashable], Answer]:  # noqa: ARG001 - the place where they are kept
    """Return the answers that earlier filings gave, by path and text."""
    return {}


@once
def _unstated(ruleset: Ruleset) -> Mapping[str, Answer]:
    return {path: Answer(path=path, state=State.UNSTATED) for path in ruleset.elections}


@once
def _parts(ruleset: Ruleset) -> tuple[Election, ...]:
    return tuple(election for election in ruleset.elections.values() if election.one_of)


def _counted_in_all(counts: Iterable[Election], answers: Mapping[str, Answer]) -> dict[str, str]:
    """Return each number that is what equal parts add up to and not one of them, with the list of those parts."""
    found = {}
    for election in counts:
        answer = answers[election.at]
        for listed in (answers[path] for path in election.one_of if path in answers):
            if answer.state is State.STATED is listed.state and isinstance(listed.value, tuple):
                one = {*listed.value}
                if len(one) == 1 and answer.value == sum(listed.value) and answer.value not in one:
                    found[election.at] = listed.path
    return found


def _sum_of(election: Election, parts: Election, answers: Mapping[str, Answer], document: Document) -> Problem:
    said = answers[election.at].text
    entry, node = find(document.root, _steps(election.at))
    assert entry is not None  # noqa: S101 - the number stands there
    return Problem(
        path=election.at,
        position=(node or entry.key).position,
        message=f"{election.label}: “{said}” is the sum of “{parts.label}”, of which one counts here. It is open what "
        "is meant.",
        help=f"Write {answers[parts.at].value[0]}, or mend {parts.at}.",
        words=said,
    )


@once
def _of_the_game(ruleset: Ruleset) -> frozenset[str]:
    return frozenset(slug for slug, wager in ruleset.wagers.items() if wager.elected and not wager.optional)


def _read(path: str, election: Election, document: Document, ruleset: Ruleset, problems: list[Problem]) -> Answer:
    entry, node = find(document.root, _steps(path))
    assert node is not None  # noqa: S101 - something stands there
    named = entry.key.position if entry else node.position
    read = READERS[election.type]
    reading = read(node, named)
    if reading.unread:
        from checker.submission.in_figures import in_figures  # noqa: PLC0415 - few filings need it

        again = read(in_figures(node, election.type, path), named)
        reading = reading if again.unread else again
    if reading.unread and isinstance(node, Scalar):
        from checker.submission.worded import worded  # noqa: PLC0415 - few filings need it

        said = worded(node.text, election, ruleset, lambda text: _in_plain_form(text, node, named, election))
        if said is not None and said.refused:
            return Answer(path=path, state=State.UNREADABLE, text=" ".join(node.text.split()), refused=True)
        if said is not None:
            if said.rest:
                problems.append(_rest(election, said.rest, node.position))
            reading = read(replace(node, text=said.value), named)
    if reading.unread:
        problems.extend(_problems(election, reading.unread))
        words = next((trouble.words for trouble in reading.unread if trouble.words), "")
        return Answer(path=path, state=State.UNREADABLE, text=f"“{words}”" if words else shown(node))
    value = reading.value
    if election.type == "choice" and path.endswith(".paytable"):
        # Paytable 4 is 4, for every condition that asks which paytable is in use.
        value = _PAYTABLE.sub("", value).rstrip(".")
    answer = _meant(Answer(path=path, state=State.STATED, value=value, text=reading.text), election, ruleset)
    if answer.state is State.UNREADABLE and election.type == "choice" and isinstance(node, Scalar):
        return _in_a_sentence(answer, node, election, ruleset, problems)
    return answer


def _in_a_sentence(
    answer: Answer, node: Scalar, election: Election, ruleset: Ruleset, problems: list[Problem]
) -> Answer:
    """Return an answer that is in a list of choices only by a part of what it says."""
    from checker.submission.worded import worded  # noqa: PLC0415 - few filings need it

    choices = {normal(choice.value) for choice in election.choices} or compared_words(election.at, ruleset)

    def plain(text: str) -> str:
        meant = understood(text, election.at, ruleset)
        return meant if meant is not None and meant in choices else ""

    said = worded(answer.text, election, ruleset, plain)
    if said is None:
        return answer
    if said.rest:
        problems.append(_rest(election, said.rest, node.position))
    return replace(answer, state=State.STATED, value=said.value or normal(answer.text))


def _in_plain_form(text: str, node: Scalar, named: Position, election: Election) -> str:
    """Return how a text is shown that is written as its entry asks, in figures or in words; else nothing."""
    from checker.submission.in_figures import in_figures  # noqa: PLC0415 - few filings need it

    read = READERS[election.type]
    for tried in (again := replace(node, text=text), in_figures(again, election.type, election.at)):
        reading = read(tried, named)
        if not reading.unread:
            return reading.text
    return ""


def _rest(election: Election, words: str, position: Position) -> Problem:
    """Return the problem of an answer of which a part is not understood."""
    return Problem(
        path=election.at,
        position=position,
        message=f"{election.label}: “{words}” is not understood.",
        help="Leave it out, or say it in plainer words.",
        words=words,
    )


def _meant(answer: Answer, election: Election, ruleset: Ruleset) -> Answer:
    """Return an answer that stands for one of several choices as the choice it means.

    One that is not understood cannot be read: no rule may take it for any choice, nor for none.
    """
    if election.at.endswith(".paytable"):
        words = normal(str(answer.value)).replace(",", " ").split()
        # Several letters are understood, and are no one paytable.
        named = all(len(word) <= _LONGEST_LABEL or word in {"and", "or", "paytable"} for word in words)
        return answer if named else replace(answer, state=State.UNREADABLE)
    if not has_known_answers(election.at, election):
        return answer
    if not isinstance(answer.value, tuple):
        meant = understood(answer.text, election.at, ruleset)
        return replace(answer, state=State.UNREADABLE) if meant is None else replace(answer, value=meant)
    several = [understood(str(item), election.at, ruleset) for item in answer.value]
    if None in several:
        return replace(answer, state=State.UNREADABLE)
    return replace(answer, value=tuple(several))


def _is_behind(path: str, raw: Mapping[str, Hashable], offered: Offered) -> bool:
    """Whether a value or list stands where the group of an entry belongs, so that the entry cannot be read.

    A wager that says yes or no has no entries, and that is no fault.
    """
    for group in _groups(path):
        here = raw.get(group)
        if here is None:
            return False
        if here is not GROUP:
            lead, _, wager = group.partition(".")
            return not (lead == "wagers" and wager and "." not in wager and wager not in offered.unsure)
    return False


@lru_cache(maxsize=4096)
def _groups(path: str) -> tuple[str, ...]:
    """Return the groups in which an entry stands, the outermost first."""
    steps = path.split(".")
    return tuple(".".join(steps[:count]) for count in range(1, len(steps)))


def _problems(election: Election, unread: tuple[Unread, ...]) -> Iterator[Problem]:
    for trouble in unread:
        named = f"{election.label}, {trouble.named}" if trouble.named else election.label
        yield Problem(
            path=f"{election.at}.{trouble.step}" if trouble.step and not trouble.words else election.at,
            position=trouble.position,
            message=f"{named}: {trouble.message}.",
            help=as_sentence(trouble.help),
            words=trouble.words,
        )
