"""The corpus: clean drafts of every shape, and drafts with planted defects of every kind, in all six formats.

``python -m pytest tests/drafts/test_corpus.py -s`` prints precision, recall and time.
"""

import time
from collections import Counter
from dataclasses import dataclass
from functools import cache

from draft_content import review_of
from draft_defects import Defect, Expected, defects
from draft_variants import FORMS, Variant, variants
from draft_writers import write

from checker.drafts.compare import compare
from checker.drafts.demands import Kind
from checker.drafts.readers import read_draft
from checker.drafts.report import DraftFinding, DraftReport
from checker.rules import FindingClass

_LEAST_DEFECTS, _LEAST_CLEAN = 120, 60
_KINDS = {"inscription", "wager", "payout", "unit", "row", "order", "payout_limit", "limit", "envy"}


@dataclass(frozen=True, slots=True)
class _Judged:
    draft: Defect | Variant
    report: DraftReport
    seconds: float

    @property
    def firm(self) -> list[DraftFinding]:
        """The findings that fail a draft."""
        return [finding for finding in self.report.findings if finding.kind is not FindingClass.ADVISORY]

    def __str__(self) -> str:
        found = "\n".join(
            f"    {item.kind} {item.about} {item.provision} {item.message}" for item in self.report.findings
        )
        return f"{self.draft.name}, {self.draft.form}, {self.draft.style.name}, {self.draft.content.filing}\n{found}"


def _judge(item: Defect | Variant) -> _Judged:
    """Read and compare a draft, and take the time of that alone."""
    made = write(item.content, item.style, item.form)
    review = review_of(item.content.filing)
    start = time.perf_counter()
    report = compare(read_draft(made, f"draft.{item.form}"), review, Kind(item.content.kind))
    return _Judged(item, report, time.perf_counter() - start)


@cache
def _defects() -> tuple[_Judged, ...]:
    return tuple(_judge(item) for item in defects())


@cache
def _variants() -> tuple[_Judged, ...]:
    return tuple(_judge(item) for item in variants())


def _is(finding: DraftFinding, expected: Expected) -> bool:
    """Tell whether a finding is the one that a defect calls for: class, subject, provision, message, note and place."""
    near = finding.place.near.casefold().replace("-", "") if finding.place else None
    wanted = None if expected.near is None else expected.near.casefold().replace("-", "")
    return (
        finding.kind == expected.kind
        and finding.about == expected.about
        and finding.provision == expected.provision
        and expected.says.casefold() in finding.message.casefold()
        and (not expected.note or any(expected.note in note for note in finding.notes))
        and (wanted is None or (near is not None and wanted in near))
    )


def _missed(judged: _Judged) -> list[Expected]:
    assert isinstance(judged.draft, Defect)
    return [
        expected
        for expected in judged.draft.expected
        if not any(_is(finding, expected) for finding in judged.report.findings)
    ]


def _spurious(judged: _Judged) -> list[DraftFinding]:
    expected = judged.draft.expected if isinstance(judged.draft, Defect) else ()
    return [finding for finding in judged.firm if not any(_is(finding, item) for item in expected)]


def test_every_planted_defect_is_reported_and_nothing_else() -> None:
    wrong = [str(item) for item in _defects() if _missed(item) or _spurious(item)]
    assert not wrong, "\n".join(wrong)


def test_no_clean_draft_is_called_wrong() -> None:
    wrong = [str(item) for item in _variants() if item.firm or item.report.outcome != "complies"]
    assert not wrong, "\n".join(wrong)


def test_clean_drafts_raise_the_advisories_that_their_wording_calls_for_and_no_others() -> None:
    for item in _variants():
        assert isinstance(item.draft, Variant)
        # The base drafts leave the help line out, which another test looks at.
        advised = {finding.about for finding in item.report.findings} - {"help_line"}
        assert advised == item.draft.advised, str(item)


def test_what_clean_drafts_were_asked_for_was_found() -> None:
    for item in _variants():
        assert item.report.tallies, str(item)
        assert all(tally.found == tally.demanded for tally in item.report.tallies), f"{item} {item.report.tallies}"


def test_the_corpus_is_as_broad_as_it_says() -> None:
    planted = Counter(expected.about for item in defects() for expected in item.expected)
    assert set(planted) == _KINDS
    assert len(_defects()) >= _LEAST_DEFECTS
    assert len(_variants()) >= _LEAST_CLEAN
    assert {item.form for item in defects()} == set(FORMS) == {item.form for item in variants()}


def test_precision_and_recall() -> None:
    judged = [*_defects(), *_variants()]
    expected = sum(len(item.draft.expected) for item in judged if isinstance(item.draft, Defect))
    found = expected - sum(len(_missed(item)) for item in _defects())
    spurious = sum(len(_spurious(item)) for item in judged)
    precision, recall = found / (found + spurious), found / expected
    seconds = [item.seconds for item in judged]
    pdf = [item.seconds for item in judged if item.draft.form == "pdf"]
    print(  # noqa: T201 - the figures are what this test is for
        f"\n{len(_defects())} drafts with {expected} planted defects, {len(_variants())} clean drafts: "
        f"precision {precision:.3f}, recall {recall:.3f}, {sum(seconds) * 1000 / len(seconds):.0f} ms a draft, "
        f"{sum(pdf) * 1000 / len(pdf):.0f} ms a PDF"
    )
    assert (precision, recall) == (1.0, 1.0)
