"""The law as data: chapter files to the ruleset in force on a date."""

from checker.law.amount import Amount
from checker.law.chapter import Chapter, chapter_ids, load_chapter
from checker.law.model import (
    Advisory,
    Choice,
    Counted,
    Deal,
    Election,
    Figure,
    LedgerEntry,
    Paytable,
    Period,
    Row,
    Rule,
    Rulemaking,
    TopicStatement,
    Wager,
)
from checker.law.ruleset import NotInForceError, Ruleset, compile_ruleset

__all__ = [
    "Advisory",
    "Amount",
    "Chapter",
    "Choice",
    "Counted",
    "Deal",
    "Election",
    "Figure",
    "LedgerEntry",
    "NotInForceError",
    "Paytable",
    "Period",
    "Row",
    "Rule",
    "Rulemaking",
    "Ruleset",
    "TopicStatement",
    "Wager",
    "chapter_ids",
    "compile_ruleset",
    "load_chapter",
]
