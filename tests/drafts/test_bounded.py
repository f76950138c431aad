"""Reading and comparing a draft end in time and memory, whatever the file does to its reader."""

import os
import time
from functools import partial
from pathlib import Path

import pytest
from conftest import Cli

from checker.cli.reviews import review_path
from checker.drafts import bounded
from checker.drafts.bounded import Comparison, within_bounds
from checker.drafts.compare import compare
from checker.drafts.errors import DraftError
from checker.drafts.kinds import Kind
from checker.drafts.readers import read_draft

FOLDER = Path(__file__).parents[2] / "examples" / "pa" / "blackjack"
FILING = str(FOLDER / "submission.yaml")
SIGN = FOLDER / "sign.txt"


def test_what_the_task_gives_comes_back() -> None:
    assert within_bounds(partial(sorted, [3, 1, 2])) == [1, 2, 3]
    assert within_bounds(partial(print, "between the lines")) is None


def test_a_task_without_end_is_given_up() -> None:
    with pytest.raises(DraftError, match=r"^The draft takes more than 0\.5 seconds to read and compare\.$") as told:
        within_bounds(partial(time.sleep, 60), seconds=0.5)
    assert told.value.help


@pytest.mark.parametrize(
    "task",
    [partial(bytes, 1 << 31), partial(os._exit, 0), partial(os._exit, 3), partial(os.abort), partial(int, "1" * 100)],
    ids=["memory", "gone", "failed", "crashed", "done"],
)
def test_a_task_that_swells_or_crashes_ends_alone(task: "partial[int]") -> None:
    if task.func is int:
        assert within_bounds(task) == int("1" * 100)
        return
    with pytest.raises(DraftError, match="damaged or needs too much memory"):
        within_bounds(task, memory=1 << 30)


def test_a_fault_of_the_program_is_raised_as_one() -> None:
    with pytest.raises(ZeroDivisionError):
        within_bounds(partial(divmod, 1, 0))


def test_the_report_is_the_one_that_is_made_here() -> None:
    review = review_path(FILING)
    here = compare(read_draft(SIGN.read_bytes(), str(SIGN)), review, Kind.SIGN)
    with Comparison() as comparison:
        apart = comparison.report(SIGN.read_bytes(), str(SIGN), review, Kind.SIGN)
    assert (apart.findings, apart.lines, apart.outcome, apart.kind) == (
        here.findings,
        here.lines,
        here.outcome,
        here.kind,
    )


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_draft_that_takes_too_long_cannot_be_checked(
    cli: Cli, form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    child = tmp_path / "child.py"
    child.write_text("import time\ntime.sleep(60)\n", encoding="utf-8")
    monkeypatch.setattr(bounded, "_CHILD", child)
    monkeypatch.setattr(bounded.BoundedProcess.__init__, "__kwdefaults__", {"seconds": 0.2, "memory": bounded.MEMORY})
    found = cli("draft", str(SIGN), "--for", FILING, "--format", form)
    assert found.code == 2
    assert "The draft takes more than 0.2 seconds to read and compare." in found.out + found.err


def test_a_draft_that_is_a_pipe_or_a_link_out_is_not_read(cli: Cli, tmp_path: Path) -> None:
    pipe = tmp_path / "draft.txt"
    os.mkfifo(pipe)
    assert cli("draft", str(pipe), "--for", FILING).code in {2, 3}
    inside = tmp_path / "inside"
    inside.mkdir()
    (tmp_path / "secret.txt").write_text("hunter2 pays 3 to 2", encoding="utf-8")
    (inside / "sign.txt").symlink_to(tmp_path / "secret.txt")
    found = cli("draft", str(inside / "sign.txt"), "--for", FILING)
    assert (found.code, found.out) == (2, "")
    assert found.err.endswith("is a link that leads out of its folder. Name the file that it leads to.\n")
