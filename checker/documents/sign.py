"""The table sign: limits, mandated sentences, and the payouts of every wager offered, on one page."""

from dataclasses import replace

from checker.documents.citations import Citations
from checker.documents.head import head
from checker.documents.help_line import ENTRY, letters_share
from checker.documents.inscriptions import inscriptions
from checker.documents.model import Limit, Sign
from checker.documents.payouts import base_wagers, optional_wagers, panel
from checker.documents.reviewed import ReviewedFiling
from checker.documents.values import own_text, shown
from checker.documents.words import Words


def sign(source: ReviewedFiling, *, draft: bool) -> Sign:
    """Return the sign of a filing that was judged."""
    citations = Citations(source.ruleset.chapter)
    base = [
        replace(panel(wager, source, citations, short=True), limits="")  # stated at the head of the sign
        for wager in base_wagers(source)
    ]
    optional = [panel(wager, source, citations, short=True) for wager in optional_wagers(source)]
    return Sign(
        head=head(source, "sign", draft=draft),
        limits=_limits(source),
        inscriptions=inscriptions(source),
        panels=(*base, *optional),
        sentences=Words(source).sign_lines(),
        help_line=own_text(source, ENTRY),
        help_share=letters_share(source),
    )


def _limits(source: ReviewedFiling) -> tuple[Limit, ...]:
    found = (
        Limit(
            wager=wager.short,
            minimum=shown(source, f"wagers.{wager.slug}.minimum"),
            maximum=shown(source, f"wagers.{wager.slug}.maximum"),
        )
        for wager in base_wagers(source)
    )
    return tuple(limit for limit in found if limit.minimum or limit.maximum)
