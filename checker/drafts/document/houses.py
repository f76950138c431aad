"""Compares the names in a draft: of the house, and of wagers."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from rapidfuzz import fuzz

from checker.drafts.compared import Compared
from checker.drafts.expectations.expected import Expected
from checker.drafts.language import lexicon
from checker.drafts.language.normal import tidy
from checker.drafts.language.words import words
from checker.drafts.structure.sentences import Sentence
from checker.statements.comparison import Status
from checker.submission import Filing, State
from checker.words.plain import squash

_NEAR = 84
_SHORTEST = 6
_TWO = 2
_PAYTABLE = re.compile(r"\b[Pp]ay ?table ([A-Z]|[0-9]{1,2})\b")
_INVITES = re.compile(
    r"\b(?:ask|try|play|bet|wager|make|place|add|enjoy|offer(?:s|ed)?|available|new)\b|\$ ?[0-9]", re.IGNORECASE
)
"""How a sentence invites to a wager, or tells what it costs."""
_WHEN_WON = re.compile(r"(?<=\w),? (?:when|whenever|if)\b", re.IGNORECASE)
"""Where a sentence goes on with what its wager wins with, such as no pair at all."""
_KINDS = frozenset({"casino", "resort", "downs", "racetrack", "racecourse"})
_ASKS_WHAT = re.compile(r"\W*(?:and )?what(?:'s| is| does)\b.*\?\W*$", re.IGNORECASE)
_OTHER_HOUSE = "It names a house beside the filing's own, and may speak of another one."
_CUT = "It may be a name of which the drawing parts a letter."
_OTHER_GAME = "It has most words of the game's name, and another one in place of the rest."


def compare_houses(sentences: Sequence[Sentence], filing: Filing) -> Iterator[Compared]:
    """Yield the comparison of each name of a house with the filing's own."""
    own = [tidy(filing.raw_text(entry)) for entry in ("facility", "certificate_holder", "facility_operator")]
    known = {word for name in own for word in _telling(name)}
    if not known or not own[0]:
        return
    whole = [squash(name) for name in own if name]
    said = any(name in squash(sentence.text) for sentence in sentences for name in whole)
    for sentence in sentences:
        if any(name in squash(sentence.text) for name in whole):
            yield Compared(status=Status.AGREES, sentence=sentence, about="name", text=own[0])
            continue
        for found in lexicon.COMPANY.finditer(sentence.text):
            name = _trimmed(found[0])
            telling = set(_telling(name))
            another = bool(telling - known and set(_telling(own[0])) - telling)
            if telling and (not telling & known or another):
                if said and not _stands_alone(name, sentence):
                    yield Compared(
                        status=Status.NOT_COMPARED, sentence=sentence, about="name", text=name, reason=_OTHER_HOUSE
                    )
                    continue
                yield Compared(
                    status=Status.DIFFERS,
                    sentence=sentence,
                    about="name",
                    text=name,
                    expected=own[0],
                    message=f"The draft names “{name}”; the filing is that of {own[0]}.",
                    help=f"write {own[0]}",
                )


def _stands_alone(name: str, sentence: Sentence) -> bool:
    """Whether the name of a house is all that a line says, but for words such as “welcome to”."""
    rest = Counter(re.findall(r"[a-z']+", sentence.text.casefold())) - Counter(re.findall(r"[a-z']+", name.casefold()))
    return not set(rest) - lexicon.COMPANY_LEADS


def _telling(name: str) -> list[str]:
    return [word for word in re.findall(r"[a-z0-9']+", name.casefold()) if word not in lexicon.COMPANY_KIND]


def _trimmed(name: str) -> str:
    parts = name.split()
    kind = next((at for at, part in enumerate(parts) if part.casefold() in _KINDS), len(parts))
    leads = [
        index
        for index, part in enumerate(parts[:kind])
        if part.casefold().strip(".,") in lexicon.COMPANY_LEADS - {"of", "the", "and"}
    ]
    parts = parts[leads[-1] + 1 :] if leads else parts
    while parts and parts[0].casefold() in {"of", "the", "and"}:
        parts.pop(0)
    return " ".join(parts)


def compare_wagers(
    sentences: Sequence[Sentence], compared: Sequence[Compared], expected: Expected
) -> Iterator[Compared]:
    """Yield a comparison for each name that stands alone and is a wager's: offered, not offered, or misspelled."""
    told = {item.wager for item in compared if item.about == "wager"}
    paid = {id(item.sentence) for item in compared}
    for sentence in sentences:
        if (other := _invites(sentence, expected)) and other not in told:
            told.add(other)
            yield _not_offered(sentence, other, expected)
            continue
        if id(sentence) in paid or sentence.prose or sentence.block.values:
            continue
        names = expected.naming.heading(sentence.text, strict=True)
        if len(names) == 1 and names[0] in expected.in_play:
            item = next(iter(expected.statements.of(subject=names[0], aspect="name")), None)
            yield Compared(
                status=Status.AGREES,
                sentence=sentence,
                about="wager",
                text=sentence.text,
                statement=item,
                wager=names[0],
            )
        elif len(names) == 1 and names[0] not in told and not _is_outcome(sentence.text, expected):
            told.add(names[0])
            yield _not_offered(sentence, names[0], expected)
        elif not names:
            yield from _not_quite(sentence, expected)
    yield from _without_name(sentences, compared, expected)


def _not_offered(sentence: Sentence, slug: str, expected: Expected) -> Compared:
    name = expected.short[slug]
    return Compared(
        status=Status.DIFFERS, sentence=sentence, about="wager", text=sentence.text, wager=slug,
        message=f"The draft shows {name}; the filing does not offer it.",
        help=f"take {name} out of the draft, or offer it in the filing",
    )  # fmt: skip


def _invites(sentence: Sentence, expected: Expected) -> str:
    """Return the wager that is not offered on which a sentence invites to wager, or of which it asks what it is.

    Its name must stand there as a name, with its capitals, and nothing that denies or speaks of another place.
    """
    text = sentence.text
    doubted = lexicon.ELSEWHERE.search(text) or lexicon.INSTEAD.search(text) or lexicon.TAKING_BACK.search(text)
    denied = set(words(_WHEN_WON.split(text)[0])) & lexicon.NEGATIONS
    if doubted or denied or not (_INVITES.search(text) or _ASKS_WHAT.match(text)):
        return ""
    others = {slug: name.replace("-", " ") for slug, name in expected.short.items() if slug not in expected.in_play}
    said = text.replace("-", " ")
    named = [slug for slug, name in others.items() if len(name.split()) > 1 and (name in said or name.upper() in said)]
    return named[0] if len(named) == 1 else ""


_CAPTION = 4
"""How many words a line has at most that only tells the paytable of the wager above it."""
_OTHER_PAYTABLE = "It speaks of a paytable that the filing does not elect for the wager above it."


def compare_paytables(sentences: Sequence[Sentence], filing: Filing, expected: Expected) -> Iterator[Compared]:
    """Yield a comparison for each sentence or row that says on which paytable a wager is offered."""
    for sentence in sentences:
        said = _PAYTABLE.findall(sentence.text)
        wagers = [slug for slug in sentence.named or sentence.scope if slug in expected.in_play]
        if len(said) != 1 or len(wagers) != 1:
            continue
        path = f"wagers.{wagers[0]}.paytable"
        answer = filing.answer(path)
        if answer.state is not State.STATED or not isinstance(answer.value, str):
            continue
        name, elected = expected.short[wagers[0]], answer.value.upper()
        agreed = Compared(
            status=Status.AGREES, sentence=sentence, about="rule", text=f"paytable {said[0]}", wager=wagers[0],
            expected=f"paytable {elected}",
        )  # fmt: skip
        if said[0] == elected:
            yield agreed
        elif wagers[0] not in sentence.named and len(words(sentence.text)) > _CAPTION:
            yield replace(agreed, status=Status.NOT_COMPARED, reason=_OTHER_PAYTABLE)
        else:
            message = f"{name}: the filing elects paytable {elected}, and the draft says paytable {said[0]}."
            help_ = f"write {elected}, or change {path} in the filing"
            yield replace(agreed, status=Status.DIFFERS, message=message, help=help_)


def _without_name(
    sentences: Sequence[Sentence], compared: Sequence[Compared], expected: Expected
) -> Iterator[Compared]:
    """Yield a comparison for each wager whose payouts the draft shows, and whose name stands nowhere in it."""
    said = {slug for sentence in sentences for slug in (*sentence.scope, *sentence.named)}
    said |= {slug for sentence in sentences for slug in expected.naming.mentioned(sentence.text, loose=True)}
    for slug in expected.in_play - set(expected.base):
        paid = [
            item for item in compared if item.wager == slug and item.about == "payout" and item.status is Status.AGREES
        ]
        if len(paid) <= 1 or slug in said:
            continue
        name = expected.short[slug]
        under = paid[0].sentence.under
        head = next(
            (
                item
                for item in sentences
                if item.block.order == under and item.block.sheet == paid[0].sentence.block.sheet
            ),
            paid[0].sentence,
        )
        if head is not paid[0].sentence and not _could_be_named(head.text, name, expected):
            continue
        how = f"under another name: “{head.text}”" if head is not paid[0].sentence else "without its name"
        item = next(iter(expected.statements.of(subject=slug, aspect="name")), None)
        yield Compared(
            status=Status.DIFFERS, sentence=head, about="wager", text=head.text, statement=item, wager=slug,
            expected=name,
            message=f"{name} is shown {how}.", help=f"write {name}",
        )  # fmt: skip


def _could_be_named(head: str, name: str, expected: Expected) -> bool:
    """Whether a heading could be a wrong name for a wager: it has no right name in it, and is no piece of one."""
    naming = expected.naming
    head = re.sub(r"[($][^A-Za-z]*", " ", head)
    if naming.heading(head) or naming.leading(head) or naming.mentioned(head) or squash(head) in squash(name):
        return False
    outcomes = {word for own in expected.outcomes.values() for item in own for form in item.forms for word in form}
    return bool(set(words(head)) - outcomes - lexicon.HEADING_WORDS - lexicon.SILENT)


def _is_outcome(text: str, expected: Expected) -> bool:
    given = frozenset(words(text))
    return any(given in outcome.forms for own in expected.outcomes.values() for outcome in own)


def _not_quite(sentence: Sentence, expected: Expected) -> Iterator[Compared]:
    given = squash(sentence.text)
    for slug in expected.base:
        game, said = set(words(expected.short[slug])), set(words(sentence.text))
        other = said - game
        if not game <= said and len(game & said) >= _TWO and len(other) == 1 and other - lexicon.HEADING_WORDS:
            yield Compared(
                status=Status.NOT_COMPARED, sentence=sentence, about="name", text=sentence.text, reason=_OTHER_GAME,
                could_be=expected.statements.of(subject=slug, aspect="name")[:1],
            )  # fmt: skip
            return
    for slug in expected.in_play:
        name = expected.short[slug]
        if (
            len(squash(name)) >= _SHORTEST
            and len(name.split()) == len(sentence.text.split())
            and _NEAR <= fuzz.ratio(given, squash(name)) < 100  # noqa: PLR2004
        ):
            item = next(iter(expected.statements.of(subject=slug, aspect="name")), None)
            if given in squash(name):
                yield Compared(
                    status=Status.NOT_COMPARED, sentence=sentence, about="name", text=sentence.text, reason=_CUT,
                    could_be=(item,) if item else (),
                )  # fmt: skip
                return
            yield Compared(
                status=Status.DIFFERS, sentence=sentence, about="name", text=sentence.text, statement=item, wager=slug,
                expected=name, message=f"“{sentence.text}” is not quite the name {name}.", help=f"write {name}",
            )  # fmt: skip
            return
