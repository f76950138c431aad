"""From a form to edits of a filing's text: only what differs from the file is written."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from checker.desk.questions import Question, sections
from checker.desk.reading import WAGERS, Read, items_at, plain_choice
from checker.desk.wagers import wager
from checker.submission.rewrite import EditError, Path, Value, add_item, remove, set_value, switch_off, switch_on

ANSWER, LISTED, PAPER = "a:", "l:", "e:"
"""How the names of a form's fields begin: an answer, the mark of a list, and the paper that holds an entry instead."""

MOST_CHARACTERS = 10_000
_ELSEWHERE = "filed_elsewhere"


class Form(Protocol):
    """A form as sent: one value of a field, and all of them."""

    def get(self, key: str, default: str = "") -> str:
        """Return the last value of a field."""

    def getlist(self, key: str) -> list[str]:
        """Return every value of a field."""

    def __contains__(self, key: object) -> bool: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """One answer that a form says otherwise than the file. ``was`` and ``now`` are as a person reads them."""

    path: Path
    value: "Value | None"
    label: str
    was: str
    now: str


def changes(form: Form, found: Read) -> tuple[Change, ...]:
    """Return what the form would change in the file, in the order of the questions."""
    return tuple(
        change
        for section in sections(found)
        for question in section.questions
        for change in (*_answer(form, question, found), *_paper(form, question))
    )


def applied(text: str, wanted: Sequence[Change]) -> str:
    """Return the text with every change made. Raises :class:`EditError`, naming the entry."""
    for change in wanted:
        try:
            text = set_value(text, change.path, change.value) if change.value is not None else remove(text, change.path)
        except EditError as error:
            raise EditError(f"{change.label}: {error}") from None
    return text


def _answer(form: Form, question: Question, found: Read) -> Iterator[Change]:
    name = f"{ANSWER}{question.path}"
    path = tuple(question.path.split("."))
    assert found.document is not None  # noqa: S101 - there are questions
    written = items_at(found.document, question.path)
    if question.form in {"several", "lines"}:
        if f"{LISTED}{question.path}" not in form:
            return
        sent = form.getlist(name) if question.form == "several" else form.get(name).splitlines()
        now = [word for text in sent if (word := _one_line(text))]
        if question.form == "several":
            now = _kept(now, written, question)
        if now != written:
            yield Change(path=path, value=now or "", label=question.label, was=", ".join(written), now=", ".join(now))
        return
    if name not in form:
        return
    said = _one_line(form.get(name))
    if question.form == "pick":
        was = next((pick.value for pick in question.picks if pick.chosen), None)
        # Where the file says something that is no choice, no choice was marked; an empty one then clears it.
        same = said == was if was is not None else not said and not written
    else:
        same = said == _one_line(question.text)
    if not same:
        yield Change(path=path, value=said, label=question.label, was=", ".join(written), now=said)


def _kept(chosen: list[str], written: list[str], question: Question) -> list[str]:
    """Return the chosen values as the file writes them where it has them, in its order, then the new ones."""
    words = {plain_choice(text): text for text in written}
    wanted = {plain_choice(value): value for value in chosen}
    picks = {plain_choice(pick.value) for pick in question.picks}
    # What the file lists and the law does not know has no box, so that a form says nothing of it.
    kept = [text for text in written if plain_choice(text) in wanted or plain_choice(text) not in picks]
    return [*kept, *(value for word, value in wanted.items() if word not in words)]


def _paper(form: Form, question: Question) -> Iterator[Change]:
    name = f"{PAPER}{question.path}"
    if name not in form:
        return
    paper = _one_line(form.get(name))
    if paper != question.elsewhere:
        yield Change(
            path=(_ELSEWHERE, question.path),
            value=paper or None,
            label=f"{question.label}, filed elsewhere",
            was=question.elsewhere,
            now=paper,
        )


def _one_line(text: str) -> str:
    return " ".join(text[:MOST_CHARACTERS].split())


def switched(found: Read, slug: str, *, on: bool) -> str:
    """Return the text of the filing with a wager offered or not. Raises :class:`EditError`."""
    text = found.stored.text
    view = wager(found, slug)
    if view is None:
        raise EditError("There is no such wager.")
    path: Path = (WAGERS, slug)
    if on:
        if view.switched in {"group", "yes"}:
            return text
        return switch_on(text, path) or set_value(text, path, "yes")
    if not view.optional:
        raise EditError(f"{view.name} belongs to the game.")
    if view.switched == "group":
        return switch_off(text, path)
    return set_value(text, path, "no") if view.switched == "yes" else text


def with_reading(text: str, fields: Mapping[str, str]) -> str:
    """Return the text with one more reading taken of a doubtful provision. Raises :class:`EditError`."""
    return add_item(text, ("readings",), {name: _one_line(value) for name, value in fields.items()})


def with_law_confirmed(text: str, fields: Mapping[str, str]) -> str:
    """Return the text with the statement that later law was compared. Raises :class:`EditError`."""
    for name, value in fields.items():
        text = set_value(text, ("law_confirmed", name), _one_line(value))
    return text
