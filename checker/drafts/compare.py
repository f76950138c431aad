"""Compares a draft that was read with all that may stand in it: every line is accounted for."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from checker.drafts.compared import PAID, Compared
from checker.drafts.document.areas import compare_areas
from checker.drafts.document.around import compare_letters, compare_units
from checker.drafts.document.copied import compare_copied, is_copy
from checker.drafts.document.houses import compare_houses, compare_paytables, compare_wagers
from checker.drafts.document.inscriptions import compare_filed, compare_inscriptions
from checker.drafts.document.missing import missing
from checker.drafts.document.placed_areas import compare_placed
from checker.drafts.document.shown import Shown
from checker.drafts.document.unread import keep_firm
from checker.drafts.document.unreadable import HELP, SAID, UNREADABLE, unreadable
from checker.drafts.expectations.expected import Expected, Outcome, expected_of
from checker.drafts.expectations.known import Known, known_of
from checker.drafts.expectations.last_reviews import LastReviews
from checker.drafts.figures.align import FIRM, Aligner
from checker.drafts.figures.amounts import compare_amounts
from checker.drafts.figures.another_paytable import of_another_paytable
from checker.drafts.figures.claims import figures_of
from checker.drafts.figures.figure import Figure
from checker.drafts.figures.numbers_alone import compare_numbers_alone
from checker.drafts.figures.payouts import compare_payouts, extras
from checker.drafts.figures.qualified import left_if_qualified
from checker.drafts.kinds import Kind, tell_kind
from checker.drafts.model import Draft, Place
from checker.drafts.prose.chatter import sells
from checker.drafts.prose.compare import Manner, compare_prose
from checker.drafts.prose.in_clauses import clauses_of, of_clauses
from checker.drafts.report import Coverage, DraftFinding, DraftLine, DraftReport, PlainLine, StatementShown
from checker.drafts.sharing import ALONE, Sharing
from checker.drafts.structure.abbreviations import spelled_out
from checker.drafts.structure.blocks import DRAWN, Block, blocks_of
from checker.drafts.structure.languages import in_one_language
from checker.drafts.structure.numbering import numbered
from checker.drafts.structure.over_columns import over_columns
from checker.drafts.structure.pairs import paired
from checker.drafts.structure.sentences import Key, Sentence, sentences_of
from checker.drafts.structure.ticks import answered
from checker.law.around import letters_around
from checker.review import Review
from checker.review.model import COMPLIES, DEFECTS, NOTHING_TO_JUDGE
from checker.rules import FindingClass
from checker.statements import Document
from checker.statements.compare import Ground
from checker.statements.comparison import Status
from checker.values import Payout
from checker.values.payout import Money
from checker.values.provision import NO_PROVISION
from checker.words.plain import squash

INCOMPLETE = "incomplete"
_DOCUMENTS = {
    Kind.LAYOUT: Document.LAYOUT,
    Kind.SIGN: Document.SIGN,
    Kind.GUIDE: Document.GUIDE,
    Kind.FILING: Document.SUBMISSION,
    Kind.SUBMISSION: Document.SUBMISSION,
}
_PICTURE = "It stands only in the description of a picture, and what the picture shows cannot be read."
_TABLE = 2
"""How many outcomes of a wager pay an amount for its rows to be a table of such."""
_FEW = 2
"""How many words do not tell where on a page they stand."""
_SECOND_LANGUAGE = "What stands beside it in a second language was not compared but for its figures."
_of_last: LastReviews[Expected] = LastReviews()
_ORDER = (Status.DIFFERS, Status.NOT_COMPARED, Status.AGREES)


def compare(draft: Draft, review: Review, kind: Kind | None = None, *, sharing: Sharing = ALONE) -> DraftReport:
    """Compare ``draft`` with the reviewed submission.

    ``kind`` is told from the draft where it is not given. The review must have a filing and a ruleset. The
    reading of a long draft's sentences is shared out.
    """
    if review.filing is None or review.ruleset is None:
        raise ValueError("a draft is compared with a submission that could be read")
    told, basis = (kind, "by --kind") if kind else tell_kind(draft)
    draft = answered(numbered(spelled_out(draft)))
    filing, ruleset = review.filing, review.ruleset
    expected = _of_last(review, lambda: expected_of(filing, ruleset))
    known = known_of(review, expected.names(), checklist=told is Kind.FILING)
    blocks = paired(over_columns(blocks_of(draft, known.texts, known.rows)), expected.naming)
    sentences = sentences_of(blocks, expected.naming)
    copied = is_copy(sentences, known)
    document = _DOCUMENTS[told]
    manner = Manner(copied, document is Document.LAYOUT, sharing)
    compared = _pictured(list(_compared(draft, sentences, blocks, expected, review, known, document, manner)))
    if copied:
        compared = compare_copied(sentences, compared, known, drawn=told is Kind.LAYOUT and draft.form in DRAWN)
    compared += _letters(draft, sentences, blocks, expected, review, told)
    compared += list(_translated(draft, sentences))
    compared += list(compare_units(compared, review.ruleset.chapter.jurisdiction))
    return _report(draft, review, told, basis, sentences, compared, expected)


def _compared(
    draft: Draft,
    sentences: Sequence[Sentence],
    blocks: Sequence[Block],
    expected: Expected,
    review: Review,
    known: Known,
    document: Document,
    manner: Manner,
) -> Iterator[Compared]:
    assert review.filing is not None  # noqa: S101 - as compare() has made sure
    aligner = Aligner(expected)

    def said(all_: Sequence[Sentence], own: Sequence[Sentence]) -> list[Compared]:
        """Return what some of the sentences say, among all of them."""
        figured = _figured(own, expected, aligner)
        only = None if own is all_ else {id(sentence) for sentence in own}
        return list(
            left_if_qualified(compare_prose(all_, figured, expected, review, known.sentences, draft, manner, only))
        )

    found = said(sentences, sentences)
    if not manner.copied:
        found = _with_clauses(found, sentences, expected, said)
    shown = Shown(blocks)
    whole = _whole(blocks)
    found += compare_houses(sentences, review.filing)
    found += compare_paytables(sentences, review.filing, expected)
    found += compare_numbers_alone(sentences, found)
    if whole is not None and document is not Document.SUBMISSION:
        assert review.ruleset is not None  # noqa: S101 - as above
        ground = Ground(statements=expected.statements, filing=review.filing, ruleset=review.ruleset)
        found += compare_inscriptions(shown, expected, document, whole, list(found))
        found += compare_filed(shown, ground, expected, document, whole, list(found))
        if document is Document.LAYOUT:
            found = compare_placed(found, sentences, review.filing, expected)
        found += compare_areas(shown, expected, document, whole, list(found))
        found += compare_wagers(sentences, found, expected)
        found += missing(found, sentences, expected, document, shown, whole)
    yield from keep_firm(found, sentences, expected)


def _figured(sentences: Sequence[Sentence], expected: Expected, aligner: Aligner) -> list[Compared]:
    """Return the comparisons of the figures of sentences and rows."""
    all_figures = [
        figure
        for sentence in sentences
        if not (sells(sentence) and not sentence.named)
        for figure in figures_of(sentence, expected.naming)
    ]
    figures = list(_prizes(all_figures, expected, aligner))
    paid = [figure for figure in figures if figure.kind in PAID]
    found = of_another_paytable(extras(compare_payouts(paid, expected, aligner), expected, aligner), expected)
    return found + compare_amounts([figure for figure in figures if figure.kind not in PAID], expected)


def _with_clauses(
    found: Sequence[Compared], sentences: Sequence[Sentence], expected: Expected,
    said: Callable[[Sequence[Sentence], Sequence[Sentence]], list[Compared]],
) -> list[Compared]:  # fmt: skip
    """Return the comparisons, with those of sentences that were not understood by their clauses."""
    of: dict[int, list[Compared]] = {}
    for item in found:
        of.setdefault(id(item.sentence), []).append(item)
    parts = {
        id(sentence): clauses
        for sentence in sentences
        if (clauses := clauses_of(sentence, of.get(id(sentence), ()), expected.naming))
    }
    if not parts:
        return list(found)
    own = [clause for clauses in parts.values() for clause in clauses]
    told: dict[int, list[Compared]] = {}
    for item in said([part for each in sentences for part in parts.get(id(each), (each,))], own):
        told.setdefault(id(item.sentence), []).append(item)
    whole = {id(sentence): sentence for sentence in sentences}
    by_clauses = {at: of_clauses(whole[at], of[at], clauses, told) for at, clauses in parts.items()}
    left = [item for item in found if id(item.sentence) not in by_clauses]
    return [*left, *(item for items in by_clauses.values() for item in items)]


def _translated(draft: Draft, sentences: Sequence[Sentence]) -> Iterator[Compared]:
    """Yield, once, that the words of a second language were left out."""
    own = {in_one_language(span.text) for sheet in draft.sheets for span in sheet.spans if _is_translated(span.text)}
    beside = next((sentence for sentence in sentences if sentence.text in own or sentence.block.text in own), None)
    if beside is not None:
        yield Compared(
            status=Status.NOT_COMPARED, sentence=beside, about="rule", text=beside.text, reason=_SECOND_LANGUAGE
        )


def _is_translated(text: str) -> bool:
    return in_one_language(text) != text


def _letters(
    draft: Draft, sentences: Sequence[Sentence], blocks: Sequence[Block], expected: Expected, review: Review, kind: Kind
) -> Iterator[Compared]:
    assert review.ruleset is not None  # noqa: S101 - as compare() has made sure
    asked = letters_around(review.ruleset.chapter.jurisdiction)
    whole = _whole(blocks)
    if asked is None or whole is None or kind not in {Kind.SIGN, Kind.GUIDE}:
        return
    for item in expected.statements.of(aspect="help_line"):
        yield from compare_letters(draft, item, asked, sentences, whole)


def _prizes(figures: Sequence[Figure], expected: Expected, aligner: Aligner) -> Iterator[Figure]:
    """Yield the figures, with amounts of which nothing tells the kind taken for payouts where their outcome pays so."""
    last: Figure | None = None
    for figure in figures:
        kind = figure.kind
        if not kind and isinstance(figure.value.parts[0], Money) and figure.label.strip():
            beside = (
                last is not None
                and last.sentence is figure.sentence
                and last.kind == "payout"
                and last.label == figure.label
            )
            ranked = [item for item in aligner.ranked(figure, figure.label) if item[0].elsewhere == 0]
            prize = bool(ranked) and ranked[0][0].words <= FIRM and _pays_amount(ranked[0][1])
            if not prize and _is_envy(figure, aligner):
                figure = replace(figure, kind="envy")  # noqa: PLW2901 - as the list in which it stands tells
                kind = "envy"
            prize = prize or (not kind and _is_hand(figure, expected, aligner))
            kind = "envy" if beside and prize else "payout" if prize else kind
        last = replace(figure, kind=kind)
        yield last


def _is_hand(figure: Figure, expected: Expected, aligner: Aligner) -> bool:
    """Whether an amount stands in a table of amounts, beside words of hands alone, so that it is paid too."""
    told = figure.scope
    own = expected.outcomes.get(told[0], ()) if len(told) == 1 and figure.sentence.block.values else ()
    return sum(map(_pays_amount, own)) >= _TABLE and aligner.is_hand(figure.label)


def _is_envy(figure: Figure, aligner: Aligner) -> bool:
    """Whether an amount for a hand is its Envy Bonus: another amount of its outcome is none that is paid."""
    ranked = aligner.ranked(figure, figure.label)
    best = [outcome for cost, outcome in ranked if cost.words <= FIRM and outcome.envy is not None]
    return any(str(outcome.envy.value) == figure.value.text for outcome in best if outcome.envy)


def _pays_amount(outcome: Outcome) -> bool:
    value = outcome.payout.value if outcome.payout else None
    return isinstance(value, Payout) and any(isinstance(part, Money) for part in value.parts)


def _whole(blocks: Sequence[Block]) -> Sentence | None:
    return Sentence(" ".join(block.text for block in blocks), blocks[0], (), (), prose=True) if blocks else None


def _pictured(compared: list[Compared]) -> list[Compared]:
    """Leave to a person what stands only in the description of a picture."""
    return [
        replace(item, status=Status.NOT_COMPARED, reason=_PICTURE, message="")
        if item.status is Status.AGREES and any(cell.alt for cell in item.sentence.block.cells)
        else item
        for item in compared
    ]


def _report(
    draft: Draft, review: Review, kind: Kind, basis: str, sentences: Sequence[Sentence],
    compared: Sequence[Compared], expected: Expected,
) -> DraftReport:  # fmt: skip
    told = [*_findings(compared, expected)]
    findings = [*told, *unreadable(compared, expected, review)]
    pieces = list(_pieces(sentences, compared))
    lines = [piece for piece in pieces if isinstance(piece, DraftLine)]
    statuses = [line.status for line in lines]
    coverage = Coverage(
        agree=statuses.count(Status.AGREES),
        differ=statuses.count(Status.DIFFERS),
        not_compared=statuses.count(Status.NOT_COMPARED),
        prose=len(sentences) - len(lines),
    )
    firm = any(finding.kind is not FindingClass.ADVISORY for finding in findings)
    # What differs from a value that was put in place of an unreadable print may be right, or the value may.
    doubted = any(finding.about == UNREADABLE for finding in told)
    outcome = DEFECTS if firm else INCOMPLETE if coverage.not_compared or doubted else COMPLIES
    return DraftReport(
        draft=draft,
        review=review,
        kind=kind,
        kind_basis=basis,
        outcome=outcome if lines or findings else NOTHING_TO_JUDGE,
        findings=tuple(findings),
        pieces=tuple(pieces),
        coverage=coverage,
        statements=tuple(_shown(expected, lines, compared)),
    )


def _findings(compared: Sequence[Compared], expected: Expected) -> Iterator[DraftFinding]:
    """Yield one finding for each thing that differs or is left out; one wrong label or name is told once."""
    seen: set[tuple[str, ...]] = set()
    altered = {squash(item.text) for item in compared if item.about == "inscription" and item.status is Status.DIFFERS}
    for item in sorted(compared, key=lambda found: (found.status is Status.MISSING, found.sentence.block.order)):
        if item.status not in {Status.DIFFERS, Status.MISSING}:
            continue
        key = (item.about, item.message)
        rule = item.about == "rule" and item.status is Status.DIFFERS
        # What an altered inscription now says is told with it, and the same words that differ from two rules once.
        said = ("rule", f"{item.sentence.block.sheet} {item.sentence.block.order}", item.text) if rule else key
        if seen & {key, said} or (item.about == "rule" and squash(item.sentence.text) in altered):
            continue
        seen |= {key, said}
        doubted = item.statement is not None and item.statement.status == "reconstructed"
        place = item.sentence.block.place if item.status is Status.DIFFERS else None
        # A word or two are found on the page by the paragraph in which they stand.
        near = item.sentence if len(item.sentence.text.split()) > _FEW else item.sentence.block
        yield DraftFinding(
            provision=item.provision or (item.statement.provision if item.statement else NO_PROVISION),
            kind=FindingClass.ADVISORY if item.advice or doubted else FindingClass.MISMATCH,
            about=UNREADABLE if doubted else item.about,
            message=f"{item.message} {SAID}" if doubted else item.message,
            place=replace(place, near=near.text) if place else None,
            expected=item.expected,
            actual=item.text if item.status is Status.DIFFERS else "",
            help=HELP if doubted else item.help,
            notes=tuple(dict.fromkeys([*(_notes(item, expected) if doubted else ()), *_could_be(item, compared)])),
            sources=(item.statement.source,) if item.statement and item.statement.source else (),
        )


def _notes(item: Compared, expected: Expected) -> Iterator[str]:
    """Yield what is noted on the print of the outcome that a finding is about, or of those that were lost beside it."""
    own = expected.outcomes.get(item.wager, ())
    yield from (outcome.note for outcome in own if outcome.note and (outcome.name == item.label or item.about == "row"))


def _could_be(item: Compared, compared: Sequence[Compared]) -> Iterator[str]:
    if item.status is Status.MISSING:
        near = [other for other in compared if other.status is Status.NOT_COMPARED and item.statement in other.could_be]
        yield from (f"this line was not compared and might be it: “{other.sentence.text[:80]}”" for other in near[:2])


def _pieces(sentences: Sequence[Sentence], compared: Sequence[Compared]) -> Iterator[DraftLine | PlainLine]:
    by_sentence: dict[Key, list[Compared]] = {}
    for item in compared:
        if item.status is not Status.MISSING:
            by_sentence.setdefault(item.sentence.key, []).append(item)
    for sentence in sentences:
        own = by_sentence.pop(sentence.key, [])
        own += by_sentence.pop(sentence.block_key, [])
        place = replace(sentence.block.place, near=sentence.text)
        yield _line(sentence, place, own) if own else PlainLine(text=sentence.text, place=place)


def _line(sentence: Sentence, place: Place, own: Sequence[Compared]) -> DraftLine:
    status = next(status for status in _ORDER if any(item.status is status for item in own))
    return DraftLine(
        text=sentence.text,
        place=place,
        status=status,
        reason=next((item.reason for item in own if item.status is status and item.reason), ""),
        statements=tuple({id(item.statement): item.statement for item in own if item.statement is not None}.values()),
    )


def _shown(expected: Expected, lines: Sequence[DraftLine], compared: Sequence[Compared]) -> Iterator[StatementShown]:
    status: dict[int, Compared] = {}
    for item in compared:
        if item.statement is not None and item.status in {Status.AGREES, Status.DIFFERS}:
            status.setdefault(id(item.statement), item)
    places = {line.text: line for line in lines}
    for statement in expected.statements:
        found = status.get(id(statement))
        said = "not_found" if found is None else "found" if found.status is Status.AGREES else "different"
        yield StatementShown(statement=statement, status=said, line=places.get(found.sentence.text) if found else None)
