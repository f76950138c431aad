"""An answer in a sentence: what it says of its entry, and which of its words are not understood.

It is read as a whole by the rows of the entry, or as a figure with words beside it that say nothing more. Else its
first part is the answer, “none, the dealer shuffles by hand”, and each further part must say the same or nothing. A
part that is not understood stays open; one that may take back what stands before it leaves all of the answer open.
"""

import re
from collections.abc import Callable, Sequence

from checker.frozen import frozen
from checker.law import Election, Ruleset
from checker.regex import regex
from checker.submission.answer import is_doubtful
from checker.submission.answer_rows import REFUSED, Row, answer_tokens, said_by, says_nothing, stemmed
from checker.submission.answers import in_order
from checker.submission.clause_rows import begins, clause_rows, said_of
from checker.submission.clauses import Clause, Said, by_clauses
from checker.submission.clock_times import hours_between
from checker.submission.field_rows import Field, Words, field, turning, words_of
from checker.submission.figure_said import SORTS, figure_said
from checker.submission.later_choice import is_left_to_choice
from checker.submission.plainer import before_more, clauses, plainer
from checker.submission.reasons import without_reason
from checker.values.number_words import number_of
from checker.words.tokens import Sort, Token, tokens
from checker.words.wordings import wordings

_PART = regex(r" *[;(]+ *|, +|: +| +[-\u2013\u2014]+ +|\. +")
_TAIL = regex(r" +(?=(?:that|which|with|from|in|on|at|for|showing|by|of) )")
_PARTS_OF_A_WHOLE = {
    "half": "50",
    "third": "33.33",
    "quarter": "25",
    "fifth": "20",
    "sixth": "16.67",
    "eighth": "12.5",
    "tenth": "10",
    "twentieth": "5",
}
_PART_OF = regex(r"\b(?:an?|one)[ -](half|third|quarter|fifth|sixth|eighth|tenth|twentieth)\b")
_AND_HALF = regex(r"\b([a-z]+|[0-9]+) and (?:a|one)[ -]half(?= ?%| per ?cent)")
_HALF = regex(r"\bhalf\b")
_DENIAL = regex(r"(?:^| )(?:and not|not|never|no longer|without|no|rather than|instead of)(?= )")
_UNCLEAR = regex(r"(?:^|[ ($])[-\u2212] ?[$0-9]|(?<![0-9.,])0[0-9]")
_CENTS = regex(r"\b([a-z]+|[0-9.]+) cents? (?:per|(?:of|on|in|from|out of|for) (?:the|every|each|a)) dollar\b")
_SUBS = r"(?:\([0-9a-z]{1,4}\))*"
_CITED = regex(
    r"(?i:(?:§+ ?|\b(?:section|chapter|rule) )[0-9]{1,3}[a-z]?(?:\.[0-9a-z]{1,4})?|\b[0-9]{3}[a-z]\.[0-9]{1,2}[a-z]?)"
    + _SUBS
)
"""A provision that an answer names: § 605a.7, 461a.4(b)."""
_PROVISION = " regulation "
_DENIED = regex(r"(?i: *no *(?:[,;:.]|[-\u2013\u2014]+ ))")
"""How an answer begins that says no before it says why."""
_ARTICLES = frozenset({"a", "an", "the"})
_LIMITS = (".minimum", ".maximum", ".most")
_CHOOSE = frozenset({"player", "players", "guest", "guests", "patron", "patrons", "bank", "banker", "bankers"})
_INSTEAD = frozenset({"instead", "no", "not", "or"})
_NO = "no"

Plain = Callable[[str], str]
"""Gives what a text says where it is written as its entry asks; empty where it is not."""


@frozen(kw_only=False)
class Worded:
    """What an answer says, as its entry takes it; empty where it is ``refused``, which is no lawful answer at all.

    ``rest`` are its words that are not understood.
    """

    value: str
    refused: bool = False
    rest: str = ""


def worded(text: str, election: Election, ruleset: Ruleset, plain: Plain) -> Worded | None:
    """Return what an answer to an entry says in a sentence; None where it is not understood."""
    said = _with_all(text, election, ruleset, plain)
    if said is not None and not said.rest:
        return said
    bare, reasons = without_reason(text, election.at, figure=election.type in SORTS)
    if not reasons or any(_is_unlawful_beside(reason, election, ruleset) for reason in reasons):
        return said
    value = "" if is_doubtful(text) else plain(bare)
    again = Worded(value) if value else _with_all(bare, election, ruleset, plain)
    if again is not None and said is not None and not again.refused and again.value != said.value:
        return said
    return again or said


def _is_unlawful_beside(reason: str, election: Election, ruleset: Ruleset) -> bool:
    """Whether a reason is one that makes an answer unlawful."""
    rows = clause_rows(election.at).where(ruleset.elections)
    known = field(election.at, election.type)
    line = answer_tokens(reason)
    return said_of(rows, reason) is Clause.WRONG or said_by(known.first, line) == REFUSED


def _with_all(text: str, election: Election, ruleset: Ruleset, plain: Plain) -> Worded | None:
    """Return what an answer says with all of its words."""
    if _is_left_to_choice(text, election):
        return Worded("", refused=True)
    if is_doubtful(text):
        return None
    if election.type == "hours" and (between := hours_between(text)):
        return Worded(plain(between))
    known = field(election.at, election.type)
    said = _worded(text, known, election, ruleset, plain)
    any_stop = election.type == "yes_no"
    if (
        said is not None
        and (said.refused or said.value == _NO)
        and " " in (head := before_more(text, any_stop=any_stop))
    ):
        # What is added to a lawful answer does not make it none: a sign, and dealers tell it too.
        alone = _worded(head, known, election, ruleset, plain)
        if plain(head) not in {"", _NO} or (alone is not None and not alone.refused and alone.value != said.value):
            return None
    plainly = plainer(text)
    if (said is not None and not said.rest and not said.refused) or plainly == text:
        return said
    # What is said in turns of speech is read again without them, and quoted as it stands.
    value = plain(plainly)
    again = Worded(value) if value else _worded(plainly, known, election, ruleset, plain)
    if again is None or (again.rest and said is not None):
        return said
    if said is not None and said.refused and not again.refused:
        return None  # what makes it no lawful answer may be in the words that were left out
    return Worded(again.value, again.refused, text if again.rest else "")


def _is_left_to_choice(text: str, election: Election) -> bool:
    """Whether somebody of the house is to choose later what the entry asks for.

    Limits of a wager may be set so, and what a player or the bank may choose is read by the rows of its entry.
    """
    if election.type not in {*SORTS, "choice"} or election.at.endswith(_LIMITS):
        return False
    return is_left_to_choice(text) and not _CHOOSE.intersection(text.lower().replace("'", " ").split())


def _worded(text: str, known: Field, election: Election, ruleset: Ruleset, plain: Plain) -> Worded | None:
    said = _said(text, known, election, ruleset, plain)
    parted = _in_clauses(text, known, election, ruleset, plain)
    if said is not None and parted is not None and said != parted:
        return None if said.refused else parted if parted.refused else said
    if parted is not None:
        return said or parted
    if (said is not None and not said.refused) or election.at in in_order():
        return said
    named = _by_clauses_named(text, said, known, election, ruleset, plain)
    if named is not None or said is not None:
        return named
    for head, rest in _parts(text, election):
        answer = plain(head)
        if not answer:
            of_head = _said(head, known, election, ruleset, plain)
            if of_head is not None and of_head.refused and _says_no_other(rest, known, election, ruleset, plain):
                return of_head
            answer = "" if of_head is None else of_head.value
        if answer:
            return _with_rest(answer, rest, known, election, ruleset, plain)
    return None


def _by_clauses_named(
    text: str, said: Worded | None, known: Field, election: Election, ruleset: Ruleset, plain: Plain
) -> Worded | None:
    """Return the choice that the clauses of an answer name, else what it ``said`` where none of them names one."""
    if election.type != "choice":
        return said
    parts = clauses(text)
    one = _one_of_several(parts, known, election, ruleset, plain)
    if one is None and any(_value_of(part, known, election, ruleset, plain) for part in parts):
        return None
    return one or said


def _one_of_several(
    parts: list[str], known: Field, election: Election, ruleset: Ruleset, plain: Plain
) -> Worded | None:
    """Return the one choice that clauses name where they deny only others: not on the felt, but on a sign."""
    named, denied = set(), set()
    for part in parts:
        value = _value_of(part, known, election, ruleset, plain)
        if value:
            named.add(value)
            continue
        bare = _DENIAL.sub(" ", part, count=1).strip()
        other = _value_of(bare, known, election, ruleset, plain) if bare != part else ""
        if not other:
            return None
        denied.add(other)
    return Worded(named.pop()) if len(named) == 1 and denied and not named & denied else None


def _value_of(part: str, known: Field, election: Election, ruleset: Ruleset, plain: Plain) -> str:
    """Return the value that a clause says by itself; empty where it says none."""
    said = plain(part)
    if said:
        return said
    found = _said(part, known, election, ruleset, plain)
    return "" if found is None else found.value


def _in_clauses(text: str, known: Field, election: Election, ruleset: Ruleset, plain: Plain) -> Worded | None:
    """Return what an answer says of which each clause is understood."""
    rows = clause_rows(election.at).where(ruleset.elections)
    if not rows:
        return None

    def read(clause: str) -> Said:
        clause = _CITED.sub(_PROVISION, clause)
        said = _said(clause, known, election, ruleset, plain)
        answer = plain(clause) or ("" if said is None else said.value)
        beside = said_of(rows, clause)
        if beside is Clause.WRONG or not answer:
            return beside or (Clause.NO_ANSWER if said is not None and said.refused else Clause.UNKNOWN)
        return answer

    found = by_clauses(text, begins(), read)
    if found in {Clause.WRONG, Clause.NO_ANSWER} or (found is None and _is_wrong(text, rows)):
        return Worded("", refused=True)
    return Worded(found) if isinstance(found, str) else None


def _is_wrong(text: str, rows: Sequence[Row]) -> bool:
    """Whether a part of an answer between two stops is wrong, and no other may take it back."""
    parts = [part.strip(" .)") for part in _PART.split(text) if part.strip(" .)")]
    wrong = [part for part in parts if said_of(rows, part) is Clause.WRONG]
    others = [part for part in parts if part not in wrong and part.lower() != "yes"]
    return bool(wrong) and all(turning().isdisjoint(words_of(part)) for part in others)


def _parts(text: str, election: Election) -> list[tuple[str, list[str]]]:
    """Return the ways to part an answer into its first part and the others."""
    found = [part.strip(" .)") for part in _PART.split(text) if part.strip(" .)")]
    ways = [(found[0], found[1:])] if len(found) > 1 else []
    if election.type == "choice" and found:
        ends = [match.start() for match in _TAIL.finditer(found[0])]
        ways += [(found[0][:end], [found[0][end:].strip(), *found[1:]]) for end in reversed(ends)]
    return ways


def _with_rest(
    answer: str, rest: list[str], known: Field, election: Election, ruleset: Ruleset, plain: Plain
) -> Worded | None:
    """Return the answer with what is left open of the parts after it; None where one of them may change it."""
    own = known.beside | _described(answer, election)
    left = []
    for part in rest:
        said = _said(part, known, election, ruleset, plain)
        again = plain(part) or (said.value if said else "")
        words = words_of(part)
        if said is not None and said.refused and answer == _NO and election.type == "yes_no":
            return said  # what is had in its place is no lawful way to have it
        if (again and again != answer) or (said is not None and said.refused):
            return None
        if again or all(word in own or says_nothing(word) for word in words):
            continue
        # A plain no may say what is done instead.
        turns = turning() - _INSTEAD if answer == _NO and election.type == "yes_no" else turning()
        if not turns.isdisjoint(words) or _has_figure(part, election):
            return None
        left.append(part)
    return Worded(answer, rest=", ".join(left))


def _says_no_other(rest: list[str], known: Field, election: Election, ruleset: Ruleset, plain: Plain) -> bool:
    """Whether no part after one that is refused may take it back, or answers in its place."""
    for part in rest:
        said = _said(part, known, election, ruleset, plain)
        answered = plain(part) or (said is not None and not said.refused)
        if answered or not turning().isdisjoint(words_of(part)) or any(map(str.isdigit, part)):
            return False
    return True


def _described(answer: str, election: Election) -> frozenset[str]:
    """Return the words with which the law's entry describes an answer that a filing gives."""
    says = next((choice.says for choice in election.choices if choice.value == answer), "")
    if election.type == "yes_no" and answer == "yes":
        says = next((part for part in election.says.split(".") if part.startswith("Whether")), "")
    words = frozenset(words_of(says))
    return words if turning().isdisjoint(words) else words - turning()


def _has_figure(part: str, election: Election) -> bool:
    sort = SORTS.get(election.type)
    return sort is not None and any(token.sort in {sort, Sort.NUMBER} for token in tokens(part))


def _said(text: str, known: Field, election: Election, ruleset: Ruleset, plain: Plain) -> Worded | None:
    """Return what a text says by the rows of its entry, or as a figure with words beside it."""
    if _UNCLEAR.search(text):
        return None
    line = answer_tokens(_CITED.sub(_PROVISION, _with_shares(text, election)))
    if said_by(known.refused_where(ruleset.elections), line):
        return Worded("", refused=True)
    whole, line = line, _without_phrases(list(line), known.phrases_where(ruleset.elections))
    said = said_by(known.first, line) or said_by(known.rows, line)
    if said is None and len(line) < len(whole):
        # What is left out elsewhere may be all that is said: at the dealer's right hand.
        again = said_by(known.rows, whole)
        said = None if again == REFUSED else again
    said = said or figure_said(line, known, election, ruleset)
    if not said and not _has_figure(text, election):
        said = _unlawful(line, known)
    if said == REFUSED:
        return Worded("", refused=True)
    if said == "yes" and election.type == "yes_no" and (_DENIED.match(text) or _is_denied_after_yes(whole, known)):
        return None  # “no, new shoes begin with debts” is not that no new shoe does
    value = plain(said) if said else ""
    if said and not value and election.type == "choice":
        return Worded("", refused=True)  # a choice of another chapter
    return Worded(value) if value else None


def _is_denied_after_yes(line: Sequence[Token], known: Field) -> bool:
    """Whether what follows a yes says no, or what is unlawful: yes, also once a third card is drawn."""
    rest = line[1:]
    told = bool(rest) and line[0].text == "yes" and rest[0].text not in wordings().denials
    return told and said_by(known.rows, rest) in {REFUSED, _NO}


def _unlawful(line: Sequence[Token], known: Field) -> str | None:
    """Return what the rows of an entry say of a line with more words beside it, where that is unlawful."""
    said = said_by(known.wide, line)
    return said if said in {REFUSED, _NO} else None


def _with_shares(text: str, election: Election) -> str:
    """Return a text with parts of a whole as percentages: a quarter, five cents on the dollar."""
    if SORTS.get(election.type) is not Sort.PERCENT:
        return text
    plain = _AND_HALF.sub(_with_half, text.lower())
    found = _PART_OF.sub(lambda match: f"{_PARTS_OF_A_WHOLE[match[1]]}%", plain)
    return _CENTS.sub(r"\1 percent", _HALF.sub("50%", found))


def _with_half(match: re.Match[str]) -> str:
    """Return a number and a half in figures, or as it stands where its word is no number."""
    used, number = number_of([match[1]])
    return f"{number}.5" if used else match[0]


def _without_phrases(line: list[Token], phrases: Sequence[Words]) -> list[Token]:
    """Return a line without the rows of words that say nothing here, the longest first.

    Articles make no difference but in “a deck”, where one is all that tells a row from a word.
    """
    for phrase in phrases:
        plain = tuple(word for word in phrase if word not in _ARTICLES)
        said, passed = (plain, _ARTICLES) if len(plain) > 1 else (phrase, frozenset())
        size = len(said)
        stems = [stemmed(token).text for token in line]
        if not set(said) <= set(stems):
            continue
        places = [at for at, token in enumerate(line) if token.text not in passed]
        texts = [stems[at] for at in places]
        for at in range(len(texts) - size, -1, -1):
            if tuple(texts[at : at + size]) == said and size < len(line):
                del line[places[at] : places[at + size - 1] + 1]
    return line
