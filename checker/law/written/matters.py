"""The files with the words of sentences that are read to their last word."""

from typing import Annotated, NotRequired, Required, TypedDict

from checker.law.shapes import Scalar, YesNo

Told = dict[str, dict[str, Scalar]]
"""By word, or by a case and its end, the value that it tells on each topic."""


class Matter(TypedDict, total=False):
    """The words of sentences on one matter, in any order."""

    of: Required[Annotated[str, "What is found in a sentence on it, or above one, as a regular expression."]]
    head: Annotated[str, "The word for which a heading on it stands."]
    after: Annotated[str, "What is found in a heading, in the sentence before or in itself, for that word to stand."]
    base: Annotated[YesNo, "Whether it is of the base wager alone."]
    odds: Annotated[YesNo, "Whether it tells what is paid, and odds are read as ODDS."]
    own: Annotated[str, "What names that wager in a sentence, whatever heading is above it."]
    said: Required[Annotated[list[list[str]], "What is replaced, in order: a regular expression, and its word."]]
    when: Annotated[list[str], "The words of cases, each of which has its end."]
    then: Annotated[list[str], "The words of the ends of cases."]
    pairs: Annotated[Told, "By a case and its end, the value that they tell on each topic."]
    needs: Required[Annotated[list[list[str]], "Words that must all be there, in one of these ways."]]
    marks: Annotated[list[str], "Words that tell nothing by themselves."]
    tells: Annotated[Told, "By word, the value that it tells on each topic; # is the number behind it."]


class Matters(TypedDict):
    """What sentences on some matters say, each read to its last word."""

    silent: NotRequired[Annotated[str, "More words that say nothing here, as a regular expression."]]
    matters: Annotated[dict[str, Matter], "The matters, by name."]


class MattersFirst(TypedDict):
    """What is done with each sentence before it is read to its last word."""

    said: Annotated[list[list[str]], "What is replaced, in order: a regular expression, and what is read for it."]
    odds: Annotated[list[list[str]], "The same for odds, on the matters that tell what is paid."]
    sum: Annotated[str, "How a hand is worked out: first and second, or total, sum and digit, as a regular expression."]
    names: Annotated[dict[str, str], "Patterns that others name as <name>."]
    silent: Annotated[str, "Words that say nothing on any matter, as a regular expression."]


class DealerTotals(TypedDict):
    """What sentences say on the totals on which the dealer draws and stands."""

    topics: Annotated[dict[str, str], "The topic of each kind of total."]
    values: Annotated[dict[str, str], "The value of each thing that is done."]
    dealer: Annotated[str, "What names the dealer, as a regular expression."]
    numbers: Annotated[list[list[str]], "Numbers in words, and their digits."]
    said: Annotated[list[list[str]], "What is replaced, in order: a regular expression, and its word."]
    silent: Annotated[str, "Words that say nothing, as a regular expression."]
