"""Many filings by any executor: each reported exactly once and in order, whatever one of them does to its worker."""

import datetime
import multiprocessing
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from batch_tasks import FORM, ends_its_process, ends_its_process_once
from conftest import COMPLIES, DEFECTS, NOTHING, UNREADABLE
from sampled import tries_all

from checker.batch import check_many
from checker.batch.each import each
from checker.review import review as reviews
from checker.submission import Filing

TEXTS = (COMPLIES, DEFECTS, UNREADABLE, NOTHING)
OUTCOMES = ("complies", "defects", "unreadable", "nothing_to_judge")


def pools(workers: int) -> Executor:
    return ProcessPoolExecutor(workers or 2, multiprocessing.get_context("spawn"))


@pytest.fixture
def filings(tmp_path: Path) -> list[str]:
    """Twenty filings of every outcome that a text can have."""
    paths = []
    for number in range(20):
        path = tmp_path / f"{number:02}.yaml"
        path.write_text(TEXTS[number % len(TEXTS)], encoding="utf-8")
        paths.append(str(path))
    return paths


def expected(paths: list[str]) -> list[tuple[str, str]]:
    return [(path, OUTCOMES[number % len(OUTCOMES)]) for number, path in enumerate(paths)]


def said(forms: Sequence[Mapping[str, Any]]) -> list[tuple[str, str]]:
    return [(form["path"], form["outcome"]) for form in forms]


def test_without_an_executor_each_is_reviewed_when_it_is_asked_for(filings: list[str]) -> None:
    found = check_many(filings)
    first = next(found)
    Path(filings[1]).write_text(NOTHING, encoding="utf-8")
    rest = list(found)
    assert said([first]) == expected(filings)[:1]
    assert said(rest[:1]) == [(filings[1], "nothing_to_judge")]
    assert said(rest[1:]) == expected(filings)[2:]


def test_threads_and_processes_give_what_one_process_gives(filings: list[str]) -> None:
    one = list(check_many(filings))
    assert said(one) == expected(filings)
    with ThreadPoolExecutor(3) as threads:
        assert list(check_many(filings, executor=threads, ahead=2)) == one
        assert threads.submit(len, "still open").result() == 10
    assert list(check_many(filings, executor=pools)) == one


def test_paths_may_be_paths_and_the_options_are_those_of_a_review(filings: list[str]) -> None:
    day = datetime.date(2013, 1, 1)
    (form,) = check_many([Path(filings[0])], as_of=day, reading="evident")
    assert (form["path"], form["as_of"], form["reading"]) == (filings[0], "2013-01-01", "evident")
    (form,) = check_many([filings[0]], against="pa/633a")
    assert form["against"]["chapter"] == "pa/633a"


def test_few_are_given_out_ahead_of_the_one_that_is_waited_for(filings: list[str]) -> None:
    class Counting(ThreadPoolExecutor):
        given = 0

        def submit(self, *arguments: Any, **named: Any) -> Any:
            self.given += 1
            return super().submit(*arguments, **named)

    with Counting(2) as counting:
        for number, _ in enumerate(check_many(filings, executor=counting, ahead=3), 1):
            assert counting.given <= number + 3


def test_a_fault_on_one_filing_is_told_by_name_and_the_others_go_on(
    filings: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    real = reviews.check_rules

    def fail(filing: Filing, *rest: Any) -> Any:
        if filing.document.path == filings[4]:
            raise ZeroDivisionError("a\nb")
        return real(filing, *rest)

    monkeypatch.setattr(reviews, "check_rules", fail)
    wanted = expected(filings)
    wanted[4] = (filings[4], "unreadable")
    with ThreadPoolExecutor(2) as threads:
        for found in (list(check_many(filings)), list(check_many(filings, executor=threads))):
            assert said(found) == wanted
            (finding,) = found[4]["findings"]
            assert finding["message"] == (
                "This filing was not reviewed: internal error (ZeroDivisionError: a b). "
                "This is a fault of the program, not of your file."
            )
            assert (finding["class"], finding["line"], finding["path"]) == ("unreadable", 1, filings[4])
    monkeypatch.setenv("CHECKER_TRACEBACK", "1")
    with pytest.raises(ZeroDivisionError):
        list(check_many(filings))


def deadly(filings: list[str]) -> list[str]:
    """Name the eighth and the last filing so that they end the process that reviews them."""
    paths = list(filings)
    for index in (7, 19):
        paths[index] = str(Path(paths[index]).rename(Path(paths[index]).with_name(f"deadly{index}.yaml")))
    return paths


@pytest.mark.parametrize("together", [4, *([1] if tries_all() else [])])
def test_a_filing_that_ends_its_process_is_told_by_name_and_no_other(filings: list[str], together: int) -> None:
    paths = deadly(filings)
    found = list(each(paths, ends_its_process, FORM.lost, executor=pools, ahead=6, together=together))
    wanted = expected(paths)
    wanted[7], wanted[19] = (paths[7], "unreadable"), (paths[19], "unreadable")
    assert said(found) == wanted
    for index in (7, 19):
        (finding,) = found[index]["findings"]
        assert finding["message"].startswith(
            "This filing was not reviewed: the process that reviewed it was ended twice"
        )


def test_a_filing_whose_process_was_ended_once_is_reviewed_anew(filings: list[str]) -> None:
    paths = deadly(filings)
    found = list(each(paths, ends_its_process_once, FORM.lost, executor=pools, ahead=6))
    assert said(found) == expected(paths)


def test_an_executor_that_breaks_and_cannot_be_replaced_leaves_nobody_out(filings: list[str]) -> None:
    paths = deadly(filings)
    with pools(1) as given:
        found = list(each(paths, ends_its_process, FORM.lost, executor=given, ahead=2))
    assert [form["path"] for form in found] == paths
    assert said(found[:4]) == expected(paths)[:4]
    lost = [form for form in found if form["findings"] and "not reviewed" in form["findings"][0]["message"]]
    assert {form["path"] for form in lost} >= set(paths[7:])


@pytest.mark.parametrize("together", [1, 2])
def test_what_belongs_to_this_process_stays_in_it(filings: list[str], together: int) -> None:
    given: list[str] = []

    class Executor(ThreadPoolExecutor):
        def submit(self, task: Any, /, *arguments: Any, **named: Any) -> "Future[Any]":
            given.extend(arguments[1])
            sizes.append(len(arguments[1]))
            return super().submit(task, *arguments, **named)

    sizes: list[int] = []
    with Executor(1) as threads:
        here = filings[3].__eq__
        found = list(each(filings, FORM, FORM.lost, executor=threads, together=together, here=here))
    assert said(found) == expected(filings)
    assert given == [path for path in filings if path != filings[3]]
    assert sizes == ([1] * 19 if together == 1 else [2, 1, *[2] * 8])
