"""The one list of words by which drafts are read: which words mean the same, which say nothing, which tell a subject.

Nothing here names a game, a wager or a provision: those names come from the law and the filing.
"""

import re

NUMBERS = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
)  # fmt: skip
ORDINALS = {"first": "1", "1st": "1", "second": "2", "2nd": "2", "third": "3", "3rd": "3"}

SUITS = {
    "\u2660": "spades", "\u2664": "spades", "\u2665": "hearts", "\u2661": "hearts",
    "\u2666": "diamonds", "\u2662": "diamonds", "\u2663": "clubs", "\u2667": "clubs",
}  # fmt: skip
RANKS = {"a": "ace", "k": "king", "q": "queen", "j": "jack"}

SAME = {
    "alone": "only",
    "plus": "and", "winner": "win", "winning": "win", "wins": "win", "winners": "win", "won": "win",
    "trips": "3 of a kind", "trip": "3 of a kind", "quads": "4 of a kind", "quad": "4 of a kind", "w": "with",
    "dlr": "dealer", "dlrs": "dealer", "plr": "player", "nat": "natural", "str": "straight", "prog": "progressive",
    "ins": "insurance", "j": "jack", "js": "jack", "qs": "queen", "ks": "king", "q": "queen", "k": "king",
    "vs": "against", "versus": "against", "matching": "match", "matches": "match", "matched": "match", "you": "player",
    "your": "player", "without": "no", "meter's": "meter", "nonnatural": "no natural", "non": "no", "not": "no",
    "consecutive": "straight", "sequence": "straight", "sequential": "straight", "bet": "wager", "bets": "wager",
    "tied": "tie", "ties": "tie", "unmatched": "no match", "mixed": "unsuited", "offsuit": "unsuited",
    "commission": "commission", "vig": "commission", "vigorish": "commission", "pairs": "pair", "paired": "pair",
    "wild": "joker", "deuce": "2", "deuces": "2", "trey": "3", "treys": "3", "picture": "face",
    "margin": "win by point", "ahead": "win", "lead": "win", "v": "against", "longer": "more", "larger": "more",
}  # fmt: skip
"""What a word is taken for. Several words may stand for one."""

SAME_SUIT = re.compile(
    r"\b(?:of |in |all )?(?:the |one |a single )?(?:same|one|single) suit\b|\b(?:the )?suits? (?:is|are) the same\b"
)
OTHER_SUIT = re.compile(
    r"\b(?:of |in )?(?:an? )?(?:different|other|another|mixed) suits?\b|\b(?:non|not|un|off)[ -]?suit(?:ed)?\b"
    r"|\b(?:the )?suits? (?:differ|is different|are different)\b"
)
BET_THAT = re.compile(
    r"(?:bet|wager) (?:from )?(?:\$[\d,.]+ (?:to|-|up to) \$[\d,.]+,? )?that (.{3,80}?) "
    r"(?:will ((?:not )?[a-z].*)|((?:adds?|totals?|makes?|comes?|forms?|are|is|has|have) .*))",
    re.IGNORECASE,
)
"""A sentence that invites to a wager by what it is on."""
IS_PAID = re.compile(
    r"\b(?:is|are|gets?|be|being|will be|you(?:['’]re| are)?|we(?:['’]ll)?|you(?:['’]ll)? (?:get|be)) "
    r"(?:paid|pay)(?: you)?(?: out| off)?(?: at)?\b|\b(?:the (?:house|casino|table)|we)(?: will)? pays?(?: you)?\b"
    r"|\b(?:is|are) (?:compensated|rewarded|settled) (?:at|with)\b",
    re.IGNORECASE,
)
"""How it is said that something pays."""
TWO_ALIKE = re.compile(
    r"\b(?:two|2|both) (?:first |initial )?cards (?:of|with|have|that have|having) (?:the )?"
    r"(?:same|one|equal|identical) rank\b(?! and (?:the )?(?:same )?suit)",
    re.IGNORECASE,
)
"""A pair, told by its cards."""
IN_A_ROW = re.compile(r"\b(?:all )?in (?:a row|sequence|succession|order)\b")
SAME_RANK = re.compile(r"\b(?:of |in )?(?:the )?same rank\b")
ACE_KING = re.compile(r"\ba[ /-]?k\b")
OF_A_KIND = re.compile(r"\b([2-7]|two|three|four|five|six|seven)[ -](?:of[ -]a[ -]kind)\b")

EQUIVALENT = (
    (frozenset({"straight", "suited"}), frozenset({"straight", "flush"})),
    (frozenset({"natural"}), frozenset({"no", "joker"})),
    (frozenset({"no", "natural"}), frozenset({"joker"})),
    (frozenset({"5", "kind"}), frozenset({"5", "ace"})),
)
"""Words that together mean what others say."""

SILENT = frozenset({
    "a", "an", "the", "of", "in", "with", "has", "have", "had", "having", "is", "are", "be", "hand", "pay", "paid",
    "payout", "wager", "on", "for", "when", "if", "card", "any", "total", "and", "optional", "at", "to", "by", "than",
    "against", "all", "every", "each", "that", "which", "it", "this", "get", "made", "make", "player", "other", "win",
    "hit", "take", "from", "only", "just", "or", "as", "bonus", "amount", "then", "two", "also", "too", "well", "one",
    "receive", "collect", "good", "holding", "hold", "holds", "odds", "see", "below", "up", "will", "these", "under",
    "there", "among",
})  # fmt: skip
"""Words that say little in the label of an outcome."""

OFFERED = frozenset({"allow", "play", "carry", "have", "spread"})
"""Words by which a line says that a wager is offered, or is not."""
OFFERING = OFFERED | frozenset({
    "in", "here", "at", "on", "this", "these", "the", "a", "any", "table", "game", "casino", "house", "wager", "side",
    "bonus", "optional", "be", "do", "currently", "for", "dealt", "player",
})  # fmt: skip
"""Words of which a line is made that says no more than that."""
CARDS = frozenset({"hand", "card"})
"""Words that may be left out of the name of an area for cards."""
PAYS = re.compile(r"\b(?:pay|pays|paid|paying|wins?|odds(?: of)?|at|receives?|earns?)\s*$", re.IGNORECASE)
"""What stands right before odds, also where these are less than even."""
PAYING = re.compile(
    r"\b(?:pays?|paid|paying|payouts?|payoffs?|odds|wins?|won|winn\w+|return(?:s|ed)?|receives?|collects?|takes?|earns?|"
    r"get|gets|you win|you get|worth|at)\b",
    re.IGNORECASE,
)
COMPARING = frozenset(
    {"higher", "highest", "better", "best", "lower", "lowest", "beat", "unless", "than", "closer", "equal"}
)
"""Words that tell which of two hands wins."""
PLAIN_VALUE = frozenset({
    "pay", "paid", "payout", "win", "to", "of", "the", "and", "or", "meter", "jackpot", "none", "na", "n",
    "bonus", "odd",
    "player", "even", "money", "for", "at", "up", "only", "each", "a", "amount", "wager", "min", "max",
    "minimum", "maximum", "envy",
    "current", "push", "see", "below", "from", "limit", "odds", "pays", "bonu",
    "more", "per", "person", "hand", "spot", "no", "nothing", "whole", "entire", "full", "less", "minus", "commission",
})  # fmt: skip
"""Words beside which a cell may still hold nothing but its value."""

COLUMN_KINDS = {
    "envy": re.compile(r"\benvy\b", re.IGNORECASE),
    "minimum": re.compile(r"\bmin(?:imum|\.|s)?\b|\blowest\b|\bleast\b", re.IGNORECASE),
    "maximum": re.compile(r"\bmax(?:imum|\.|s)?\b|\bhighest bet\b|\bmost\b", re.IGNORECASE),
    "limits": re.compile(r"\blimits?\b", re.IGNORECASE),
    "payout": re.compile(
        r"\b(?:pays?|payouts?|payoffs?|odds|wins?|prizes?|bonus|awards?|you (?:win|get|receive))\b", re.IGNORECASE
    ),
}
"""How the head of a column tells what its figures are; the first that fits decides."""

METER_COLUMNS = {
    "meter_reset": re.compile(r"\bre-?(?:set|seed|start|open)s?\b|\bafter (?:a |the )?(?:win|hit)\b", re.IGNORECASE),
    "meter_initial": re.compile(r"\b(?:starts?|starting|seeds?|initial|opens?|opening)\b", re.IGNORECASE),
    "meter_reserve": re.compile(r"\breserves?\b", re.IGNORECASE),
    "meter_rate": re.compile(
        r"\b(?:rates?|contribut\w+|increments?|growth|grows?|progression|adds?|gains?|rises?|"
        r"(?:of|from|per|in) (?:each |every )?(?:bet|wager|dollar)|added|feeds?|fed)\b",
        re.IGNORECASE,
    ),
}
"""How the head of a column tells which amount or share of a meter stands below it."""

HEADING_WORDS = frozenset({
    "the", "a", "an", "wager", "side", "optional", "bonus", "progressive", "payout", "pay", "odd", "paytable",
    "table", "place", "here", "only", "amount", "for", "to", "area", "game", "min", "max", "minimum",
    "maximum", "limit",
    "of", "up", "from", "and", "no", "player", "schedule", "more", "or", "how", "play", "rule", "guide",
    "welcome", "at", "in", "on", "wild", "new", "just", "circle", "spot", "payoff", "win", "main", "try",
})  # fmt: skip
"""Words that may stand beside a name in a heading."""
ROW_HEADS = frozenset({"outcome", "hand", "result", "event", "combination", "description", "winning"})
"""Words that head the column of what is paid, and are no name."""

LABEL_CUES = {
    "payout_limit": re.compile(
        r"\b(?:aggregate|payout limit|limit(?:ed)? (?:on|of|for) (?:\w+ ){0,3}(?:payouts?|winnings)|maximum payout"
        r"|limit (?:for|per) (?:one|a|any|each) (?:player|patron|guest)\b[^.;$]{0,20}\b(?:hand|round)\b"
        r"|max(?:imum)?(?:\.(?! (?-i:[A-Z])))? "
        r"(?:\w+ ){0,3}(?:payout|pay ?out|payable|paid|payment|winnings|win|liability)|"
        r"(?:pays?|paid|payouts?|winnings|awards?|prizes|payments?|liability)\b[^.;]{0,60}\b"
        r"(?:no more than|not more than|limited to|limit|capped|cap|not exceed|exceed|up to a maximum|at most)|"
        r"(?:(?:no|any|one|each|a single|every) (?:hand|round|player|guest|winner|bet|wager)|nobody|no one)\b"
        r"[^.;]{0,20}\b"
        r"(?:paid|pays?|wins?|gets?|receives?|collects?) (?:more|over|above)|"
        r"(?:no|not|never|at) (?:more than|most)\b[^.;%]{0,20}\$[^.;]{0,20}\b(?:paid|pays?|payable)|"
        r"(?<!wager is )(?<!bet is )capped at|"
        r"(?:casino|house|we) (?:will |can )?pays? up to \$[\d,]+[^.;]{0,40}\b"
        r"(?:rounds?|hands?|winners?|players?|guests?)\b|"
        r"(?:won|wins?)\b[^.;$]{0,40}\blimited to|top payout to|limit on what (?:we|is|can be|may be)\b|"
        r"(?:table )?(?:maximum|limit|cap) of \$[\d,]+ (?:(?:per|a|each) (?:round|hand)|"
        r"is (?:counted|for(?! [^.;]*\b(?:bets?|wagers?)\b))|covers)\b|"
        r"(?:the )?most (?:the casino|we|that|you|a player|anybody|anyone)\b[^.;]{0,30}\b(?:pays?|paid|wins?)|"
        r"(?:the )?most (?:that is |ever )?(?:paid|payable) (?:out )?(?:per|on|for|to|in) "
        r"(?:any |a |each |one |single )*(?:hand|round|player|guest))",
        re.IGNORECASE,
    ),
    "meter_reset": re.compile(
        r"\b(?:re-?(?:set|seed|open|start|load|begin)\w*|later|next|subsequent\w*|thereafter|from then on|"
        r"once (?:it is )?(?:won|hit|paid)|"
        r"(?:each )?new (?:meter|jackpot|one)|"
        r"after (?:a|the|each|every|any) (?:\w+ )?(?:hit|win|jackpot|award|payout)|falls? (?:back )?to"
        r"|returns? to|comes? back|goes back|back to|(?:starts?|begins?|opens?) (?:again|anew)|start(?:s|ed)? over"
        r"|(?:is|are|gets|get) (?:won|hit)"
        r"|after it is hit"
        r"|has been (?:won|hit|paid)|takes? it (?:all )?down|and again at"
        r"|after (?:it|the (?:whole |full )?(?:jackpot|meter)) is (?:won|paid|hit)|restart\w*"
        r"|drops? (?:back )?to)\b",
        re.IGNORECASE,
    ),
    "meter_initial": re.compile(
        r"\b(?:first (?:meter|jackpot)|"
        r"start(?:s|ed|ing)?|seed(?:s|ed|ing)?|begin(?:s|ning)?|began|initial(?:ly)?|open(?:s|ed|ing)?|launch\w*"
        r"|kick(?:s|ed|ing)? off|commenc\w+|first set)\b",
        re.IGNORECASE,
    ),
    "meter_reserve": re.compile(r"\breserve\b", re.IGNORECASE),
    "meter_rate": re.compile(
        r"\b(?:rate of progression|progression rate|progression|increment(?:s|al)?|grow(?:s|ing)?|contribut\w+|"
        r"gain(?:s|ed)?|rate|(?:goes|go|going|went) (?:in|up|there)|"
        r"of (?:(?:each|ea\.?|every|all|your|the) (?:\S+ ){0,3})?(?:wagers?|bets?|stakes?|action)|"
        r"(?:out )?of (?:each|every|your|a) (?:dollar|\$1\b)|"
        r"(?:added|add|adds|goes|go|going|fed|feeds?|put|builds?) (?:\w+ ){0,2}(?:to|into|the)|"
        r"(?:bets?|wagers?|dollars?|stakes?) adds?(?=\s*\0)|"
        r"(?:in)?to (?:the )?meter|meter rate|climbs?"
        r"|rises?|increases?)\b",
        re.IGNORECASE,
    ),
    "commission": re.compile(
        r"\b(?:commissions?|vig(?:orish)?|fee)\b|\b(?:less|minus)(?: an?| the)?\s*\0"
        r"|\b(?:holds? back|keeps?(?: back)?|withholds?|retains?|deducts?)\s*\0\s*"
        r"of (?:the |your |each |every |all |any )?(?:net )?(?:win|profit)"
        r"|\bof (?:the |any |each |every |what is |what you )?(?:amount )?(?:won|wins?|winnings?)\b[^.;,]{0,30}"
        r"\b(?:takes?|keeps?|retains?)\s*\0"
        r"|\bwin(?:s|nings?)? (?:is|are) (?:charged|reduced by|docked)\s*\0",
        re.IGNORECASE,
    ),
    "envy": re.compile(r"\benvy\b", re.IGNORECASE),
    "qualifying": re.compile(
        r"\b(?:qualif\w+|eligib\w+|envy|to be in (?:it|on it|the running)|tak(?:e|es|ing) part|"
        r"(?:(?:another|other) (?:player|guest|hand)s?|(?:some|any)(?:one|body) else)\b[^.;]{0,20}\b"
        r"(?:ha[sd]|have|holds?|gets?|makes?|(?:is|are) dealt))\b",
        re.IGNORECASE,
    ),
}
"""How the words around a figure tell what it is."""

EVEN = re.compile(r"\beven money\b", re.IGNORECASE)
LIMITING = re.compile(
    r"\b(?:limit\w*|aggregate|cap(?:s|ped)?|most (?:we|you|that|anyone|the)|not? (?:more|over|exceed)\w*|never more)\b",
    re.IGNORECASE,
)
"""What a line may say of a limit of what is paid, without the words that surely tell one."""
RESET_ALONE = re.compile(r"\W*re-?(?:set|seed)s?(?: (?:to|at|amount))?[^\w$]*\$[\d,.]+\W*", re.IGNORECASE)
"""A text of an amount and a word that only the reset of a meter has."""
ONCE_WON = re.compile(
    r"\W*(?:again )?(?:(?:after|once|when(?:ever)?|each time|every time) "
    r"(?:it|the (?:\w+ )?(?:meter|jackpot)|some(?:one|body)|a (?:player|guest|patron))\b"
    r"[^,.;$]{0,20}\b(?:won|wins|hits?|paid|takes)\b|after (?:a|each|every|any|the) (?:hit|win)\b)",
    re.IGNORECASE,
)
"""What follows the amount to which a meter goes back."""
LIMIT_TITLE = re.compile(
    r"^\W*(?:the |our )?(?:aggregate |maximum |max\.? )?(?:pay[- ]?out|aggregate|winnings) (?:limits?|cap)\b|"
    r"^\W*(?:limits? (?:on|of) (?:payouts?|winnings)|max(?:imum|\.)? (?:aggregate )?(?:payouts?|winnings))\b",
    re.IGNORECASE,
)
"""How a heading begins under which stands a limit of what is paid."""
LIMIT_WORDS = frozenset({
    "a", "an", "the", "any", "each", "per", "one", "1", "single", "every", "all", "together", "combined", "player",
    "guest", "hand", "round", "winner", "table", "to", "on", "in", "for", "of", "is", "up", "at", "most", "maximum",
    "aggregate", "payout", "total", "not", "counting", "including", "include", "bonus", "envy", "meter", "limit",
    "amount", "paid",
})  # fmt: skip
"""The words that an amount under such a heading may have beside it."""
LIMITS_HEAD = frozenset({
    "limit", "table", "betting", "bet", "wager", "wagering", "minimum", "maximum", "min", "max", "and", "the", "our",
    "at", "this", "how", "much",
})  # fmt: skip
"""The words of a heading under which stand the limits of several wagers."""
METER = re.compile(r"\b(?:meters?|jackpots?|progressives?|mega|major|minor)\b", re.IGNORECASE)
AFTER_MINIMUM = re.compile(
    r"\W*(?:(?:\w+\W+)?min|(?:lowest|smallest)\b|or (?:more|higher|greater|up)\b|at (?:the )?(?:least|lowest)\b|"
    r"gets? you (?:in|started|going|a (?:seat|spot|hand))\b|is (?:the|our) (?:least|smallest|lowest)\b|"
    r"and up\b(?! to\b))",
    re.IGNORECASE,
)
AFTER_MAXIMUM = re.compile(
    r"\W*(?:(?:\w+\W+)?max|(?:highest|largest)\b|or (?:less|lower)\b|at (?:the )?(?:most|highest)\b|"
    r"is (?:the|our) (?:most|top|highest|largest|biggest|limit)\b)",
    re.IGNORECASE,
)
"""How the words after an amount tell that it is the least or the greatest."""
_NOT = r"(?:\b(?:no|not|never|nothing|nobody|cannot)|n['\u2019]t) (?:\w+ ){0,5}?"
MINIMUM = re.compile(
    r"\bstart(?:s|ing)? (?:at|from)\b(?=\W*$)|"
    rf"{_NOT}(?:less|lower|smaller|under|below)(?: than)?(?=\W*$)|\b(?:floor|lower limit) (?:of|is)\b(?=\W*$)|"
    r"\bas (?:little|low|small) as\b(?=\W*$)|\bdown at\b(?=\W*$)|"
    r"\b(?:least|smallest)\b(?! of\b)[^.;$]{0,40}\b(?:is|at)\b(?=\W*$)|"
    r"\bmin(?:imum|imums|s|\.)?\b|\bat least\b|\bno less than\b|\blowest\b|\bfrom\b(?=\W*$)|\bor more\b",
    re.IGNORECASE,
)
MAXIMUM = re.compile(
    r"\b(?:go(?:es)?|run(?:s)?) (?:up )?to\b(?=\W*$)|"
    r"\b(?:stops?|ends?|tops? out|(?:wager|bet) is capped) at\b(?=\W*$)|"
    r"\bas (?:much|high|large|big) as\b(?=\W*$)|\b(?:ceiling|cap|upper limit) (?:of|is)\b(?=\W*$)|"
    rf"{_NOT}(?:more|higher|bigger|larger|greater|over|above)(?: than)?(?=\W*$)|"
    r"\b(?:most|largest|biggest)\b(?! of\b)[^.;$]{0,40}(?:\b(?:is|at)\b|:)(?=\W*$)|"
    r"\bmax(?:imum|imums|\.)?\b|\bup to\b|\bno more than\b|\bnot more than\b|\bat most\b|\bhighest\b|\bor less\b",
    re.IGNORECASE,
)
LIMIT_LABEL = re.compile(r"^\W*(?:\w+ )?(?:min|max)(?:imum|\.)?(?: (?:bet|wager))?\W*$", re.IGNORECASE)
"""A term beside or above the one amount that it is about."""
ENDS = re.compile(r"[.!?:]['\")]?$")
"""How a sentence ends."""
BULLET = re.compile(r"^(?:(?:[\u2022\u25cf\u25aa\u25e6\u2023*\u2013#~>-]|>>)\s+|\(?[0-9a-z]{1,2}[.)]\s+|[QA][.:]\s+)")
"""How an item of a list begins."""
JOINT = re.compile(r"(?:\band|\bplus|[+&/])$", re.IGNORECASE)
"""How a value ends that goes on on the next line."""
OF = re.compile(r"\bof(?: the)?$", re.IGNORECASE)
"""How a share ends whose meter stands on the next line."""
RANGES = re.compile(r"\$ ?[0-9][0-9,]* ?(?:-|to) ?\$? ?[0-9]", re.IGNORECASE)
"""Two amounts with a dash or “to” between them."""
RANGE = re.compile(r"\s*(?:-|to|up to|and|through|/|or)\s*", re.IGNORECASE)

VERBS = frozenset({
    "be", "have", "can", "pay", "win", "lose", "stand", "draw", "push", "tie", "return", "take", "split", "double",
    "surrender", "make", "place", "collect", "charge", "round", "deal", "set", "count", "rank", "outrank", "act", "go",
    "share", "cover", "enter", "touch", "check", "peek", "allow", "forbid", "resplit", "redouble", "bank", "apply",
    "follow", "complete", "play", "use", "waive", "need", "require", "start", "end", "bust", "qualify", "include",
    "cost", "cut", "shake", "earn",
})  # fmt: skip
"""What somebody does or may do, in the one form of the reader of words."""

SOMEBODY_ELSE = (
    r"\b(?:(?:someone|somebody|anyone|anybody) else|another (?:player|guest)|other (?:players?|guests?)|neighbou?rs?"
    r"|strangers?|rivals?|fellow players?|(?:the )?rest of the table)(?:'s)?\b"
)
"""An expression for those whose hands bring something to others, without regard to case."""
ANYBODY = frozenset(
    {
        "whenever",
        "someone",
        "somebody",
        "anyone",
        "anybody",
        "everyone",
        "else",
        "because",
        "since",
        "again",
        "then",
        "bonu",
    }
)
"""Words that say who or when in general, and change nothing."""
DOING = frozenset({
    "payout", "odds", "odd", "lose", "push", "tie", "draw", "stand", "double", "surrender", "limit", "redouble",
    "resplit", "vigorish", "minimum", "maximum", "meter", "bust", "verbal", "discretion", "even", "return", "only",
    "except", "unless", "forbid", "envy", "void", "hole", "peek", "win", "beat", "full", "whole", "entire", "half",
    "after", "use", "say", "raise", "increase", "remove", "removed", "take", "day", "week", "month", "separately",
    "outrank", "trade", "exchange", "swap", "floorperson", "supervisor", "second", "down",
})  # fmt: skip
"""What happens in the game: beside what was understood and agrees, other words of it say nothing by themselves."""
LAYS_DOWN = re.compile(
    r"\b(?:may|must|shall|can|cannot|can['’]t|could|has to|have to|had to|allowed|permitted|forbidden|prohibited|"
    r"required|needs?|nobody|no one|no player|always|never|alone|enough|whichever)\b",
    re.IGNORECASE,
)
"""Words with which a sentence lays something down."""
OF_AGE = re.compile(r"\b21 (?:years )?or (?:older|over)\b|\b(?:is|are|be|at least) 21\b", re.IGNORECASE)
"""What tells how old a guest must be."""
ASIDE = re.compile(
    r"\b(?:questions?|hints?|enjoy\w*|relax\w*|popular|fun|exciting|excitement|social|newest|favou?rite|easy|scratch\w*|"
    r"scrap\w+|tuck\w*|wav\w+|tap|taps|tapping|gestures?|signal\w*|hand motions?|supervisor|podium|brochure|leaflet|"
    r"pick up a copy|welcome\w*|thank you|happy to|gladly|please|drinks?|beers?|wines?|cocktails?|coffee|"
    r"espresso|dining|"
    r"buffet|restaurant|steakhouse|bar|parking|valet|hotel|rooms?|rewards?|members?|promotions?|entertainment|"
    r"good luck|learn|lessons?|beginners?|column|chart|following|next page|"
    r"(?:below|above)(?! (?:the|your|an?|it|that)\b)|malfunctions?|smoking|"
    r"responsib\w+)\b|\?\s*$",
    re.IGNORECASE,
)
"""What a sentence is about that welcomes, points to a table, tells of manners or asks, and says no rule."""
CHANCE = re.compile(
    r"\b(?:chances?|probabilit\w+|likel\w+|true odds|odds (?:of|are|against)|edge|on average|about|roughly|1 in)\b",
    re.IGNORECASE,
)
"""What tells how often something happens, and not what it pays."""
ELSEWHERE = re.compile(
    r"\b(?:for (?:example|instance)|e\.g\.|say (?:you|the)|suppose|imagine|let's say|elsewhere|"
    r"(?:some|most|many|other|few) (?:other )?(?:casinos?|houses?|tables?|places?|games|joints|rooms|halls|clubs|"
    r"parlou?rs)|unlike|(?:up|down) the (?:road|street|river)|across the (?:road|street|river|bridge)|next door|"
    r"in (?:(?:regular|ordinary|draw|stud) )?poker|in (?:regular|ordinary|traditional|classic) \w+|"
    r"(?:las )?vegas|atlantic city|at home|years ago|old days|in the old|the story goes|legend has it|"
    r"used to|in the past|formerly|high[ -](?:limit|roller|stakes)|on the internet|rumou?rs?|misconceptions?|"
    r"misunderstandings?|common (?:mistake|error|belief)|there is no rule|if it were|(?:never|do not|don['\u2019]t) "
    r"(?:believe|think|assume|expect)|you (?:will|may|might|can|could|would) (?:often |also |sometimes )?(?:hear|read|"
    r"expect|think|believe|assume|be told|have (?:heard|read|been told))|"
    r"(?:some|many|most|people|players|guests|others)(?: (?:people|players|guests|folks?|visitors))? "
    r"(?:believe|think|say|claim|expect|assume|insist|fear)|"
    r"it is (?:often|sometimes|commonly|widely) (?:said|believed|thought))\b|"
    r"\bin [^,;:.]{3,60}[,;:.] (?:but |while )?here\b",
    re.IGNORECASE,
)
"""What tells of an example, of another house or of other times, or what people think, and not how it is played here."""
ADVISES = re.compile(
    r"\b(?:recommend\w*|advis\w*|advice|(?:un)?wise(?:ly)?|usual(?:ly)?|experts?|strategy|rarely|seldom|prefer\w*|books?|"
    r"(?:a )?good (?:hand|idea|time|players?)|(?:most|many|wise|smart|clever|some|few) (?:players|guests|people|folks)|"
    r"better (?:to|not))\b|^\W*(?:do not|don['\u2019]t|never) (?:double|split|surrender|insure|take insurance)\b",
    re.IGNORECASE,
)
"""What tells of how to play well, or how most play, and not of what is allowed."""
GIVES_EXAMPLE = re.compile(
    r"\W*(?:(?:an? |one |another )?example\b|for example|suppose|imagine|picture|say (?:you|the|that)\b|let's say|"
    r"a story)",
    re.IGNORECASE,
)
"""How a paragraph begins that works out one case."""
STORY = re.compile(
    r"^\W*[Qq](?:uestion)?\s*[.:)](?!.*\?)|\b(?:I|my (?:side|friend|bet|wife|husband|brother|sister)) "
    r"(?:had|bet|put|won|lost|was|played|doubled|split|got|once|just)\b"
)
"""What tells what happened once to somebody, mostly before a question on it."""
INSTEAD = re.compile(r"\b(?:instead|rather than|in place of|in lieu)\b", re.IGNORECASE)
"""What tells of two things, one of which stands for the other."""
PLAYERS = re.compile(r"\b(?:you|your|yours|players?|guests?|patrons?)\b", re.IGNORECASE)
"""Who plays, and is spoken to or of."""
SPEAKER = re.compile(r"\b(?:we|our|us|i|my|me)\b", re.IGNORECASE)
"""Who speaks to the reader, mostly the dealer."""
IS_PART_OF = re.compile(
    r"\s+(?:box(?:es)?|areas?|spaces?|circles?|spots?|markers?|buttons?|forms?|counters?)\b", re.IGNORECASE
)
"""What follows a word that only tells of which kind a thing is: commission boxes."""
UNQUALIFIED = re.compile(r"\b(?:not|never|n't) (?:\w+ ){0,2}(?:qualif\w+|eligib\w+)|\bineligible\b", re.IGNORECASE)
"""What says of which wagers something is not paid."""
OF_THE_WAGER = re.compile(
    r"\s*(?:of|on) (?:(?:what|you|they|the|your|each|every|a|amount|of|whole|total|all)\s+)*"
    r"(?:bets?|wager(?:ed|s)?|stakes?)\b",
    re.IGNORECASE,
)
"""What follows a rate that is taken of the wager, and not of what is won."""
MENTIONED = frozenset({
    "dealer", "card", "deck", "shoe", "hand", "wager", "game", "money", "side", "cash", "tip", "chip", "box", "rule",
    "deal", "limit", "minimum", "maximum",
})  # fmt: skip
"""Words of the game that a sentence which welcomes or tells of manners may have without a rule."""
DEEDS = (VERBS - {"be", "have", "can", "need", "start", "end", "include", "place"}) | {
    "show", "swap", "trade", "exchange", "switch", "look", "give", "keep", "change", "discard", "hold", "buy",
    "put", "receive", "turn", "cut", "settle", "settled", "drop", "dropped", "run", "expose", "inspect", "see", "raise",
    "increase", "remove", "removed", "separately", "given", "withdraw", "withdrawn", "dealt", "spread", "stack", "wash",
    "mix",
}  # fmt: skip
"""What is done in the game, in a sentence that has a word of it; not what every sentence has, such as “is”."""
SEATED = frozenset({"back", "sit", "count", "worth"})
"""What is said with a number of players, of a card or of what is returned, and of nothing else that has one."""
SERVED = re.compile(
    r"\b(?:drinks?|beers?|wines?|cocktails?|coffee|espresso|dining|buffet|restaurant|steakhouse|bar|parking|valet|hotel|"
    r"brunch|breakfast|lunch|dinner|menu|concert|tickets?|grill|fries|wings|burgers?|sandwich(?:es)?|pizzas?|nachos|"
    r"desserts?|happy hour|appetizers?|soups?|restaurants?|delis?|coat ?check|pints?|drafts? (?:are|is)|sliders|"
    r"margaritas?|cookies|caf[eé]s?|pastr(?:y|ies)|tea service|spa|salon|shuttle|gift shop|freight|prepaid|"
    r"rooms from|room rates?|suites? from|"
    r"crab cakes?|oysters?|shrimp|prime rib|steaks?|tacos?|smoothies?|lattes?|lounge)\b",
    re.IGNORECASE,
)
"""What a house sells besides the game, with prices that are none of the game."""

NARROWING = frozenset({
    "after", "prior", "until", "while", "during", "hour", "day", "week", "month", "amount", "number", "long", "full",
    "whole", "half", "quarter", "third", "last", "seat", "seated", "like", "likes", "wish", "switched", "more", "less",
    "fewer", "than", "beyond", "against", "time", "minute", "minutes", "morning", "mornings", "noon", "afternoon",
    "afternoons", "dusk", "night", "nights", "midnight", "dawn", "season", "borrowed", "locals", "regulars",
    "residents", "ladies", "gentlemen", "seniors", "veterans", "employees", "tourists", "newcomers", "vips",
})  # fmt: skip
"""Words that say when, how often, how much or who: beside a right that is granted they may say what does not hold."""
SHOWN_ELSEWHERE = re.compile(
    r"\b(?:higher|lower|other|more|further|remaining|additional|full|complete|all|rest)\b[^.]{0,40}"
    r"\b(?:awards?|payouts?|payoffs?|odds|hands?|pays?|prizes?|paytables?|table)\b[^.]{0,30}"
    r"\b(?:shown|posted|listed|displayed|printed|stand|see|found|ask|on the (?:table )?sign)\b",
    re.IGNORECASE,
)
"""What says that the rest of what is paid stands elsewhere."""
WHICHEVER = re.compile(
    r"\b(?:whichever|(?:any|each|every|all|either) (?:one )?of (?:the|these|those)|all (?:four|three|five))\b",
    re.IGNORECASE,
)
"""What says that something is paid on each of several outcomes."""
STATES = frozenset({
    "wild", "push", "tie", "offered", "allowed", "optional", "charged", "free", "yes", "none", "nothing", "up", "down",
    "only", "any", "reset", "mandatory", "compulsory", "required", "must", "refused",
})  # fmt: skip
"""Words that say without a verb what holds of the label above them."""
DEFINES = re.compile(
    r"\W*(?:it|this|that)(?:['\u2019]s| is| means| happens) (?:just |only )?(?:when|if|where)\b", re.IGNORECASE
)
"""How a sentence begins that says what a name means: it's when the dealer has nothing."""
HEADS = re.compile(
    r"^\W*(?:(?:how|what|why|where(?!\b.*,.*\.$)|who|whose)\b(?!.*\b(?:may|must|can)\b.*\.$)|(?:yes|no)\s*[,:]"
    r"|when [^,.]{3,40}, when [^,.]{3,40}$)|\b(?:like this|this way|as follows|so)\W*$",
    re.IGNORECASE,
)
"""How a heading or an answer begins or ends, which says nothing without what stands around it."""
QUALIFIED = re.compile(
    r"\b(?:as long as|so long as|while (?:you(?! (?:do not|don.t|have not|haven.t)\b)|a|"
    r"the(?! other\b| dealer (?:busts?|goes|breaks)\b))|(?<!to )(?<!and )catch(?! up\b)|exceptions?|"
    r"for th(?:is|at) purpose|"
    r"asks? (?:how|what|whether)|would (?:be|have|earn|mean|make)|"
    r"(?:is|it.s) (?:(?:a (?:common )?(?:mistake|myth|misconception)|an error|wrong|untrue|false|not true|not so)"
    r"(?: to (?:think|believe|say))?) that|"
    r"(?:all|everyone|everybody|everything|anyone|anybody) (?:but|except(?: for)?|other than|besides) "
    r"(?:the|an?|one))\b|"
    r"(?<!or )(?<!as )\b(?:she|he)\b(?! (?:or|wishes|likes|wants|chooses|pleases)\b)|"
    r"^\W*(?:goes|moves|is|are|then|only (?:when|if|with|on)(?=[^,]*$))\b|"
    r"^\W*(?:(?:other than|except|save|apart from|aside from)\b|not (?:every|all|each|everyone|everybody)\b)|"
    r":\s*[0-9][0-9,.]*\s*(?:to|for|:|-)\s*[0-9]+\W*$",
    re.IGNORECASE,
)
"""What sets a condition on all of a sentence, or makes it a row: what it says then is not told by its words alone."""
EXAMPLE = re.compile(
    r",? (?:for example|for instance|e\.g\.),? (?:an?|the) [^.;:!?$%\d]*\d?[^.;:!?$%\d]{0,10}(?=[.;!]?$)"
    r"|, (?:just )?(?:(?:the )?same as|like|as) (?:(?:at|in|on) )?(?:most|many|all|other|every other|any other)"
    r"(?: other)?(?: [a-z]+){0,3} (?:tables|casinos|games|houses|places|rooms|table|casino|game)(?=[.;!]?$)",
    re.IGNORECASE,
)
"""What a sentence ends with that only shows cards of which it tells, or says that it is so elsewhere: for example an
ace and a 6; same as at most tables."""
PART = re.compile(
    r"\W*(?:section|part|chapter|article|step|lesson|stage|stop|cue|page|rule|point) (?:no\. ?)?"
    r"(?:\d+|[ivx]+|one|two|three|four|five|six|seven|eight|nine|ten)\b(?! or\b)\W*",
    re.IGNORECASE,
)
"""How the heading of a part of a draft begins, whose number counts nothing."""
OR_ELSE = re.compile(r"\s*,?\s*or\b", re.IGNORECASE)
"""What goes on with an alternative."""
TELLING_APART = frozenset({
    "ace", "king", "queen", "jack", "straight", "flush", "pair", "suited", "unsuited", "lowest", "highest", "need",
    "no", "not", "never", "nor",
})  # fmt: skip
"""Words that tell ranks, hands and their contraries apart: left over beside what agrees, they may say another thing."""
LEAVING_OUT = frozenset({"only", "except", "unless", "seated"})
"""Words that leave something out: beside a name or a payout they may say what does not hold."""
TIMING = frozenset({"after", "prior", "until"})
"""Words that set a time: beside a payout they may say that it is not paid when it must be."""
CIRCUMSTANCES = LEAVING_OUT | TIMING | {
    "if", "when", "whenever", "while", "once", "even", "although", "though", "despite", "regardless", "provided",
    "against", "per", "lose", "losing", "push", "tie", "tied", "bust", "busted", "broken", "lower", "surrender",
}  # fmt: skip
"""Words that say when something is paid, or of what end of a hand: beside a payout they may say what does not hold."""
NEGATIONS = frozenset({"no", "not", "never", "nor", "cannot", "without", "unless", "except", "neither", "none"})

COMPANY = re.compile(
    r"\b(?:(?:[A-Z][\w'&.-]*|of|the|and|&|at|de|la|on)\s+){0,5}[A-Z][\w'&.-]*\s+"
    r"(?:Casino|Resort|Downs|Racetrack|Racecourse|CASINO|RESORT|DOWNS|RACETRACK|RACECOURSE)\b"
    r"(?:\s+(?:Casino|Resort|Hotel|Racetrack|CASINO|RESORT|HOTEL|RACETRACK|and|AND|&))*"
)
"""The name of a house: words with capitals that end in what houses are called."""
COMPANY_LEADS = frozenset(
    {
        "rooms",
        "slots",
        "sportsbook",
        "events",
        "offers",
        "the",
        "welcome",
        "to",
        "at",
        "by",
        "a",
        "an",
        "of",
        "from",
        "hand",
        "home",
        "visit",
        "only",
        "in",
        "play",
        "exclusively",
        "our",
        "your",
        "and",
        "dealt",
        "on",
        "dining",
        "gaming",
        "hotel",
        "table",
        "games",
        "rewards",
        "for",
        "this",
        "any",
        "no",
        "every",
        "each",
    }
)
COMPANY_KIND = frozenset(
    {
        "casino",
        "resort",
        "hotel",
        "and",
        "the",
        "of",
        "llc",
        "lp",
        "inc",
        "downs",
        "racetrack",
        "racecourse",
        "gaming",
        "at",
    }
)

BOILERPLATE = re.compile(
    r"\b(?:all rights reserved|privacy policy|management reserves|page \d+|confidential|proof|print shop|"
    r"(?-i:[Dd]rawn by (?=[A-Z0-9]))|form [A-Z]+-?\d|subject to change|must be 21|21 or older|©|copyright|\(c\)|"
    r"marketing|scale|revision|rev\.|approved by|for review|not for distribution|template|felt:|version|ruleset|as of|"
    r"compare with the official text|reading taken by|cut lines?|bleed|dielines?|suede|velour|"
    r"(?:layout|sign|felt) copy|qty\.? ?\d|drawing no|mock-?up|ref\. ?no)\b|"
    r"^(?:from|to|subject|date|sent|cc|re|fwd?): |(?:https?|file)://|www\.|"
    r"^paid under (?=\D*\d)[\w.,§() ]{1,60}$",
    re.IGNORECASE,
)
"""What a printed page carries besides the game."""

_DAYS = r"(?:week(?:day|end)s?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|holidays?)"
TAKING_BACK = re.compile(
    r"\b(?:void (?:during|where|on|unless|except)|not valid|invalid|disregard|ignore the|out of date|outdated|obsolete|"
    r"subject to change|(?:change|alter|withdraw|modify)\w* (?:\w+ ){0,6}(?:without notice|at any time)|"
    r"discretion|(?:restrictions|conditions|exclusions|exceptions) (?:may )?apply|until further notice|temporarily|"
    r"discontinued|unavailable|(?:(?:is|are) not|isn't|aren't) (?:currently |now |always )?(?:offered|valid)|"
    rf"{_DAYS} only|(?:except|excluding|other than) (?:on )?{_DAYS})\b",
    re.IGNORECASE,
)
"""Words that take back what a document says elsewhere, or say when it does not hold."""
BOUND = re.compile(
    r"\b(?:(?:less|more|better|fewer|lower|higher) than|up to|at (?:most|best)|as (?:much|high) as|nearly|almost|about|"
    r"around|approximately|roughly|formerly|previously|used to|once paid|soon)\b"
    r"[^.;$]{0,20}[0-9][0-9,.]* ?(?:to|for|:|-|/) ?[0-9]",
    re.IGNORECASE,
)
"""Words before odds that are a bound of what is paid, or of another day."""
CITED = re.compile(r"\s*\((?:58 Pa\. Code )?\u00a7{1,2} ?[0-9]+[a-z]?\.[0-9]+(?:\([0-9A-Za-z]{1,4}\))*\)")
"""A provision in parentheses, which says nothing of the game."""
_SPOT = r"(?:betting|wagering|dealer'?s?|player'?s?|each|every|all|per|one|of|the|at|in|on|and|along|near|numbered)"
_PRINTED = (
    r"(?:areas?|positions?|sides?|left|right|middle|top|bottom|seats?|spots?|box(?:es)?|cent(?:er|re)|arc|curve|text|edge|rim|spaces?|circles?|felt|"
    r"printed|label(?:l?ed)?|inscription|inscribed)"
)
CAPTION = re.compile(
    rf"^(?:{_SPOT}[\s,]+){{0,6}}{_PRINTED}(?:[\s,]+(?:{_SPOT}|{_PRINTED})){{0,6}}(?: \d+ (?:to|through|-) \d+)?:\s+"
    rf"(?!(?:{'|'.join(NUMBERS)})\b)(?=\D+$)|"
    rf"(?:\s+|^)x ?\d+(?: \((?:{_SPOT}[\s,]+){{0,4}}{_PRINTED}(?: {_PRINTED})?\))?$|"
    rf",? one (?:for|at|in) (?:each|every) (?:{_SPOT} )?{_PRINTED}$",
    re.IGNORECASE,
)
"""Where on a layout a text is printed, and how often, as a note beside it tells; what follows has no figure."""
ADDRESSES = re.compile(r"(?:\bcall\W+)?\b1[- ]8[0-9]{2}[- ][A-Z0-9-]+|\b[\w.-]+\.(?:org|com|net|gov)\b", re.IGNORECASE)
"""Telephone numbers and addresses on the web, whose figures say nothing of the game."""
