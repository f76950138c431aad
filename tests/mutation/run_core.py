"""The mutants of the core, and how each is judged: by the tests that run the changed function, in a process of its own.

Which test runs which function is recorded once, and kept beside the results: delete that file to record it anew.
"""

import gc
import importlib
import json
import os
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from types import CodeType, FrameType

import pytest
from rule_cases import cases_of, chapters_with_cases

from checker.law import built
from checker.law.ruleset import Kept
from checker.law.stored import VARIABLE

from .core_mutants import ROOMS, ROOT, CoreMutant, all_mutants, apply, import_anew
from .forks import apart

_FOLDERS = (
    *("law", "review", "rules", "statements", "submission", "words", "examples"),
    *("report/test_text_report.py", "report/test_against_report.py", "report/test_condition_words.py"),
    *("report/test_sarif.py", "report/test_identity.py", "report/test_numbered_payouts.py"),
    *("documents/test_guide.py", "documents/test_sign.py", "documents/test_checklist.py", "documents/test_felt.py"),
    *("documents/test_layout_schedule.py", "documents/test_chapters.py", "documents/test_patrons_papers.py"),
    *("schema/test_generated.py", "upkeep/test_lint.py", "upkeep/test_compare.py"),
)
"""Folders and files of tests; of reports and documents those that say what was found, and not how it is set."""
_LEFT_OUT = ("test_double_entry", "test_numbers_elsewhere", "test_case_coverage", "test_matrix", "test_chapter_sweep")
"""Tests of the law's data, which run little of the program for their time."""
_DECLARED = "schema/test_generated.py::test_the_published_schemas_are_those_that_are_derived"
_OF_HOUSE_WAYS = ("house_way_read", "house_way_hands", "house_way_settings")
_TOLD_WHOLE = tuple(
    f"tests/rules/test_{name}.py" for name in (*_OF_HOUSE_WAYS, "whole_findings", "whole_answers", "rule_results")
)
_BEHIND_THE_LAW = ("checker/law/", "checker/values/", "checker/source/")
_MOST_UNRECORDED = 60
_FEW = 8
_records: dict[str, dict[str, None]] = {}
_sizes: dict[str, int] = {}
_killers: dict[str, dict[str, None]] = defaultdict(dict)
_kept: list[Kept] = []
_items: dict[str, pytest.Item] = {}
_passing: set[str] = set()
_failing: set[str] = set()


def kinds() -> Mapping[str, str]:
    """Return every mutant's name and kind."""
    return {key: mutant.kind for key, mutant in all_mutants().items()}


def during(
    run: Callable[[], None], archive: Path, *, record: bool, folders: Sequence[str] = _FOLDERS, warm: bool = True
) -> None:
    """Collect the tests, record which functions each new one runs where that is asked for, then run the mutants.

    Without a record, some cases of every chapter and tests of the changed room are run, and the score is lower. Unless
    it is ``warm``, nothing is reviewed beforehand.
    """
    arguments = ["-o", "addopts=", "-p", "no:cacheprovider", "-p", "no:terminal", "-p", "no:xdist", "-W", "ignore"]
    session = _Session(run, archive / "mutation-tests.json", record=record, warm=warm)
    code = pytest.main([*arguments, *(str(ROOT / "tests" / name) for name in folders)], plugins=[session])
    if code not in {0, pytest.ExitCode.NO_TESTS_COLLECTED}:
        raise SystemExit(f"the tests cannot be collected (pytest: {code})")


class _Session:
    """Runs the mutants in place of the tests."""

    def __init__(self, run: Callable[[], None], file: Path, *, record: bool, warm: bool) -> None:
        self._run = run
        self._warm = warm
        self._file = file
        self._record = record

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Record what is not known, and run."""
        chosen = [item for item in session.items if not any(name in item.nodeid for name in _LEFT_OUT)]
        _items.update((item.nodeid, item) for item in chosen)
        known = json.loads(self._file.read_text(encoding="utf-8")) if self._file.is_file() else {}
        if self._record:
            known.update(_recorded([item for item in chosen if item.nodeid not in known]))
            self._file.write_text(json.dumps(known), encoding="utf-8")
        for test, functions in known.items():
            if test in _items:
                _sizes[test] = len(functions)
                for function in functions:
                    _records.setdefault(function, {})[test] = None
        if self._warm:
            _warm()
        self._run()
        return True


def _warm() -> None:
    """Compile every day's law once: what is changed elsewhere need not do it again."""
    for chapter_id in chapters_with_cases():
        seen = {day: case for case in cases_of(chapter_id) for day in case.days() if "reading" not in case.raw}
        for day, case in seen.items():
            case.review(day)
    _kept.extend(kept for kept in gc.get_objects() if isinstance(kept, Kept))
    gc.freeze()


def _recorded(items: Sequence[pytest.Item]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    rooms = tuple(str(ROOT / "checker" / room) for room in ROOMS)
    called: dict[CodeType, None] = {}

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            called[frame.f_code] = None

    for item, after in zip(items, [*items[1:], None], strict=False):
        called.clear()
        sys.settrace(note)
        try:
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        finally:
            sys.settrace(None)
        names = {_outermost(code) for code in called if code.co_filename.startswith(rooms)}
        found[item.nodeid] = sorted(names)
    return found


def _outermost(code: CodeType) -> str:
    file = str(Path(code.co_filename).relative_to(ROOT))
    return f"{file} {code.co_qualname.partition('.<')[0]}"


def judge(key: str, *, seconds: float) -> str:
    """Return what notices the mutant; empty where nothing does."""
    mutant = all_mutants()[key]
    while True:
        tests = [test for test in _tests(mutant) if test not in _failing]
        found = apart(partial(_first_failure, mutant, tests, seconds / 2), seconds) if tests else ""
        if found not in _items or found in _passing:
            break
        # A test that fails without the change too says nothing of it.
        fails = apart(partial(_first_failure, None, [found], seconds), seconds)
        (_failing if fails else _passing).add(found)
    if not found and not mutant.function and not _fails_unchanged(seconds):
        found = apart(partial(_declared_otherwise, mutant), seconds)
    if found in _items:
        _killers[f"{mutant.file} {mutant.function}"][found] = None
    return found


@cache
def _fails_unchanged(seconds: float) -> bool:
    return apart(partial(_declared_otherwise, None), seconds) != ""


def _declared_otherwise(mutant: CoreMutant | None) -> str:
    """Return the test that compares the published schemas where a changed constant makes others; else empty."""
    import_anew(mutant)
    try:
        importlib.import_module("test_generated").test_the_published_schemas_are_those_that_are_derived()
    except Exception:  # noqa: BLE001 - whatever a change brings about
        return f"tests/{_DECLARED}"
    return ""


def _tests(mutant: CoreMutant) -> Iterator[str]:
    """Return the tests that run the changed function: those that noticed another change of it, then the others."""
    name = f"{mutant.file} {mutant.function}"
    if not _records:
        yield from dict.fromkeys([*reversed(_killers[name]), *_unrecorded(mutant)])
        return
    direct = _records.get(name, {})
    of_file: dict[str, None] = {}
    if not mutant.function or len(direct) < _FEW or mutant.file.startswith(_BEHIND_THE_LAW):
        # What is done once and kept is run by few tests, and used by all that run its file.
        for function, tests in _records.items():
            if function.startswith(f"{mutant.file} "):
                of_file.update(tests)
    in_turn = (test for tests in (direct, of_file) for test in _in_turn(tests, mutant.file))
    yield from dict.fromkeys([*reversed(_killers[name]), *in_turn])


def _in_turn(tests: Iterable[str], file: str) -> list[str]:
    """Return tests, the first of each test function before its others, and those that run few functions before many.

    A test that runs few functions takes little time and says more. The cases of each section of the law are one test
    by themselves, and none waits for another section. Before all come those in the file named after this one, and
    those that compare all that is told to the last word; for a file behind the law, which they would have to compile
    anew, those of the law's own room.
    """
    first = "tests/law/" if file.startswith(_BEHIND_THE_LAW) else _TOLD_WHOLE
    ranks: Counter[str] = Counter()
    ranked = []
    for test in sorted(tests, key=lambda test: (_sizes[test], test)):
        of = test if _is_case(test) else test.partition("[")[0]
        ranks[of] += 1
        foremost = test.startswith(first) or f"/test_{Path(file).stem}.py::" in test
        ranked.append((not foremost, _sizes[test] if foremost else ranks[of] * _sizes[test], test))
    return [test for *_, test in sorted(ranked)]


def _unrecorded(mutant: CoreMutant) -> Iterator[str]:
    """Return some cases of every chapter and the tests of the mutant's room, spread evenly where there are many."""
    room = f"tests/{mutant.file.split('/')[1]}/"
    cases = [test for test in _items if _is_case(test)]
    others = [test for test in _items if test.startswith(room) and not _is_case(test)]
    for tests in (cases, others):
        yield from tests[:: max(1, len(tests) // _MOST_UNRECORDED)]


def _is_case(test: str) -> bool:
    return "test_cases.py" in test


def _first_failure(mutant: CoreMutant | None, tests: Sequence[str], seconds: float) -> str:
    """Return the first test that fails under a change of this process, or without one; empty where none does.

    After so many seconds of this process's own time no further test is begun: other work on the machine is no reason.
    """
    end = time.process_time() + seconds
    try:
        done = mutant is None or apply(mutant)
    except ImportError:
        return "it cannot be imported"
    if not done:
        return "it cannot be compiled"
    forget("" if mutant is None else mutant.file)
    failed: list[str] = []

    class Watch:
        def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
            if report.failed:
                failed.append(report.nodeid)

    items = [_items[test] for test in tests]
    items[0].config.pluginmanager.register(Watch())
    for item, after in zip(items, [*items[1:], None], strict=True):
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        if failed:
            return failed[0]
        if time.process_time() > end:
            break
    return ""


def forget(file: str) -> None:
    """Forget what the program or a test has kept of what it made; the law stays where a file is not behind it.

    Where a file is, what was kept on the disk is not believed either: it would stand for what the change makes.
    """
    behind = tuple(room.replace("/", ".") for room in _BEHIND_THE_LAW)
    stays = behind if file and not file.startswith(_BEHIND_THE_LAW) else ()
    for name, module in list(sys.modules.items()):
        of_tests = (getattr(module, "__file__", None) or "").startswith(str(ROOT / "tests"))
        if (name.startswith("checker") or of_tests) and not f"{name}.".startswith(stays or "-"):
            for kept in list(vars(module).values()):
                if hasattr(kept, "cache_clear") and not (stays and getattr(kept, "__module__", "").startswith(behind)):
                    kept.cache_clear()
    for of_a_ruleset in _kept:
        of_a_ruleset.clear()
    if not stays:
        os.environ[VARIABLE] = "off"
        built._known.clear()  # noqa: SLF001 - it is kept by the chapter
