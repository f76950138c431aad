"""The line on help with gambling problems, which the filing words and no rule on signs or guides asks for."""

from checker.drafts.demands import Kind
from checker.drafts.report import DraftFinding
from checker.drafts.wording import Sheets
from checker.rules import FindingClass
from checker.submission import Filing

_ENTRY = "gambling_help_line"


def compare_help_line(sheets: Sheets, filing: Filing, kind: Kind) -> list[DraftFinding]:
    """Advise where a sign or a guide does not carry the filing's own help line."""
    line = " ".join(filing.raw_text(_ENTRY).split())
    if not any(char.isalnum() for char in line) or kind not in {Kind.SIGN, Kind.GUIDE} or sheets.find(line):
        return []
    return [
        DraftFinding(
            provision="",
            kind=FindingClass.ADVISORY,
            about="help_line",
            message=f"The filing states a help line, and the draft does not show it as it is worded: {line[:120]}",
            expected=line,
            help=f"print it, or change {_ENTRY} in the filing",
        )
    ]
