"""What runs in pipelines: the scripts of the GitHub action and of the GitLab snippet are executed, the hook is read."""

import json
import os
import re
import shutil
import stat
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parent.parent
ACTION = ROOT / ".github" / "actions" / "check" / "action.yml"
GITLAB = ROOT / ".gitlab" / "check.yml"
HOOKS = ROOT / ".pre-commit-hooks.yaml"
EXAMPLES = ROOT / "examples" / "pa" / "blackjack"

# As GitHub's runner starts a step whose shell is bash.
BASH = ["bash", "--noprofile", "--norc", "-eo", "pipefail"]


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Step:
    name: str
    code: int
    out: str
    err: str


@pytest.fixture
def work(tmp_path: Path) -> Path:
    """A repository with a filing that complies and one that does not, and a stub for what an installation needs."""
    work, stubs = tmp_path / "work", tmp_path / "stubs"
    (work / "filings").mkdir(parents=True)
    (work / "two words").mkdir()
    stubs.mkdir()
    shutil.copy(EXAMPLES / "submission.yaml", work / "filings" / "good.yaml")
    shutil.copy(EXAMPLES / "first-filing.yaml", work / "filings" / "bad.yaml")
    _script(stubs / "checker", f'exec "{sys.executable}" -m checker "$@"')
    _script(stubs / "pip", f'echo "$@" >> "{tmp_path}/installed"')
    # Stands for python3 -m venv FOLDER.
    _script(
        stubs / "python3",
        f'[ "$1 $2" = "-m venv" ] && mkdir -p "$3/bin" && cp "{stubs}/pip" "{stubs}/checker" "$3/bin"',
    )
    return work


def _script(path: Path, text: str) -> None:
    path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)


def environment(work: Path) -> dict[str, str]:
    folder = work.parent
    return {
        **os.environ,
        "PATH": f"{folder / 'stubs'}:{os.environ['PATH']}",
        "PYTHONPATH": str(ROOT),
        "RUNNER_TEMP": str(folder / "temporary folder"),
        "GITHUB_ACTION_PATH": str(ACTION.parent),
    }


def act(work: Path, **inputs: str) -> list[Step]:
    """Do the steps of the action as the runner does, until one fails."""
    action = read(ACTION)
    assert set(inputs) <= set(action["inputs"])
    (work.parent / "temporary folder").mkdir(exist_ok=True)
    given = {name: inputs.get(name, item["default"]) for name, item in action["inputs"].items()}
    assert action["runs"]["using"] == "composite"
    done = []
    for step in action["runs"]["steps"]:
        assert step["shell"] == "bash"
        assert "${{" not in step["run"], "an input in a script could give it commands"
        file = work.parent / "step.sh"
        file.write_text(step["run"], encoding="utf-8")
        found = subprocess.run(
            [*BASH, str(file)],
            cwd=work,
            env={**environment(work), **_filled(step.get("env", {}), given)},
            capture_output=True,
            check=False,
            text=True,
        )
        done.append(Step(name=step["name"], code=found.returncode, out=found.stdout, err=found.stderr))
        if found.returncode:
            break
    return done


def _filled(env: Mapping[str, str], given: Mapping[str, str]) -> dict[str, str]:
    return {key: re.sub(r"\$\{\{ inputs\.(\w+) \}\}", lambda found: given[found[1]], text) for key, text in env.items()}


def line_of(path: Path, text: str) -> int:
    return next(number for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1) if text in line)


def test_the_action_installs_the_project_it_belongs_to(work: Path) -> None:
    install, _ = act(work, paths="filings/good.yaml")
    assert (install.code, install.err) == (0, "")
    (said,) = (work.parent / "installed").read_text(encoding="utf-8").splitlines()
    *options, project = said.split(" ")
    assert options == ["install", "--quiet"]
    assert (Path(project).resolve() / "pyproject.toml").samefile(ROOT / "pyproject.toml")


def test_a_failing_filing_annotates_its_line_and_fails_the_job(work: Path) -> None:
    *_, check = act(work, paths="filings")
    assert (check.code, check.err) == (1, "")
    bad = work / "filings" / "bad.yaml"
    line, column = line_of(bad, "paytable: C"), 15
    assert f"::error file=filings/bad.yaml,line={line},col={column},endLine={line},endColumn={column}," in check.out
    meter = line_of(bad, "initial: $4,000")
    assert f"::error file=filings/bad.yaml,line={meter},col=16," in check.out
    assert "::error file=filings/good.yaml" not in check.out
    assert re.search(r"(?m)^Checked filings/good\.yaml \(pa/633a as of 2015-06-13\)\. Complies", check.out)
    (run,) = json.loads((work / "rules-submissions.sarif").read_text(encoding="utf-8"))["runs"]
    places = {
        (place["physicalLocation"]["artifactLocation"]["uri"], place["physicalLocation"]["region"]["startLine"])
        for result in run["results"]
        if result["level"] == "error"
        for place in result["locations"]
    }
    assert ("filings/bad.yaml", line) in places
    assert {uri for uri, _ in places} == {"filings/bad.yaml"}


@pytest.mark.parametrize(
    ("inputs", "code"),
    [
        ({"paths": "filings/good.yaml"}, 0),
        ({"paths": "filings/good.yaml", "fail_on": "advisories"}, 1),
        ({"paths": "filings/good.yaml filings/bad.yaml"}, 1),
        ({"paths": "filings/good.yaml\nfilings/bad.yaml\n"}, 1),
        ({"paths": "filings/b*.yaml"}, 1),
        ({"paths": "filings/good.yaml\nfilings/gone.yaml"}, 3),
        ({"paths": "filings/*.yml"}, 3),
        ({"paths": ""}, 2),
        ({"paths": "--version"}, 3),
        ({"paths": "$(touch hacked) `touch hacked` ; touch hacked"}, 3),
        ({"paths": "filings/good.yaml", "sarif": "gone/review.sarif"}, 2),
        ({"paths": "filings/good.yaml", "sarif": "two words/review.sarif"}, 0),
        ({}, 1),
    ],
    ids=str,
)
def test_the_exit_code_of_the_check_is_that_of_the_job(work: Path, inputs: dict[str, str], code: int) -> None:
    assert act(work, **inputs)[-1].code == code
    assert not (work / "hacked").exists()


def test_the_gitlab_job_writes_its_reports_and_fails(work: Path) -> None:
    (job,) = read(GITLAB).values()
    assert set(job) == {"image", "variables", "script", "artifacts"}
    reports = job["artifacts"]["reports"]
    assert job["artifacts"]["when"] == "always", "the reports of a failing job are those that matter"
    for submissions, code in (("filings/good.yaml", 0), ("filings", 1), ("filings/*.yml", 3)):
        (work.parent / "installed").unlink(missing_ok=True)
        done = [
            subprocess.run(
                [*BASH, "-c", line],
                cwd=work,
                env={**environment(work), **job["variables"], "SUBMISSIONS": submissions},
                capture_output=True,
                check=False,
                text=True,
            )
            for line in job["script"]
        ]
        assert [item.returncode for item in done] == [0, code]
        installed = (work.parent / "installed").read_text(encoding="utf-8").split()
        assert installed == ["install", "--quiet", "rules-submission-checker"]
    issues = json.loads((work / reports["codequality"]).read_text(encoding="utf-8"))
    wrong = {
        (item["location"]["path"], item["location"]["lines"]["begin"])
        for item in issues
        if item["severity"] == "critical"
    }
    assert ("filings/bad.yaml", line_of(work / "filings" / "bad.yaml", "paytable: C")) in wrong
    assert "<testsuites " in (work / reports["junit"]).read_text(encoding="utf-8")


def test_the_image_of_the_gitlab_job_has_a_python_that_the_project_takes() -> None:
    (job,) = read(GITLAB).values()
    wanted = re.search(r'requires-python = ">=(3\.\d+)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert wanted is not None
    assert job["image"] == f"python:{wanted[1]}"


def test_the_hook_runs_the_command_on_filings_only(work: Path) -> None:
    (hook,) = read(HOOKS)
    assert {"id", "name", "entry", "language", "files"} <= set(hook)
    assert (hook["id"], hook["language"]) == ("rules-submission", "python")
    names = [
        "filings/a.yaml",
        "b.yml",
        "notes.txt",
        ".gitlab/x.yml",
        ".x.yaml",
        "a/.b/c.yaml",
        "a.expected.yaml",
        "x.yaml.bak",
    ]
    taken = [name for name in names if re.search(hook["files"], name) and not re.search(hook["exclude"], name)]
    assert taken == ["filings/a.yaml", "b.yml"]
    entry = hook["entry"].split()
    assert entry[0] in (ROOT / "pyproject.toml").read_text(encoding="utf-8").partition("[project.scripts]\n")[2]
    for files, code in ((["filings/good.yaml"], 0), (["filings/good.yaml", "filings/bad.yaml"], 1)):
        found = subprocess.run(
            [sys.executable, "-m", *entry, *files], cwd=work, env=environment(work), capture_output=True, check=False
        )
        assert found.returncode == code
