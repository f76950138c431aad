"""``inscribed_words``: what stands on the felt or a sign must be what the filing and the law say.

Every inscription is read, and each of its claims is compared with the statements of the filing: what a wager or an
outcome pays, limits, the payout limit, what the dealer does, what a player may do. A claim that differs, or holds only
under a condition that the law does not set, is a violation; a line that speaks of the game and is not understood is
open, and so is one that the filing does not decide. Wagers under ``unjudged`` are left open, since what they pay may be
written in two ways. A line that the reader leaves open is held against the sentences of the guide too: one that is
among them holds, and the contrary of one is a violation.
"""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from checker.frozen import frozen, replace
from checker.law import Rule, Ruleset
from checker.law.around import unit_around
from checker.law.params import InscribedWords, Inscription
from checker.law.ruleset import once
from checker.rules.calculations.inscribed_setting import at_odds, setting_inscribed
from checker.rules.context import Context
from checker.rules.house_way.asked import house_way_of
from checker.rules.inscription import altered, carries, inscribed
from checker.rules.result import FindingClass, Outcome, Reason, Result, left_open
from checker.statements import Statement, statements_of
from checker.statements.compare import Ground, agree_wholly, compare, contradictions
from checker.statements.comparison import Comparison, Status
from checker.statements.derive import reads_of_sentences, reads_of_statements
from checker.statements.guide import reads_of_guide, true_sentences
from checker.submission import Filing, State
from checker.submission.recall import Recall
from checker.values import Payout
from checker.values.provision import NO_PROVISION, Provision
from checker.values.stated import Word
from checker.words.plain import is_asked, squash
from checker.words.read import read_words, words_passed_over
from checker.words.vocabulary import vocabulary_of
from checker.words.wordings import wordings

if TYPE_CHECKING:
    from checker.words.known import KnownSentences, Turned

_MOST_UNREAD = 3
"""How many words may be left that were not understood, where a line is held against what it says in the others."""
_DENIED = Word("not_allowed")
_ROWS = frozenset({"payout", "envy", "name", "area", "limit_min", "limit_max"})
_AT_ODDS = frozenset({Status.DIFFERS, Status.EXTRA})


@frozen
class _Line:
    """One inscription: its place and text, how its claims compare, and what was not understood of it.

    ``holds`` tells that it is a sentence known to be true, ``contrary`` of which known sentence it is the contrary.
    One that does not ``speak`` says nothing that the law governs. ``stands`` says how it stands in the filing.
    """

    path: str
    text: str
    compared: tuple[Comparison, ...]
    unread: tuple[str, ...]
    holds: bool = False
    contrary: "Turned | None" = None
    speaks: bool = True
    stands: str = "is inscribed"

    @property
    def turned(self) -> bool:
        """Whether words that were not understood may turn what was: a denial, or the beginning of a condition."""
        words = {word for part in self.unread for word in part.casefold().replace("n't", " not").split()}
        return bool(words & (wordings().denials | wordings().turning))

    @property
    def leaves_figures(self) -> bool:
        """Whether a figure is among the words that were not understood."""
        return any(letter.isdigit() for part in self.unread for letter in part)

    @property
    def mostly_unread(self) -> bool:
        """Whether so many words were not understood that what was may mean something else."""
        return sum(len(part.split()) for part in self.unread) > _MOST_UNREAD


def inscribed_words_reads(rule: Rule, ruleset: Ruleset) -> Iterator[str]:  # noqa: ARG001 - as all are called
    """Return everything of which a statement is made, for an inscription may speak of any of it."""
    yield "sign.inscriptions"
    if asked := house_way_of(ruleset):
        yield asked.at
    yield from reads_of_statements(ruleset)
    yield from reads_of_guide(ruleset)


def inscribed_words(context: Context) -> Iterator[Result]:
    """Compare every inscription with the filing and the law, then the inscriptions with one another."""
    every = list(_lines(context))
    lines = [line for line in every if line.speaks]
    for line in lines:
        yield from _judged(context, line)
    yield from _contradicting(context, lines)
    if any(line.holds or line.compared for line in lines):
        found = context.holds("What is inscribed was compared with the filing and the law.")
    else:
        found = context.unused()
    yield replace(found, passed=tuple((line.path, line.text) for line in every if not line.speaks))


def _lines(context: Context) -> Iterator[_Line]:
    """Read every inscription but those that another rule answers for: the law's own wording, and what replaces it."""
    listed = [*inscribed(context), *_similar_language(context)]
    own = _answered_for(context)
    yield from _read((item for item in listed if item[0] not in own and not carries(own.values(), item[1])), context)


def said_in_answers(context: Context, answers: Iterable[tuple[str, str]]) -> Iterator[tuple[bool, tuple[Result, ...]]]:
    """Yield of each place and text of an answer whether all that it says is so, and what is not."""
    for line in _read(answers, context):
        filed = replace(line, stands="is filed")
        agrees = line.holds or (bool(line.compared) and all(_says_more(item, line.path) for item in line.compared))
        agrees = agrees and not line.unread
        found = tuple(_judged(context, filed)) if line.speaks else ()
        yield agrees and not found, tuple(result for result in found if result.outcome is Outcome.FAILS)


def _says_more(found: Comparison, path: str) -> bool:
    """Whether a claim is so, and is none of the entry itself, of which its other words may say something else."""
    return found.status is Status.AGREES and (found.statement is None or found.statement.at != path)


def _read(lines: Iterable[tuple[str, str]], context: Context) -> Iterator[_Line]:
    """Read lines by their places, and compare what they say."""
    vocabulary = vocabulary_of(context.ruleset)
    ground: Ground | None = None
    known: KnownSentences | None = None
    for path, text in lines:
        read = read_words(text, vocabulary)
        if not read.speaks:
            yield _Line(path=path, text=text, compared=(), unread=(), speaks=False)
            continue
        if ground is None:
            ground = Ground(
                statements=statements_of(context.filing, context.ruleset),
                filing=context.filing,
                ruleset=context.ruleset,
            )
        compared = compare(read.claims, ground, at=path)
        so = all(found.status is Status.AGREES for found in compared)
        passed_over = partial(words_passed_over, text, vocabulary)
        unread = read.unread or (passed_over() if so else ())
        line = _Line(path=path, text=text, compared=compared, unread=unread)
        agrees = agree_wholly(read, line.compared, passed_over)
        if agrees and (_is_row(line) or _as_worded(line)):
            yield line
            continue
        known = known or _known(ground)
        yield _as_a_whole(line, known, agrees=agrees)


def _known(ground: Ground) -> "KnownSentences":
    """Return the sentences that are true of the filing by themselves."""
    from checker.words.known import known_sentences  # noqa: PLC0415 - rapidfuzz; few lines are not understood

    ruleset, statements = ground.ruleset, ground.statements

    def known(filing: Filing) -> "KnownSentences":
        said = true_sentences(filing, ruleset, statements)
        return known_sentences(((item.text, item.provision) for item in said if item.alone), alone=True)

    return _known_before(ruleset)(ground.filing, known)


@once
def _known_before(ruleset: Ruleset) -> "Recall[KnownSentences]":
    """Recall the sentences true of the last filing: they are many, and none of them turns on an inscription."""
    return Recall((*reads_of_sentences(ruleset), *reads_of_guide(ruleset)), most=1)


def _is_row(line: _Line) -> bool:
    """Whether a line says what something pays, names or limits, and nothing else."""
    return all(found.claim.key.aspect in _ROWS for found in line.compared)


def _as_worded(line: _Line) -> bool:
    """Whether a line is in so many words a statement with which it agrees."""
    return any(found.statement and squash(found.statement.wording) == squash(line.text) for found in line.compared)


def _as_a_whole(line: _Line, known: "KnownSentences", *, agrees: bool) -> _Line:
    """Return a line with what is known of its sentences: that all are true, or of which one it is the contrary.

    A line that ``agrees`` word by word and yet is the contrary of a true sentence was not understood, unless that
    sentence is of the provision with which the line agrees.
    """
    if line.unread == (line.text,) and is_asked(line.text):
        return line
    at_odds = any(found.status in _AT_ODDS for found in line.compared)
    if known.all_true(line.text, to_the_letter=at_odds):
        return replace(line, compared=(), unread=(), holds=True)
    contrary = known.contrary(line.text)
    if contrary is None:
        return line
    if agrees and not contrary.denies(found.statement.provision for found in line.compared if found.statement):
        return replace(line, compared=(), unread=(line.text,))
    return replace(line, contrary=contrary)


def _similar_language(context: Context) -> Iterator[tuple[str, str]]:
    """Return the wording that the filing states in place of the law's: approved or not, it may not say otherwise."""
    params = (rule.params for rule in context.ruleset.rules)
    for at in sorted({item.similar_language for item in params if isinstance(item, Inscription)} - {""}):
        text = context.filing.answer(f"{at}.text")
        if text.state is State.STATED:
            yield text.path, text.text


def _answered_for(context: Context) -> dict[str, str]:
    """Map the places of inscriptions for which their own rule answers to the law's wording."""
    answer = context.filing.answer(context.rule.at)
    written = list(answer.value) if answer.state is State.STATED else []
    found = {}
    for index, rule in enumerate(rule for rule in context.ruleset.rules if rule.kind == "inscription"):
        if carries(written, rule.subject):
            found[f"mandated {index}"] = rule.subject
        elif (near := altered(context, written, rule.subject)) is not None:
            found[f"{rule.at}.{near}"] = rule.subject
    return found


def _judged(context: Context, line: _Line) -> Iterator[Result]:
    found = list(_claims_at_odds(context, line))
    if line.contrary is not None and not any(result.outcome is Outcome.FAILS for result in found):
        yield _contrary(context, line, line.contrary)
    elif found:
        yield from found
    elif not line.holds and (left := _left_open(context, line)):
        setting = setting_inscribed(context, line.text)
        if setting is None:
            yield left
        elif setting.otherwise is not None:
            yield at_odds(context, line.text, line.path, setting.otherwise)


def _claims_at_odds(context: Context, line: _Line) -> Iterator[Result]:
    """Yield a result for each claim that is not so: a violation, or left open where other words may change it."""
    reported: set[str] = set()
    for found in line.compared:
        if found.status not in _AT_ODDS:
            continue
        result = _at_odds(context, line, found)
        provision = result.findings[0].provision
        if provision in reported:
            continue
        reported.add(provision)
        # A name, or a denial, may be narrowed by the words beside it: no surrender with an optional wager.
        narrowed = line.unread and (found.claim.bare or found.claim.value == _DENIED)
        # A figure that was not understood may be what a condition belongs to: on a wager of $50 it is $3.
        narrowed = narrowed or (bool(found.claim.condition) and line.leaves_figures)
        unsure = line.turned or narrowed or line.mostly_unread or _unjudged(context, found)
        yield left_open(result, Reason.NOT_UNDERSTOOD) if unsure else result
        if unit := _in_another_word(context, line, found):
            yield unit


def _contrary(context: Context, line: _Line, turned: "Turned") -> Result:
    """Report a line that is the contrary of a sentence that is true of the filing."""
    true = turned.sentence.removesuffix(".")
    result = context.fails(
        f"“{line.text}” {line.stands}, but it is the contrary of what holds: “{true}”.",
        at=line.path,
        kind=FindingClass.VIOLATION,
        provision=turned.provision or context.rule.provision,
        expected=true,
        actual=line.text,
        lawful=true,
        label=true,
    )
    entry = next((item for item in context.ruleset.provisions if item.provision == turned.provision), None)
    if entry is None:
        return result
    return replace(result, findings=tuple(replace(item, sources=(entry.period.source,)) for item in result.findings))


def _left_open(context: Context, line: _Line) -> Result | None:
    """Return what a line leaves open: words that were not understood, or something that the filing does not decide."""
    about = next((_provision(context, found) for found in line.compared), NO_PROVISION)
    if line.unread or not line.compared:
        # A line that speaks of the game and claims nothing, such as a leave to change the rules, is not understood.
        said = f"“{line.text}” {line.stands}; not understood: “{'”, “'.join(line.unread or (line.text,))}”."
        found = context.open(Reason.NOT_UNDERSTOOD, said, path=line.path, words=line.text)
        return replace(found, provision=about or context.rule.provision, help=_near(context, line))
    for compared in line.compared:
        if compared.status is Status.NOT_COMPARED:
            reason = Reason.DEPENDS_ON if compared.depends_on else Reason.NOT_UNDERSTOOD
            said = f"“{line.text}” {line.stands}, but {compared.reason}."
            found = context.open(reason, said, path=compared.depends_on or line.path, words=line.text)
            return replace(found, provision=_provision(context, compared))
    return None


def _near(context: Context, line: _Line) -> str:
    from checker.statements.near import told_near  # noqa: PLC0415 - few lines are not understood

    statements = statements_of(context.filing, context.ruleset)
    return told_near(line.text, statements, vocabulary_of(context.ruleset))


def _unjudged(context: Context, found: Comparison) -> bool:
    subjects = {key.subject for key in found.claim.candidates}
    return found.claim.key.aspect == "payout" and subjects <= set(context.params(InscribedWords).unjudged)


def _at_odds(context: Context, line: _Line, found: Comparison) -> Result:
    """Report a claim that is not what the filing and the law say."""
    statement = found.statement
    lawful = _lawful(context, found)
    stated = statement is not None and context.filing.answer(statement.at).state is State.STATED
    result = context.fails(
        f"“{line.text}” {line.stands}, but {_otherwise(context, found, lawful)}.",
        at=line.path,
        kind=FindingClass.VIOLATION,
        provision=_provision(context, found),
        expected=lawful,
        actual=line.text,
        lawful=lawful or "leave the inscription out",
        label=lawful or found.reason,
        related=[(statement.at, context.described(statement.at))] if statement is not None and stated else [],
    )
    decides = statement or next(iter(found.against), None)
    if decides is None or decides.provision != result.provision or not decides.source:
        return result
    # The rulemaking that decides is that of the statement, not the one that has inscriptions shown.
    return replace(result, findings=tuple(replace(item, sources=(decides.source,)) for item in result.findings))


def _in_another_word(context: Context, line: _Line, found: Comparison) -> Result | None:
    """Report odds with the other of the words “to” and “for”, where the law around the chapter has a say in that."""
    said = found.claim.value
    lawful = found.statement or next(iter(found.against), None)
    if not isinstance(said, Payout) or lawful is None or not isinstance(lawful.value, Payout):
        return None
    asked = unit_around(context.ruleset.chapter.jurisdiction, said, lawful.value)
    if asked is None:
        return None
    return context.fails(
        f"“{line.text}” states odds otherwise than with “{asked.odds_unit}”, and the paytable does not.",
        at=line.path,
        kind=FindingClass.VIOLATION,
        provision=asked.provision,
        expected=lawful.value.text,
        actual=line.text,
        lawful=f"odds with “{asked.odds_unit}”: {lawful.value.text}",
        label=f"odds are stated with “{asked.odds_unit}”",
    )


def _otherwise(context: Context, found: Comparison, lawful: str) -> str:
    """Say what is so instead of what a line says."""
    claim = found.claim
    if claim.condition and found.reason == "the law sets no such condition":
        return f"no provision sets the condition “{claim.condition}”"
    if found.reason or not lawful:
        return found.reason or "it is otherwise here"
    if claim.key.aspect == "payout" and len({item.value for item in found.against}) > 1:
        said = claim.value.text if isinstance(claim.value, Payout) else str(claim.value)
        return f"nothing of that name pays {said}"
    names = tuple(name for wager in context.ruleset.wagers.values() for name in (wager.name, wager.short))
    named = claim.key.aspect in _ROWS or lawful.startswith(names)
    return lawful if named else f"{lawful[:1].lower()}{lawful[1:]}"


def _provision(context: Context, found: Comparison) -> Provision:
    """Return the provision that decides: that of the statement, save where the filing sets the amount itself."""
    statement = found.statement
    shown = context.ruleset.elections.get("layout.payout_limit")
    if found.claim.key.aspect == "payout_limit" and shown is not None:
        return shown.provision
    statement = statement or next(iter(found.against), None)
    if statement is None or statement.at.endswith(".odds"):
        return context.rule.provision
    return statement.provision or context.rule.provision


def _lawful(context: Context, found: Comparison) -> str:
    """Say what would be lawful: of each statement that the line could mean."""
    against = found.against or ((found.statement,) if found.statement else ())
    if found.status is Status.EXTRA:
        return ""
    return "; ".join(dict.fromkeys(_said(context, item) for item in against))


def _said(context: Context, item: Statement) -> str:
    """Say a statement in a few words, named with its wager where its own name does not hold that."""
    key = item.key
    if key.aspect not in {"payout", "envy"}:
        if key.aspect == "payout_limit":
            return f"the payout limit filed is {context.filing.answer(item.at).text}"
        return item.wording.removesuffix(".")
    short = context.ruleset.wagers[key.subject].short
    if item.at.endswith(".odds"):
        return f"the odds filed for {short} are {context.filing.answer(item.at).text}"
    name = item.names[0] if short.lower() in item.names[0].lower() else f"{item.names[0]} of {short}"
    if isinstance(item.value, Payout):
        return f"{name} pays {item.value.text}"
    return f"{name} has an Envy Bonus of {item.value}"


def _contradicting(context: Context, lines: list[_Line]) -> Iterator[Result]:
    """Report two inscriptions that cannot both be so, where the law decides neither."""
    by_path = {line.path: line.text for line in lines}
    for first, second in contradictions(found for line in lines for found in line.compared):
        one, other = by_path[first.at], by_path[second.at]
        yield context.fails(
            f"“{other}” contradicts “{one}”, which is inscribed too.",
            at=second.at,
            kind=FindingClass.VIOLATION,
            actual=other,
            lawful="leave out one of the two",
            label="contradicts the other",
            related=[(first.at, "it is contradicted here")],
        )
