"""Compares sentences with those known to be true, and with the statements on the topics of which they speak."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from checker.drafts import lexicon
from checker.drafts.amounts import FIXED
from checker.drafts.besides import left_beside
from checker.drafts.by_gist import compare_by_gist
from checker.drafts.cells import row_in_words
from checker.drafts.chatter import is_chatter
from checker.drafts.claims import is_limit_titled
from checker.drafts.compared import Compared
from checker.drafts.expected import Expected
from checker.drafts.firm_rules import asserts
from checker.drafts.hand_settings import HandSettings
from checker.drafts.labelled import said_of_label
from checker.drafts.left_open import TELLING, acts, is_left_open, says_nothing
from checker.drafts.model import Draft
from checker.drafts.on_topics import compare_topics, is_against
from checker.drafts.pairs import CITATION
from checker.drafts.payouts import GAINSAID
from checker.drafts.rankings import compare_rankings
from checker.drafts.sentences import Sentence
from checker.drafts.subjects import goes_on_banking, of_other_bank
from checker.drafts.taken_back import left_if_taken_back
from checker.drafts.third_cards import compare_third_cards
from checker.drafts.told import NOT_UNDERSTOOD, Told
from checker.drafts.values import find_values, without_values
from checker.drafts.words import words
from checker.review import Review
from checker.statements.compare import Ground, agree_wholly
from checker.statements.compare import compare as compare_claims
from checker.statements.comparison import Status
from checker.values.stated import Word
from checker.words.known import KnownSentences, Turned
from checker.words.plain import is_question, squash
from checker.words.third_cards import third_cards_of
from checker.words.tokens import Sort, tokens
from checker.words.topics import topics
from checker.words.vocabulary import vocabulary_of
from checker.words.wordings import wordings

_IT = re.compile(
    r"^(?P<lead>(?:(?:and|but|so|also|then|here),? )?)(?:it|this|(?:this|that|the|your) (?:side )?(?:bet|wager))\b",
    re.IGNORECASE,
)
"""How a sentence begins that speaks of the wager named above it."""
_LEFT_OUT = re.compile(
    r"^(?:you )?(?P<verb>win|pay|lose|push)s?(?= (?:if|when|whenever|with|on|by|for|only|unless)\b)", re.IGNORECASE
)
"""How a sentence begins that leaves out the wager above it: wins if your hand has a Natural."""
_NONE = re.compile(r"\bno\b[\w ]*?\b(?:vigorish|vig|commission)\b", re.IGNORECASE)
"""How a sentence says that none is charged."""
_OF_IT = re.compile(
    r"(?: (?:is|are))?(?: (?:taken|charged|collected|due|owed|paid))?"
    r"(?: (?:here|on|from|for)"
    r"(?: (?:it|this one|this|that|these|them|this (?:bet|wager)|(?:a )?wins?|winning bets?))?)?"
    r"[.! ]*$",
    re.IGNORECASE,
)
"""What may follow and says no more than that."""
_LIMIT_SET = "payout_limit_set"
_SIGNS = {"dollars": ("$",), "percent": ("%", "cent"), "payout": ("",)}
"""By each kind of topic with a figure, what stands in one."""
_FIGURED = frozenset(_SIGNS)
_COUNTED = frozenset({"payout", "envy", "limit_min", "limit_max", "payout_limit", "name"})
_ASKS_WHEN = re.compile(r"(?:and )?when (?:does|do|must|will) (.+)\?", re.IGNORECASE)
_ASKS = re.compile(
    r"\W*(?:what|how|why|who|whose|which|where|when|can|may|do|does|did|is|are|am|must|should|could|would|will|shall|has|have)\b",
    re.IGNORECASE,
)
"""How a question begins; one that begins otherwise only supposes something: one up, one down?"""
_TELLS_WHEN = re.compile(r"(?:when|if|with|on|at|after|before|once|whenever|only) ", re.IGNORECASE)
_FEWEST_WORDS = 3
_FEWEST_CELLS = 2
_POINTS = re.compile(r"(?:this|that|these|those)\b", re.IGNORECASE)
"""How a sentence begins that depends on what stands before it: this is the vigorish."""
_LABEL = 6
"""How many words a label before a sentence has at most."""
_OTHER_ROW = "It is a row of which all but one cell is known, and whether that cell says the same was not understood."
_ANSWERED = re.compile(r"^\W*(?:yes\W+|no[.!]\s+|no\W+(?=.*\b(?:not|never|no|cannot)\b))", re.IGNORECASE)
"""How an answer begins whose other words say the same: no, that is not allowed."""
_DENIES = "It denies something, and what it denies was not understood."
_TURNED = "It is nearly a sentence that holds here, and whether it says the same was not understood."
_DENIED = re.compile(
    r"\b(?:not|never|no longer|hardly|nobody|false|untrue)\b"
    r"(?! (?:more|less|fewer|exceed|to exceed|includ\w+|count\w*|apply|be more))|n't\b|"
    r"\b(?:taken|deducted|removed) from the (?:\w+ )?(?:meter|jackpot|reserve)\b",
    re.IGNORECASE,
)
"""Words that deny what a sentence says; “not more than” and the like set a limit."""


def compare_prose(
    sentences: Sequence[Sentence], compared: list[Compared], expected: Expected, review: Review, known: KnownSentences,
    *, draft: Draft, copied: bool,
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
    thirds = compare_third_cards(draft, sentences, third_cards_of(review.ruleset))
    thirds |= compare_rankings(sentences, expected.statements)
    settings = HandSettings(ground, sentences)
    found: list[Compared] = []
    heading, banks, title = "", False, ""
    for sentence in sentences:
        banks, title = goes_on_banking(sentence.text, before=banks and sentence.title == title), sentence.title
        own = by_sentence.pop(id(sentence), [])
        third = thirds.get(id(sentence))
        told = Told(sentence, ground, vocabulary, heading, written=_titled(sentence), banks=banks)
        loose = not (third or copied or known.is_true(sentence.text))
        said = [third] if third else _one(told, own, known, copied=copied)
        said = left_if_taken_back(sentence, said, known)
        if loose:
            said = _by_gist(told, said)
        if not (third or copied):
            said = [*said_of_label(told, said, lambda whole: _with_label(whole, known))] or said
        if not copied:
            said = settings.compare(told, said)
        if not (_open_only(said) and (_sells(sentence) or is_chatter(told))):
            found += said
        heads = not (sentence.prose or sentence.block.values or sentence.text.endswith("."))
        if heads or sentence.text.endswith("?"):
            heading = sentence.text
    for left in by_sentence.values():
        found += left
    return found


def _by_gist(told: Told, said: Sequence[Compared]) -> list[Compared]:
    """Return the comparisons of a sentence that is no copy of one that holds, with what it comes to."""
    said = [_heeded(item, told) for item in said]
    nearly = any(item.reason == _TURNED for item in said)
    by_gist = compare_by_gist(told, said)
    # What is near to a sentence that holds is agreed to or left, and not told to differ.
    return said if nearly and any(item.status is Status.DIFFERS for item in by_gist) else by_gist


def _with_label(whole: Told, known: KnownSentences) -> list[Compared]:
    """Return what a line says behind its label."""
    understood = bool(whole.read.claims) and not whole.read.unread
    against = [item for item in compare_topics(whole) if _is_sure(item)] if understood else []
    holds = understood and not whole.read.passed_over and _reads_true(whole)
    return against or (list(_all_agree(whole)) if holds else _by_gist(whole, _one(whole, [], known, copied=False)))


def _heeded(item: Compared, told: Told) -> Compared:
    """Return a comparison, left to a person where the sentence agrees and would do so with the contrary of a word."""
    rule = item.status is Status.AGREES and item.about in {"rule", "commission"}
    if rule and item.about == "commission" and _of_another_wager(item, told):
        return told.left(NOT_UNDERSTOOD)
    return told.left(NOT_UNDERSTOOD) if rule and told.read.passed_over else item


def _of_another_wager(item: Compared, told: Told) -> bool:
    """Whether what a sentence says of a commission holds of another wager than that of its heading."""
    return (
        _of_side_wager(told)
        and not told.sentence.named
        and (item.statement is not None and item.statement.key.subject not in told.sentence.scope)
    )


def _titled(sentence: Sentence) -> str:
    """Return what is read in place of an amount under the heading of the payout limit; empty for all others."""
    amount = "$" in sentence.text and is_limit_titled(sentence) and not lexicon.LIMIT_TITLE.search(sentence.text)
    return row_in_words((sentence.title, sentence.text)) if amount else ""


def _open_only(said: Sequence[Compared]) -> bool:
    """Whether nothing that a sentence says could be compared."""
    return all(item.status is Status.NOT_COMPARED for item in said)


def _sells(sentence: Sentence) -> bool:
    """Whether a sentence tells of a drink, a meal or the like, perhaps with its price, and of nothing that happens."""
    said = tokens(sentence.text)
    return (
        lexicon.SERVED.search(sentence.text) is not None
        and not any(token.sort in {Sort.RATIO, Sort.PERCENT} for token in said)
        and not lexicon.DOING & {token.text for token in said}
        and not acts(said, said)
    )


def _one(told: Told, own: list[Compared], known: KnownSentences, *, copied: bool) -> list[Compared]:
    sentence = told.sentence
    if sentence.block.row and (copied or not own or _is_whole(sentence)):
        row = _row(told, own, copied=copied)
        return ([*_row_in_words(told)] if row.reason == _OTHER_ROW else []) or [row]
    # A range alone is true of the wager that it stands under, or of none.
    if known.is_true(sentence.text) and not _is_range(sentence.text):
        agreed = [item for item in own if item.status is Status.AGREES]
        if agreed or not (sentence.prose or own):
            return agreed
        return [_agrees(told)]
    if any(item.status is Status.DIFFERS for item in own):
        return _as_a_rule(told, own) or own
    if sentence.block.values and sentence.block.label:
        opened = all(item.status is Status.NOT_COMPARED and item.reason not in {FIXED, GAINSAID} for item in own)
        return ([*_row_in_words(told)] or own) if opened else own
    if is_question(sentence.text) and not (own and any(map(str.isdigit, sentence.text))):
        return []
    return _in_words(told, own, known)


def _is_range(text: str) -> bool:
    """Whether a text has several figures and nothing else, so that it says nothing without what it stands under."""
    return len(find_values(text)) > 1 and not set(words(without_values(text))) - lexicon.SILENT


def _of_side_wager(told: Told) -> bool:
    """Whether a sentence speaks of a commission under the heading of an optional wager, of which none is charged."""
    under = {slug for slug in told.sentence.scope if (wager := told.ground.ruleset.wagers.get(slug)) and wager.optional}
    return bool(under) and lexicon.LABEL_CUES["commission"].search(told.text) is not None


def _none_of(told: Told) -> bool:
    """Whether a sentence says no more than that the wager of its heading is free of a commission."""
    none = _NONE.search(told.text)
    return none is not None and _of_side_wager(told) and _OF_IT.match(told.text, none.end()) is not None


def _free_of_commission(told: Told) -> Compared:
    """Return that no commission is charged on the wager of a heading, compared with what holds of it."""
    own = [item for item in told.ground.statements.of(aspect="commission") if item.key.subject in told.sentence.scope]
    free = bool(own) and all(item.value == Word("not_charged") for item in own)
    return replace(_agrees(told), about="commission", statement=own[0]) if free else told.left(NOT_UNDERSTOOD)


def _as_a_rule(told: Told, own: Sequence[Compared]) -> list[Compared]:
    """Return what a sentence says that is wholly understood and pays nothing: its figure is part of a rule."""
    aspects = {claim.key.aspect for claim in told.read.claims}
    paid = all(item.about in {"payout", "envy"} for item in own)
    if not (paid and told.sentence.prose and aspects) or told.read.unread or aspects & _COUNTED:
        return []
    found = list(compare_topics(told))
    return [] if any(item.status is Status.NOT_COMPARED for item in found) else found


def _in_words(told: Told, own: list[Compared], known: KnownSentences) -> list[Compared]:
    """Return the comparisons of a sentence that is no row of a table."""
    sentence = told.sentence
    all_agree = bool(own) and all(item.status is Status.AGREES for item in own)
    label = not sentence.prose and (bool(own) or _says_nothing_of(sentence.text))
    turned = (
        None
        if label
        else known.turned(_ANSWERED.sub("", sentence.text), figures=not all_agree or _uncounted(sentence, own))
    )
    none = _none_of(told)
    if turned and turned.contrary and not none:
        doubt = not _says_it_here(told, turned.sentence) or _may_be_true(told, turned) or _of_side_wager(told)
        doubt = doubt or of_other_bank(told, turned.sentence) or _POINTS.match(turned.sentence) is not None
        return [_contrary(told, turned, doubt=doubt)]
    if all_agree and sentence.prose and _DENIED.search(sentence.text):
        return [
            Compared(
                status=Status.NOT_COMPARED, sentence=sentence, about=item.about, text=item.text, reason=_DENIES,
                could_be=(item.statement,) if item.statement else (),
            )
            for item in own
        ]  # fmt: skip
    if none:
        return [_free_of_commission(told)]
    if (all_agree or not own) and (answer := _as_supposed(told)):
        return answer
    if len(sentence.text.split()) < _FEWEST_WORDS:
        return own or [*_told_shortly(told)]
    found = [*own, *_beside_figures(told, own)]
    if own and all(item.status is Status.NOT_COMPARED for item in own):
        found = _told_by_the_whole(told, own) or found
    if any(item.status is Status.DIFFERS for item in found):
        return found
    if any(item.status is not Status.AGREES for item in found):
        return _otherwise(told) or found
    if own:
        paid = any(item.about in {"payout", "envy"} for item in own)
        understood = bool(told.read.claims) and not told.read.unread and _reads_true(told)
        otherwise = _pays_otherwise(told, own) if paid else turned and not understood
        if otherwise:
            return [*own, told.left(_TURNED)]
        beside = left_beside(told, own)
        return [*found, *_also_paid(told, own), *([beside] if beside else [])]
    if turned and all(item.statement and item.statement.key.aspect == _LIMIT_SET for item in found):
        # That there is a limit says nothing of what it covers.
        found = []
    return found or [*_alone(told, known, turned)] or [*_open(told)] or _as_answer(told)


def _otherwise(told: Told) -> list[Compared]:
    """Return what a sentence says as an answer to the question above it, or behind a label, if that is understood."""
    if answer := _as_answer(told):
        return answer
    label, parted, rest = told.text.partition(": ")
    for written in _by_name(told):
        said = replace(told, written=written, heading="")
        found = list(compare_topics(said))
        if said.read.claims and not said.read.unread and (_reads_true(said) or any(map(_is_sure, found))):
            return found or list(_all_agree(said))
    if parted and len(label.split()) <= _LABEL and says_nothing(replace(told, written=label)) and asserts(rest):
        said = replace(told, written=rest, heading=label)
        if said.read.claims and _reads_true(said):
            return list(compare_topics(said)) or list(_all_agree(said))
    return []


def _as_supposed(told: Told) -> list[Compared]:
    """Return what a sentence says against the law in the case that the words before it suppose."""
    supposed = told.sentence.before.strip()
    ended = told.sentence.prose or told.sentence.text.endswith((".", "!"))
    if not (supposed.endswith("?") and ended) or _ASKS.match(supposed):
        return []
    answer = _as_answer(told)
    said = (item for item in answer if squash(item.text) not in squash(supposed))
    return answer if any(map(_is_sure, said)) else []


def _as_answer(told: Told) -> list[Compared]:
    """Return what a sentence says as an answer to the question above it, if that is understood."""
    asked = told.sentence.before.strip() or told.heading.strip()
    for written in _answered(asked, told.sentence.text):
        said = replace(told, written=written)
        found = list(compare_topics(said))
        differs = any(item.status is Status.DIFFERS for item in found) and not said.read.unread
        if said.read.claims and (differs or _reads_true(said)):
            return found or list(_all_agree(said))
    return []


def _answered(asked: str, answer: str) -> Iterator[str]:
    """Yield a question with its answer, and both as one sentence where it asks when something is."""
    if not asked.endswith("?"):
        return
    yield f"{asked} {answer}"
    if _ASKS.match(asked) is None and answer.endswith((".", "!")):
        yield f"{asked[:-1]}, {answer[:1].lower()}{answer[1:]}"
    when = _ASKS_WHEN.fullmatch(asked)
    if when and _TELLS_WHEN.match(answer):
        yield f"{when[1]} {answer[:1].lower()}{answer[1:]}"


def _is_sure(item: Compared) -> bool:
    return item.status is Status.DIFFERS


def _by_name(told: Told) -> Iterator[str]:
    """Yield a sentence with the name of the wager above it in place of “it” or “this bet”, with which it begins."""
    sentence = told.sentence
    scope = [
        slug for slug in ((sentence.head,) if sentence.head else sentence.scope) if slug in told.ground.ruleset.wagers
    ]
    if len(scope) == 1:
        name = told.ground.ruleset.wagers[scope[0]].short
        written, count = _IT.subn(rf"\g<lead>the {name} wager", told.text, count=1)
        if not count:
            written, count = _LEFT_OUT.subn(rf"The {name} wager \g<verb>s", told.text, count=1)
        if count:
            yield written


def _says_nothing_of(text: str) -> bool:
    """Whether a short text only names something: it says neither what is done, nor that something is not."""
    return not text.endswith(".") and not {token.text for token in tokens(text)} & (lexicon.VERBS | wordings().denials)


def _contrary(told: Told, turned: Turned, *, doubt: bool) -> Compared:
    """Return that a sentence is the contrary of what holds; where there is a ``doubt``, it is left to a person."""
    if doubt:
        return told.left(_TURNED)
    text = told.sentence.text
    return Compared(
        status=Status.DIFFERS, sentence=told.sentence, about="rule", text=text, expected=turned.sentence,
        message=f"“{text}” is not what holds here: “{turned.sentence}”",
        help=f"write: {turned.sentence}", provision=turned.provision,
    )  # fmt: skip


def _row_in_words(told: Told) -> Iterator[Compared]:
    """Yield what the cells of a row say as a label and what holds of it, where all of that is understood."""
    cells = [cell.text for cell in told.sentence.block.cells if not CITATION.match(cell.text)]
    if len(cells) < _FEWEST_CELLS:
        return
    said = replace(told, heading="", written=row_in_words(cells))
    if said.read.unread or not said.read.claims:
        return
    found = list(compare_topics(said))
    if any(is_against(item) for item in found):
        yield from found
    elif _reads_true(said):
        yield from _all_agree(said)


def _told_by_the_whole(told: Told, own: Sequence[Compared]) -> list[Compared]:
    """Return what a sentence says of its figures as a whole, where the words next to them did not tell."""
    if _reads_true(told) and not told.read.unread and _pays_each(told, own):
        return list(_all_agree(told))
    on_topics = list(compare_topics(told))
    settled = [item for item in on_topics if _settles(item)]
    if len(settled) >= len(own):
        return [*settled, *(item for item in on_topics if is_against(item) and item not in settled)]
    whole = bool(told.read.claims) and set(told.read.unread) <= {item.text for item in own}
    return on_topics if whole and all(item.status is not Status.NOT_COMPARED for item in on_topics) else []


def _pays_each(told: Told, own: Sequence[Compared]) -> bool:
    """Whether what a sentence pays was read for each of its figures."""
    paid = [claim for claim in told.read.claims if claim.key.aspect in {"payout", "envy"}]
    return len(paid) >= len(own) and all(item.about in {"payout", "envy"} for item in own)


def _told_shortly(told: Told) -> Iterator[Compared]:
    """Yield what a line of a word or two says against the law, or that a figure in it was left unread."""
    if not told.read.unread:
        yield from filter(is_against, compare_topics(told))
    elif told.read.claims and any(token.sort is Sort.RATIO for token in tokens(" ".join(told.read.unread))):
        yield told.not_understood()


def _pays_otherwise(told: Told, own: Sequence[Compared]) -> bool:
    """Whether a sentence whose figures agree may pay something else, or something only under a condition."""
    read, sentence = told.read, told.sentence
    if not sentence.prose:
        return False
    compared = compare_claims(read.claims, told.ground)
    paid = [item.status for item in compared if item.claim.key.aspect == "payout"]
    unclear = [item.claim.text for item in compared if item.status is Status.NOT_COMPARED]
    left = {token.text for token in tokens(" ".join([*read.unread, *unclear]))}
    left -= {token.text for item in own if item.statement for name in item.statement.names for token in tokens(name)}
    untrue = bool(paid) and not (read.unread or sentence.scope) and all(status is Status.DIFFERS for status in paid)
    narrowed = left & lexicon.CIRCUMSTANCES
    return untrue or (bool(narrowed) and (len(left) > 1 or bool(narrowed & lexicon.NEGATIONS)))


def _also_paid(told: Told, own: Sequence[Compared]) -> Iterator[Compared]:
    """Yield what a sentence says is paid without a figure, beside what it pays in figures: a natural tie is a push."""
    settled = [item.statement for item in own]
    yield from (item for item in _all_agree(told) if item.about == "payout" and item.statement not in settled)


def _says_it_here(told: Told, true: str) -> bool:
    """Whether a sentence says that something holds at this table, and does not only name it, as a heading does.

    What the true sentence says of an example, or of other tables, its contrary may say too.
    """
    read, text = told.read, told.sentence.text
    named = bool(read.claims) and all(claim.bare for claim in read.claims) and not read.unread
    elsewhere = lexicon.ELSEWHERE.search(text) is not None and lexicon.ELSEWHERE.search(true) is None
    whole = text.endswith(".") and true.endswith(".")
    label, _, said = text.partition(": ")
    listed = label == true.partition(": ")[0] and len(said.split()) >= _FEWEST_WORDS
    return (whole or listed or asserts(text)) and not (named or elsewhere)


def _may_be_true(told: Told, turned: Turned) -> bool:
    """Whether the words of the contrary of a sentence read as what is true, and not of what that sentence is about."""
    compared = compare_claims(told.read.claims, told.ground)
    agreeing = [item.statement.provision for item in compared if item.statement]
    return agree_wholly(told.read, compared) and not turned.denies(agreeing)


def _reads_true(told: Told) -> bool:
    return agree_wholly(told.read, compare_claims(told.read.claims, told.ground))


def _beside_figures(told: Told, own: Sequence[Compared]) -> Iterator[Compared]:
    """Yield what a sentence says besides its figures, which are compared one by one; and what is left of it."""
    settled = [item.statement.key.aspect for item in own if item.statement is not None]
    kinds = {kind for kind, signs in _SIGNS.items() if any(sign in item.text for item in own for sign in signs)}
    settled += [topic.id for topic in topics().values() if topic.kind in kinds]
    found = list(compare_topics(told, settled))
    yield from found
    if not own and found and all(item.status is Status.AGREES for item in found):
        yield from _open(told, agreed=True)


def _open(told: Told, *, agreed: bool = False) -> Iterator[Compared]:
    """Yield that a sentence is left to a person, where it may say more than was understood."""
    if not is_left_open(told, agreed=agreed):
        return
    if not told.read.unread and _reads_true(told):
        yield _agrees(told)
    else:
        yield from _otherwise(told) or [told.not_understood()]


def _all_agree(told: Told) -> Iterator[Compared]:
    """Yield that what a sentence says is so, with each statement that it tells."""
    for item in compare_claims(told.read.claims, told.ground):
        if item.status is not Status.AGREES:
            continue
        told_of = item.statement
        paid = told_of is not None and told_of.key.aspect in {"payout", "envy"}
        yield replace(
            _agrees(told),
            about=told_of.key.aspect if told_of and paid else "rule",
            statement=told_of,
            wager=told_of.key.subject if told_of and paid else "",
            label=told_of.names[0] if told_of and paid else "",
        )


def _agrees(told: Told) -> Compared:
    return Compared(status=Status.AGREES, sentence=told.sentence, about="rule", text=told.sentence.text)


def _alone(told: Told, known: KnownSentences, turned: Turned | None) -> Iterator[Compared]:
    """Yield how a sentence that says nothing on a topic compares with the known ones to which it is near."""
    sentence = told.sentence
    if known.says_the_same(sentence.text):
        yield _agrees(told)
    elif turned and not lexicon.ADDRESSES.search(sentence.text):
        yield told.left(_TURNED)


def _settles(item: Compared) -> bool:
    """Whether a comparison says what a figure is about."""
    aspect = item.statement.key.aspect if item.statement is not None else ""
    topic = topics().get(aspect)
    return item.status is not Status.NOT_COMPARED and topic is not None and topic.kind in _FIGURED


def _uncounted(sentence: Sentence, own: Sequence[Compared]) -> bool:
    """Whether a sentence has more figures than were compared."""
    return sum(token.sort in TELLING for token in tokens(sentence.text)) > len(own)


def _is_whole(sentence: Sentence) -> bool:
    return squash(sentence.text) == squash("".join(sentence.block.row))


def _row(told: Told, own: Sequence[Compared], *, copied: bool) -> Compared:
    """Return the comparison of a row of a table with the known row that has all of its cells, or all but one."""
    sentence = told.sentence
    said = [cell.text for cell in sentence.block.cells if squash(cell.text)]
    changed = [
        (given, true) for given, true in zip(said, sentence.block.row, strict=False) if squash(given) != squash(true)
    ]
    if not changed or squash("".join(said)) == squash("".join(sentence.block.row)):
        agreed = next((item for item in own if item.status is Status.AGREES), None)
        return agreed or _agrees(told)
    given, true = changed[0]
    if not copied and not (_is_figure(given) and _is_figure(true)):
        return told.left(_OTHER_ROW)
    about = next(cell for cell in sentence.block.row if cell != true)
    return Compared(
        status=Status.DIFFERS, sentence=sentence, about="rule", text=given, expected=true,
        message=f"“{about}” is “{true}” here, and the draft says “{given}”.", help=f"write: {true}",
    )  # fmt: skip


def _is_figure(cell: str) -> bool:
    return all(word.isdigit() for word in words(cell))
