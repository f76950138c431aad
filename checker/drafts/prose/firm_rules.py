"""Decides whether what a sentence says on a topic may be held against it.

It may where the sentence says that something happens or holds, where what it was understood to say is a part of it that
nothing left unread qualifies, and where it speaks of the game as played here and not of an example or another house.
"""

import re
from collections.abc import Sequence

from checker.drafts.language import lexicon
from checker.drafts.language.words import words
from checker.drafts.prose.denied_in_part import denied_in_part, denied_share
from checker.drafts.prose.subjects import of_another_subject
from checker.drafts.prose.told import Told
from checker.drafts.structure.sentences import Sentence
from checker.statements.compare import Ground
from checker.statements.comparison import Comparison
from checker.values.stated import Dollars, Number, Percent, Word
from checker.words.model import Claim, WordsRead
from checker.words.plain import is_question
from checker.words.ranking import lists_hands, out_of_order, ranked_topics
from checker.words.read import read_words
from checker.words.sentence import ALLOWED, NOT_ALLOWED
from checker.words.tokens import Sort, tokens
from checker.words.topics import topics
from checker.words.whole import wagers_in
from checker.words.wordings import wordings

_CLAUSE = re.compile(r"[,;:.!?()\u2022]|\s-\s|\bbut\b|\bunless\b|\band (?=if\b|the\b|you\b|it\b)")
_ONE_OF_MANY = re.compile(
    r"\bone of\b|,\s*one (?:for|to|per|at|each)\b|^\W*(?:one|a|an) \w+ (?:for|to|per|at) (?:each|every)\b"
    r"|^\W*(?:one|a|an) \w+ (?:per|a) (?:guest|player|patron|person|seat)\b"
    r"|\bat (?:once|a time|the same time)\b",
    re.IGNORECASE,
)
"""What says that each has one of so many, and not how many one may have: six positions, one for each player."""
_NUMBERED = re.compile(
    r"\W*(?:player )?(?:place|seat|spot|position|box|player|station) (?:no\. ?|# ?)?\d\W*", re.IGNORECASE
)
"""One of several, called by its number."""
_POINTS_BACK = re.compile(r"\b(?:on|for|to|with|of|from|against|in) (?:it|this|these|those|them|that|either)\b(?! \w)")
"""Words that speak of what was named before, which may be another thing than a claim is taken to be about."""
_PRONOUN = re.compile(r"\W*(?:it|this|that|these|those|they|them)\b", re.IGNORECASE)
"""How a clause begins whose subject was named before."""
_EACH_OTHER = re.compile(r"\b(?:one another|each other|at one time)\b", re.IGNORECASE)
_NOTHING = "nothing"
"""What takes all out of a clause in which it was not read: nothing is deducted."""
_CONDITIONS = frozenset({"if", "when", "while", "once", "until", "unless", "except"})
_ADVERBIAL = re.compile(r"(?:for|in|at|on|with|during|under)\b", re.IGNORECASE)
"""How a part of a sentence begins that only tells for what, where or when the rest holds."""
_PLACED = re.compile(r"(?:on|at|in|for)\b", re.IGNORECASE)
"""How a part of a line begins that tells where something else holds, and is no number of its own: on one place."""
_LEFT_OVER = 3
_SHARE = 2
_RELATIVE = re.compile(r"(?:(?:an?|the|all|any) )?\w+ (?:that|which|who|whose)\b", re.IGNORECASE)
_MODAL = re.compile(r"\b(?:may|can|cannot|must|shall|will)\b", re.IGNORECASE)
"""What goes on with the rule after a relative clause: a player who banks may keep the bank."""
_SUPPOSES = re.compile(
    r"(?:(?:and|or|but|say|so) )?(?:if|when|whenever|once|unless|until|while|because|since)\b", re.IGNORECASE
)
_WHEN = re.compile(r"(?:once|when|whenever|if) (?:the|you|a|all|every)\b", re.IGNORECASE)
_WHILE = re.compile(r"(?:once|when|whenever|if|until|before|after) (?:the|you|a|all|every)\b", re.IGNORECASE)
"""How words begin that only tell when, or under which condition, the rest of a sentence holds; of a right, how long."""
_LEADS_ON = re.compile(
    r"\b(?:because|since|if|when|once|until|while|than|why|whether)\s+(?:(?:the|an?|your)\s+)?$", re.IGNORECASE
)
_IN_THAT_CASE = re.compile(
    r"\b(?:may|can|could|if|when|ask\w*|choose|let|agree\w*|should|want|wish)\b.*"
    r"\b(?:then|in (?:that|which|this) case)\b",
    re.IGNORECASE,
)
"""What says before a claim that it holds only where somebody chose something, or something happened."""
_BUT_NOT = re.compile(
    r",\s*(?:and |but )?(?:never|not|nor)\b|,\s*but (?:you|they|players|guests) (?:may|can|must)(?: ?not| never)\b",
    re.IGNORECASE,
)
"""What a sentence takes out of what it said: paid on other hands, never on your own."""
_BETS = re.compile(
    r"\b(?:dealer|house|player|we|you|they) (?:(?:will|must|may|can|always|also) )*(?:wager|bet)s? \$", re.IGNORECASE
)
"""Who wagers an amount: elsewhere these words name the wager."""
_DURING = re.compile(r"^\W*(?:while|when|whenever|if) (?:you|a|the)\b[^,]*,", re.IGNORECASE)
"""What begins a sentence and tells only when an amount is wagered or due."""
_SUPPOSES_LATER = re.compile(r"[\s,](?:if|when|while|as long as|provided|with|who|that|whose)\b", re.IGNORECASE)
_GOES_ON = re.compile(
    r"[^.;:]*?, or (?:an?|the|any|two|one)\b|,? (?:and )?then\b[^.]*\b(?:like|more|many|again)\b"
    r"|[ ,]*(?:plus|and) (?!no\b|not\b|never\b)(?:\w+ ){0,2}(?:more|again|another)\b"
    r"|[ ,]*on (?:this|the) (?:felt|layout|cloth)\b[^.]*\b(?:sign|see)\b",
    re.IGNORECASE,
)
"""What goes on, later in a sentence, with something that holds as well, or elsewhere: not on the felt, see the sign."""
_LIKEWISE = re.compile(r"\bthe same (?:goes|applies|holds|is true|rules? appl(?:y|ies))\b", re.IGNORECASE)
"""What says that something that was told before holds of another thing too."""
_COMES_TO = re.compile(
    r",? and (?:nobody|no one|neither|none|nothing|it|you|they)\b[^.]*\b(?:wins?|loses?|push(?:es)?|ties?|returned)\b",
    re.IGNORECASE,
)
"""How a sentence goes on that told before what is only supposed: beat one hand, and nobody wins."""
_TABLE = "table"
_SETTLED = "settled"
_HAPPENS_IF = re.compile(r"\W*(?:wins|loses|pays|pushes) (?:if|when|whenever)\b", re.IGNORECASE)
"""How a sentence begins that does not say of which wager it speaks."""
_YOU_WIN = re.compile(r"\W*you (?:are|get|will be) (?:paid|returned)\b|\W*you (?:win|lose|collect)\b", re.IGNORECASE)
"""How a sentence begins that says what becomes of the wager that is spoken of."""
_THE_WAGER = re.compile(r"\W*(?:the|this) (?:wager|bet)\b", re.IGNORECASE)
_HAS = re.compile(
    r"(?:^|[.;:] )(?:\w+ ){0,5}(?:tables?|game|layout|played)\b(?: \w+){0,2} "
    r"(?:takes?|seats?|has|have|holds?|fits?|accommodates?|(?:is|are) for|by|with|is open to|room for) $",
    re.IGNORECASE,
)
"""What says before a number that a table or a game has so many."""
_MEANS_NO = re.compile(r"(?:\bnot|\bnever|n['\u2019]t) mean\b", re.IGNORECASE)
"""What says that one thing does not mean another, of which it tells."""
_OTHERS = re.compile(r"\s*(?:on )?(?:any|all|the|every|each|your) ?other\b", re.IGNORECASE)
"""What goes on, behind what was understood, with things other than those of which it is told."""
_ENDS_OPEN = re.compile(r"\b(?:is|are|was|were|be|been|being)\W*$", re.IGNORECASE)
"""How words end behind which it stands what is done."""
_IN_TURN = re.compile(r"\W*(?:at (?:a|one|any|the same) time|at once|in turn|by turns|alternately)\b", re.IGNORECASE)
"""What goes on behind a number that is only of those in use at one time."""
_TAKEN = re.compile(
    r"\W*(?:\w+ ){0,2}?(?:is|are|will be|gets|goes) (?:then |thereby |also |all )?"
    r"(?:collected|lost|forfeited|taken|gone|given up|swept|kept by|to the (?:house|dealer|casino))\b",
    re.IGNORECASE,
)
"""What goes on behind a part of a wager and says that it is not returned."""
_GIVEN_BACK = re.compile(r"\W*(?:\w+ ){0,3}?(?:without|until|till|unless|except|before)\b", re.IGNORECASE)
"""What goes on behind a right that is denied and says when or for whom it is granted: without enough chips."""
_UNTIL = re.compile(r"\b(?:until|till|before)\b", re.IGNORECASE)
"""What turns a denial into a time: nothing is collected until the shoe ends, and then it is."""
_METER_RATE, _TIE = "meter_rate", "tie"
_OF_METER = re.compile(r"(?:%|percent) of (?:the |a )?(?:\w+ )?(?:meter|jackpot|progressive)\b", re.IGNORECASE)
"""A share of a meter, as it is paid."""
_WAGERS_ON = re.compile(r"\b(?:wagers?|bets?) on (?:the |a )?$", re.IGNORECASE)
"""What stands before the name of what is wagered on."""
_LIMIT_SCOPE = "payout_limit_scope"
_PAYOUT = "payout"
_ONE_HAND = re.compile(r"\b(?:single|one|each|every|per|any|a) hand\b", re.IGNORECASE)
"""What tells that a limit is of each hand, whoever else is named beside it: to a player on a single hand."""
_TERM = 12
"""How many words a term and its value have at most: “Insurance: mandatory”."""
_RANKS = frozenset(
    {"hand_order", "flush_and_straight", "low_straight", "low_straight_flush", "card_order", "best_low_hand"}
)
"""Topics of which a hand beside another says nothing: they may stand in any list."""
_NO_JOKER = re.compile(r"\b(?:without|no|not using) (?:(?:the|an?|any) )?jokers?\b|\bnatural\b", re.IGNORECASE)
"""What says that hands are meant which have no joker."""
_MORE = re.compile(r"[,;/()|?]|\b(?:and|or|jokers)\b|: .*: ", re.IGNORECASE)
"""What a line has that says several things, or asks."""
_OF_THE_GAME = re.compile(
    r"\b(?:table|game)\b|\bwinners\b"
    r"|\b(?:any|all|every|each|winning|main|your) (?:(?:winning|main) )?(?:wins?|bets?|wagers?|hands?)\b"
    r"|^\W*(?:the )?(?:commission|vig(?:orish)?)(?: (?:rate|on wins|on winning hands))?\s*[:|]",
    re.IGNORECASE,
)
"""What says of a commission that it is that of the game and not of one wager."""
_PLAYER = "player"
_PLAYER_WAGER = re.compile(r"\b(?:on|when|if) (?:the )?Player\b|\bPlayer(?:'s)? (?:[Hh]and|[Bb]et|[Ww]ager|wins?\b)")
"""What tells that the wager on the Player's Hand is meant, and not whoever plays."""
_ALSO_DONE = frozenset({"belong", "mean", "receive", "keep", "switch", "burn", "decide"})
"""What somebody or something does besides, in the one form of the reader of words."""
_OPTIONAL = re.compile(r"\b(?:side|bonus\w*|optional|extra|additional|insurance|progressive|envy)\b", re.IGNORECASE)
_COMMISSION = "commission"
_FINITE = re.compile(r"\b(?:is|are|may|can|cannot|must|will|does|do|has|have)\b", re.IGNORECASE)
"""What makes a sentence of words before a colon, so that they are no label."""
_RESULTS = r"(?:win|lose|loss|tie|push|draw)(?:s|es)?"
_NAMES_ACTS = re.compile(
    r"\W*(?:(?:\w+ing|wins|losses|ties|pushes|payouts|results|and|or)\b[\W]*)+"
    rf"|\W*{_RESULTS}(?:(?:\s*[,/]\s*(?:and |or )?|\s+(?:and|or)\s+){_RESULTS})+\W*",
    re.IGNORECASE,
)
"""A heading that only names what is done, or what comes of it: winning, losing and tying; wins, ties and losses."""
_ALL_ELSE = re.compile(
    r"\b(?:any|all|every|each) others?\b|\b(?:anything|everything) else\b|\botherwise\b", re.IGNORECASE
)
"""What becomes of a wager but in the cases told before, which the sentence alone does not say."""
_RESULT = re.compile(r"\W*(?:win|lose|push|tie|lost|won)s?\s*[:\u2013-]\s", re.IGNORECASE)
"""A label that says what becomes of a wager, behind which stands when: lose: neither hand is higher, or ..."""
_ANSWER = re.compile(r"\s*(?::|-(?= )|\|)\s*")
"""What parts a label from the value that says whether and how it holds."""


def is_firm(item: Comparison, claim: Claim, told: Told) -> bool:
    """Whether a claim that differs was told without doubt, and by its sentence and its heading alone."""
    sentence, read, text = told.sentence, told.read, told.text
    base = [slug for slug, wager in told.ground.ruleset.wagers.items() if not wager.optional]
    return (
        _understood(claim, read, text, granted=_grants(item, claim))
        and not (_counts_twice(claim) or claim.text.count("(") != claim.text.count(")"))
        and _HAPPENS_IF.match(text) is None
        and _LIKEWISE.search(claim.text) is None
        and not (isinstance(claim.value, Word) and _COMES_TO.match(text[claim.end :]))
        and not ((result := _RESULT.match(text)) and claim.start >= result.end())
        and not (claim.key.aspect == _SETTLED and (_ALL_ELSE.search(claim.text) or len(told.passed_over) > 1))
        and lexicon.DEFINES.match(text) is None
        and _MEANS_NO.search(text) is None
        and _OTHERS.match(text[claim.end :]) is None
        and not (claim.key.aspect == _LIMIT_SCOPE and _ONE_HAND.search(text))
        and not ((part := lexicon.PART.match(text)) and claim.start < part.end())
        and not (isinstance(claim.value, Number) and _IN_TURN.match(text[claim.end :]))
        and not (isinstance(claim.value, Percent) and _TAKEN.match(text[claim.end :]))
        and not (_denied_for_a_time(claim, text) or _of_named_wager(claim, text))
        and not (claim.bare or _restricts(claim) or _supposed(claim, text) or _denied_under_condition(claim))
        and not (_named_only(claim, text) or _of_several(claim, read))
        and (claim.denied or not _BUT_NOT.search(claim.text))
        and not (denied_in_part(item, claim, text) or denied_share(claim, text))
        and not (_same_elsewhere(item, claim) or _is_upward(claim) or _is_of_some_cards(claim, text))
        and (asserts(sentence.text) or _is_term(claim, text) or _is_order(claim, read))
        and told_of_here(sentence)
        and lexicon.QUALIFIED.search(_without_time(claim, text)) is None
        and lexicon.OR_ELSE.match(text[claim.end :]) is None
        and not (isinstance(claim.value, Word) and _GOES_ON.match(text[claim.end :]))
        and not _of_another_heading(item, claim, told)
        and not _answered(claim, read, text)
        and not (isinstance(claim.value, Word) and lexicon.IS_PART_OF.match(text[claim.end :]))
        and not _of_side_wager(item, claim, sentence, base)
        and not _holds_of_named(claim, told)
        and not (item.statement and of_another_subject(item.statement, told, claim.end))
        and not _of_what_was_named(item, claim, sentence, text, base)
        and _told_alone(item, claim, told)
    )


def told_of_here(sentence: Sentence) -> bool:
    """Whether a sentence tells of the game as it is played here: no example, no other house, no heading or answer."""
    text = lexicon.EXAMPLE.sub("", sentence.text)
    return (
        lexicon.ELSEWHERE.search(text) is None
        and lexicon.STORY.search(text) is None
        and not (sentence.prose and lexicon.GIVES_EXAMPLE.match(sentence.block.text))
        and lexicon.HEADS.search(sentence.text) is None
        and _NAMES_ACTS.fullmatch(sentence.text) is None
    )


def _counts_twice(claim: Claim) -> bool:
    """Whether words that were taken for one number have two, or name one of several: six spots, one each; place 1."""
    if _NUMBERED.fullmatch(claim.text):
        return True
    if claim.key.subject != _TABLE or not isinstance(claim.value, Number):
        return False
    said = tokens(_EACH_OTHER.sub("", claim.text))
    return sum(token.sort is Sort.NUMBER for token in said) > 1


def _told_alone(item: Comparison, claim: Claim, told: Told) -> bool:
    """Whether the sentence says the claim by itself, or the first of its statements does under its heading.

    What a heading tells is the subject of what stands right under it, where nothing in that was left unread and the
    heading names no two wagers.
    """
    text, vocabulary = told.text, told.vocabulary
    if _found_in(claim, read_words(text, vocabulary, "")):
        return True
    if item.statement is None:
        return False  # what nothing here is stated of is no subject of the heading
    several = len(set(wagers_in(tokens(told.heading), vocabulary).values())) > 1
    under = not told.read.unread and ";" not in text[: claim.start] and not several
    return under and _found_in(claim, read_words(text, vocabulary, f"{told.heading} "))


def _found_in(claim: Claim, read: WordsRead) -> bool:
    return any(found.start < claim.end and claim.start < found.end for found in read.claims)


def _of_several(claim: Claim, read: WordsRead) -> bool:
    """Whether the words of a number may be of several topics: “two hands each round”; or are read as a denial too."""
    same = [found for found in read.claims if (found.start, found.end) == (claim.start, claim.end)]
    if not isinstance(claim.value, Number):
        return isinstance(claim.value, Word) and any(found.denied is not claim.denied for found in same)
    return len({found.key.aspect for found in same}) > 1 or _ONE_OF_MANY.search(claim.text) is not None


def _restricts(claim: Claim) -> bool:
    """Whether a claim only tells which things are meant: “aces that count 1”."""
    found = _RELATIVE.match(claim.text) if claim.key.aspect != _PAYOUT else None
    return found is not None and _MODAL.search(claim.text[found.end() :]) is None


def _supposed(claim: Claim, text: str) -> bool:
    """Whether a claim is what a sentence only asks or gives as a reason, or a figure what it supposes.

    “When a hand adds up to ten, ...”, “... because Banker wins”.
    """
    if "?" in text[claim.start :] or _LEADS_ON.search(text[: claim.start]):
        return True
    topic = topics().get(claim.key.aspect)
    when = _WHILE if topic is not None and topic.right else _WHEN
    if text[: claim.start].strip() and "," not in claim.text and when.match(claim.text):
        return True
    if _IN_THAT_CASE.search(text[: claim.start]):
        return True
    if not isinstance(claim.value, (Number, Percent, Dollars)):
        return False
    start, _ = _clause(text, claim)
    return _SUPPOSES.match(text[start : claim.start].lstrip()) is not None


def _denied_under_condition(claim: Claim) -> bool:
    """Whether a claim is denied only by what tells under which condition, or for whom, it holds.

    “Allowed if you have no bonus wager”, “a player with no bonus wager may”.
    """
    condition = _SUPPOSES_LATER.search(claim.text)
    if condition is None:
        return False
    denials = lexicon.NEGATIONS | wordings().denials
    rest = claim.text[condition.end() :]
    later = re.search(r"\b(?:may|can|must|is|are)\b(.*)", rest, re.IGNORECASE)
    parts = (claim.text[: condition.start()], rest[: later.start()] if later else rest, later[0] if later else "")
    said = [bool({token.text for token in tokens(part)} & denials) for part in parts]
    return said == [False, True, False]


def _of_named_wager(claim: Claim, text: str) -> bool:
    """Whether words that seem to tell of a tie name a wager, or a share that is paid seems to be what a meter gains."""
    if claim.key.aspect == _METER_RATE and _OF_METER.search(claim.text):
        return True
    return claim.key.aspect == _TIE and _WAGERS_ON.search(text[: claim.start]) is not None


def _denied_for_a_time(claim: Claim, text: str) -> bool:
    """Whether a claim is denied only until something happens, or but for those of whom the sentence goes on to tell."""
    if claim.denied and _UNTIL.search(claim.text):
        return True
    topic = topics().get(claim.key.aspect)
    denied = topic is not None and topic.right and claim.value == NOT_ALLOWED
    return denied and _GIVEN_BACK.match(text[claim.end :]) is not None


def _without_time(claim: Claim, text: str) -> str:
    """Return a sentence without the clause before its amount that tells when that is wagered: while you bank, ..."""
    return _DURING.sub("", text) if isinstance(claim.value, (Dollars, Percent)) else text


def asserts(text: str) -> bool:
    """Whether a text says that something happens or holds, or does not: a question, a label and a list do not."""
    if is_question(text):
        return False
    said = {token.text for word in text.split() if not word.endswith("ing") for token in tokens(word)}
    done = lexicon.VERBS | _ALSO_DONE | wordings().denials | lexicon.NEGATIONS
    return bool(said & done) or _BETS.search(text) is not None


def _is_term(claim: Claim, text: str) -> bool:
    """Whether a claim is a term with its number, “Decks: 6, with a cover card”, or all of a line that has its value."""
    label, _, said = claim.text.partition(": ")
    term = not text[: claim.start].strip() and bool(label and said)
    if lexicon.HEADS.search(said):
        return False
    if isinstance(claim.value, Number):
        return (term and any(token.sort is Sort.NUMBER for token in tokens(said))) or _is_piece(claim, text)
    whole = not text[claim.end :].strip(" .!") and len(text.split()) <= _TERM
    several = claim.key.aspect in _RANKS or _MORE.search(claim.text) is not None
    return isinstance(claim.value, (Word, Percent)) and term and whole and not several


def _is_order(claim: Claim, read: WordsRead) -> bool:
    """Whether a claim is a list of hands in an order, in a line that was understood to the last word."""
    return claim.key.aspect in ranked_topics() and not read.unread and lists_hands(claim.text)


def _is_upward(claim: Claim) -> bool:
    """Whether a claim names hands from the lowest up, as those that win may be named; or all from the highest down."""
    return claim.key.aspect in ranked_topics() and lists_hands(claim.text) and not out_of_order(claim.text)


def _is_of_some_cards(claim: Claim, text: str) -> bool:
    """Whether the order of hands is told of some cards only: without the joker, a royal flush is the best."""
    return claim.key.aspect in ranked_topics() and _NO_JOKER.search(text) is not None


def _is_piece(claim: Claim, text: str) -> bool:
    """Whether a claim is all that stands between two commas of a line that is no sentence: Blackjack, 6 seats."""
    before, after = text[: claim.start].rstrip(), text[claim.end :].lstrip()
    listed = "," in text or ":" in text
    return listed and before[-1:] in {"", ",", ":", ";"} and after[:1] in {"", ",", ";"} and not text.endswith(".")


def _of_side_wager(item: Comparison, claim: Claim, sentence: Sentence, base: Sequence[str]) -> bool:
    """Whether a note under the heading of a side wager, or behind its name, may be of it, and the statement is not."""
    under = [slug for slug in (*sentence.scope, sentence.head) if slug and slug not in base]
    named = [slug for slug in sentence.named if slug != sentence.head]
    subject = item.statement.key.subject if item.statement else claim.key.subject
    if not under or named or subject in under:
        return False
    if subject == _TABLE and isinstance(claim.value, Number) and len(claim.text) >= len(sentence.text.strip(" .")):
        return False  # a line of its own on how many places or decks there are
    # A whole sentence under a heading may be of the game, one of a paragraph that opens with a wager hardly is, and one
    # that says whether “you are paid” is of the wager of the heading.
    whole = lexicon.ENDS.search(sentence.text) is not None
    return sentence.head in under or not whole or _YOU_WIN.search(claim.text) is not None or _is_named_above(claim)


def _holds_of_named(claim: Claim, told: Told) -> bool:
    """Whether a claim holds of a wager that is named beside it: of Player, no fee."""
    own = told.ground.statements.of(aspect=claim.key.aspect)
    return not claim.denied and any(
        item.key.subject in told.sentence.named and item.value == claim.value for item in own
    )


def _is_named_above(claim: Claim) -> bool:
    """Whether a claim only says “the wager”, and the heading above it names which one."""
    return _THE_WAGER.match(claim.text) is not None


def _of_what_was_named(item: Comparison, claim: Claim, sentence: Sentence, text: str, base: Sequence[str]) -> bool:
    """Whether a clause that begins with “it” or “this” may speak of a side wager that was named before."""
    start, _ = _clause(text, claim)
    if claim.start > start + len(_lead(text, start)) or not _lead(text, start):
        return False
    named = {slug for slug in (*sentence.scope, sentence.head, *sentence.named) if slug and slug not in base}
    subject = item.statement.key.subject if item.statement else claim.key.subject
    return bool(named) and subject not in named


def _lead(text: str, start: int) -> str:
    """Return the pronoun with which a clause begins, and the signs before it."""
    found = _PRONOUN.match(text, start)
    return found[0] if found else ""


def _answered(claim: Claim, read: WordsRead, text: str) -> bool:
    """Whether a claim is a label before a value that was not understood, such as “two spots: not allowed”."""
    if _FINITE.search(claim.text):
        return False
    mark = _ANSWER.match(text, claim.end)
    return mark is not None and any(text.find(run, mark.end()) >= 0 for run in read.unread)


def in_passing(claim: Claim, told: Told) -> bool:
    """Whether a right is only named, in a sentence that says something else which was not understood."""
    text = told.text
    if not claim.bare or text.endswith("?"):
        return False
    start, end = _clause(text, claim)
    left = set(words(" ".join(told.read.unread))) - lexicon.SILENT - lexicon.HEADING_WORDS
    return bool(left & set(words(text[start:end])))


def breaks_off(claim: Claim, told: Told) -> bool:
    """Whether the words of a right end where those begin that tell what is done: no wager is | given back."""
    topic, text = topics().get(claim.key.aspect), told.text
    if topic is None or not topic.right or _ENDS_OPEN.search(claim.text) is None:
        return False
    rest = text[claim.end :].lstrip()
    return any(run and rest.startswith(run) for run in told.read.unread)


def of_one_hand(claim: Claim, ground: Ground) -> bool:
    """Whether a tie may be that of one of two hands, a copy, where the game has such."""
    return claim.key.aspect == "tie" and bool(ground.statements.of(aspect="copies"))


def _same_elsewhere(item: Comparison, claim: Claim) -> bool:
    """Whether a claim says the very value of its statement, and only the condition it stands under is not told so."""
    return (
        item.statement is not None
        and item.statement.value == claim.value
        and bool(claim.condition)
        and not claim.denied
    )


def _of_another_heading(item: Comparison, claim: Claim, told: Told) -> bool:
    """Whether a claim under no heading is so of a wager of which something else holds than of the others."""
    own = item.statement
    if own is None or told.sentence.scope or told.sentence.named or not isinstance(claim.value, Word):
        return False
    names = wagers_in(tokens(claim.text), told.vocabulary).values()
    if own.key.subject in names and (own.key.subject != _PLAYER or _PLAYER_WAGER.search(claim.text)):
        return False
    if own.key.aspect == _COMMISSION and _OF_THE_GAME.search(told.text):
        return _OPTIONAL.search(f"{told.over} {told.sentence.title} {told.text}") is not None
    others = told.ground.statements.of(aspect=own.key.aspect)
    return any(other.value == claim.value for other in others if other.key.subject != own.key.subject)


def _grants(item: Comparison, claim: Claim) -> bool:
    """Whether a right is granted that nobody has here: under whatever condition, it is not so."""
    topic = topics().get(claim.key.aspect)
    return (
        topic is not None
        and topic.right
        and not topic.conditional
        and not claim.denied
        and claim.value == ALLOWED
        and item.statement is not None
        and item.statement.value == NOT_ALLOWED
    )


def _understood(claim: Claim, read: WordsRead, text: str, *, granted: bool = False) -> bool:
    """Whether a claim can be held against a draft: nothing in its clause that was not understood could change it.

    What is ``granted`` and nobody has is held against it under any condition.
    """
    start, end = _clause(text, claim)
    left: list[str] = []
    position = 0
    for run in read.unread:
        at = text.find(run, position)
        position = at + len(run) if at >= 0 else position
        inside = claim.start <= at and at + len(run) <= claim.end
        if at >= 0 and not inside and at < end and at + len(run) > start:
            left += run[max(0, start - at) : max(0, end - at)].casefold().split()
    clause = _EACH_OTHER.sub(" ", _without_claims(text, read)[start:end])
    if isinstance(claim.value, Number) and any(word.isdigit() for word in words(clause)):
        return False
    telling = (
        set(words(_EACH_OTHER.sub(" ", " ".join(left)))) - lexicon.SILENT - lexicon.HEADING_WORDS - lexicon.ANYBODY
    )
    if _POINTS_BACK.search(text, claim.start, end):
        return False
    if isinstance(claim.value, Word) and _CONDITIONS & set(left) and not granted:
        return False
    if telling & lexicon.NEGATIONS or _NOTHING in left or any(word.isdigit() for word in telling):
        return False
    telling -= _CONDITIONS if granted else frozenset()
    return len(telling) <= (_LEFT_OVER if granted or isinstance(claim.value, (Number, Percent, Dollars)) else 1)


def _without_claims(text: str, read: WordsRead) -> str:
    """Return a text with blanks in place of what was understood."""
    for claim in read.claims:
        text = text[: claim.start] + " " * (claim.end - claim.start) + text[claim.end :]
    return text


def _named_only(claim: Claim, text: str) -> bool:
    """Whether a claim is but a few words of a longer sentence, none of which is what somebody does or may do."""
    said = {token.text for token in tokens(claim.text)}
    if isinstance(claim.value, Number):
        shorter = len(words(claim.text)) < len(words(text))
        if shorter and _PLACED.match(claim.text):
            return True
        part = shorter and not said & lexicon.VERBS
        return part and not (_is_piece(claim, text) or _HAS.search(text[: claim.start]))
    if not isinstance(claim.value, Word):
        return False
    if _ADVERBIAL.match(claim.text) and not said & lexicon.VERBS and len(words(claim.text)) < len(words(text)):
        return True
    if said & (wordings().denials | wordings().turning):
        return False
    return not said & lexicon.VERBS and len(words(claim.text)) * _SHARE < len(words(text))


def _clause(text: str, claim: Claim) -> tuple[int, int]:
    start = max((match.end() for match in _CLAUSE.finditer(text, 0, claim.start)), default=0)
    after = _CLAUSE.search(text, claim.end)
    return start, after.start() if after else len(text)
