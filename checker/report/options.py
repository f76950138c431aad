"""The lawful answers for one field as text and as JSON."""

import textwrap
from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING

from checker.clean import clean
from checker.report.heading import in_force
from checker.report.json_form import VERSION
from checker.review.options import Option, Options
from checker.submission.filing import normal

if TYPE_CHECKING:
    from checker.report.forms.options import OptionsReport

Line = tuple[str, str]
_WIDTH = 100


def options_text(found: Options) -> Iterator[Line]:
    """Return the lines: what the field is, what remains lawful, what does not and why."""
    ruleset = found.review.ruleset
    assert ruleset is not None  # noqa: S101 - the command stops for what was not judged
    chapter = ruleset.chapter
    yield f"{found.field}: {found.label}, {chapter.full_citation(found.provision)}", "bold"
    dated = in_force(chapter, ruleset.as_of.isoformat())
    yield f"{dated[:1].upper()}{dated[1:]}, ruleset {chapter.version}", "dim"
    if found.says:
        yield from _wrap(found.says, "")
    if found.now:
        yield from _wrap(f"The filing says: {clean(found.now)}", "")
    yield "", ""
    if found.open_form:
        yield from _wrap(found.open_form[:1].upper() + found.open_form[1:] + ".", "")
    costs = _odds(found)
    for _, same in groupby(found.options, key=lambda option: (_reason(option), costs.get(normal(option.value)))):
        listed = list(same)
        yield from _group(listed)
        for line in costs.get(normal(listed[0].value), ()) if listed[0].lawful else ():
            yield from _wrap(line, "      ")


def _odds(found: Options) -> dict[str, tuple[str, ...]]:
    """Return what each paytable costs the player, by its label; nothing for a field that chooses no paytable."""
    steps = found.field.split(".")
    review = found.review
    if steps[0] != "wagers" or steps[-1] != "paytable" or review.filing is None or review.ruleset is None:
        return {}
    from checker.odds.filed import lawful_odds  # noqa: PLC0415 - only paytables have odds
    from checker.odds.told import odds_line  # noqa: PLC0415 - likewise

    lines: dict[str, tuple[str, ...]] = {}
    for odds in lawful_odds(review.filing, review.ruleset, steps[1]):
        side = f"On the {odds.side}: " if odds.side else ""
        text = odds_line(odds) if side else odds_line(odds)[:1].upper() + odds_line(odds)[1:]
        lines[normal(odds.paytable)] = (*lines.get(normal(odds.paytable), ()), f"{side}{text}.")
    return lines


def _reason(option: Option) -> tuple[object, ...]:
    problems = tuple(finding.message for finding in option.problems)
    return option.lawful, option.entails, problems, option.provision, option.says


def _group(same: list[Option]) -> Iterator[Line]:
    first = same[0]
    numbers = all(option.value.isdigit() for option in same)
    listed = ", ".join(option.value for option in same)
    values = f"{first.value} to {same[-1].value}" if numbers and len(same) > 1 else listed
    mark = "lawful" if first.lawful else "not lawful"
    where = f" ({first.provision})" if first.provision and first.lawful else ""
    entailed = f" {'; '.join(first.entails)}." if first.entails and first.lawful else ""
    yield from _wrap(f"{values}: {mark}{where}. {first.says}{entailed}", "   ", "green" if first.lawful else "red")
    for finding in first.problems:
        yield from _wrap(f"{finding.provision}  {clean(finding.message)}", "      ")


def options_form(found: Options) -> "OptionsReport":
    """Return the JSON form of ``checker options``."""
    ruleset = found.review.ruleset
    return {
        "version": VERSION,
        "chapter": found.review.chapter_id or "",
        "as_of": ruleset.as_of.isoformat() if ruleset else "",
        "field": found.field,
        "label": found.label,
        "provision": found.provision,
        "now": found.now or None,
        "options": [
            {
                "value": option.value,
                "lawful": option.lawful,
                "provision": option.provision,
                "entails": list(option.entails),
                "problems": [
                    {"provision": finding.provision, "class": finding.kind.value, "message": finding.message}
                    for finding in option.problems
                ],
            }
            for option in found.options
        ],
    }


def _wrap(text: str, indent: str, style: str = "") -> Iterator[Line]:
    wrapped = textwrap.wrap(text, _WIDTH - len(indent), break_long_words=False, break_on_hyphens=False)
    for index, line in enumerate(wrapped):
        yield f"{indent}{'  ' if index else ''}{line}".rstrip(), style
