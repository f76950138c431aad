"""Words that stand in for an answer, or for an approval that was not given."""

import pytest

from checker.submission.placeholders import Approval, approval_state, says_nothing


@pytest.mark.parametrize(
    "text",
    ["TBD", "tbd.", "(to be determined)", "None", "n/a", "-", "?", "", "  ", "Not yet", "At the dealer's discretion"],
)
def test_a_word_that_stands_in_for_an_answer_says_nothing(text: str) -> None:
    assert says_nothing(text)


@pytest.mark.parametrize(
    "text",
    [
        "No pair: the second highest card to the low hand",
        "See attachment 4",
        "$500",
        "Any pair goes to the high hand",
        "none higher",
    ],
)
def test_an_answer_says_something(text: str) -> None:
    assert not says_nothing(text)


@pytest.mark.parametrize(
    "text",
    [
        "spoken consent of our own shift manager",
        "the supplier's certificate only, the Commission was not asked",
        "pending",
        "Approval pending",
        "approval is pending",
        "Pending, filed 2015-05-01",
        "BGO-2015-3 (pending)",
        "applied for on 2015-05-01",
        "application submitted",
        "submitted 2015-05-01",
        "awaiting the Executive Director",
        "not yet approved",
        "To be requested",
        "under review",
        "refused",
        "revoked on 2012-06-01",
        "ED-2015-112 (withdrawn)",
        "expired",
        "suspended",
        "not required",
        "yes",
        "no",
        "TBD",
        "",
    ],
)
def test_an_approval_that_was_not_given_is_none(text: str) -> None:
    assert approval_state(text) is Approval.NOT_GRANTED


@pytest.mark.parametrize(
    "text",
    [
        "ED-2015-112",
        "Executive Director, 2015-05-01",
        "BGO-2013-17, renewal pending",
        "approved 2015-05-01",
        "Notice 7",
        "BGO 17",
        "the Commission's letter 12",
        "GLI-11, tested by the laboratory",
    ],
)
def test_an_approval_that_was_given_is_one(text: str) -> None:
    assert approval_state(text) is Approval.GRANTED


@pytest.mark.parametrize(
    "text",
    [
        "approved by our manager 2/5/2013",
        "approved by the Board",
        "anything but ED-2015-112",
        "ED-2015-112, not",
        "old ED-2015-112",
        "verbal",
        "the Executive Director has agreed",
        "Zorblax 17",
        "table 3, blue 12",
    ],
)
def test_an_approval_without_number_or_date_is_unclear(text: str) -> None:
    assert approval_state(text) is Approval.UNCLEAR


@pytest.mark.parametrize(
    "text",
    [
        "BGO-2015-07?",
        "formerly BGO-2015-07",
        "BGO-2015-07, probably",
        "BGO-2015-07 or BGO-2015-08",
        "BGO-2015-07 unless changed",
        "verbal, 2015-05-01",
        "provisional, BGO-2015-07",
        "BGO-2015-07 and more",
    ],
)
def test_an_approval_that_is_doubted_is_unclear(text: str) -> None:
    assert approval_state(text) is Approval.UNCLEAR


@pytest.mark.parametrize(
    "text",
    [
        "refer to the manual, page 12",
        "see the office manual of 2015-05-01",
        "per board procedures 4",
        "as in our file 7",
        "house rules no. 3",
    ],
)
def test_words_that_send_to_another_paper_name_no_approval(text: str) -> None:
    assert approval_state(text) is Approval.UNCLEAR


@pytest.mark.parametrize("text", ["see BGO-2015-07", "reference 2015/112", "ref. 17 of 2015-05-01"])
def test_a_reference_names_an_approval(text: str) -> None:
    assert approval_state(text) is Approval.GRANTED
