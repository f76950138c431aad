"""Compares sentences with those known to be true, and with the statements on the topics of which they speak."""

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial

from checker.drafts.compared import PAID, Compared, has_open_odds
from checker.drafts.expectations.expected import Expected
from checker.drafts.figures.amounts import FIXED
from checker.drafts.figures.figure_kind import is_limit_titled
from checker.drafts.figures.payouts import GAINSAID
from checker.drafts.language import lexicon
from checker.drafts.language.naming import MARK
from checker.drafts.language.values import find_values, without_values
from checker.drafts.language.words import words
from checker.drafts.model import Draft
from checker.drafts.prose.agreeing import agrees, all_agree, differs, reads_true
from checker.drafts.prose.answers import as_answer, as_supposed, otherwise
from checker.drafts.prose.asked import Read, with_its_question
from checker.drafts.prose.at_stake import left_if_little_hangs_on_it
from checker.drafts.prose.besides import left_after_semicolon, left_beside
from checker.drafts.prose.by_gist import compare_by_gist
from checker.drafts.prose.chatter import is_chatter, sells
from checker.drafts.prose.each_told import each_told
from checker.drafts.prose.firm.asserting import asserts
from checker.drafts.prose.hand_settings import HandSettings
from checker.drafts.prose.headings import heads, with_opening
from checker.drafts.prose.in_case import in_its_case, left_where_of_right, widened
from checker.drafts.prose.known_rows import OTHER_ROW, is_whole_row, known_row, row_as_words
from checker.drafts.prose.labelled import said_of_label
from checker.drafts.prose.left_open import TELLING, is_left_open
from checker.drafts.prose.offers import said_not_offered
from checker.drafts.prose.on_topics import compare_topics, is_against, of_right
from checker.drafts.prose.provided import granted_on_condition
from checker.drafts.prose.rankings import compare_rankings
from checker.drafts.prose.side_commission import (
    charges_free_wager,
    commission_of_side_wager,
    of_another_wager,
    of_side_wager,
    says_none_of_side_wager,
)
from checker.drafts.prose.stated_limit import stated_limit
from checker.drafts.prose.subjects import goes_on_banking, of_other_bank
from checker.drafts.prose.taken_back import left_if_taken_back, left_under_denial
from checker.drafts.prose.third_card_case import third_card_case
from checker.drafts.prose.third_cards import compare_third_cards
from checker.drafts.prose.to_the_last_word import compare_dealer_totals, compare_matters
from checker.drafts.prose.told import NOT_UNDERSTOOD, Told
from checker.drafts.prose.true_elsewhere import left_if_of_something_else
from checker.drafts.prose.under_heading import is_answer, left_under_heading, speaks_of_heading, with_question
from checker.drafts.prose.worked_payout import with_payout_example
from checker.drafts.prose.worked_vigorish import with_example
from checker.drafts.sharing import Sharing
from checker.drafts.structure.cells import row_in_words
from checker.drafts.structure.sentences import Sentence
from checker.review import Review
from checker.statements.compare import Ground, agree_wholly
from checker.statements.compare import compare as compare_claims
from checker.statements.comparison import Status
from checker.words.known import KnownSentences, Turned
from checker.words.plain import is_question
from checker.words.ranking import repeats_a_hand
from checker.words.repeats import repeats_an_item
from checker.words.third_cards import third_cards_of
from checker.words.tokens import Sort, tokens
from checker.words.topics import topics
from checker.words.vocabulary import Vocabulary, vocabulary_of
from checker.words.wordings import wordings

_CASE = 6
"""How many words a sentence has at least that tells by itself in which case it holds."""
_LIMIT_SET = "payout_limit_set"
_SIGNS = {"dollars": ("$",), "percent": ("%", "cent"), "payout": ("",)}
"""By each kind of topic with a figure, what stands in one."""
_COUNTED = frozenset({"payout", "envy", "limit_min", "limit_max", "payout_limit", "name"})
_FEWEST_WORDS = 3
_FEW_WORDS = 14
"""How many words a sentence has at most for each figure whose outcome it says exactly."""
_POINTS = re.compile(r"(?:this|that|these|those)\b", re.IGNORECASE)
"""How a sentence begins that depends on what stands before it: this is the vigorish."""
_ENDS_SO = re.compile(r"\W*(?:your|the|a) (?:bets?|wagers?|stakes?) (?:is|are)\b", re.IGNORECASE)
"""How a few words begin that tell what becomes of a wager in a case that stands elsewhere: your wager is lost."""
_THEN = re.compile(r"\W*(?:then|in that case|if so)\b", re.IGNORECASE)
"""How a sentence begins that goes on with a case: a side bet down? Then you may not surrender."""
_ANSWERED = re.compile(r"^\W*(?:yes\W+|no[.!]\s+|no\W+(?=.*\b(?:not|never|no|cannot)\b))", re.IGNORECASE)
"""How an answer begins whose other words say the same: no, that is not allowed."""
_DENIES = "It denies something, and what it denies was not understood."
_TURNED = "It is nearly a sentence that holds here, and whether it says the same was not understood."
_METERS = frozenset({"meter", "rule"})
_RELATIVE = re.compile(
    r"\b(?:half|twice|double|treble|thrice|(?:a|one|two|three) (?:thirds?|quarters?|fifths?|tenths?)|\w+ times)"
    r" (?:of )?(?:that|it|this|as much|the same|the (?:sum|amount|figure|start\w*))\b(?! (?:is|are|the))",
    re.IGNORECASE,
)
"""An amount told by another one: the meter starts again at half of that."""
_BEFORE_WON = re.compile(
    r"\bbefore (?:(?:it|the (?:meter|jackpot)) (?:is|has been) |being |a |the )(?:hit|won|win|paid out)\b",
    re.IGNORECASE,
)
"""When a meter would have to start again: before it is won, which is no time at which it does."""
_AGAIN = re.compile(r"\b(?:re-?sets?|returns?|drops?|falls?|goes|stands?|comes?|starts?|back|again)\b", re.IGNORECASE)
_AT_ANY_TIME = re.compile(
    r"\b(?:(?:at|in|on) any (?:time|point|moment|round|hand)|any time|anytime|whenever (?:you|they|a player|players)"
    r" (?:like|want|wish|choose|please)\w*|as often as)\b",
    re.IGNORECASE,
)
"""What widens a right to every moment, which few rights are of."""
_LIMITS = r"(?:\w+ ){0,4}?(?:more|less|fewer|bigger|larger|higher|smaller|lower|under|below|over|above|exceed)\b"
"""What follows a “not” that only sets a limit: may not be more than."""
_DENIED = re.compile(
    rf"(?:\b(?:not|never|no longer|hardly|nobody|false|untrue)\b|n't\b)(?! (?:{_LIMITS}|includ\w+|count\w*|apply))|"
    r"\b(?:taken|deducted|removed) from the (?:\w+ )?(?:meter|jackpot|reserve)\b|"
    r"\bwithout (?:a |an )?(?:\w+ ){0,2}\$\d|"
    r"^(?!.*\b(?:no|not|nothing|none|never|neither|nor|cannot)\b).*\b(?:shall|must|may|can|will|should) exceed\b",
    re.IGNORECASE,
)
"""Words that deny what a sentence says; “not more than” and the like set a limit."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How a draft is compared.

    ``copied`` tells that it is a copy of one of the program's own documents, whose rows are known; one that is
    ``drawn``, a layout, may have the same few words without being one.
    """

    copied: bool
    drawn: bool
    sharing: Sharing


def compare_prose(
    sentences: Sequence[Sentence], compared: list[Compared], expected: Expected, review: Review, known: KnownSentences,
    draft: Draft, manner: Manner, only: Collection[int] | None = None,
) -> list[Compared]:  # fmt: skip
    """Return the comparisons, with those of sentences that speak of a rule or a right added.

    With ``only`` those of the sentences are compared that have these ids.
    """
    copied = manner.copied
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
    again = partial(_again, known)

    def compared_alone(told: Told) -> tuple[list[Compared], bool]:
        """Return what a sentence says apart from others, and whether it is read loosely."""
        sentence = told.sentence
        own, third = by_sentence.get(id(sentence), []), thirds.get(id(sentence))
        third = _example(sentence, third, vocabulary)
        whole = [third] if third else compare_dealer_totals(told)
        loose = not (whole or (copied and not manner.drawn) or known.is_true(sentence.text))
        said = whole or _one(told, own, known, copied=copied)
        said = left_if_taken_back(sentence, said, known)
        if loose:
            said = granted_on_condition(told) or _by_gist(told, widened(told, in_its_case(told, said, again), again))
        if not (whole or copied):
            said = compare_matters(told, [*said_of_label(told, said, again)] or said)
        return said, loose

    def compared_whole(told: Told) -> list[Compared]:
        """Return what a sentence says, with what is said around it."""
        sentence = told.sentence
        said, loose = compared_alone(told)
        if not copied:
            said = settings.compare(told, said)
        said = with_payout_example(told, with_example(told, said))
        parts = loose and not (settings.tells(sentence) or (said and all(item.wholly for item in said)))
        if parts and (clause := left_after_semicolon(told, said)):
            said = [*said, clause]
        said = _left_if_repeated(told, left_under_denial(told, said))
        said = left_where_of_right(told, said) if _supposes(sentence) else said
        apart = not (copied or settings.tells(sentence))
        answering = apart and id(sentence) not in thirds and is_answer(told)
        said = _under_words_above(told, said, again, short=answering, loose=loose) if apart else said
        said = left_if_little_hangs_on_it(told, left_if_of_something_else(told, said))
        talk = _open_only(said) and not answering and _is_talk(told) and not settings.sets(sentence)
        return [] if talk else said

    all_told = [told for told in _all_told(sentences, ground, vocabulary) if only is None or id(told.sentence) in only]
    found = [item for said in each_told(all_told, compared_whole, manner.sharing) for item in said]
    whole = {id(sentence) for sentence in sentences}
    for at, left in by_sentence.items():
        found += [] if at in whole else left
    return found


def _left_if_repeated(told: Told, said: list[Compared]) -> list[Compared]:
    """Return what is told of a sentence, left to a person where it agrees and a list in it has the same item twice."""
    agreed = bool(said) and all(item.status is Status.AGREES for item in said)
    return [told.left(NOT_UNDERSTOOD)] if agreed and repeats_an_item(told.text) else said


def _under_words_above(told: Told, said: list[Compared], again: Read, *, short: bool, loose: bool) -> list[Compared]:
    """Return what is told of a sentence with the question before it, as a short answer, or under its heading."""
    both = with_its_question(told, said, again)
    if both is not said:
        return both
    if short:
        return with_question(told, said)
    return left_under_heading(told, said) if loose else said


def _example(sentence: Sentence, third: Compared | None, vocabulary: Vocabulary) -> Compared | None:
    """Return what was told of third cards; where that is nothing, or open, what an example of them says."""
    open_ = third is None or third.status is Status.NOT_COMPARED
    return (third_card_case(sentence, vocabulary.thirds) if open_ else None) or third


def _is_talk(told: Told) -> bool:
    """Whether a sentence only sells, or tells what everybody knows."""
    return sells(told.sentence) or is_chatter(told)


def _all_told(sentences: Sequence[Sentence], ground: Ground, vocabulary: Vocabulary) -> Iterator[Told]:
    """Yield each sentence with what stands above it, without the numbers of lists, which say nothing."""
    heading, banks, title = "", False, ""
    for sentence in sentences:
        if sentence.block.text != sentence.text and not sentence.before and MARK.fullmatch(sentence.text):
            continue
        banks, title = goes_on_banking(sentence.text, before=banks and sentence.title == title), sentence.title
        above = with_opening(heading, sentence)
        told = Told(sentence, ground, vocabulary, above, written=_titled(sentence), banks=banks)
        yield told
        if heads(told) or sentence.text.endswith("?"):
            heading = sentence.text


def _by_gist(told: Told, said: Sequence[Compared]) -> list[Compared]:
    """Return the comparisons of a sentence that is no copy of one that holds, with what it comes to."""
    said = [_heeded(item, told) for item in said]
    nearly = any(item.reason == _TURNED for item in said)
    by_gist = [_if_not_widened(item, told) for item in _by_both(told, said)]
    # What is near to a sentence that holds is agreed to or left, and not told to differ.
    return said if nearly and any(map(differs, by_gist)) else by_gist


def _by_both(told: Told, said: list[Compared]) -> list[Compared]:
    """Return what a sentence comes to; under its heading too, where it agrees behind a question."""
    found = compare_by_gist(told, said)
    if not told.sentence.before.endswith("?") or not all(item.status is Status.AGREES for item in found):
        return found
    own = replace(told, sentence=replace(told.sentence, before=""), heading=told.sentence.title)
    alone = compare_by_gist(own, found)
    return found if all(item.status is Status.AGREES for item in alone) else [told.left(NOT_UNDERSTOOD)]


def _again(known: KnownSentences, whole: Told) -> list[Compared]:
    """Return what a line says behind its label, with the case to which it points, or as an answer to its question."""
    if case := third_card_case(whole.sentence, whole.vocabulary.thirds):
        return [case]
    if totals := compare_dealer_totals(whole):
        return totals
    against = [item for item in compare_topics(whole) if differs(item)] if whole.read.understood else []
    if against or reads_true(whole):
        agreeing = () if whole.passed_over else all_agree(whole)
        return against or [_if_not_widened(item, whole) for item in agreeing] or [whole.left(NOT_UNDERSTOOD)]
    return _by_gist(whole, _one(whole, [], known, copied=False))


def _heeded(item: Compared, told: Told) -> Compared:
    """Return a comparison, left to a person where the sentence agrees and would do so with the contrary of a word."""
    relative = _RELATIVE.search(told.text) or (_BEFORE_WON.search(told.text) and _AGAIN.search(told.text))
    if item.status is Status.AGREES and item.about in _METERS and relative:
        return told.left(NOT_UNDERSTOOD)
    rule = item.status is Status.AGREES and item.about in {"rule", "commission"}
    if rule and item.about == "commission" and (of_another_wager(item, told) or charges_free_wager(told)):
        return told.left(NOT_UNDERSTOOD)
    paid = item.status is Status.AGREES and item.about == "payout" and told.sentence.prose
    return told.left(NOT_UNDERSTOOD) if (rule or paid) and told.passed_over else item


def _if_not_widened(item: Compared, told: Told) -> Compared:
    """Return a comparison, left to a person where a sentence agrees on a right that it widens to every moment.

    So is one that lists hands and has one of them twice.
    """
    if item.status is not Status.AGREES or item.about != "rule":
        return item
    always = of_right(item) and _AT_ANY_TIME.search(told.text) is not None
    return told.left(NOT_UNDERSTOOD) if always or repeats_a_hand(told.text) else item


def _titled(sentence: Sentence) -> str:
    """Return what is read in place of an amount under the heading of the payout limit; empty for all others."""
    amount = "$" in sentence.text and is_limit_titled(sentence) and not lexicon.LIMIT_TITLE.search(sentence.text)
    return row_in_words((sentence.title, sentence.text)) if amount else ""


def _open_only(said: Sequence[Compared]) -> bool:
    """Whether nothing that a sentence says could be compared."""
    return all(item.status is Status.NOT_COMPARED for item in said)


def _one(told: Told, own: list[Compared], known: KnownSentences, *, copied: bool) -> list[Compared]:
    sentence = told.sentence
    if sentence.block.row and (copied or not own or is_whole_row(sentence)):
        row = known_row(told, own, copied=copied)
        return ([*row_as_words(told)] if row.reason == OTHER_ROW else []) or [row]
    if (offer := said_not_offered(told)) is not None:
        return [offer]
    # A range alone, or an amount, is true of what it stands under, or of nothing.
    alone = _is_range(sentence.text) or (any(map(differs, own)) and "$" in sentence.text and _is_figure(sentence.text))
    if known.is_true(sentence.text) and not alone and (copied or not speaks_of_heading(told)):
        agreed = [item for item in own if item.status is Status.AGREES]
        if agreed or not (sentence.prose or own):
            return agreed
        return [agrees(told)]
    if any(map(differs, own)):
        return _as_a_rule(told, own) or own
    if sentence.block.values and sentence.block.label:
        opened = all(item.status is Status.NOT_COMPARED and item.reason not in {FIXED, GAINSAID} for item in own)
        return ([*row_as_words(told)] or own) if opened else own
    if is_question(sentence.text) and not (own and any(map(str.isdigit, sentence.text))):
        return []
    return _in_words(told, own, known)


def _is_range(text: str) -> bool:
    """Whether a text has several figures and nothing else, so that it says nothing without what it stands under."""
    return len(find_values(text)) > 1 and _is_figure(text)


def _is_figure(text: str) -> bool:
    """Whether a text has no words beside its figures."""
    return bool(find_values(text)) and not set(words(without_values(text))) - lexicon.SILENT


def _as_a_rule(told: Told, own: Sequence[Compared]) -> list[Compared]:
    """Return what a sentence says that is wholly understood and pays nothing: its figure is part of a rule."""
    aspects = {claim.key.aspect for claim in told.read.claims}
    paid = all(item.about in PAID for item in own)
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
    none = says_none_of_side_wager(told)
    if turned and turned.contrary and not none:
        doubt = not _says_it_here(told, turned.sentence) or _may_be_true(told, turned) or of_side_wager(told)
        doubt = doubt or of_other_bank(told, turned.sentence) or _POINTS.match(turned.sentence) is not None
        # A few words after another sentence tell what happens in its case: your bet is lost.
        few = len(sentence.text.split()) < _CASE
        doubt = doubt or _supposes(sentence) or (few and (bool(sentence.before) or bool(_ENDS_SO.match(sentence.text))))
        return [_contrary(told, turned, doubt=doubt)]
    if all_agree and sentence.prose and _DENIED.search(sentence.text):
        return [
            Compared(
                status=Status.NOT_COMPARED, sentence=sentence, about=item.about, text=item.text, reason=_DENIES,
                could_be=(item.statement,) if item.statement else (),
            )
            for item in own
        ]  # fmt: skip
    if of_side := commission_of_side_wager(told):
        return [of_side]
    if (all_agree or not own) and (answer := as_supposed(told)):
        return answer
    if len(sentence.text.split()) < _FEWEST_WORDS:
        return own or [*_told_shortly(told)]
    found = [*own, *_beside_figures(told, own)]
    if own and all(item.status is Status.NOT_COMPARED for item in own):
        limit = stated_limit(told)
        found = [*limit, *compare_topics(told)] if limit else _told_by_the_whole(told, own) or found
    if any(map(differs, found)):
        return found
    if any(item.status is not Status.AGREES for item in found):
        return otherwise(told) or found
    if own:
        paid = any(item.about in PAID for item in own)
        if _pays_otherwise(told, own) if paid else turned and not reads_true(told):
            return [*own, told.left(_TURNED)]
        beside = left_beside(told, own)
        return [*found, *_also_paid(told, own), *([beside] if beside else [])]
    if turned and all(item.statement and item.statement.key.aspect == _LIMIT_SET for item in found):
        # That there is a limit says nothing of what it covers.
        found = []
    return found or [*_alone(told, known, turned)] or [*_open(told)] or as_answer(told)


def _supposes(sentence: Sentence) -> bool:
    """Whether a sentence only says what happens in the case that the question before it supposes."""
    return sentence.before.rstrip().endswith("?") and _THEN.match(sentence.text) is not None


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


def _told_by_the_whole(told: Told, own: Sequence[Compared]) -> list[Compared]:
    """Return what a sentence says of its figures as a whole, where the words next to them did not tell."""
    if reads_true(told) and _pays_each(told, own):
        return list(all_agree(told))
    on_topics = list(compare_topics(told))
    settled = [item for item in on_topics if _settles(item)]
    odds = any(map(has_open_odds, own)) and not any(_kind(item) == "payout" for item in settled)
    if len(settled) >= len(own) and not odds:
        return [*settled, *(item for item in on_topics if is_against(item) and item not in settled)]
    # A figure that the words leave unread, or that is not so, is left to a person, whatever else they say.
    compared = compare_claims(told.read.claims, told.ground)
    counted = (item for item in compared if item.claim.key.aspect in _COUNTED)
    understood = bool(told.read.claims) and not told.read.unread
    whole = understood and all(item.status is Status.AGREES for item in counted)
    return on_topics if whole and all(item.status is not Status.NOT_COMPARED for item in on_topics) else []


def _pays_each(told: Told, own: Sequence[Compared]) -> bool:
    """Whether what a sentence pays was read for each of its figures."""
    paid = [claim for claim in told.read.claims if claim.key.aspect in PAID]
    return len(paid) >= len(own) and all(item.about in PAID or item.status is Status.NOT_COMPARED for item in own)


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
    # What the words beside a figure suppose, and is its outcome, narrows nothing.
    exactly = all(item.exactly for item in own) and len(told.sentence.text.split()) <= _FEW_WORDS * len(own)
    narrowed = frozenset() if exactly else left & lexicon.CIRCUMSTANCES
    return untrue or (bool(narrowed) and (len(left) > 1 or bool(narrowed & lexicon.NEGATIONS)))


def _also_paid(told: Told, own: Sequence[Compared]) -> Iterator[Compared]:
    """Yield what a sentence says is paid without a figure, beside what it pays in figures: a natural tie is a push."""
    settled = [item.statement for item in own]
    yield from (item for item in all_agree(told) if item.about == "payout" and item.statement not in settled)


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
    return agree_wholly(told.read, compared, lambda: told.passed_over) and not turned.denies(agreeing)


def _beside_figures(told: Told, own: Sequence[Compared]) -> Iterator[Compared]:
    """Yield what a sentence says besides its figures, which are compared one by one; and what is left of it."""
    settled = [item.statement.key.aspect for item in own if item.statement is not None]
    kinds = {kind for kind, signs in _SIGNS.items() if any(sign in item.text for item in own for sign in signs)}
    settled += [topic for kind in kinds for topic in _topics_of(kind)]
    found = list(compare_topics(told, settled))
    yield from found
    if not own and found and all(item.status is Status.AGREES for item in found):
        yield from _open(told, agreed=True)


@cache
def _topics_of(kind: str) -> tuple[str, ...]:
    """Return the ids of the topics with a kind of value."""
    return tuple(topic.id for topic in topics().values() if topic.kind == kind)


def _open(told: Told, *, agreed: bool = False) -> Iterator[Compared]:
    """Yield that a sentence is left to a person, where it may say more than was understood."""
    if not is_left_open(told, agreed=agreed):
        return
    if reads_true(told):
        yield agrees(told)
    else:
        yield from otherwise(told) or [told.not_understood()]


def _alone(told: Told, known: KnownSentences, turned: Turned | None) -> Iterator[Compared]:
    """Yield how a sentence that says nothing on a topic compares with the known ones to which it is near."""
    sentence = told.sentence
    if known.says_the_same(sentence.text):
        yield agrees(told)
    elif turned and not lexicon.ADDRESSES.search(sentence.text):
        yield told.left(_TURNED)


def _settles(item: Compared) -> bool:
    """Whether a comparison says what a figure is about."""
    return item.status is not Status.NOT_COMPARED and _kind(item) in _SIGNS


def _kind(item: Compared) -> str:
    """Return the kind of value of the topic of a comparison; empty where it is on none."""
    topic = topics().get(item.statement.key.aspect) if item.statement is not None else None
    return topic.kind if topic is not None else ""


def _uncounted(sentence: Sentence, own: Sequence[Compared]) -> bool:
    """Whether a sentence has more figures than were compared."""
    return sum(token.sort in TELLING for token in tokens(sentence.text)) > len(own)
