"""Compares the words that a layout must carry, and the help line, with those of a draft."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from rapidfuzz import fuzz

from checker.drafts.compared import PAID, Compared
from checker.drafts.document.shown import Shown, sentence_of
from checker.drafts.expectations.expected import Expected
from checker.drafts.language import lexicon
from checker.drafts.structure.sentences import Sentence
from checker.statements import Document, Duty, Statement
from checker.statements.compare import Ground
from checker.statements.compare import compare as compare_claims
from checker.statements.comparison import Status
from checker.submission import State
from checker.values.stated import Words
from checker.words.plain import squash
from checker.words.read import read_words
from checker.words.turns import changed, parts_of, tells
from checker.words.vocabulary import vocabulary_of

_ALIKE = 75
_OTHER_WORDS = "It says what the filing's inscription says, in other words."
_SETTLED = frozenset({Status.AGREES, Status.DIFFERS})
_SAYS_LITTLE = lexicon.HEADING_WORDS | lexicon.SILENT
_NUMBER = re.compile(r"\b1-8[0-9]{2}-[0-9A-Z-]{7,}")
_ASKS_FOR_HELP = re.compile(r"\bgambl\w* problem|\bproblem gambl|\bcompulsive gambl", re.IGNORECASE)


def compare_inscriptions(
    shown: Shown, expected: Expected, document: Document, whole: Sentence, compared: Sequence[Compared]
) -> Iterator[Compared]:
    """Yield the comparison of each inscription that the document is asked for.

    ``compared`` are the comparisons of the sentences: one that says the same in other words is not altered.
    """
    said_truly = _said_truly(compared)
    for item in expected.statements.of(aspect="inscription"):
        duty = item.due(document)
        block = shown.says(item.wording)
        if block is not None:
            yield Compared(
                status=Status.AGREES,
                sentence=sentence_of(block),
                about="inscription",
                text=item.wording,
                statement=item,
            )
            continue
        if duty not in {Duty.REQUIRED, Duty.RECOMMENDED}:
            continue
        near = shown.near(item.wording)
        if near is not None and shown.scattered(near[0], item.wording):
            yield Compared(
                status=Status.NOT_COMPARED, sentence=sentence_of(near[1]), about="inscription", text=near[0],
                statement=item, reason="Its letters stand too far apart to be read as one line.", could_be=(item,),
            )  # fmt: skip
            continue
        if near is not None and (squash(near[0]) in said_truly or _in_other_words(near[0], item.wording)):
            yield Compared(
                status=Status.NOT_COMPARED, sentence=sentence_of(near[1]), about="inscription", text=near[0],
                statement=item, reason="It says what the inscription says, in other words.", could_be=(item,),
            )  # fmt: skip
            continue
        yield Compared(
            status=Status.MISSING if near is None else Status.DIFFERS,
            sentence=whole if near is None else sentence_of(near[1]),
            about="inscription",
            text="" if near is None else near[0],
            statement=item,
            expected=item.wording,
            message=f"The {document.value} does not carry the inscription “{item.wording}”."
            if near is None
            else f"The inscription “{item.wording}” is altered; the law’s words are asked for.",
            help=f"inscribe: {item.wording}",
            provision=item.provision,
        )


def _said_truly(compared: Sequence[Compared]) -> set[str]:
    """Return the sentences of which all that was understood agrees, and nothing was left."""
    texts = {squash(item.sentence.text) for item in compared if item.about in {"rule", "payout", "payout_limit"}}
    agreeing = {squash(item.sentence.text) for item in compared if item.status is Status.AGREES}
    other = {squash(item.sentence.text) for item in compared if item.status is not Status.AGREES}
    return (texts & agreeing) - other


def _in_other_words(given: str, wording: str) -> bool:
    """Whether a text differs from an inscription only in words that say little, none of which has an opposite."""
    differing = changed(parts_of(given), parts_of(wording))
    return differing <= _SAYS_LITTLE and not any(map(tells, differing))


def compare_filed(
    shown: Shown, ground: Ground, expected: Expected, document: Document, whole: Sentence,
    compared: Sequence[Compared],
) -> Iterator[Compared]:  # fmt: skip
    """Yield a comparison for each inscription that only the filing lists, which its layout then carries."""
    said_truly = _said_truly(compared)
    answer = ground.filing.answer("layout.inscriptions")
    mandated = [item.wording for item in expected.statements.of(aspect="inscription")]
    if document is not Document.LAYOUT or answer.state is not State.STATED:
        return
    for text in answer.value:
        if any(fuzz.ratio(text.casefold(), other.casefold()) >= _ALIKE for other in mandated):
            continue
        block, near = shown.says(text), shown.near(text)
        if block is None and (told := _told_elsewhere(text, ground, compared)):
            yield from told
        elif block is not None:
            yield Compared(status=Status.AGREES, sentence=sentence_of(block), about="inscription", text=text)
        elif near is not None and (squash(near[0]) in said_truly or _in_other_words(near[0], text)):
            yield Compared(
                status=Status.NOT_COMPARED, sentence=sentence_of(near[1]), about="inscription", text=near[0],
                reason=_OTHER_WORDS,
            )  # fmt: skip
        else:
            yield Compared(
                status=Status.MISSING if near is None else Status.DIFFERS,
                sentence=whole if near is None else sentence_of(near[1]),
                about="inscription", text="" if near is None else near[0], expected=text,
                message=f"The layout does not carry the inscription “{text}”, which the filing lists."
                if near is None else f"The inscription “{text}” is altered; the filing’s words are asked for.",
                help=f"inscribe: {text}",
            )  # fmt: skip


def _told_elsewhere(text: str, ground: Ground, compared: Sequence[Compared]) -> list[Compared]:
    """Return where a draft tells all that a filed inscription says; none where it does not tell all of it.

    What is paid may stand as rows of a table, and a row that differs is told as such. A rule that is told in other
    words is left to a person.
    """
    read = read_words(text, vocabulary_of(ground.ruleset))
    claimed = compare_claims(read.claims, ground)
    told = [item.statement for item in claimed if item.claim.key.aspect != "name"]
    if read.unread or not told or None in told:
        return []
    paid = all(statement is not None and statement.key.aspect in PAID for statement in told)
    found = [
        next((item for item in compared if item.statement is statement and item.status in _SETTLED), None)
        for statement in told
    ]
    rows = [item for item in found if item is not None and (paid or item.status is Status.AGREES)]
    if len(rows) < len(found):
        return []
    if paid:
        return [replace(row, about="inscription", text=text) for row in rows if row.status is Status.AGREES] or rows
    return [
        Compared(
            status=Status.NOT_COMPARED, sentence=rows[0].sentence, about="inscription", text=rows[0].text,
            reason=_OTHER_WORDS,
        )
    ]  # fmt: skip


def help_line_shown(shown: Shown, item: Statement) -> bool:
    """Whether the help line stands in the draft: its words, or at least the number to call."""
    text = item.value.text if isinstance(item.value, Words) else item.wording
    if shown.says(text):
        return True
    numbers = numbers_to_call(item)
    return bool(numbers) and all(squash(number) in shown.all for number in numbers)


def other_number(whole: Sentence, sentences: Sequence[Sentence], item: Statement) -> Compared | None:
    """Return that a draft tells another number to call for help than the filing, where it tells one."""
    numbers = numbers_to_call(item)
    if not numbers or any(squash(number) in squash(whole.text) for number in numbers):
        return None
    for sentence in sentences:
        found = _NUMBER.findall(sentence.text.upper())
        if len(found) == 1 and _ASKS_FOR_HELP.search(f"{sentence.before} {sentence.text}"):
            return Compared(
                status=Status.DIFFERS, sentence=sentence, about="help_line", text=found[0], statement=item,
                expected=numbers[0], message=f"The help line’s number is {numbers[0]}, and the draft says {found[0]}.",
                help=f"write {numbers[0]}, or change {item.at} in the filing", provision=item.provision,
            )  # fmt: skip
    return None


def numbers_to_call(item: Statement) -> list[str]:
    """Return the telephone numbers of a help line."""
    text = item.value.text if isinstance(item.value, Words) else item.wording
    return re.findall(r"[0-9][0-9A-Z-]{6,}", text.upper())
