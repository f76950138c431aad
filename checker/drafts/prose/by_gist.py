"""Compares a sentence that nothing else understood by what it comes to, and doubts what it comes to the contrary of.

Less is taken from it than from what was read to the last word. That something differs needs one statement on its topic
and no other reading of the sentence on it. That all agrees needs that few other words are left, and none that may turn
or narrow what was told. What was read to differ is left to a person where the sentence comes to what holds.
"""

import re
from collections.abc import Iterable, Sequence

from checker.drafts.compared import FIGURED, Compared
from checker.drafts.language import lexicon
from checker.drafts.prose.agreeing import differing
from checker.drafts.prose.at_stake import is_at_stake
from checker.drafts.prose.firm.asserting import told_of_here
from checker.drafts.prose.gist import UNTOLD, Gist, gist_of, plain_words, silent_words, words_of
from checker.drafts.prose.left_open import TELLING
from checker.drafts.prose.subjects import of_another_subject
from checker.drafts.prose.told import Told, without_names
from checker.frozen import replace
from checker.statements import Statement
from checker.statements.compare import ANY_AMOUNT, enough_for
from checker.statements.compare import compare as compare_claims
from checker.statements.comparison import Status
from checker.values.stated import Number, Word
from checker.words.dealer_totals import is_on_totals
from checker.words.denials import without_denial
from checker.words.heeded import turned
from checker.words.ordinary import are_few
from checker.words.plain import is_question
from checker.words.rows import stem
from checker.words.tokens import Sort, Token, tokens
from checker.words.topics import EITHER, topics
from checker.words.turned import turns_gist
from checker.words.whole import wagers_in
from checker.words.wordings import wordings

_ASKS = re.compile(r"(?:what|how|why|can|may|do|does|is|are|am|must|should|could|would)\b.*[^.!]$", re.IGNORECASE)
"""How a question begins whose end stands on the next line."""
_TELLS_WHOM = re.compile(r"\W*(?:please )?(?:say|tell|ask)\b", re.IGNORECASE)
"""How a sentence begins that tells the reader to say something, not what happens then."""
_OF_TURNS = re.compile(r"\bat (?:once|a time)\W*$", re.IGNORECASE)
"""How a heading ends whose number is of what somebody has at a time: two seats at once."""
_TITLE = 3
"""How many words the title of a part of a draft has at most, where it ends with a full stop."""
_FEWEST = 3
"""How many words a sentence has at least."""
_NEUTRAL = frozenset(map(stem, ("play", "deck", "shoe", "game", "table", "guest")))
"""Words that may be left over and say nothing by themselves."""
_PLAYERS = frozenset({"player", "banker", "bank"})
"""Names of the game's own wagers that also say who does something."""
_TURNING = frozenset({"except", "unless", "apart", "besides", "only", "until", "even", "after", "prior"})
_CASES = frozenset(
    map(stem, ("if", "when", "whenever", "while", "once", "where", "provided", "should", "until", "unless", "as"))
)
"""Words that begin a case in which something holds."""
_SO = "so"
_EVEN = "even"
_WIDENED = frozenset({"after", "just", "a", "an", "the", "in", "when", "if", "with", "on"})
"""Words after which “even” widens what is said: even after a third card, even a single dollar."""
_EVENS = "1 to 1"
_SIDES = frozenset({"dealer", "house", "bank", "banker"})
_ONE = "1"
"""The number that stands in many sentences without counting anything."""
_DENYING = frozenset(map(stem, ("nothing", "anything")))
"""Words that deny, or are asked for, in the form in which a sentence is read: with nothing taken off."""
_FACE = stem("face")
_ELSE = frozenset(map(stem, ("or", "otherwise", "else")))
_ENDS = frozenset(map(stem, ("win", "won", "lose", "lost", "push", "pay", "collect", "forfeit", "return")))
"""Words that begin and tell what happens to a wager in the other case."""
_HOUSE = stem("house")
_FIGURES = TELLING | {Sort.NUMBER}


def compare_by_gist(told: Told, said: list[Compared]) -> list[Compared]:
    """Return what is told of a sentence, with what it comes to where nothing else tells it."""
    asked = told.ground.statements.aspects
    above = _above(told)
    # A number in a wager's name counts nothing.
    counting = (wager.short for wager in told.ground.ruleset.wagers.values() if any(map(str.isdigit, wager.short)))
    text = without_names(told.text, counting)
    if any(item.status is Status.DIFFERS for item in said):
        found, _ = gist_of(text, above, asked)
        return [_doubted(item, found, told) for item in said]
    if not _is_asked(told):
        return said
    found, words = gist_of(text, above, asked)
    found = [replace(gist, value=UNTOLD) if _is_turned(gist, told) else gist for gist in found]
    if _is_part(found, words):
        return said
    pairs = [
        (gist, own)
        for gist in found
        if gist.value != UNTOLD
        and (own := _statement(gist, told, words)) is not None
        and (_same(gist, own) or _is_told_here(gist, own, told))
    ]
    settled = {item.statement.key.aspect for item in said if item.statement and item.status is Status.AGREES}
    # What was read to the last word is not doubted for what it comes to in fewer.
    read = frozenset() if told.read.unread else settled
    against = [
        pair
        for pair in pairs
        if not _same(*pair)
        and (pair[0].topic not in read or (_is_whole([pair], words) and not told.sentence.block.row))
    ]
    leads = told.text.rstrip().endswith(":")
    if against:
        # What was understood to the last word, and is so, is doubted and no more.
        understood = bool(said) and not told.read.unread and all(item.status is Status.AGREES for item in said)
        open_ = () if understood or leads else (pair for pair in against if pair[0].topic not in settled)
        rest = _unsettled(words, said, told)
        # On which totals the dealer draws is told by sentences that are read to their last word, and by no others.
        firm = [
            pair
            for pair in open_
            if not is_on_totals(pair[0].topic)
            and _is_firm(*pair, [each for each in pairs if each is not pair], rest, told)
        ]
        # What is at stake is told before what is not.
        firm.sort(key=lambda pair: not is_at_stake(pair[0].topic))
        return [_differing(told, *firm[0])] if firm else [told.left(_CONTRARY)]
    left = [item for item in said if item.status is Status.NOT_COMPARED]
    unsure = (
        leads
        or any(gist.value == UNTOLD and not _is_told_by_another(gist, found, words) for gist in found)
        or any(item.about in FIGURED for item in left)
    )
    if (
        not left
        or not pairs
        or unsure
        or not _is_whole(pairs, _without_agreed(_without_game(words, told), told, said))
        or _passes_over(found, told.text, above, asked)
    ):
        return said
    figures = [item for item in said if item.status is Status.AGREES and item.about in FIGURED]
    return [*figures, *(_agreeing(told, own) for _, own in pairs)]


def _is_turned(gist: Gist, told: Told) -> bool:
    """Whether the order of the words turns what a sentence comes to."""
    return gist.value != UNTOLD and turns_gist(gist.topic, gist.value, told.text, told.vocabulary.topics)


def _above(told: Told) -> str:
    """Return the words above a sentence, with the name of the only optional wager under whose heading it stands."""
    under = _optional(told.sentence.scope, told)
    return f"{told.ground.ruleset.wagers[under[0]].short} {told.over}" if len(under) == 1 else told.over


def _is_part(found: Sequence[Gist], words: Sequence[Token]) -> bool:
    """Whether a sentence goes on with an alternative that nothing told of it takes in."""
    taken = frozenset[int]().union(*(gist.taken for gist in found))
    return any(
        token.text == _OR and at not in taken and at > 0 and words[at - 1].text == "," for at, token in enumerate(words)
    )


def _is_told_by_another(untold: Gist, found: Sequence[Gist], words: Sequence[Token]) -> bool:
    """Whether the words of what a denial leaves untold are those of another thing told: you beat neither and lose."""
    own = frozenset(at for at in untold.taken if words[at].text not in plain_words())
    denied = frozenset(at for at, token in enumerate(words) if token.text in wordings().denials)
    return bool(own and denied) and any(own | denied <= gist.taken for gist in found if gist.value != UNTOLD)


def _passes_over(found: Sequence[Gist], text: str, above: str, asked: frozenset[str]) -> bool:
    """Whether a sentence would come to the same, or to more, with the contrary of one of its words."""
    same = {(gist.topic, gist.value) for gist in found}
    others = (gist_of(other, above, asked)[0] for _, other in turned(text))
    return any({(gist.topic, gist.value) for gist in other} >= same for other in others)


def _doubted(item: Compared, found: Sequence[Gist], told: Told) -> Compared:
    """Return a comparison, left to a person where the sentence differs as it was read and comes to what holds."""
    own = item.statement
    holds = own is not None and any(gist.topic == own.key.aspect and _same(gist, own) for gist in found)
    return told.left(_CONTRARY) if holds and item.status is Status.DIFFERS and item.about == "rule" else item


_OR = "or"
"""What goes on after a comma with an alternative, of which what was said before is only a part."""
_CONTRARY = "It may say something else than what holds here."


def _is_asked(told: Told) -> bool:
    text = told.sentence.text
    return (
        len(text.split()) >= _FEWEST
        and (told.sentence.prose or not told.sentence.block.values)
        and not is_question(text)
        and not without_denial(text)[1]
        and not (_ASKS.match(text) or _TELLS_WHOM.match(text))
        and told_of_here(told.sentence)
        and lexicon.DEFINES.match(text) is None
        and lexicon.QUALIFIED.search(text) is None
        and not ((lexicon.PART.match(text) or _OF_TURNS.search(text)) and not _ends_as_sentence(text))
    )


def _ends_as_sentence(text: str) -> bool:
    """Whether a text ends as a sentence, and is more than the number of a part and its title."""
    return lexicon.ENDS.search(text) is not None and len(lexicon.PART.sub("", text, count=1).split()) > _TITLE


def _statement(gist: Gist, told: Told, words: Sequence[Token]) -> Statement | None:
    """Return the statement on the topic of a gist: of the wager that is spoken of, else the only one there is."""
    own = told.ground.statements.of(aspect=gist.topic)
    under = (*told.sentence.named, *told.sentence.scope)
    by_wager = topics()[gist.topic].by_wager
    if by_wager and not told.sentence.named:
        under = tuple(wagers_in(tokens(told.over), told.vocabulary).values()) or under
    of_wager = tuple(item for item in own if item.key.subject in under)
    if by_wager and len({item.value for item in of_wager}) > 1:
        of_wager = tuple(item for item in of_wager if item.key.subject in _taken_in(gist, told, words)) or of_wager
    if by_wager and not of_wager and _optional(under, told):
        return None  # it is told of a wager of which nothing is stated
    own = tuple(item for item in of_wager or own if item.value != Word(EITHER))
    if gist.value == ANY_AMOUNT and own and enough_for(own[0], told.ground):
        return None  # so it is of every wager that may be made
    return own[0] if own and len({item.value for item in own}) == 1 else None


def _taken_in(gist: Gist, told: Told, words: Sequence[Token]) -> frozenset[str]:
    """Return the wagers whose whole names stand among the words by which a gist was told."""
    taken = {words[at].text for at in gist.taken}
    wagers = told.ground.ruleset.wagers
    names = ((slug, {stem(token.text) for token in tokens(wagers[slug].short)}) for slug in told.sentence.named)
    return frozenset(slug for slug, name in names if name and name <= taken)


def _same(gist: Gist, statement: Statement) -> bool:
    return statement.value == gist.value


def _is_firm(
    gist: Gist, statement: Statement, beside: Sequence[tuple[Gist, Statement]], words: Sequence[Token], told: Told
) -> bool:
    """Whether nothing takes anything out of what a sentence comes to, and it is not told of another subject.

    What it says ``beside`` that on other topics takes nothing out of it, whether it holds or not.
    """
    if not _is_whole([(gist, statement), *beside], words, against=True):
        return False
    if _holds_of_another(gist, statement, told):
        return False
    few = sum(words[at].text not in wordings().light for at in gist.taken) < _FEWEST
    if few and isinstance(gist.value, Word):
        return False  # one or two words may be of much else
    inside, heeded = 0, gist.taken | _consequence(words, gist.taken) | _set_off(words, gist.taken)
    for at, token in enumerate(words):
        inside += {"(": 1, ")": -1}.get(token.text, 0)
        if token.text in _DENYING and at not in heeded and not inside:
            return False
    return not of_another_subject(statement, told)


def _without_game(words: Sequence[Token], told: Told) -> Sequence[Token]:
    """Return words with a mark in place of the name of the game, which takes nothing out of what is told."""
    wagers = told.ground.ruleset.wagers.values()
    names = {stem(token.text) for wager in wagers if not wager.optional for token in tokens(wager.short)}
    return [replace(token, sort=Sort.SIGN) if token.text in names - _PLAYERS else token for token in words]


def _without_agreed(words: Sequence[Token], told: Told, said: Sequence[Compared]) -> Sequence[Token]:
    """Return words with a mark in place of those of figures and of claims that were compared and agree.

    That a right is named, or anything in a single word, says nothing of it.
    """
    texts = [item.text for item in said if item.status is Status.AGREES and item.about in FIGURED]
    compared = compare_claims(told.read.claims, told.ground)
    claims = [item.claim for item in compared if item.status is Status.AGREES]
    known = topics()
    rules = (each for each in claims if each.key.aspect in known and not known[each.key.aspect].right)
    texts += [each.text for each in rules if " " in each.text]
    agreed = {token.text for text in texts for token in words_of(text)} - wordings().denials
    return [replace(token, sort=Sort.SIGN) if token.text in agreed else token for token in words]


def _holds_of_another(gist: Gist, statement: Statement, told: Told) -> bool:
    """Whether it holds of another thing than a statement is of, which neither the sentence nor its heading names."""
    if statement.key.subject in (*told.sentence.named, *wagers_in(tokens(told.heading), told.vocabulary).values()):
        return False
    return any(_same(gist, other) for other in told.ground.statements.of(aspect=gist.topic))


def _unsettled(words: Sequence[Token], said: Sequence[Compared], told: Told) -> Sequence[Token]:
    """Return words with a mark in place of the names of wagers and of the amounts that were compared and agree."""
    agreed = " ".join(item.text for item in said if item.status is Status.AGREES)
    written = tokens(told.text)
    names = {stem(written[at].text) for at in wagers_in(written, told.vocabulary)}
    amounts = {token.number for token in tokens(agreed) if token.sort is Sort.DOLLARS}
    even = _EVENS if lexicon.EVEN.search(told.text) else ""  # what even money is
    return [
        replace(token, sort=Sort.SIGN)
        if token.text in {*names, even} or (token.sort is Sort.DOLLARS and token.number in amounts)
        else token
        for token in words
    ]


def _is_told_here(gist: Gist, statement: Statement, told: Told) -> bool:
    """Whether a sentence does not stand under the heading of an optional wager, and this is told of another."""
    under = _optional(told.sentence.scope, told)
    return not under or gist.headed or bool(told.sentence.named) or statement.key.subject in under


def _optional(slugs: Iterable[str], told: Told) -> list[str]:
    """Return those of the wagers of this game that are optional."""
    wagers = told.ground.ruleset.wagers
    return [slug for slug in slugs if slug in wagers and wagers[slug].optional]


def _is_whole(pairs: Sequence[tuple[Gist, Statement]], words: Sequence[Token], *, against: bool = False) -> bool:
    """Whether no word of a sentence is left that says anything; none that turns it, and few others, ``against`` it."""
    taken = frozenset[int]().union(*(gist.taken for gist, _ in pairs))
    known = frozenset[str]().union(*(gist.known for gist, _ in pairs))
    # A number said twice counts once: six places, numbered 1 to 6.
    counted = {f"{gist.value}" for gist, _ in pairs if isinstance(gist.value, Number)}
    passed = taken | _widening(words) | _consequence(words, taken) | _set_off(words, taken) if against else taken
    rest = [
        token
        for at, token in enumerate(words)
        if at not in passed and token.sort is not Sort.SIGN and token.text not in counted
    ]
    silent = silent_words() | _NEUTRAL | (known - _TURNING - wordings().denials)
    telling = [token for token in rest if token.text not in silent]
    turning = _TURNING | wordings().denials
    counts = not all(isinstance(gist.value, Word) or gist.value == ANY_AMOUNT for gist, _ in pairs)
    figures = counts and any(token.sort in _FIGURES and token.text != _ONE for token in rest)
    if not against and (_is_laid(words, passed) or _ends_otherwise(words, passed)):
        return False
    if figures or any(token.text in turning or token.sort in _FIGURES for token in telling):
        return False
    if against:
        return len(telling) <= len(taken)
    said = {words[at].text for at in taken}
    left = [token for token in telling if token.text not in said and not _speaks(token)]
    return not telling or (are_few(token.text for token in left) and not _in_a_case(words, left, taken))


def _speaks(token: Token) -> bool:
    """Whether a word is the house in whose name a paper speaks: we deal six decks."""
    return token.text == _HOUSE and token.end - token.start < len(_HOUSE)


def _in_a_case(words: Sequence[Token], left: Sequence[Token], taken: frozenset[int]) -> bool:
    """Whether words that are left stand in a clause that tells of a case, which they may make another one of."""
    inside = untaken = False
    for at, token in enumerate(words):
        if token.sort is Sort.SIGN:
            inside = untaken = False
        inside = inside or (token.text in _CASES and at not in taken)
        untaken = untaken or token in left
        if inside and untaken:
            return True
    return False


def _is_laid(words: Sequence[Token], taken: frozenset[int]) -> bool:
    """Whether it is told how cards lie, face up or face down, and nothing took that in."""
    places = (at for at, token in enumerate(words[:-1]) if token.text == _FACE and words[at + 1].text in {"up", "down"})
    return any(at not in taken and at + 1 not in taken for at in places)


def _ends_otherwise(words: Sequence[Token], taken: frozenset[int]) -> bool:
    """Whether it is told what else happens to a wager, and nothing took that in: ..., or your wager is won."""
    starts = (at for at, token in enumerate(words) if token.text in _ELSE and at not in taken)
    start = next(starts, len(words))
    return any(at not in taken and words[at].text in _ENDS for at in range(start, len(words)))


def _consequence(words: Sequence[Token], taken: frozenset[int]) -> frozenset[int]:
    """Return the places of what only follows from what was told, behind all of its words: ..., so you owe nothing."""
    starts = (at for at in range(1, len(words)) if words[at].text == _SO and words[at - 1].text == ",")
    start = next((at for at in starts if taken and at > max(taken)), len(words))
    return frozenset(range(start, len(words)))


def _set_off(words: Sequence[Token], taken: frozenset[int]) -> frozenset[int]:
    """Return the places of a last clause that only says of another side that it is not so: but not for the dealer's."""
    texts = [token.text for token in words]
    start = next((at for at in range(len(texts) - 2) if texts[at : at + 3] == [",", "but", "not"]), len(texts))
    behind = {text for text in texts[start:] if text in _SIDES}
    if not behind or taken & frozenset(range(start, len(texts))) or behind & set(texts[:start]):
        return frozenset()
    return frozenset(range(start, len(texts)))


def _widening(words: Sequence[Token]) -> frozenset[int]:
    """Return the places of each “even” that only widens what is said, and of the word with which that begins."""
    places = (at for at, token in enumerate(words[:-1]) if token.text == _EVEN and words[at + 1].text in _WIDENED)
    return frozenset(place for at in places for place in (at, at + 1))


def _agreeing(told: Told, statement: Statement) -> Compared:
    return Compared(
        status=Status.AGREES, sentence=told.sentence, about="rule", text=told.sentence.text, statement=statement,
        loosely=True,
    )  # fmt: skip


def _differing(told: Told, gist: Gist, statement: Statement) -> Compared:
    about = "commission" if gist.topic.startswith("commission") else "rule"
    return differing(told, statement, about=about, text=told.sentence.text)
