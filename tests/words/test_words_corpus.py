"""No line of the corpus that is unlawful passes, and none that is lawful is called a violation.

The third that is set aside was run once when the reader was written. Of its 218 inscriptions two that are unlawful
passed on that first run, and none that is lawful failed; both classes of fault were mended. It is tested like the rest.

The sentences for a Pai Gow layout came later. Of the 54 true ones of their open part the first run left 31 open, and
called 2 violations. Of the 37 of the part set aside, run once after that was mended, it left 27 open, and called 1 a
violation. No unlawful one passed in either. They are mended in part since, so fresh sentences fare worse than these.

The lines under "The second list" were written from the law before the reader was looked at. Of the 144 of its open part
that speak of the game the first run left 72 open and passed 3 unlawful ones. After sentences were read as wholes, 13
were left open and none passed. Of the 68 of the part set aside, run once then, 17 were left open, 2 unlawful ones
passed, and no lawful one was called a violation. The 2 were mended since, and nothing else of that part.

The last lines of each chapter are answers to its fields, taken from 1,147 that were written before the reader of
answers in sentences. Without it 363 of the 559 lawful ones were open. The half that was run once when it stood left 37
of 300 lawful ones open; of 146 written after it, 20 of 63 lawful ones were open and 3 of 83 unlawful ones passed.

The plain lines at the end of each chapter were written by people who had not seen the reader. Of 414 in an open part
the first run left 57 open and called 5 lawful ones a violation. Of 691 that were set aside, run once after that was
mended, 69 were left open, no unlawful one passed, and 4 of 445 lawful ones were called a violation; they are mended.

Most lines that came later were known to the reader before they were added, in both parts: they keep what was gained,
and say nothing of fresh lines, of which about a third is not understood at first.
"""

import pytest
from corpus_lines import EXAMPLES, LAWFUL, NOTHING, UNLAWFUL, Line, corpus
from filed_lines import filing_of, outcome_of, review_of
from sampled import is_tried

ONE_IN = 60
"""One line in so many is read in an ordinary run, all of them with ``--whole``."""
LINES = tuple(line for line in corpus() if is_tried(line.text, ONE_IN))
MOST_OPEN = 0.15


def outcomes(lines: tuple[Line, ...]) -> dict[Line, str]:
    return {line: outcome_of(line) for line in lines}


@pytest.fixture(scope="module", params=EXAMPLES)
def judged(request: pytest.FixtureRequest) -> dict[Line, str]:
    return outcomes(tuple(line for line in LINES if line.chapter == request.param))


@pytest.mark.parametrize("chapter", EXAMPLES)
def test_the_example_itself_has_nothing_open_among_its_words(chapter: str) -> None:
    review = review_of(filing_of(chapter))
    assert review.defects == ()
    assert [point.text for point in review.open if "inscri" in point.path] == []


def test_no_unlawful_line_passes(judged: dict[Line, str]) -> None:
    left = {"passes", "nothing"}
    assert [line.text for line, outcome in judged.items() if line.sort == UNLAWFUL and outcome in left] == []


def test_no_lawful_line_is_a_violation(judged: dict[Line, str]) -> None:
    assert [line.text for line, outcome in judged.items() if line.sort == LAWFUL and outcome == "fails"] == []


def test_no_line_that_says_nothing_is_a_violation(judged: dict[Line, str]) -> None:
    assert [line.text for line, outcome in judged.items() if line.sort == NOTHING and outcome == "fails"] == []


def test_few_lines_that_say_nothing_are_taken_to_speak_of_the_game(judged: dict[Line, str]) -> None:
    found = {line.text: outcome for line, outcome in judged.items() if line.sort == NOTHING}
    left = [text for text, outcome in found.items() if outcome == "open"]
    assert len(left) <= MOST_OPEN * len(found), left


@pytest.mark.parametrize("set_aside", [False, True], ids=["open part", "part set aside"])
def test_few_lines_that_speak_of_the_game_are_not_understood(set_aside: bool) -> None:
    found = outcomes(tuple(line for line in LINES if line.set_aside is set_aside and line.sort != NOTHING))
    left = [line.text for line, outcome in found.items() if outcome in {"open", "nothing"}]
    assert len(left) < MOST_OPEN * len(found), left


def test_the_corpus_is_large_and_a_third_of_it_is_set_aside() -> None:
    lines = corpus()
    assert len(lines) == len(set(lines)) >= 700
    assert 0.25 < sum(line.set_aside for line in lines) / len(lines) < 0.42
