"""A right that nobody has here, granted on a condition: you may bank the next round as well, provided that you win."""

import re
from dataclasses import replace

from checker.drafts.compared import Compared
from checker.drafts.prose.agreeing import differs
from checker.drafts.prose.by_gist import compare_by_gist
from checker.drafts.prose.on_topics import compare_topics
from checker.drafts.prose.told import Told
from checker.words.sentence import NOT_ALLOWED

_PROVIDED = re.compile(r",? (?:provided|so long as|as long as|on condition)\b", re.IGNORECASE)
"""What goes on with a condition under which alone the words before it hold."""


def granted_on_condition(told: Told) -> list[Compared]:
    """Return that what a sentence grants differs, where nobody has it under whatever condition; nothing else."""
    cut = _PROVIDED.search(told.text)
    if cut is None:
        return []
    head = replace(told, written=f"{told.text[: cut.start()]}.")
    found = compare_by_gist(head, list(compare_topics(head)) or [head.not_understood()])
    return [item for item in found if differs(item) and item.statement and item.statement.value == NOT_ALLOWED]
