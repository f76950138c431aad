"""Sentences that are true of a filing: the chapter's guide as it applies and can be filled in, and the statements."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from checker.frozen import frozen
from checker.law import Ruleset
from checker.law.built import once_a_chapter
from checker.law.chapter import Chapter
from checker.law.conditions import Condition, parse_condition, paths_in
from checker.law.ruleset import once
from checker.regex import regex
from checker.statements.in_use import is_in_play
from checker.statements.model import Statement
from checker.submission import Filing, State
from checker.submission.conditions import holds
from checker.submission.filing import normal
from checker.values.provision import Provision
from checker.words.topics import topics

_WAGERS = "wagers"
"""The part of a guide with the lines on each wager, by its name in the filing."""
_VALUE = regex(r"\{([a-z0-9_.]+)\}")
_LISTS = frozenset({"choices", "texts", "payouts"})
_DATED = frozenset({"versions", "from", "until", "by_reading"})
"""What a line that is in force on every day, and the same under every reading, has none of."""


_FIGURED = frozenset({"payout", "envy", "name", "area", "limit_min", "limit_max", "help_line"})
"""What is said as a row or a name, and not as a sentence."""


@frozen
class TrueSentence:
    """A sentence that is true of the filing, with the provision that supports it.

    One that is not ``alone`` is true beside the name of its wager only, or on the felt on which it stands.
    """

    text: str
    provision: Provision
    alone: bool = True


@frozen
class GuideLines:
    """The guide's lines for one filing; ``shown`` says the value at a path in words, empty where there is none."""

    filing: Filing
    ruleset: Ruleset
    shown: Callable[[str], str]

    def in_force(self, raw: Iterable[Any] | None) -> Iterator[Mapping[str, Any]]:
        """Return the items in force whose condition holds; one that is unknown does not hold."""
        known = _conditions(self.ruleset.chapter)
        for item in raw or ():
            keys = item if _DATED.isdisjoint(item) else (self.ruleset.moment.resolve(item) or (None,))[0]
            if keys is None:
                continue
            when = keys.get("when")
            if id(when) not in known:
                known[id(when)] = when, parse_condition(when)
            if holds(known[id(when)][1], self.filing):
                yield keys

    def filled(self, says: str) -> str | None:
        """Put the filing's values in place of their paths; None where one is not stated."""
        parts: list[str] = []
        end = 0
        for match in _VALUE.finditer(says):
            value = self.shown(match[1])
            if not value:
                return None
            parts += [says[end : match.start()], value]
            end = match.end()
        return "".join([*parts, says[end:]])


@once_a_chapter
def _conditions(chapter: Chapter) -> dict[int, tuple[Any, Condition]]:  # noqa: ARG001 - where they are kept
    """Return the conditions of lines, by what the chapter's file writes, which is kept with each."""
    return {}


def true_sentences(filing: Filing, ruleset: Ruleset, statements: Iterable[Statement]) -> Iterator[TrueSentence]:
    """Yield each statement that is a sentence by itself, then what the guide and the sign say of the filing.

    Lines of the guide with a list in them are left out.
    """
    for item in spoken(statements, ruleset):
        # An inscription that the filing words itself is true of the felt, not of the game.
        yield TrueSentence(text=item.wording, provision=item.provision, alone=item.key.aspect != "inscription")
    lines = GuideLines(filing=filing, ruleset=ruleset, shown=lambda path: plain_value(filing, ruleset, path))
    for key, listed in ruleset.chapter.guide.items():
        for keys in lines.in_force(_lines(_offered(listed, filing, ruleset) if key == _WAGERS else listed)):
            text = lines.filled(keys.get("says", ""))
            if text:
                yield TrueSentence(text=text, provision=Provision(keys.get("provision") or ""), alone=key != _WAGERS)


def _offered(by_wager: Any, filing: Filing, ruleset: Ruleset) -> Mapping[str, Any]:
    """Return the guide's lines on wagers that patrons can place: of another wager they say nothing of this table."""
    wagers = ruleset.wagers
    return {slug: own for slug, own in by_wager.items() if slug in wagers and is_in_play(filing, wagers[slug])}


def spoken(statements: Iterable[Statement], ruleset: Ruleset) -> Iterator[Statement]:
    """Yield the statements whose wording is a sentence that needs no name of a wager beside it."""
    for item in statements:
        topic = topics().get(item.key.aspect)
        of_wager = topic is not None and topic.by_wager and item.key.subject != ruleset.chapter.base_wager
        if item.key.aspect not in _FIGURED and not of_wager:
            yield item


def plain_value(filing: Filing, ruleset: Ruleset, path: str) -> str:
    """Return a single value at a path as text, a choice in the law's words; empty for a list and where unstated."""
    answer = filing.answer(path)
    election = ruleset.elections.get(path)
    if answer.state is not State.STATED or (election is not None and election.type in _LISTS):
        return ""
    if election is None:
        return " ".join(answer.text.split())
    if election.type == "choice":
        lawful = {normal(choice.value): choice.value for choice in election.choices}
        return lawful.get(answer.value, answer.text)
    return answer.text


@once
def reads_of_guide(ruleset: Ruleset) -> frozenset[str]:
    """Return every entry on which a sentence of the guide turns, on any day, beside which wagers are offered."""
    found = set[str]()
    for item in _items(ruleset.chapter.guide):
        found |= {*_VALUE.findall(str(item.get("says"))), *paths_in(parse_condition(item.get("when")))}
    return frozenset(found)


def _lines(part: Any) -> Iterator[Mapping[str, Any]]:
    """Yield each item of the lists in a part of the guide."""
    if isinstance(part, Mapping):
        for value in part.values():
            yield from _lines(value)
    elif isinstance(part, (list, tuple)):
        yield from (item for item in part if isinstance(item, Mapping))


def _items(value: Any) -> Iterator[Mapping[str, Any]]:
    """Yield each mapping in the guide, those of other days and readings too."""
    if isinstance(value, Mapping):
        yield value
        for part in value.values():
            yield from _items(part)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from _items(part)
