"""The wording that a layout must carry, compared with what the draft says."""

from collections.abc import Iterator

from checker.drafts.demands import Demands, Inscription, Must
from checker.drafts.report import DraftFinding, Tally
from checker.drafts.values import find_values
from checker.drafts.wording import Found, Match, Near, Sheets
from checker.rules import FindingClass


def compare_inscriptions(sheets: Sheets, demands: Demands) -> tuple[list[DraftFinding], list[Tally]]:
    """Give the findings on every inscription, and how many were asked for and found."""
    findings: list[DraftFinding] = []
    asked = [item for item in demands.inscriptions if item.must is Must.YES]
    held = 0
    for item in demands.inscriptions:
        if item.must is Must.NO:
            findings += _contradicted(sheets, item)
            continue
        found = _one(sheets, item, demands)
        held += item in asked and not any(finding.kind is FindingClass.MISMATCH for finding in found)
        findings += found
    tallies = [Tally(what="inscriptions", demanded=len(asked), found=held)] if asked else []
    return findings, tallies


def _one(sheets: Sheets, item: Inscription, demands: Demands) -> list[DraftFinding]:
    found = sheets.find(item.text)
    if found is not None:
        return [*_said_otherwise(item, found), *_contradicted(sheets, item)]
    if item.similar and item.approval:
        approved = sheets.find(item.similar)
        if approved is not None:
            return list(_said_otherwise(item, approved))
    others = [other.text for other in demands.inscriptions] + [item.similar] * bool(item.approval)
    near = sheets.near(item.text, others)
    return [_unapproved(sheets, item) or _missing(item, near)]


def _missing(item: Inscription, near: Near | None) -> DraftFinding:
    wanted = item.similar if item.similar and item.approval else item.text
    where = "sign" if item.on_sign else "layout"
    hint = f"inscribe: {item.text}"
    if item.similar and item.approval:
        hint += f"; or the approved wording ({item.approval}): {item.similar}"
    elif item.similar_at:
        hint += f"; or state approved similar language in the filing under {item.similar_at}"
    if not item.on_sign and not item.filed:
        hint += "; a sign does not take its place"
    kind = FindingClass.MISMATCH if item.must is Must.YES else FindingClass.ADVISORY
    source = "filing" if item.filed else "law"
    if near is None:
        message = f"The {where} does not carry the inscription “{wanted}”."
    else:
        message = f"The inscription “{wanted}” is altered; the {source}’s words are asked for."
    return DraftFinding(
        provision=item.provision,
        kind=kind,
        about="inscription",
        message=message,
        place=near.place if near else None,
        expected=wanted,
        actual=near.text if near else "",
        help=hint,
    )


def _unapproved(sheets: Sheets, item: Inscription) -> DraftFinding | None:
    """Say that the wording on the draft is similar language which the filing states without its approval."""
    if not item.similar or item.approval:
        return None
    found = sheets.find(item.similar)
    if found is None:
        return None
    return DraftFinding(
        provision=item.provision,
        kind=FindingClass.MISMATCH,
        about="inscription",
        message=f"The wording “{found.text}” is in the filing without its approval.",
        place=found.place,
        expected=item.text,
        actual=found.text,
        help=f"cite the approval under {item.similar_at}.approval, or inscribe: {item.text}",
    )


def _said_otherwise(item: Inscription, found: Found) -> Iterator[DraftFinding]:
    """Say what a person should look at in wording that is accepted."""
    said = {
        Match.PUNCTUATION: "differs from the law in its punctuation only",
        Match.MARKED: "writes the odds with a mark where the law has a word",
    }.get(found.match)
    if said:
        yield DraftFinding(
            provision=item.provision,
            kind=FindingClass.ADVISORY,
            about="inscription",
            message=f"The inscription “{found.text}” {said}.",
            place=found.place,
            expected=item.text,
            actual=found.text,
            help=f"inscribe: {item.text}",
        )
    if found.alt:
        yield DraftFinding(
            provision=item.provision,
            kind=FindingClass.ADVISORY,
            about="picture",
            message=f"The inscription “{item.text}” stands only in the description of a picture.",
            place=found.place,
            expected=item.text,
            actual=found.text,
            help="look at the picture itself; what it shows cannot be read",
        )


def _contradicted(sheets: Sheets, item: Inscription) -> Iterator[DraftFinding]:
    """Say where a text contradicts an inscription in its numbers. What it pays is compared with the payouts."""
    if find_values(item.text) or item.filed:
        return
    for near in sheets.contradictions(item.text):
        yield DraftFinding(
            provision=item.provision,
            kind=FindingClass.MISMATCH,
            about="inscription",
            message=f"“{near.text}” contradicts “{item.text}”.",
            place=near.place,
            expected=item.text,
            actual=near.text,
            help="use the numbers of the law",
        )
