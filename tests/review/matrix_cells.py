"""The cells of the matrix: for each field of each chapter a filing that states it, and the answers that are tried."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from decimal import Decimal
from functools import cache
from pathlib import Path

from checker.law import Election, Rule, Ruleset
from checker.law.chapter import chapter_ids, game_of
from checker.law.conditions import Is
from checker.review import Review, review_document
from checker.review.model import COMPLIES
from checker.rules.paths import plain
from checker.source import Document, read_text
from checker.statements import statements_of
from checker.statements.in_use import payouts_in_use
from checker.statements.model import Statement
from checker.statements.names import by_outcome
from checker.submission.answers import known_answers
from checker.submission.conditions import holds
from checker.submission.edit import with_answer
from checker.submission.filing import normal
from checker.values import Payout
from checker.values.stated import Dollars, Number, Percent, Word
from checker.words.topics import topics

EXAMPLES = Path(__file__).parents[2] / "examples"
LISTED = {"choices", "counts"}
NUMBER_WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


@dataclass(frozen=True)
class Base:
    """A filing that complies and states a field, and its review."""

    name: str
    document: Document
    review: Review

    @property
    def ruleset(self) -> Ruleset:
        assert self.review.ruleset is not None
        return self.review.ruleset


@dataclass(frozen=True)
class Field:
    """A field of a chapter with the filing in which it is tried."""

    chapter: str
    election: Election
    base: Base

    @property
    def at(self) -> str:
        return self.election.at

    @property
    def text(self) -> str:
        assert self.base.review.filing is not None
        return self.base.review.filing.answer(self.at).text

    def rules(self) -> list[Rule]:
        """The rules on the field that apply to the filing."""
        assert self.base.review.filing is not None
        filing = self.base.review.filing
        return [rule for rule in self.base.ruleset.rules if plain(rule.at) == self.at and holds(rule.when, filing)]

    def answered(self, text: str | None, at: str = "") -> Review:
        listed = self.election.type in LISTED and not at
        return review_document(with_answer(self.base.document, at or self.at, text, listed=listed and text is not None))


@cache
def bases(chapter: str) -> tuple[Base, ...]:
    """The example filings of a chapter that comply, the fullest first."""
    folder = EXAMPLES / chapter.partition("/")[0] / game_of(chapter)
    found: list[Base] = []
    for path in (folder / "submission.yaml", *sorted(folder.glob("*.yaml"))):
        if ".expected" in path.name or any(base.name == path.name for base in found):
            continue
        document = read_text(path.read_text(encoding="utf-8"), path.name)
        review = review_document(document)
        if review.outcome == COMPLIES and review.filing is not None:
            found.append(Base(path.name, document, review))
    return tuple(found)


def _with(base: Base, item: Election) -> Base | None:
    """The filing with the field stated as its example says, if it complies so."""
    document = base.document
    if item.type == "payouts":
        for outcome, pays in rows_paid(base, item.at.split(".")[1]).items():
            document = with_answer(document, f"{item.at}.{outcome}", pays)
    elif item.example:
        example = item.example if isinstance(item.example, str) else ", ".join(item.example)
        document = with_answer(document, item.at, example, listed=item.type in LISTED)
    if document is base.document:
        return None
    review = review_document(document)
    return Base(f"{base.name} with {item.at}", document, review) if review.outcome == COMPLIES else None


def rows_paid(base: Base, wager: str) -> dict[str, str]:
    """The outcomes of a wager that the filing puts in use, with what each pays, as the law prints them."""
    assert base.review.filing is not None
    lines = payouts_in_use(base.review.filing, base.ruleset, wager)
    return {outcome: paid.row.payout.text for outcome, paid in by_outcome(lines).items() if "." not in outcome}


@cache
def fields(chapter: str) -> tuple[tuple[Field, ...], tuple[str, ...]]:
    """The fields of a chapter that a complying filing can state, and those that none here states."""
    found, without = [], []
    for at, item in bases(chapter)[0].ruleset.elections.items():
        stating = (base for base in bases(chapter) if base.review.filing and base.review.filing.stated_raw(at))
        base = next(stating, None) or next(
            filter(None, (_with(base, item) for base in bases(chapter) if _applies(item, base))), None
        )
        if base is None:
            without.append(at)
        else:
            found.append(Field(chapter, base.ruleset.elections.get(at, item), base))
    return tuple(found), tuple(without)


def _applies(item: Election, base: Base) -> bool:
    return base.review.filing is not None and holds(item.when, base.review.filing) is not False


def every_field() -> Iterator[Field]:
    for chapter in chapter_ids():
        yield from fields(chapter)[0]


def in_other_words(field: Field) -> Iterator[str]:
    """The field's own answer in other words: capitals, figures in words, and the words that the data has for it."""
    text, kind = field.text, field.election.type
    if kind == "payouts":
        return
    if kind in LISTED:
        yield text.upper()
        return
    if text:
        yield text.upper() if "$" not in text else f" {text} "
    number = text.split()[0].strip("%$").replace(",", "") if text else ""
    word = NUMBER_WORDS[int(number)] if number.isdigit() and int(number) < len(NUMBER_WORDS) else number
    forms: dict[str, Callable[[], str]] = {
        "count": lambda: word,
        "count_from_one": lambda: word,
        "hours": lambda: f"every {word} hours",
        "dollars": lambda: f"{number} dollars",
        "percent": lambda: f"{number} percent",
        "payout": lambda: text.replace(number, word, 1),
        "yes_no": lambda: "true" if text == "yes" else "false",
    }
    if kind in forms and number:
        yield forms[kind]()
    if kind == "choice":
        known = known_answers(field.at, field.base.ruleset).exact
        yield from [other for other, meant in known.items() if meant == normal(text) and other != meant][:2]


def unlawful(field: Field) -> str | None:
    """An answer that a rule on the field does not allow; None where no rule bounds it."""
    assert field.base.review.filing is not None
    kind = field.election.type
    if field.at in SAID:
        return SAID[field.at]
    if field.at.endswith("approval"):
        return "denied on 2012-01-05"
    if field.at.endswith(".paytable"):
        return "Z"
    if kind == "payout":
        return "1 to 9"
    for rule in field.rules():
        if rule.finding_class != "violation":
            continue
        value = rule.value
        if value is not None and rule.kind in {"at_most", "equal", "at_least"} and value.unit in _SHOWN:
            step = Decimal(-1) if rule.kind == "at_least" and value.number >= 1 else Decimal(1)
            return _SHOWN[value.unit].format(f"{value.number + step:f}")
        if isinstance(rule.must, Is) and rule.must.at == field.at and kind == "yes_no" and not rule.must.negated:
            return "no" if (rule.kind == "requires") is ("yes" in rule.must.values) else "yes"
    if kind == "choice" and field.election.choices:
        lawful = {normal(choice.value) for choice in field.election.choices}
        known = known_answers(field.at, field.base.ruleset).exact
        return next((other for other, meant in sorted(known.items()) if meant not in lawful), None)
    return None


SAID = {
    "layout.areas": "chip tray",
    "play.house_way": "as the dealer likes",
    "play.dealer_wager_amount": "to be announced",
    "play.adjacent_boxes": "0",
}
"""Answers that no chapter allows, where no figure and no list of choices bounds the field."""

_SHOWN = {"count": "{}", "dollars": "${}", "percent": "{}%", "hours": "{} hours", "": "{}"}


def contrary(field: Field) -> str | None:
    """An inscription that says of the field what it does not say; None where no inscription could speak of it."""
    assert field.base.review.filing is not None
    if field.at.startswith(("layout", "sign")):
        return None
    for item in statements_of(field.base.review.filing, field.base.ruleset):
        if item.at == field.at and (said := _otherwise(item, field.base.ruleset)):
            return said
    return None


def _otherwise(item: Statement, ruleset: Ruleset) -> str:
    value, wager = item.value, ruleset.wagers.get(item.key.subject)
    name = wager.short if wager else ""
    if isinstance(value, Dollars):
        about = {"limit_min": "minimum", "limit_max": "maximum", "payout_limit": "payout limit"}.get(item.key.aspect)
        return f"{name} {about} ${value.amount + 7:,.0f}".strip() if about else ""
    if isinstance(value, Percent) and item.key.aspect in topics():
        return item.wording.replace(str(value), f"{value.value + 3:f}%")
    if isinstance(value, Number) and item.key.aspect in topics():
        return item.wording.replace(str(value), f"{value.value + 3:f}")
    if isinstance(value, Payout):
        return f"{name}: {item.names[0]} pays 77 to 1"
    if isinstance(value, Word) and item.key.aspect in topics():
        topic = topics()[item.key.aspect]
        return next((said.sentence for token, said in topic.values.items() if token != value.token), "")
    return ""
