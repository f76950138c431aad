"""Whether a text names an approval that is given."""

import pytest

from checker.submission.approvals import Approval, approval_state


@pytest.mark.parametrize(
    "text",
    [
        "approved by our manager 2/5/2013",
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


@pytest.mark.parametrize(
    "text",
    [
        "The Bureau of Gaming Operations has approved the layout (April 14, 2015, no. 117)",
        "denied 2015-02-01, approved on resubmission 2015-04-14",
        "We applied on March 30, 2015. The Bureau approved the layout on April 14, 2015.",
        "BGO-2015-07, which has not been taken back",
        "The Board's staff approved it by email of April 14, 2015",
        "granted without conditions on April 14, 2015 by BGO",
    ],
)
def test_an_approval_is_given_in_whatever_words_it_is_told(text: str) -> None:
    assert approval_state(text, "layout.approval") is Approval.GRANTED


@pytest.mark.parametrize(
    "text",
    [
        "turned down on May 3, 2015",
        "BGO sent the drawing back for corrections on 2015-04-14",
        "with the lab, expected soon",
        "our VP signed off; nothing was sent in",
        "the drawing has been with BGO since April 2, 2015",
        "approved 2012-03-01, revoked 2015-04-14",
        "approved by the New Jersey Division of Gaming Enforcement on April 14, 2015",
        "submitted on the Board-approved form on April 2, 2015",
        "The Bureau hasn\u2019t ruled on it",
    ],
)
def test_an_approval_is_none_in_whatever_words_it_is_told(text: str) -> None:
    assert approval_state(text, "layout.approval") is Approval.NOT_GRANTED


@pytest.mark.parametrize(
    "text",
    [
        "BGO approved the gaming guide on April 14, 2015",
        "approved by our manager, sent to tables 2015-04-14; copy for BGO",
        "approved 2015-04-14, subject to a change of color",
        "approved for tables 1 to 4 only, 2015-04-14",
        "approved in principle 2015-04-14",
        "approved 2015-04-14; a new drawing is in use",
    ],
)
def test_an_approval_of_another_thing_or_with_conditions_is_unclear(text: str) -> None:
    assert approval_state(text, "layout.approval") is Approval.UNCLEAR
