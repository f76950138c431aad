"""What became of each mutant, a line of JSON each, so that a run can be resumed and ended at any moment."""

import json
import math
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

import yaml

Found = dict[str, str]
"""Which test notices each mutant; empty where none does, or why none need notice it."""
EXPLAINED = "explained: "
_REASONS = Path(__file__).parent / "survivors.yaml"
_NORMAL = 1.96


def read_results(file: Path) -> Found:
    """Return what earlier runs found; a line that was cut off is left out."""
    found: Found = {}
    if file.is_file():
        for line in file.read_text(encoding="utf-8").splitlines():
            try:
                entry = json.loads(line)
            except ValueError:
                continue
            found[entry["mutant"]] = entry["noticed_by"]
    return found


def line_of(mutant: str, noticed_by: str) -> str:
    """Return the line of one mutant."""
    return json.dumps({"mutant": mutant, "noticed_by": noticed_by}) + "\n"


@cache
def _reasons() -> tuple[tuple[re.Pattern[str], str], ...]:
    raw = yaml.safe_load(_REASONS.read_text(encoding="utf-8"))
    return tuple((re.compile(item["pattern"]), str(item["reason"])) for item in raw)


def reason_of(mutant: str) -> str:
    """Return why no test need notice a mutant; empty where one should."""
    return next((reason for pattern, reason in _reasons() if pattern.search(mutant)), "")


def summary(found: Found, of: int, kinds: Mapping[str, str]) -> Iterable[str]:
    """Return the lines that tell the score, by kind, why some are left out, and every survivor.

    ``of`` is how many mutants there are. What is explained counts neither as noticed nor as missed.
    """
    why = {mutant: _explanation(mutant, said) for mutant, said in found.items()}
    killed = {mutant for mutant, said in found.items() if said and not said.startswith(EXPLAINED)}
    alive = {mutant for mutant in found if mutant not in killed and not why[mutant]}
    for kind in sorted(set(kinds.values())):
        mine = {mutant for mutant in found if kinds.get(mutant) == kind}
        if mine:
            noticed, left = len(mine & killed), len(mine & alive)
            aside = f", {len(mine) - noticed - left:,} explained" if len(mine) > noticed + left else ""
            yield f"{kind:16} {noticed:6,} of {noticed + left:6,}  {_share(noticed, noticed + left)}{aside}"
    explained = len(found) - len(killed) - len(alive)
    said = f"{len(killed):,} noticed, {explained:,} explained, {len(alive):,} not"
    yield f"{len(found):,} of {of:,} mutants were tried: {said}."
    if counted := len(killed) + len(alive):
        low, high = interval(len(killed), counted)
        share = _share(len(killed), counted)
        yield f"score {share} of those that change anything (95% interval {low:.1%} to {high:.1%})"
    reasons = Counter(reason for mutant, reason in why.items() if reason and mutant not in killed)
    yield from (f"explained, {times:,}: {reason}" for reason, times in reasons.most_common())
    yield from (f"survives: {mutant}" for mutant in sorted(alive))


def _explanation(mutant: str, said: str) -> str:
    return said.removeprefix(EXPLAINED) if said.startswith(EXPLAINED) else reason_of(mutant)


def _share(part: int, of: int) -> str:
    return f"{part / of:.1%}" if of else "-"


def interval(part: int, of: int) -> tuple[float, float]:
    """Return the 95% interval of a share after Wilson."""
    share, square = part / of, _NORMAL * _NORMAL
    middle = (share + square / (2 * of)) / (1 + square / of)
    reach = _NORMAL / (1 + square / of) * math.sqrt(share * (1 - share) / of + square / (4 * of * of))
    return max(0.0, middle - reach), min(1.0, middle + reach)
