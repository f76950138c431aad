"""Compares the names in a draft: of the house, of wagers and their areas, and the words that a layout must carry."""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise

from rapidfuzz import fuzz

from checker.drafts import lexicon
from checker.drafts.blocks import Block
from checker.drafts.claims import Sentence
from checker.drafts.compared import Compared
from checker.drafts.expected import Expected
from checker.drafts.normal import tidy
from checker.drafts.words import words
from checker.statements import Document, Duty, Statement, Words
from checker.submission import Filing, State
from checker.words.model import Status
from checker.words.plain import squash

_STACK = 5
_LEVEL = 2.2
_ALTERED = 82
_ALIKE = 75
_NEAR = 84
_SHORTEST = 6
_SHORTER = "It may mark one area or another of that name."
_CARDS = frozenset({"hand", "card"})
_PARTIES = frozenset({"player", "banker", "dealer"})
_TWO = 2
_OTHER_GAME = "It has most words of the game's name, and another one in place of the rest."
_AMONG = "The name stands among other names, and whether it marks an area was not understood."


def compare_houses(sentences: Sequence[Sentence], filing: Filing) -> Iterator[Compared]:
    """Yield the comparison of each name of a house with the filing's own."""
    own = [tidy(filing.raw_text(entry)) for entry in ("facility", "certificate_holder", "facility_operator")]
    known = {word for name in own for word in _telling(name)}
    if not known or not own[0]:
        return
    whole = [squash(name) for name in own if name]
    for sentence in sentences:
        if any(name in squash(sentence.text) for name in whole):
            yield Compared(status=Status.AGREES, sentence=sentence, about="name", text=own[0])
            continue
        for found in lexicon.COMPANY.finditer(sentence.text):
            name = _trimmed(found[0])
            telling = set(_telling(name))
            another = bool(telling - known and set(_telling(own[0])) - telling)
            if telling and (not telling & known or another):
                yield Compared(
                    status=Status.DIFFERS,
                    sentence=sentence,
                    about="name",
                    text=name,
                    expected=own[0],
                    message=f"The draft names “{name}”; the filing is that of {own[0]}.",
                    help=f"write {own[0]}",
                )


def _telling(name: str) -> list[str]:
    return [word for word in re.findall(r"[a-z0-9']+", name.casefold()) if word not in lexicon.COMPANY_KIND]


def _trimmed(name: str) -> str:
    parts = name.split()
    leads = [
        index
        for index, part in enumerate(parts)
        if part.casefold().strip(".,") in lexicon.COMPANY_LEADS - {"of", "the", "and"}
    ]
    parts = parts[leads[-1] + 1 :] if leads else parts
    while parts and parts[0].casefold() in {"of", "the", "and"}:
        parts.pop(0)
    return " ".join(parts)


class Shown:
    """The texts of a draft among which a name is looked for, also where its words stand below each other."""

    def __init__(self, blocks: Sequence[Block]) -> None:
        self.texts: list[tuple[str, Block]] = []
        cells = [(cell, block) for block in blocks for cell in block.cells]
        self.texts += [(cell.text, block) for cell, block in cells]
        self.lone = [cell.text for cell, _ in cells]
        self._stacks(blocks)
        self._squashed = [(squash(text), block) for text, block in self.texts]
        self.all = squash(" ".join(block.text for block in blocks))

    def _stacks(self, blocks: Sequence[Block]) -> None:
        """Add the texts that short lines below each other make up."""
        chains: list[list[tuple[str, float, float, Block]]] = []
        for block in blocks:
            for cell in block.cells:
                middle = (cell.left + cell.right) / 2
                if len(cell.text.split()) > _STACK:
                    continue
                chain = next(
                    (
                        item
                        for item in chains
                        if item[-1][3].sheet == block.sheet
                        and abs(item[-1][1] - middle) <= _LEVEL
                        and 0 < cell.y - item[-1][2] < _LEVEL
                    ),
                    None,
                )
                if chain is None:
                    chain = []
                    chains.append(chain)
                chain.append((cell.text, middle, cell.y, block))
        for chain in chains:
            for start in range(len(chain)):
                for size in range(2, min(_STACK + 1, len(chain) - start + 1)):
                    part = chain[start : start + size]
                    gaps = [second[2] - first[2] for first, second in pairwise(part)]
                    if max(gaps) <= 1.6 * min(gaps):
                        self.texts.append((" ".join(item[0] for item in part), part[0][3]))

    def carries(self, names: Sequence[str]) -> Block | None:
        """Return the block where one of the names stands, alone or with words such as “wager”."""
        wanted = {squash(name) for name in names} | {squash("".join(words(name))) for name in names}
        for text, block in self._squashed:
            if text in wanted:
                return block
        for text, block in self.texts:
            given = [word for word in words(re.sub(r"\([^()]*\)", " ", text)) if word not in lexicon.HEADING_WORDS]
            for name in names:
                own = [word for word in words(name) if word not in lexicon.HEADING_WORDS]
                if own and given == own:
                    return block
        return None

    def says(self, text: str) -> Block | None:
        """Return the block that carries a text, in whatever case and lines."""
        wanted = squash(tidy(text))
        for found, block in self._squashed:
            if wanted in found:
                return block
        return self._squashed[0][1] if wanted and wanted in self.all and self._squashed else None

    def scattered(self, part: str, whole: str) -> bool:
        """Whether a text is a part of an inscription whose rest stands elsewhere, as on a curve."""
        own, wanted = squash(tidy(part)), squash(tidy(whole))
        if not own or own not in wanted or own == wanted:
            return False
        before, _, after = wanted.partition(own)
        return all(rest in self.all for rest in (before, after) if rest)

    def near(self, text: str) -> tuple[str, Block] | None:
        """Return the text that is an altered form of the one given."""
        best = max(self.texts, key=lambda item: fuzz.ratio(item[0].casefold(), text.casefold()), default=None)
        if best is None or fuzz.ratio(best[0].casefold(), text.casefold()) < _ALTERED:
            return None
        return best


def compare_inscriptions(shown: Shown, expected: Expected, document: Document, whole: Sentence) -> Iterator[Compared]:
    """Yield the comparison of each inscription that the document is asked for."""
    for item in expected.statements.of(aspect="inscription"):
        duty = item.due(document)
        block = shown.says(item.wording)
        if block is not None:
            yield Compared(
                status=Status.AGREES, sentence=_of(block), about="inscription", text=item.wording, statement=item
            )
            continue
        if duty not in {Duty.REQUIRED, Duty.RECOMMENDED}:
            continue
        near = shown.near(item.wording)
        if near is not None and shown.scattered(near[0], item.wording):
            yield Compared(
                status=Status.NOT_COMPARED, sentence=_of(near[1]), about="inscription", text=near[0], statement=item,
                reason="Its letters stand too far apart to be read as one line.", could_be=(item,),
            )  # fmt: skip
            continue
        yield Compared(
            status=Status.MISSING if near is None else Status.DIFFERS,
            sentence=whole if near is None else _of(near[1]),
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


def compare_filed(
    shown: Shown, filing: Filing, expected: Expected, document: Document, whole: Sentence
) -> Iterator[Compared]:
    """Yield a comparison for each inscription that only the filing lists, which its layout then carries."""
    answer = filing.answer("layout.inscriptions")
    mandated = [item.wording for item in expected.statements.of(aspect="inscription")]
    if document is not Document.LAYOUT or answer.state is not State.STATED:
        return
    for text in answer.value:
        if any(fuzz.ratio(text.casefold(), other.casefold()) >= _ALIKE for other in mandated):
            continue
        block, near = shown.says(text), shown.near(text)
        if block is not None:
            yield Compared(status=Status.AGREES, sentence=_of(block), about="inscription", text=text)
        else:
            yield Compared(
                status=Status.MISSING if near is None else Status.DIFFERS,
                sentence=whole if near is None else _of(near[1]),
                about="inscription", text="" if near is None else near[0], expected=text,
                message=f"The layout does not carry the inscription “{text}”, which the filing lists."
                if near is None else f"The inscription “{text}” is altered; the filing’s words are asked for.",
                help=f"inscribe: {text}",
            )  # fmt: skip


def compare_areas(shown: Shown, expected: Expected, document: Document, whole: Sentence) -> Iterator[Compared]:
    """Yield the comparison of each area that a layout must have."""
    if document is not Document.LAYOUT:
        return
    for item in expected.statements.of(aspect="area"):
        yield from _area(item, shown, expected, whole)


def _area(item: Statement, shown: Shown, expected: Expected, whole: Sentence) -> Iterator[Compared]:
    names = [name.replace("_", " ") for name in item.names]
    others = {squash(expected.short[slug]) for slug in expected.in_play if slug != item.key.subject}
    block = shown.says(item.wording) or shown.carries(names) or _looser(names, shown, others)
    if block is not None:
        yield Compared(status=Status.AGREES, sentence=_of(block), about="area", text=block.text, statement=item)
    elif item.due(Document.LAYOUT) is Duty.REQUIRED and not any("space" in words(name) for name in names):
        # A numbered space carries its number and no name.
        name = expected.short.get(item.key.subject, item.key.subject.replace("_", " "))
        near = next(
            (found for name_ in names if len(name_) >= _SHORTEST and (found := _misspelled(shown, name_))), None
        )
        if near is not None:
            yield Compared(
                status=Status.DIFFERS, sentence=_of(near[1]), about="name", text=near[0], statement=item, expected=name,
                message=f"“{near[0]}” is not quite the name {name}.", help=f"write {name}", provision=item.provision,
            )  # fmt: skip
            return
        block, reason = _among(names, shown, expected), _AMONG
        if block is None:
            block, reason = _shorter(names, shown, expected), _SHORTER
        if block is not None:
            yield Compared(
                status=Status.NOT_COMPARED, sentence=_of(block), about="area", text=block.text, could_be=(item,),
                reason=reason,
            )  # fmt: skip
            return
        yield Compared(
            status=Status.MISSING,
            sentence=whole,
            about="wager",
            text="",
            statement=item,
            expected=name,
            message=f"The layout does not show: {item.wording[:1].lower()}{item.wording[1:]} ({name}).",
            help=f"add the area, named {name}",
            provision=item.provision,
        )


def _looser(names: Sequence[str], shown: Shown, others: Collection[str]) -> Block | None:
    """Return the block in which all words of a name stand, and no more than a few others; no wager's name."""
    for name in names:
        own = set(words(name)) - {"the", "a", "of", "for"}
        for text, block in shown.texts:
            given = set(words(re.sub(r"\([^()]*\)", " ", text)))
            if (
                own
                and not any(other in squash(text) for other in others)
                and own <= given
                and len(given - own - lexicon.HEADING_WORDS) <= 4  # noqa: PLR2004
                and given & {"dealer"} == own & {"dealer"}
            ):
                return block
    return None


def _shorter(names: Sequence[str], shown: Shown, expected: Expected) -> Block | None:
    """Return the block that has only what tells a name from others, such as “Player” for the cards of the player.

    It must stand more often than the names of the areas that every player has.
    """
    lone = Counter(frozenset(words(text)) - _CARDS for text in shown.lone)
    areas = [lone[frozenset(words(expected.short[slug]))] for slug in expected.in_play]
    for name in names:
        own = frozenset(words(name)) - lexicon.HEADING_WORDS - lexicon.SILENT - _CARDS
        own |= frozenset(words(name)) & _PARTIES
        others = [count for count in areas if count != lone[own]]
        if own and others and lone[own] > max(others):
            return next(block for text, block in shown.texts if frozenset(words(text)) - _CARDS == own)
    return None


def _among(names: Sequence[str], shown: Shown, expected: Expected) -> Block | None:
    """Return the block where a name stands in one line with the names of other wagers."""
    others = {squash(name) for name in expected.short.values()} - {squash(name) for name in names}
    for text, block in shown.texts:
        said = squash(text)
        if any(squash(name) in said for name in names) and any(other in said for other in others):
            return block
    return None


def _misspelled(shown: Shown, name: str) -> tuple[str, Block] | None:
    for text, block in shown.texts:
        if len(text.split()) <= len(name.split()) + 2 and fuzz.ratio(squash(text), squash(name)) >= _NEAR:
            return text, block
    return None


def _of(block: Block) -> Sentence:
    return Sentence(block.text, block, (), (), prose=False)


def help_line_shown(shown: Shown, item: Statement) -> bool:
    """Whether the help line stands in the draft: its words, or at least the number to call."""
    text = item.value.text if isinstance(item.value, Words) else item.wording
    if shown.says(text):
        return True
    numbers = numbers_to_call(item)
    return bool(numbers) and all(squash(number) in shown.all for number in numbers)


def numbers_to_call(item: Statement) -> list[str]:
    """Return the telephone numbers of a help line."""
    text = item.value.text if isinstance(item.value, Words) else item.wording
    return re.findall(r"[0-9][0-9A-Z-]{6,}", text.upper())


def compare_wagers(
    sentences: Sequence[Sentence], compared: Sequence[Compared], expected: Expected
) -> Iterator[Compared]:
    """Yield a comparison for each name that stands alone and is a wager's: offered, not offered, or misspelled."""
    told = {item.wager for item in compared if item.about == "wager"}
    paid = {id(item.sentence) for item in compared}
    for sentence in sentences:
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
            name = expected.short[names[0]]
            yield Compared(
                status=Status.DIFFERS, sentence=sentence, about="wager", text=sentence.text, wager=names[0],
                message=f"The draft shows {name}; the filing does not offer it.",
                help=f"take {name} out of the draft, or offer it in the filing",
            )  # fmt: skip
        elif not names:
            yield from _not_quite(sentence, expected)
    yield from _without_name(sentences, compared, expected)


def _without_name(
    sentences: Sequence[Sentence], compared: Sequence[Compared], expected: Expected
) -> Iterator[Compared]:
    """Yield a comparison for each wager whose payouts the draft shows, and whose name stands nowhere in it."""
    said = {slug for sentence in sentences for slug in (*sentence.scope, *sentence.named)}
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
            yield Compared(
                status=Status.DIFFERS, sentence=sentence, about="name", text=sentence.text, statement=item, wager=slug,
                expected=name, message=f"“{sentence.text}” is not quite the name {name}.", help=f"write {name}",
            )  # fmt: skip
            return
