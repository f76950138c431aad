"""Decides whether what a sentence says on a topic may be held against it.

It may where the sentence says that something happens or holds, where what it was understood to say is a part of it that
nothing left unread qualifies, and where it speaks of the game as played here and not of an example or another house.
"""

from collections.abc import Callable

from checker.drafts.prose.firm.asserting import asserts, is_order, is_term, told_of_here
from checker.drafts.prose.firm.counted import (
    breaks_brackets,
    counts_twice,
    in_turn,
    named_only,
    of_several,
)
from checker.drafts.prose.firm.goes_on import (
    defines,
    denied_partly,
    goes_on,
    settles_the_rest,
    takes_out,
    tells_of_others,
)
from checker.drafts.prose.firm.held import Held
from checker.drafts.prose.firm.left_unread import left_unread, needs_more
from checker.drafts.prose.firm.ordered import is_of_some_cards, is_upward
from checker.drafts.prose.firm.other_subject import (
    holds_of_named,
    of_another_heading,
    of_named_wager,
    of_other_subject,
    of_side_wager,
    of_what_was_named,
)
from checker.drafts.prose.firm.supposed import (
    denied_for_a_time,
    denied_under_condition,
    does_not_always_hold,
    is_only_named,
    names_no_wager,
    restricts,
    so_elsewhere,
    supposed,
)


def says_nothing(held: Held) -> bool:
    """Whether a sentence says neither that something happens nor that it holds, and is no term or list of hands."""
    claim, told = held.claim, held.told
    return not (asserts(told.sentence.text) or is_term(claim, held.text) or is_order(claim, told.read))


def of_elsewhere(held: Held) -> bool:
    """Whether a sentence tells of an example or another house."""
    return not told_of_here(held.told.sentence)


DOUBTS: tuple[Callable[[Held], bool], ...] = (
    left_unread,
    counts_twice,
    breaks_brackets,
    is_only_named,
    restricts,
    supposed,
    named_only,
    of_several,
    denied_partly,
    says_nothing,
    of_side_wager,
    of_what_was_named,
    holds_of_named,
    of_another_heading,
    of_other_subject,
    of_named_wager,
    names_no_wager,
    denied_under_condition,
    denied_for_a_time,
    so_elsewhere,
    does_not_always_hold,
    tells_of_others,
    goes_on,
    takes_out,
    settles_the_rest,
    defines,
    in_turn,
    is_upward,
    is_of_some_cards,
    of_elsewhere,
    needs_more,
)
"""What speaks against holding a claim against a draft; what is found most often and soonest comes first."""


def is_firm(held: Held) -> bool:
    """Whether a claim that differs was told without doubt, and by its sentence and its heading alone."""
    return not any(doubt(held) for doubt in DOUBTS)
