"""``python -m tests.mutation law`` and ``python -m tests.mutation core``: what the tests do not notice."""

import argparse
import importlib
import os
import random
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from .results import line_of, read_results, summary

os.environ["CHECKER_CACHE"] = "off"
os.chdir(Path(__file__).resolve().parent.parent.parent)
_ARCHIVE = Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser() / "rules-submission-checker"


def main() -> None:
    """Try the mutants asked for, print the score and every survivor. Exit with 1 where one is not explained."""
    given = _arguments()
    # What a part needs is imported with it.
    part = importlib.import_module(f"{__package__}.run_{given.part}")
    everything = part.kinds()
    wanted = [key for key in everything if given.only in key and (not given.kind or everything[key] == given.kind)]
    if given.sample and given.sample < len(wanted):
        chosen = set(random.Random(given.seed).sample(wanted, given.sample))  # noqa: S311 - a sample, no secret
        wanted = [key for key in wanted if key in chosen]
    file = given.results or _ARCHIVE / f"mutation-{given.part}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    if given.anew:
        file.unlink(missing_ok=True)
    known = read_results(file)
    left = [key for key in wanted if key not in known or (given.survivors and not known[key])]
    random.Random(given.seed).shuffle(left)  # noqa: S311 - whenever a run ends, it has tried a sample
    judge = partial(part.judge, seconds=given.seconds)
    part.during(partial(_run, left, judge, file, given.jobs), file.parent, record=given.record)
    found = {key: noticed_by for key, noticed_by in read_results(file).items() if key in set(wanted)}
    lines = list(summary(found, len(everything), everything))
    sys.stdout.write("\n".join(lines) + "\n")
    sys.exit(any(line.startswith("survives") for line in lines))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("part", choices=("law", "core"), help="the law's data, or the Python of the core")
    parser.add_argument("--jobs", type=int, default=1, help="so many processes")
    parser.add_argument("--only", default="", help="only mutants whose name holds this, such as pa/633a or review/diff")
    parser.add_argument("--kind", default="", help="only mutants of this kind, such as figure or comparison")
    parser.add_argument("--sample", type=int, default=0, help="so many of them, chosen by chance")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the sample")
    parser.add_argument("--seconds", type=float, default=120, help="a mutant that takes longer counts as noticed")
    parser.add_argument("--results", type=Path, help="the file that keeps what was found")
    parser.add_argument("--anew", action="store_true", help="forget what was found before")
    parser.add_argument("--record", action="store_true", help="core: record which functions each new test runs")
    parser.add_argument("--survivors", action="store_true", help="try those again that survived before")
    return parser.parse_args()


def _run(keys: Sequence[str], judge: Callable[[str], str], file: Path, jobs: int) -> None:
    """Judge the mutants in so many processes; each writes what it finds at once, so that nothing is lost.

    A process whose parent was ended goes no further.
    """
    children = []
    parent = os.getpid()
    for share in range(jobs):
        child = os.fork()
        if not child:
            with file.open("a", encoding="utf-8", buffering=1) as results:
                for key in keys[share::jobs]:
                    if os.getppid() != parent:
                        break
                    results.write(line_of(key, judge(key)))
            os._exit(0)
        children.append(child)
    for child in children:
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
