"""Compares sentences with those known to be true, and with the statements on the topics of which they speak."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from decimal import Decimal

from checker.drafts import lexicon
from checker.drafts.amounts import OF_WHAT
from checker.drafts.claims import Sentence
from checker.drafts.compared import Compared
from checker.drafts.expected import Expected
from checker.drafts.firm_rules import asserts, in_passing, is_firm, of_one_hand
from checker.drafts.third_cards import compare_third_cards
from checker.drafts.words import words
from checker.review import Review
from checker.statements import Percent, Statement
from checker.words.compare import Ground, agree_wholly
from checker.words.compare import compare as compare_claims
from checker.words.known import KnownSentences, Turned, unmarked
from checker.words.model import Claim, Comparison, Status, WordsRead
from checker.words.plain import squash
from checker.words.read import read_words
from checker.words.third_cards import third_cards_of
from checker.words.tokens import Sort, Token, tokens
from checker.words.topics import topics
from checker.words.vocabulary import Vocabulary, vocabulary_of
from checker.words.wordings import wordings

_FIGURES = frozenset(
    {"payout", "envy", "name", "area", "limit_min", "limit_max", "payout_limit", "posted_limit", "paytable"}
)
"""What is compared as figures and names, and not as a sentence."""
_LIMIT_SET = "payout_limit_set"
_FIGURED = frozenset({"dollars", "percent", "payout"})
_FEWEST_WORDS = 3
_NAME = "name"
_PARTS = {Decimal(50): "half", Decimal(25): "a quarter"}
_NOT_UNDERSTOOD = "Not all of its words were understood."
_SAYS_MORE = "It speaks of the game, and what it says was not understood, or not all."
_OTHER_ROW = "It is a row of which all but one cell is known, and whether that cell says the same was not understood."
_DENIES = "It denies something, and what it denies was not understood."
_TURNED = "It is nearly a sentence that holds here, and whether it says the same was not understood."
_DENIED = re.compile(
    r"\b(?:not|never|no longer|hardly|nobody|false|untrue)\b"
    r"(?! (?:more|less|fewer|exceed|to exceed|includ\w+|count\w*|apply|be more))|n't\b|"
    r"\b(?:taken|deducted|removed) from the (?:\w+ )?(?:meter|jackpot|reserve)\b",
    re.IGNORECASE,
)
"""Words that deny what a sentence says; “not more than” and the like set a limit."""
_TELLING = frozenset({Sort.RATIO, Sort.DOLLARS, Sort.PERCENT})


def compare_prose(
    sentences: Sequence[Sentence], compared: list[Compared], expected: Expected, review: Review, known: KnownSentences,
    *, copied: bool,
) -> list[Compared]:  # fmt: skip
    """Return the comparisons, with those of sentences that speak of a rule or a right added.

    ``copied`` tells that the draft is a copy of one of the program's own documents, whose rows are known.
    """
    assert review.ruleset is not None  # noqa: S101 - as compare() has made sure
    assert review.filing is not None  # noqa: S101 - as above
    vocabulary = vocabulary_of(review.ruleset)
    ground = Ground(statements=expected.statements, filing=review.filing, ruleset=review.ruleset)
    by_sentence: dict[int, list[Compared]] = {}
    for item in compared:
        by_sentence.setdefault(id(item.sentence), []).append(item)
    thirds = compare_third_cards(sentences, third_cards_of(review.ruleset))
    found: list[Compared] = []
    section = ""
    for sentence in sentences:
        own = by_sentence.pop(id(sentence), [])
        over = f"{section} {sentence.before}"
        third = thirds.get(id(sentence))
        said = [third] if third else _one(sentence, own, known, vocabulary, ground, over, copied=copied)
        if not (_sells(sentence) and all(item.status is Status.NOT_COMPARED for item in said)):
            found += said
        if not sentence.prose and not sentence.block.values:
            section = sentence.text
    for left in by_sentence.values():
        found += left
    return found


def _plain(text: str) -> str:
    """Return a sentence without the mark of an item of a list and the provisions that it cites in parentheses."""
    return lexicon.CITED.sub("", unmarked(text))


def _sells(sentence: Sentence) -> bool:
    """Whether a sentence tells of a drink, a meal or the like, perhaps with its price, and of nothing that happens."""
    said = tokens(sentence.text)
    return (
        lexicon.SERVED.search(sentence.text) is not None
        and not any(token.sort in {Sort.RATIO, Sort.PERCENT} for token in said)
        and not lexicon.DOING & {token.text for token in said}
        and not _acts(said, said)
    )


def _one(
    sentence: Sentence, own: list[Compared], known: KnownSentences, vocabulary: Vocabulary, ground: Ground, over: str,
    *, copied: bool,
) -> list[Compared]:  # fmt: skip
    if sentence.block.row and (copied or not own or _is_whole(sentence)):
        return [_row(sentence, own, copied=copied)]
    if known.is_true(sentence.text):
        agreed = [item for item in own if item.status is Status.AGREES]
        if agreed or not (sentence.prose or own):
            return agreed
        return [Compared(status=Status.AGREES, sentence=sentence, about="rule", text=sentence.text)]
    row = bool(sentence.block.values and sentence.block.label)
    if any(item.status is Status.DIFFERS for item in own) or (row and own):
        return own
    all_agree = bool(own) and all(item.status is Status.AGREES for item in own)
    figures = not all_agree or _uncounted(sentence, own)
    label = not sentence.prose and (bool(own) or _says_nothing_of(sentence.text))
    turned = None if label else known.turned(sentence.text, figures=figures)
    if turned and turned.contrary:
        here = _says_it_here(sentence, vocabulary, over, turned.sentence)
        doubt = not here or _reads_true(sentence, vocabulary, ground, over)
        return [_contrary(sentence, turned, doubt=doubt)]
    if all_agree and sentence.prose and _DENIED.search(sentence.text):
        return [
            Compared(
                status=Status.NOT_COMPARED, sentence=sentence, about=item.about, text=item.text, reason=_DENIES,
                could_be=(item.statement,) if item.statement else (),
            )
            for item in own
        ]  # fmt: skip
    if row or len(sentence.text.split()) < _FEWEST_WORDS:
        return own if row or own else [*_told_shortly(sentence, vocabulary, ground, over)]
    found = [*own, *_beside_figures(sentence, own, vocabulary, ground, over)]
    if own and all(item.status is Status.NOT_COMPARED for item in own):
        found = _told_by_the_whole(sentence, own, vocabulary, ground, over) or found
    if any(item.status is not Status.AGREES for item in found):
        return found
    if own:
        nearly = turned and not any(item.about in {"payout", "envy"} for item in own)
        return (
            [*own, _left(sentence, _TURNED)] if nearly or _pays_otherwise(sentence, vocabulary, ground, over) else found
        )
    if turned and all(item.statement and item.statement.key.aspect == _LIMIT_SET for item in found):
        # That there is a limit says nothing of what it covers.
        found = []
    return found or [*_alone(sentence, known, turned)] or [*_open(sentence, vocabulary, over)]


def _says_nothing_of(text: str) -> bool:
    """Whether a short text only names something: it says neither what is done, nor that something is not."""
    return not text.endswith(".") and not {token.text for token in tokens(text)} & (lexicon.VERBS | wordings().denials)


def _contrary(sentence: Sentence, turned: Turned, *, doubt: bool) -> Compared:
    """Return that a sentence is the contrary of what holds; where there is a ``doubt``, it is left to a person."""
    if doubt:
        return _left(sentence, _TURNED)
    return Compared(
        status=Status.DIFFERS, sentence=sentence, about="rule", text=sentence.text, expected=turned.sentence,
        message=f"“{sentence.text}” is not what holds here: “{turned.sentence}”",
        help=f"write: {turned.sentence}", provision=turned.provision,
    )  # fmt: skip


def _told_by_the_whole(
    sentence: Sentence, own: Sequence[Compared], vocabulary: Vocabulary, ground: Ground, over: str
) -> list[Compared]:
    """Return what a sentence says of its figures as a whole, where the words next to them did not tell."""
    on_topics = list(_on_topics(sentence, vocabulary, ground, (), over))
    settled = [item for item in on_topics if _settles(item)]
    if len(settled) >= len(own):
        return [*settled, *(item for item in on_topics if _is_against(item) and item not in settled)]
    read = read_words(_plain(sentence.text), vocabulary, over)
    whole = bool(read.claims) and set(read.unread) <= {item.text for item in own}
    return on_topics if whole and all(item.status is not Status.NOT_COMPARED for item in on_topics) else []


def _is_against(item: Compared) -> bool:
    """Whether a comparison says that something differs, or would if it were sure."""
    return item.status is Status.DIFFERS or item.reason == _NOT_UNDERSTOOD


def _told_shortly(sentence: Sentence, vocabulary: Vocabulary, ground: Ground, over: str) -> Iterator[Compared]:
    """Yield what a line of a word or two says against the law, or that a figure in it was left unread."""
    read = read_words(_plain(sentence.text), vocabulary, over)
    if not read.unread:
        found = _on_topics(sentence, vocabulary, ground, (), over)
        yield from (item for item in found if _is_against(item))
    elif read.claims and any(token.sort is Sort.RATIO for token in tokens(" ".join(read.unread))):
        yield _left(sentence, _SAYS_MORE)


def _pays_otherwise(sentence: Sentence, vocabulary: Vocabulary, ground: Ground, over: str) -> bool:
    """Whether a sentence whose figures agree may pay something else, or something only under a condition."""
    read = read_words(_plain(sentence.text), vocabulary, over)
    if not sentence.prose or not read.claims:
        return False
    paid = [
        item.status for item in compare_claims(read.claims, ground) if item.claim and item.claim.key.aspect == "payout"
    ]
    left = {token.text for token in tokens(" ".join(read.unread))}
    untrue = bool(paid) and not (read.unread or sentence.scope) and all(status is Status.DIFFERS for status in paid)
    narrowed = len(left) > 1 and bool(left & lexicon.LEAVING_OUT)
    return untrue or (bool(paid) and (narrowed or bool(left & lexicon.TIMING)))


def _says_it_here(sentence: Sentence, vocabulary: Vocabulary, over: str, true: str) -> bool:
    """Whether a sentence says that something holds at this table, and does not only name it, as a heading does.

    What the true sentence says of an example, or of other tables, its contrary may say too.
    """
    read = read_words(_plain(sentence.text), vocabulary, over)
    named = bool(read.claims) and all(claim.bare for claim in read.claims) and not read.unread
    elsewhere = lexicon.ELSEWHERE.search(sentence.text) is not None and lexicon.ELSEWHERE.search(true) is None
    whole = sentence.text.endswith(".") and true.endswith(".")
    return (whole or asserts(sentence.text)) and not (named or elsewhere)


def _reads_true(sentence: Sentence, vocabulary: Vocabulary, ground: Ground, over: str) -> bool:
    read = read_words(_plain(sentence.text), vocabulary, over)
    return agree_wholly(read, compare_claims(read.claims, ground))


def _beside_figures(
    sentence: Sentence, own: Sequence[Compared], vocabulary: Vocabulary, ground: Ground, over: str
) -> Iterator[Compared]:
    """Yield what a sentence says besides its figures, which are compared one by one; and what is left of it."""
    told = [item.statement.key.aspect for item in own if item.statement is not None]
    if own:
        told += [topic.id for topic in topics().values() if topic.kind in _FIGURED]
    found = list(_on_topics(sentence, vocabulary, ground, told, over))
    yield from found
    if not own and found and all(item.status is Status.AGREES for item in found):
        yield from _open(sentence, vocabulary, over, agreed=True)


def _alone(sentence: Sentence, known: KnownSentences, turned: Turned | None) -> Iterator[Compared]:
    """Yield how a sentence that says nothing on a topic compares with the known ones to which it is near."""
    if known.says_the_same(sentence.text):
        yield Compared(status=Status.AGREES, sentence=sentence, about="rule", text=sentence.text)
    elif turned and not lexicon.ADDRESSES.search(sentence.text):
        yield _left(sentence, _TURNED)


def _settles(item: Compared) -> bool:
    """Whether a comparison says what a figure is about."""
    aspect = item.statement.key.aspect if item.statement is not None else ""
    topic = topics().get(aspect)
    return item.status is not Status.NOT_COMPARED and topic is not None and topic.kind in _FIGURED


def _uncounted(sentence: Sentence, own: Sequence[Compared]) -> bool:
    """Whether a sentence has more figures than were compared."""
    return sum(token.sort in _TELLING for token in tokens(sentence.text)) > len(own)


def _is_whole(sentence: Sentence) -> bool:
    return squash(sentence.text) == squash("".join(sentence.block.row))


def _row(sentence: Sentence, own: Sequence[Compared], *, copied: bool) -> Compared:
    """Return the comparison of a row of a table with the known row that has all of its cells, or all but one."""
    said = [cell.text for cell in sentence.block.cells if squash(cell.text)]
    changed = [
        (given, true) for given, true in zip(said, sentence.block.row, strict=False) if squash(given) != squash(true)
    ]
    if not changed or squash("".join(said)) == squash("".join(sentence.block.row)):
        agreed = next((item for item in own if item.status is Status.AGREES), None)
        return agreed or Compared(status=Status.AGREES, sentence=sentence, about="rule", text=sentence.text)
    given, true = changed[0]
    if not copied and not (_is_figure(given) and _is_figure(true)):
        return _left(sentence, _OTHER_ROW)
    about = next(cell for cell in sentence.block.row if cell != true)
    return Compared(
        status=Status.DIFFERS, sentence=sentence, about="rule", text=given, expected=true,
        message=f"“{about}” is “{true}” here, and the draft says “{given}”.", help=f"write: {true}",
    )  # fmt: skip


def _is_figure(cell: str) -> bool:
    return all(word.isdigit() for word in words(cell))


def _open(sentence: Sentence, vocabulary: Vocabulary, over: str, *, agreed: bool = False) -> Iterator[Compared]:
    """Yield that a sentence is left to a person: it speaks of the game, and not all that it says was understood.

    Where what was understood ``agreed``, the words left must say that something happens.
    """
    if not _is_full(sentence) or lexicon.BOILERPLATE.search(sentence.text) or sentence.text.endswith("?"):
        return
    text = lexicon.ADDRESSES.sub(" ", _plain(sentence.text))
    read = read_words(text, vocabulary, over)
    left = tokens(" ".join(read.unread))
    game = wordings().game
    # A friendly word excuses the mere mention of the dealer or the cards, and nothing that is said of them.
    telling = lexicon.DOING if agreed else game - lexicon.MENTIONED if lexicon.ASIDE.search(text) else game
    unpaid = any(item.key.aspect in {"payout", "envy"} for item in read.claims)
    # A mere number may be of an address or a telephone; beside a word of the game it is not.
    numbered = (
        sentence.prose
        and any(token.text in game | lexicon.SEATED for token in tokens(text))
        and any(token.sort is Sort.NUMBER for token in left)
    )
    telling = telling | (lexicon.NARROWING if agreed else lexicon.LEAVING_OUT)
    # Where nothing but names was read, what somebody does counts though such a word says little beside others.
    named = all(item.key.aspect == _NAME for item in read.claims)
    acted = not agreed and _acts(tokens(text) if named else left, tokens(text))
    if unpaid or numbered or acted or any(token.sort in _TELLING or token.text in telling for token in left):
        yield _left(sentence, _SAYS_MORE)


def _is_full(sentence: Sentence) -> bool:
    """Whether words are a sentence and no heading, label or row."""
    if sentence.prose:
        return True
    verbs = lexicon.VERBS & {token.text for token in tokens(sentence.text)}
    return bool(verbs) and not sentence.block.values and sentence.text.endswith((".", "!"))


def _acts(left: Sequence[Token], said: Sequence[Token]) -> bool:
    """Whether words that were not understood tell what somebody does, in a sentence that has a word of the game."""
    done = {token.text for token in left} & lexicon.DEEDS
    return bool(done) and any(token.text in wordings().game for token in said)


def _left(sentence: Sentence, reason: str) -> Compared:
    return Compared(status=Status.NOT_COMPARED, sentence=sentence, about="rule", text=sentence.text, reason=reason)


def _on_topics(
    sentence: Sentence, vocabulary: Vocabulary, ground: Ground, told: Sequence[str], over: str
) -> Iterator[Compared]:
    """Yield the comparison of each thing that a sentence says on a topic; told are topics that its figures settle."""
    text = _plain(sentence.text)
    read = read_words(text, vocabulary, over)
    found = [
        _of_any_subject(item, ground)
        for item in compare_claims(read.claims, ground)
        if item.claim and item.claim.key.aspect not in _FIGURES
    ]
    agreed = {item.claim.key.aspect for item in found if item.claim and item.status is Status.AGREES}
    seen: set[str] = set(told)
    for item in sorted(found, key=lambda comparison: comparison.status is not Status.AGREES):
        claim = item.claim
        if (
            claim is None
            or claim.key.aspect in seen
            or (item.status is not Status.AGREES and claim.key.aspect in agreed)
        ):
            continue
        seen.add(claim.key.aspect)
        if item.status is not Status.AGREES and of_one_hand(claim, ground):
            yield _left(sentence, _NOT_UNDERSTOOD)
        else:
            yield _of(item, claim, sentence, read, text, (ground, vocabulary), over)


def _of_any_subject(item: Comparison, ground: Ground) -> Comparison:
    """Return the comparison with the game's own statement on a topic, where the wager that is named has none."""
    claim = item.claim
    if item.status is not Status.EXTRA or claim is None:
        return item
    own = ground.statements.of(aspect=claim.key.aspect)
    same = next((statement for statement in own if statement.value == claim.value), None)
    if same is not None and not claim.denied:
        return replace(item, status=Status.AGREES, statement=same)
    return replace(item, statement=own[0]) if len(own) == 1 else item


def _of(
    item: Comparison,
    claim: Claim,
    sentence: Sentence,
    read: WordsRead,
    text: str,
    law: tuple[Ground, Vocabulary],
    over: str,
) -> Compared:
    about = "commission" if claim.key.aspect.startswith("commission") else "rule"
    if item.status is Status.AGREES and _is_full(sentence) and in_passing(claim, read, text):
        return Compared(
            status=Status.NOT_COMPARED, sentence=sentence, about=about, text=claim.text, reason=_NOT_UNDERSTOOD,
            could_be=(item.statement,) if item.statement else (),
        )  # fmt: skip
    if item.status is Status.AGREES and about == "commission" and lexicon.OF_THE_WAGER.match(text[claim.end :]):
        return _left(sentence, OF_WHAT)
    if item.status is Status.AGREES:
        return Compared(status=Status.AGREES, sentence=sentence, about=about, text=claim.text, statement=item.statement)
    differs = item.status in {Status.DIFFERS, Status.EXTRA}
    if not differs or not is_firm(item, claim, sentence, read, text, law, over):
        reason = _NOT_UNDERSTOOD if differs else f"{item.reason[:1].upper()}{item.reason[1:]}."
        return Compared(
            status=Status.NOT_COMPARED, sentence=sentence, about=about, text=claim.text, reason=reason,
            could_be=(item.statement,) if item.statement else (),
        )  # fmt: skip
    return _differing(item, claim, sentence, about)


def _differing(item: Comparison, claim: Claim, sentence: Sentence, about: str) -> Compared:
    statement: Statement | None = item.statement
    topic = topics().get(claim.key.aspect)
    subject = topic.about if topic else claim.key.aspect.replace("_", " ")
    if statement is not None:
        message = f"On {subject}, the draft says “{claim.text}”. {statement.wording.rstrip('.')}."
        wording = statement.wording
        part = _PARTS.get(statement.value.value, "") if isinstance(statement.value, Percent) else ""
        message += f" That is {part}." if part else ""
    else:
        message = f"On {subject}, the draft says “{claim.text}”, and {item.reason}."
        wording = ""
    return Compared(
        status=Status.DIFFERS, sentence=sentence, about=about, text=claim.text, statement=statement, expected=wording,
        message=message, help=f"write: {wording}" if wording else "take it out of the draft",
        provision=statement.provision if statement else "",
    )  # fmt: skip
