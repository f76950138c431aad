"""A long draft is read in several processes at once, and reads as it does in one."""

import os
from io import BytesIO
from pathlib import Path

import pytest
from reportlab.pdfgen.canvas import Canvas

from checker.cli.reviews import review_path
from checker.drafts.compare import compare
from checker.drafts.errors import DraftError
from checker.drafts.kinds import Kind
from checker.drafts.readers import pdf_characters, read_draft
from checker.drafts.sharing import ALONE, Sharing, over_processors

FOLDER = Path(__file__).parents[2] / "examples" / "pa" / "blackjack"
THREE = Sharing(3)


def _pdf(lines: list[str], *, of_page: int) -> bytes:
    content = BytesIO()
    canvas = Canvas(content, invariant=True)
    for start in range(0, len(lines), of_page):
        for row, line in enumerate(lines[start : start + of_page]):
            canvas.drawString(60, 780 - 20 * row, line)
        canvas.showPage()
    canvas.save()
    return content.getvalue()


def test_each_part_is_done_in_a_process_of_its_own_and_results_are_in_order() -> None:
    results = THREE.out(lambda part, parts: (part, parts, os.getpid()))
    assert [(part, parts) for part, parts, _ in results] == [(0, 3), (1, 3), (2, 3)]
    assert results[0][2] == os.getpid()
    assert len({process for _, _, process in results}) == 3


def test_what_is_not_shared_is_one_part_of_this_process() -> None:
    assert ALONE.out(lambda part, parts: (part, parts, os.getpid())) == [(0, 1, os.getpid())]
    assert 1 <= over_processors().parts <= 4


def test_a_part_whose_process_ends_is_done_here() -> None:
    here = os.getpid()

    def work(part: int, _: int) -> int:
        if os.getpid() != here:
            os._exit(3)
        return part

    assert THREE.out(work) == [0, 1, 2]


def test_what_is_known_before_comes_back_as_itself_from_each_process() -> None:
    known = Sharing(2)
    results = THREE.out(lambda part, _: [(known, Sharing(part))] * 2, known=[known])
    assert [own[0][0] is known for own in results] == [True, True, True]
    assert [own[1][1] for own in results] == [Sharing(0), Sharing(1), Sharing(2)]


def test_a_process_keeps_no_file_of_the_first_one_open(tmp_path: Path) -> None:
    # Else what waits for the end of such a file would wait for all of them.
    with (tmp_path / "answer").open("wb") as file:
        number = file.fileno()

        def is_open(_part: int, _parts: int) -> bool:
            try:
                os.fstat(number)
            except OSError:
                return False
            return True

        assert THREE.out(is_open) == [True, False, False]


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_an_error_of_a_part_is_raised_here() -> None:
    def work(part: int, _: int) -> int:
        return 1 // (part - 1)

    with pytest.raises(ZeroDivisionError):
        THREE.out(work)


def test_a_pdf_of_many_pages_reads_the_same_in_parts() -> None:
    content = _pdf([f"Line {number} of the guide" for number in range(35)], of_page=5)
    alone, shared = read_draft(content, "guide.pdf"), read_draft(content, "guide.pdf", THREE)
    assert [span.text for sheet in alone.sheets for span in sheet.spans][-1] == "Line 34 of the guide"
    assert [span.place.page for sheet in shared.sheets for span in sheet.spans] == [n // 5 + 1 for n in range(35)]
    assert shared == alone


def test_too_much_text_is_refused_in_parts_as_it_is_in_one(monkeypatch: pytest.MonkeyPatch) -> None:
    content = _pdf([f"Line {number} of the guide" for number in range(20)], of_page=2)
    monkeypatch.setattr(pdf_characters, "MAX_CHARACTERS", 300)
    for sharing in (ALONE, THREE):
        with pytest.raises(DraftError, match="holds too much text"):
            read_draft(content, "guide.pdf", sharing)


def test_the_report_on_a_long_draft_is_the_same_in_parts() -> None:
    review = review_path(str(FOLDER / "submission.yaml"))
    lines = [f"A player may split up to {number} times." for number in range(2, 64)]
    lines += [f"The dealer stands on {number} or more." for number in range(2, 64)]
    draft = read_draft("\n\n".join(["Gaming guide", *lines]).encode(), "guide.txt")
    alone, shared = compare(draft, review, Kind.GUIDE), compare(draft, review, Kind.GUIDE, sharing=THREE)
    assert len(alone.findings) > 60
    assert (shared.findings, shared.lines, shared.coverage) == (alone.findings, alone.lines, alone.coverage)
