"""What every item of a chapter file may say is no figure of a deal and no parameter of a rule."""

import datetime
from typing import Any

import pytest

from checker.law import chapter_ids, items, load_chapter
from checker.law.model import Period

PERIOD = Period(effective=datetime.date(2014, 2, 1), until=None, source="44 Pa.B. 599", status="printed", note="")
OF_EVERY_ITEM = {
    "section": "1",
    "from": "2014-02-01",
    "until": "2015-06-13",
    "source": "44 Pa.B. 599",
    "status": "printed",
    "note": "a note",
}


def test_a_deal_has_its_own_figures_and_nothing_that_every_item_has() -> None:
    of_a_deal = {"deal": "two cards", "kind": "cards", "provision": "1(a)", "decks_at": "cards.decks", "when": "always"}
    said: Any = {**OF_EVERY_ITEM, **of_a_deal, "decks": ["6", "8"], "assumes": ["even decks"], "cards": "2"}
    deal = items.deal(said, PERIOD)
    assert deal.figures == {"cards": "2"}
    assert (deal.id, deal.kind, deal.provision, deal.decks, deal.decks_at) == (
        "two cards",
        "cards",
        "1(a)",
        (6, 8),
        "cards.decks",
    )
    assert deal.assumes == ("even decks",)


def test_a_rule_has_its_own_parameters_and_nothing_that_every_rule_has() -> None:
    of_a_rule = {
        "provision": "1(a)",
        "kind": "at_least",
        "name": "decks",
        "when": "always",
        "at": "cards.decks",
        "requires": "At least {value}.",
        "otherwise": "Fewer than {value}.",
        "lawful": "more",
        "class": "advisory",
        "if_unstated": "unused",
        "reason": "so it is",
        "related": ["cards.shuffler"],
        "severity": "slight",
        "value": "2",
    }
    rule = items.rule({**OF_EVERY_ITEM, "versions": [], "by_reading": {}, **of_a_rule}, PERIOD)
    assert (rule.provision, rule.kind, rule.name, rule.at, str(rule.value)) == (
        "1(a)",
        "at_least",
        "decks",
        "cards.decks",
        "2",
    )
    assert (rule.requires, rule.otherwise, rule.lawful) == ("At least {value}.", "Fewer than {value}.", "more")
    assert (rule.finding_class, rule.if_unstated, rule.reason) == ("advisory", "unused", "so it is")
    assert (rule.related, rule.severity, rule.calculation, rule.subject) == (("cards.shuffler",), "slight", "", "")
    assert rule.period is PERIOD


def test_what_a_rule_does_not_say_is_what_most_rules_mean() -> None:
    rule = items.rule({"provision": "1", "kind": "at_least", "requires": "", "value": "1"}, PERIOD)
    assert (rule.name, rule.at, rule.otherwise, rule.lawful, rule.reason, rule.severity) == ("",) * 6
    assert (rule.finding_class, rule.if_unstated, rule.related) == ("violation", "open", ())


@pytest.mark.parametrize("chapter_id", chapter_ids())
def test_a_note_of_a_chapter_is_a_sentence_or_nothing(chapter_id: str) -> None:
    chapter = load_chapter(chapter_id)
    for note in (chapter.known_through_note, chapter.undated_note):
        assert note == "" or note.endswith("."), note
