"""The odds of a filing's wagers as the html review shows them: a line each, pictures, and what looks wrong."""

from markupsafe import Markup

from checker.frozen import frozen
from checker.odds.filed import filed_odds, filed_remarks
from checker.odds.told import odds_line, title
from checker.report.odds_svg import edges_svg, meter_svg
from checker.review import Review


@frozen
class WagerView:
    """The odds of one wager: a line for each figure with its provision, and pictures."""

    name: str
    lines: tuple[tuple[str, str, str], ...]
    assumes: tuple[str, ...]
    pictures: tuple[Markup, ...]


@frozen
class OddsView:
    """The odds of a filing's wagers, and notes on what looks wrong in them."""

    wagers: tuple[WagerView, ...]
    remarks: tuple[tuple[str, str], ...]


def odds_view(review: Review) -> OddsView | None:
    """Return the odds of what was judged; None where there is nothing to count."""
    if review.filing is None or review.ruleset is None:
        return None
    found = filed_odds(review.filing, review.ruleset, exact=True)
    if not found:
        return None
    wagers = []
    for filed in found:
        pictures = (edges_svg(filed), *(meter_svg(odds) for odds in filed.applied))
        wagers.append(
            WagerView(
                name=filed.applied[0].name,
                lines=tuple((odds.provision, title(odds), odds_line(odds)) for odds in filed.readings),
                assumes=tuple(dict.fromkeys(text for odds in filed.applied for text in odds.assumes)),
                pictures=tuple(picture for picture in pictures if picture),
            )
        )
    notes = tuple((note.provision, note.text) for note in filed_remarks(review.filing, found))
    return OddsView(wagers=tuple(wagers), remarks=notes)
