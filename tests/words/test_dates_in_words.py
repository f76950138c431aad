"""The days that a text names, in the ways in which letters and filings write them."""

import datetime

import pytest
from corpus_lines import Line
from filed_lines import outcome_of

from checker.submission.dates_in_words import dates_in

DAY = datetime.date(2015, 7, 1)


@pytest.mark.parametrize(
    "text",
    [
        "2015-07-01",
        "7/1/2015",
        "7/1/15",
        "1.7.2015",
        "July 1, 2015",
        "Jul. 1st 2015",
        "1 July 2015",
        "1st of July, 2015",
        "July 2015",
    ],
)
def test_a_day_is_read_however_it_is_written(text: str) -> None:
    assert set(dates_in(f"approved {text}, BGO")) == {DAY}


@pytest.mark.parametrize("text", ["GLO-2012-118", "TG-2015-041", "31/31/2015", "2015-13-40", "§ 461a.4(b)", "in 2015"])
def test_a_number_of_a_file_is_no_day(text: str) -> None:
    assert list(dates_in(text)) == []


@pytest.mark.parametrize(
    ("text", "outcome"),
    [
        ("BGO-2015-33, approved June 12, 2015", "passes"),
        ("BGO-2015-33, approved June 13, 2015", "passes"),
        ("BGO-2015-33, approved June 14, 2015", "open"),
        ("granted 2016-04-14 (BGO)", "open"),
    ],
)
def test_an_approval_of_a_later_day_than_the_filing_is_open(text: str, outcome: str) -> None:
    assert outcome_of(Line("pa-633a", "layout.approval", "+", text)) == outcome
