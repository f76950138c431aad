"""The files of words: topics, wordings, answers in other words."""

from typing import Annotated, Literal, Required, TypedDict

from checker.law.shapes import Also, Scalar, YesNo


class TopicValue(TypedDict, total=False):
    """One closed value."""

    sentence: Annotated[str, "How a document of ours says the value."]
    says: Annotated[
        list[Scalar],
        "The patterns that say it: (word) may be missing, a|b is either, <name> is one of a class of words.",
    ]
    rows: Annotated[list[Scalar], "The rows that say it as a whole, in whatever order their words stand."]


class Topic(TypedDict, total=False):
    """One topic."""

    subject: Required[
        Annotated[
            str,
            "What it is about: a wager's slug, dealer, player, table, cards, commission.",
            Also(pattern="^[a-z][a-z0-9_]*$"),
        ]
    ]
    about: Required[Annotated[str, "What it is about, in a few words that follow: what the law says on."]]
    kind: Annotated[
        Literal["word", "percent", "dollars", "number", "payout", "words"],
        "The kind of its value. Without it, one of its closed values.",
    ]
    right: Annotated[
        YesNo,
        "Whether it is a right, with the values allowed and not_allowed, which are read alike for every right.",
    ]
    nouns: Annotated[list[Scalar], "Of a right: patterns that name it, such as surrender."]
    verbs: Annotated[list[Scalar], "Of a right: patterns of what a player does, such as split again."]
    values: Annotated[dict[str, TopicValue], "Its closed values."]
    says: Annotated[
        list[Scalar],
        "Of a topic with a figure: the patterns that say it, with a place for it; “=> rest” takes what it leaves.",
    ]
    rows: Annotated[list[Scalar], "Of a topic with a figure: the rows that say it as a whole, with a place for it."]
    opposite: Annotated[dict[str, str], "The value that the denial of a value says."]
    wager: Annotated[YesNo, "Whether it speaks of the wager that the line names."]
    aspect: Annotated[
        str,
        "What it speaks of, where that is no topic: limit_min, limit_max, payout_limit.",
        Also(pattern="^[a-z][a-z0-9_]*$"),
    ]
    name: Annotated[str, "The name of what it speaks of, where one aspect has several."]
    figure: Annotated[
        Literal["first", "last"], "Which of two figures in a pattern is its value. Without it, the first."
    ]
    base: Annotated[YesNo, "Whether it speaks of the base wager, and where a line names another one perhaps of that."]
    hand: Annotated[YesNo, "Whether its player is the hand of that name, and not who is addressed as “you”."]
    conditional: Annotated[YesNo, "Of a right: whether a grant says too much without a condition that the law sets."]
    least: Annotated[YesNo, "Of a topic with a figure: whether it is the least, so that a greater one is lawful too."]
    otherwise: Annotated[str, "The topic on which the same is said where the filing has no statement on this one."]
    unless: Annotated[list[Scalar], "Words beside which a line that names no wager says nothing on the topic."]
    sentence: Annotated[str, "Of a topic with a figure: how a document of ours says it, with {value} for the figure."]


class Words(TypedDict):
    """The closed list of topics and the wordings by which a text speaks of them."""

    topics: Annotated[dict[str, Topic], "Every topic by its id."]


class Wordings(TypedDict):
    """The words that the reader knows on every topic."""

    same: Annotated[dict[str, list[Scalar]], "The words for which another one stands."]
    short: Annotated[dict[str, list[Scalar]], "The short forms of the name of a hand."]
    phrases: Annotated[dict[str, list[Scalar]], "Several words for one, in the names of outcomes."]
    alike: Annotated[
        dict[str, list[Scalar]],
        "One or more words and the rows of words that mean the same, in every line that is read.",
    ]
    parts: Annotated[dict[str, Scalar], "Words for a part of a whole, with their percentage."]
    classes: Annotated[
        dict[str, list[Scalar]],
        "Patterns with one use, by the name under which other patterns use them.",
    ]
    light: Annotated[list[Scalar], "Words that may be passed over within a pattern."]
    linking: Annotated[list[Scalar], "Words that may be left over between what was read."]
    denials: Annotated[list[Scalar], "Words that deny."]
    denying: Annotated[list[Scalar], "How a sentence begins that denies the whole of what follows."]
    turning: Annotated[list[Scalar], "Words that begin a condition or an exception."]
    soft: Annotated[list[Scalar], "Words that do not tell one outcome from another."]
    game: Annotated[list[Scalar], "Words that show that a line speaks of the game."]
    frames: Annotated[
        dict[str, list[Scalar]],
        "How a right is granted or denied, with {x} for a noun and {v} for a verb.",
    ]
    conditions: Annotated[dict[str, list[Scalar]], "Patterns of the conditions that a line may set, by their ids."]
    cut: Annotated[list[Scalar], "Words that are written short, with or without a full stop that ends no sentence."]
    filler: Annotated[list[Scalar], "Words with which an outcome is described, and that tell it from no other."]
    nothing: Annotated[list[Scalar], "Patterns that say nothing the law of the game governs."]
    weakening: Annotated[list[Scalar], "Patterns of words that weaken a line, or tell of what is not there yet."]
    ornaments: Annotated[list[Scalar], "Wishes and names in other letters. Other words in such letters are not read."]


class Service(TypedDict):
    """Words beside which a line says nothing that the law of the game governs."""

    words: Annotated[list[Scalar], "Words of a house's services, and of greetings."]
    said: Annotated[list[Scalar], "Patterns of several words that mean one of these."]
    telling: Annotated[list[Scalar], "Words that speak of the game though no topic is told by them."]
    passing: Annotated[list[Scalar], "Words that speak of the game elsewhere, and beside these in passing only."]


class Chatter(TypedDict):
    """What a draft says that has words of the game and nothing to compare."""

    marks: Annotated[list[Scalar], "Patterns of a line of a printer, of a company or of a bar."]
    keys: Annotated[list[Scalar], "Names of what a file says of itself before its text."]
    mood: Annotated[list[Scalar], "Patterns of what tells of the mood of a game."]
    done: Annotated[list[Scalar], "Words of what is done: beside them a word of mood excuses nothing."]
    papers: Annotated[list[Scalar], "Words of papers and of those who read them, which say nothing of how a game goes."]
    counted: Annotated[list[Scalar], "Those of them of which a game has a number."]


class HeededTurn(TypedDict, total=False):
    """A word that could turn what a line says."""

    one: Required[Annotated[str, "The word."]]
    other: Required[Annotated[Scalar, "The word that is tried in its place; nothing leaves it out."]]
    unless: Annotated[str, "A pattern of lines in which it is not tried."]
    behind: Annotated[str, "A pattern of words behind which it is not tried."]


class Contrast(TypedDict):
    """A last clause that says of another thing that it is otherwise: ..., but the dealer's does."""

    begins: Annotated[list[Scalar], "The words with which it begins."]
    ends: Annotated[list[Scalar], "The verbs with which it ends, denied or not."]


class Heeded(TypedDict):
    """Words that could turn what a line says: a reading that is the same with another in place leaves it open."""

    contrast: Annotated[Contrast, "The clause of a contrast, of which a reading must heed both sides."]
    ways: Annotated[list[HeededTurn], "Pairs that are tried both ways."]
    turns: Annotated[list[HeededTurn], "Pairs of which the second is tried in place of the first."]


class Stakes(TypedDict):
    """The topics on which a line of a draft is told to differ; on all others it is left to a person."""

    stakes: Annotated[list[str], "Topics on which what a player wins, loses or keeps, or may choose, hangs."]
    of_base_wager: Annotated[list[str], "Topics on what becomes of the game's own wager."]
    of_two_hands: Annotated[list[str], "Topics on which of two hands is higher, which is of that wager alone."]


class LaterChoice(TypedDict):
    """Answers that leave to somebody's later choice what should be answered."""

    parts: Annotated[dict[str, list[Scalar]], "Patterns by the name under which the further ones use any one of them."]
    left: Annotated[list[Scalar], "Patterns of all that such an answer says."]
    of_hands: Annotated[list[Scalar], "Patterns of what leaves the hands of the dealer to somebody, within a sentence."]
    settled: Annotated[list[Scalar], "Patterns of a sentence that denies such a choice."]
    lawful: Annotated[list[Scalar], "Patterns of who and what may decide by law."]


class Reasons(TypedDict):
    """What an answer says besides of why it is so."""

    parts: Annotated[dict[str, list[Scalar]], "Patterns by the name under which the further ones use any one of them."]
    always: Annotated[list[Scalar], "Patterns of what may be said beside any answer."]
    figures: Annotated[list[Scalar], "Patterns of what may be said beside a figure: how it came to be."]
    weighed: Annotated[list[Scalar], "Entries in which a reason is a part of what the law asks for."]


class Approvals(TypedDict):
    """What an answer says of an approval that the law asks for: given, refused, taken back or asked for."""

    parts: Annotated[dict[str, list[Scalar]], "Patterns by the name under which the further ones use any one of them."]
    denying: Annotated[list[Scalar], "Words of which none may stand close before a pattern that begins with <not>."]
    refused: Annotated[list[Scalar], "It was refused, or nobody who can give one was asked."]
    taken_back: Annotated[list[Scalar], "It was given and holds no longer."]
    waiting: Annotated[list[Scalar], "It is asked for, or is to be, and not given."]
    by_house: Annotated[list[Scalar], "The house gave it, or who sells to it."]
    by_others: Annotated[list[Scalar], "Those gave it who have no say in the state of the filing."]
    given: Annotated[list[Scalar], "It was given."]
    then_given: Annotated[str, "It was given after what the text tells of before that."]
    another: Annotated[list[Scalar], "Words that say that what is still asked for is another thing."]
    at_hand: Annotated[str, "An approval is at hand, where a text also says that papers were sent."]
    standing: Annotated[list[Scalar], "It holds without conditions."]
    doubted: Annotated[list[Scalar], "It is open whether it is given, or what it covers."]
    about: Annotated[list[Scalar], "Words that are said of an approval, and of who gives one."]
    beside: Annotated[list[Scalar], "Words in small letters that may stand beside those."]
    beside_then: Annotated[list[Scalar], "And where a text tells of the request, or of an earlier refusal."]
    beside_any: Annotated[list[Scalar], "Things that an approval of any entry may name."]
    objects: Annotated[dict[str, list[Scalar]], "What it can be of, by the last name of the entry that asks for it."]


class HouseWay(TypedDict):
    """The words of a house way, by how each of them counts in a line that says how the dealer sets a hand."""

    kinds: Annotated[dict[str, list[Scalar]], "The words for a type of hand, without a rank."]
    ranks: Annotated[dict[str, list[Scalar]], "The words for a rank, by its number; an ace is 14."]
    does: Annotated[dict[str, list[Scalar]], "The words that say what is done with cards, or which are meant."]
    recast: Annotated[
        list[list[str]], "What is read in place of a way of saying it, in order: a regular expression, and other words."
    ]
    nothing: Annotated[list[Scalar], "Words that say nothing by themselves."]


class Answers(TypedDict):
    """Answers in ordinary other words, by the entry of a filing."""

    drop: Annotated[list[Scalar], "Words that make no difference."]
    same: Annotated[dict[str, Scalar], "The words for which another one stands."]
    shares: Annotated[
        dict[str, list[Scalar]],
        "Of what a percentage may be said to be a share, by the last word of its entry.",
    ]
    beside_hours: Annotated[list[Scalar], "Words that may stand beside a number of hours and do not change it."]
    neutral: Annotated[list[Scalar], "Words that change no answer at an entry of which no row must have them."]
    recast: Annotated[list[list[Scalar]], "Patterns of turns of speech, each with the plainer words for it."]
    in_order: Annotated[list[Scalar], "Entries whose answers turn on the order of the words."]
    other_areas: Annotated[list[Scalar], "What stands on a layout and is no area for wagers."]
    color: Annotated[list[Scalar], "Colors: two of them count as different colors, one as the same."]
    shade: Annotated[list[Scalar], "Colors that name a shade of the color that follows them."]
    answers: Annotated[
        dict[str, dict[str, list[Scalar]]],
        "By entry, the other words of each choice; under refused, answers that are plainly none.",
    ]
    rows: Annotated[
        dict[str, dict[str, list[Scalar]]],
        "By entry and choice, rows of words: what must stand in an answer, and in brackets what may; under beside, "
        "what may stand in every one.",
    ]


class Whole(TypedDict):
    """What a sentence says as a whole, whatever the order of its words."""

    glue: Annotated[list[Scalar], "Words that say nothing by themselves."]
    leave: Annotated[str, "What may stand beside the nouns and verbs of a right."]
    common: Annotated[str, "What {common} in a row stands for: words that may stand in most sentences."]
    beside: Annotated[dict[str, str], "By topic, what may stand in every one of its rows."]
    rows: Annotated[
        dict[str, dict[str, list[Scalar]]],
        "By topic and value, rows of words: what must stand in the sentence, and in brackets what may.",
    ]


class MoreRows(TypedDict, total=False):
    """What a sentence of some games says as a whole."""

    where: Annotated[str, "A topic that the chapter must have.", Also(pattern="^[a-z][a-z0-9_]*$")]
    usual: Required[Annotated[str, "What every row of the file takes besides, without another meaning."]]
    rows: Required[
        Annotated[
            dict[str, dict[str, list[Scalar]]],
            "By topic and value, rows of words: what must stand in the sentence, and in brackets what may.",
        ]
    ]


class Concepts(TypedDict, total=False):
    """What words stand for in sentences that are read by concepts."""

    where: Required[
        Annotated[str, "The topic that a chapter must have to be read so.", Also(pattern="^[a-z][a-z0-9_]*$")]
    ]
    rows_in: Annotated[str, "How the names of the files end that hold its rows, where it has none of its own."]
    silent: Required[Annotated[list[Scalar], "Words, and rows of words, that say nothing."]]
    concepts: Required[
        Annotated[dict[str, list[Scalar]], "By concept, or several in a row, the words that stand for it."]
    ]
    names: Required[Annotated[dict[str, list[Scalar]], "Rows of concepts, by the names under which the rows use them."]]
    rows: Annotated[dict[str, list[Scalar]], "By topic/value, or several of them, rows of concepts in their order."]


class ConceptRows(TypedDict):
    """What rows of concepts say."""

    rows: Annotated[dict[str, list[Scalar]], "By topic/value, or several of them, rows of concepts in their order."]


class Order(TypedDict):
    """An order of hands, and what a line says that has two of them so, or otherwise."""

    topic: Annotated[str, "The id of the topic.", Also(pattern="^[a-z][a-z0-9_]*$")]
    right: Annotated[str, "The value that a line says which has them so."]
    wrong: Annotated[str, "The value that a line says which has them otherwise."]
    hands: Annotated[list[list[Scalar]], "The names of each hand, from the highest down."]


Turning = TypedDict(
    "Turning",
    {
        "of": Required[Annotated[list[Scalar], "The topics that it turns, or topic/value; a star is every topic."]],
        "said": Required[Annotated[str, "The order, a regular expression over the words in lower case."]],
        "not": Annotated[str, "An expression that takes the order back."],
        "where": Annotated[str, "A topic that the chapter must have.", Also(pattern="^[a-z][a-z0-9_]*$")],
        "gist": Annotated[YesNo, "Whether it turns what a sentence of a draft comes to as well."],
    },
    total=False,
)


class Turned(TypedDict):
    """Orders of words that turn what a sentence says."""

    names: Annotated[dict[str, str], "Parts of expressions, by the names under which the orders use them."]
    turned: Annotated[list[Turning], "Every order."]


class GistGroup(TypedDict, total=False):
    """What sentences of some words come to, for the chapters that speak of a topic."""

    where: Annotated[Scalar, "The topic of which a chapter speaks that has use for it; else every chapter has."]
    about: Required[Annotated[list[Scalar], "Rows of words of which a sentence must have one."]]
    says: Required[Annotated[dict[str, list[Scalar]], "Rows of words, by the topic and value that they tell."]]
    main: Annotated[YesNo, "Whether it is not told of a sentence under the heading of an optional wager."]


class Gist(TypedDict):
    """What a sentence of a draft comes to, where nothing else understood it."""

    rewritten: Annotated[dict[str, list[Scalar]], "Words in place of which others are read, by those."]
    plain: Annotated[list[Scalar], "Words that say nothing more beside what was told."]
    classes: Annotated[dict[str, Scalar], "Words that count alike, by the name under which rows use them."]
    groups: Annotated[list[GistGroup], "Every group of all games, or of several."]


class MoreGist(TypedDict):
    """What sentences on one game come to."""

    groups: Annotated[list[GistGroup], "Every group."]


class Lexicon(TypedDict):
    """Idioms with the plain words that they stand for, and words that say nothing."""

    words: Annotated[dict[str, str], "By its plain words, what is said for them, parted by semicolons."]
    having: Annotated[list[Scalar], "Words around a hand where a sentence tells it first and then what it is paid."]
    nothing: Annotated[str, "What says nothing, parted by semicolons."]


class Frame(TypedDict, total=False):
    """What stands around a result and the rounds in which it is said."""

    said: Required[Annotated[str, "An expression with {r} for the result and {c} for the rounds."]]
    only: Annotated[YesNo, "yes where the result is said of no other round."]
    always: Annotated[YesNo, "yes where it is said of every one of them."]
    unless: Annotated[YesNo, "yes where it is said of all other rounds."]


class Outcome(TypedDict):
    """How a line says that wagers have a result."""

    verbs: Annotated[list[Scalar], "Expressions without the names of the wagers."]
    said: Annotated[list[Scalar], "Expressions with {w} for the names of the wagers."]


class Settled(TypedDict, total=False):
    """The rounds in which a wager wins and in which it is returned; in all others it loses."""

    wins: Required[Annotated[str, "The rounds in which it wins."]]
    returned: Annotated[str, "The rounds in which it is returned."]
    own: Annotated[str, "The side of the hand on which it is made."]


class RoundSaid(TypedDict, total=False):
    """How a line tells rounds."""

    said: Required[Annotated[str, "The expression, over the words in the one form."]]
    means: Required[Annotated[str, "Which rounds it tells."]]
    plain: Annotated[YesNo, "yes where it may stand beside a result of no wager: the higher count wins."]


class SettledGame(TypedDict):
    """The rounds of a game, what its wagers do in them, and how a line tells them."""

    topic: Annotated[str, "The id of the topic.", Also(pattern="^[a-z][a-z0-9_]*$")]
    right: Annotated[str, "The value that a line says which has it as the law."]
    wrong: Annotated[str, "The value that a line says which has it otherwise."]
    axes: Annotated[dict[str, Scalar], "The most of a number, or mark, by the name of the axis."]
    sides: Annotated[dict[str, str], "Expressions for the two sides, the first side first."]
    own: Annotated[str, "An expression for the hand on which a wager is made."]
    other: Annotated[str, "An expression for the other hand."]
    hands: Annotated[str, "Words for a hand that are the one on which the wager is made where no other is named."]
    alone: Annotated[str, "Other words that are that hand in what tells rounds."]
    outcomes: Annotated[str, "Outcomes in which the name of a wager stands: what is said of them is no result of it."]
    rounds: Annotated[str, "Which of all rounds there can be."]
    wagers: Annotated[dict[str, Settled], "By wager, when it wins and when it is returned."]
    hand: Annotated[str, "The wager that stands for a hand that is not named."]
    names: Annotated[dict[str, str], "Parts of expressions, by the names under which phrases use them."]
    phrases: Annotated[list[RoundSaid], "Every way to tell rounds; the first that fits counts."]


class Settling(TypedDict):
    """Which wagers win, lose and are returned in which rounds, and how a line says so."""

    drop: Annotated[list[Scalar], "Words that are passed over."]
    kept: Annotated[dict[str, str], "Words as they are written that are read otherwise than in the one form."]
    frames: Annotated[list[Frame], "Every frame."]
    results: Annotated[dict[str, Outcome], "By result how it is said; “not” before one is its denial."]
    games: Annotated[list[SettledGame], "Every game."]


class RecastList(TypedDict):
    """Turns of speech of the chapters that have a topic."""

    where: Annotated[str, "A topic that the chapter must have.", Also(pattern="^[a-z][a-z0-9_]*$")]
    phrases: Annotated[dict[str, list[Scalar]], "Patterns of phrases, by the words that stand for them."]


class Recast(TypedDict):
    """Turns of speech in the words that the topics use."""

    lists: Annotated[list[RecastList], "Lists of phrases, each gone through once in its order."]


class HandExample(TypedDict, total=False):
    """What shows one hand behind its name: cards of it, or words of them."""

    alike: Annotated[
        list[Scalar], "How many cards it has of each rank of which it has several, the most first; none is none."
    ]
    run: Annotated[YesNo, "Whether its five cards follow one another."]
    said: Required[Annotated[list[Scalar], "What is said of its cards, regular expressions over the whole."]]


class Ranking(TypedDict):
    """How a line says which of two hands ranks higher."""

    orders: Annotated[list[Order], "Every order."]
    over: Annotated[list[Scalar], "Words that put the first hand above the second."]
    under: Annotated[list[Scalar], "Words that put it below."]
    silent: Annotated[list[Scalar], "Words that may stand beside them."]
    heading: Annotated[list[Scalar], "What may stand above several in their order."]
    then: Annotated[list[Scalar], "What joins several in their order."]
    places: Annotated[dict[str, list[Scalar]], "What is said of one by itself, by its place from the highest, from 0."]
    upward: Annotated[list[Scalar], "What tells that the lowest stands first."]
    downward: Annotated[list[Scalar], "What tells that the highest stands first."]
    examples: Annotated[dict[str, HandExample], "What shows a hand behind its name, by the name."]


class Felt(TypedDict):
    """Words of the short lines of a felt: rows of what is paid, limits, and what a meter does."""

    joining: Annotated[list[Scalar], "Words beside an amount, a name or a hand that say nothing by themselves."]
    slack: Annotated[list[Scalar], "Words of a hand's name without which it is still that hand."]
    base: Annotated[list[Scalar], "What is wagered on the game itself."]
    optional: Annotated[list[Scalar], "What is wagered on what is optional."]
    beside_limit: Annotated[list[Scalar], "Words beside a limit that say nothing by themselves."]
    meters: Annotated[dict[str, list[Scalar]], "What a meter does, by the topic that it is of."]
    beside_meter: Annotated[list[Scalar], "Words beside these that say nothing by themselves."]
    whole: Annotated[list[Scalar], "Signs of the whole of a meter beside its name."]
    instead: Annotated[dict[str, str], "Words of a hand's name that stand for others in it."]


class FieldWords(TypedDict, total=False):
    """The words of one entry."""

    like: Annotated[str, "The entry whose words these are too."]
    things: Annotated[list[Scalar], "What it asks about: “no rack” is no, “a joker in each deck” is 1."]
    right: Annotated[YesNo, "Whether a yes permits something."]
    first: Annotated[dict[str, list[Scalar]], "Rows by what they say that are tried before all others, and decide."]
    beside: Annotated[list[Scalar], "Words that may stand in every answer."]
    phrases: Annotated[list[Scalar], "Rows of words that are left out before an answer is read."]
    phrases_with: Annotated[dict[str, list[Scalar]], "Further ones where the law asks for another entry, by its path."]
    figures: Annotated[list[Scalar], "Words that may stand beside a figure."]
    yes: Annotated[list[Scalar], "Rows that say yes."]
    no: Annotated[list[Scalar], "Rows that say no."]
    zero: Annotated[list[Scalar], "Rows that say 0."]
    refused: Annotated[list[Scalar], "Rows, or names of meanings, that are no lawful answer at all."]
    refused_with: Annotated[dict[str, list[Scalar]], "Those that are none where an entry is asked for, by its path."]
    values: Annotated[dict[str, list[Scalar]], "Rows by the figure that they say."]


class Fields(TypedDict):
    """What an answer to an entry says that is neither a choice nor a figure by itself."""

    aside: Annotated[list[Scalar], "Words that say nothing of an answer wherever they stand."]
    acting: Annotated[list[Scalar], "Words for those who act at a table."]
    circumstances: Annotated[list[Scalar], "Words for when something holds: of several times the longest is weighed."]
    around: Annotated[str, "Words that may stand beside what is said of a thing."]
    turning: Annotated[list[Scalar], "Words after which the rest of an answer takes something back."]
    altering: Annotated[list[Scalar], "Words that make a figure beside them another one."]
    beside_times: Annotated[list[Scalar], "Words that may stand beside the times of day at which something is done."]
    granted: Annotated[list[Scalar], "What every granted right may be said with."]
    denied: Annotated[list[Scalar], "What every refused right may be said with."]
    had: Annotated[str, "What is said of a thing that an entry asks about."]
    wide: Annotated[list[Scalar], "Words beside what is unlawful, however it is told, that make it none the better."]
    meanings: Annotated[dict[str, list[Scalar]], "Meanings that entries refuse by name."]
    figures: Annotated[dict[str, list[Scalar]], "What may stand beside a figure of each sort."]
    fields: Annotated[dict[str, FieldWords], "The words of each entry."]


class ClauseWords(TypedDict, total=False):
    """What clauses of an answer to one entry say beside the answer."""

    like: Annotated[str, "The entry whose words these are too."]
    names: Annotated[list[Scalar], "Words that may stand in every row of the entry."]
    lawful: Annotated[list[Scalar], "Rows of what may stand beside an answer."]
    wrong: Annotated[list[Scalar], "Rows of what is unlawful beside every answer."]
    lawful_with: Annotated[dict[str, list[Scalar]], "What may stand there where an entry is asked for, by its path."]
    wrong_with: Annotated[dict[str, list[Scalar]], "What is unlawful where an entry is asked for, by its path."]


class Clauses(TypedDict):
    """What clauses of an answer say beside the answer."""

    begins: Annotated[list[Scalar], "Words with which a clause may begin."]
    names: Annotated[list[Scalar], "Words that may stand in every row of every entry."]
    lawful: Annotated[list[Scalar], "Rows of what may stand beside every answer."]
    entries: Annotated[dict[str, ClauseWords], "The rows of each entry."]


class MoreFields(TypedDict, total=False):
    """What a file of one game adds to the words of answers and of their clauses."""

    fields: Annotated[dict[str, FieldWords], "Further words of each entry."]
    clauses: Annotated[dict[str, ClauseWords], "Further rows of clauses of each entry."]


class Weight(TypedDict, total=False):
    """How much hangs on the rules of some kinds, or on some places of a filing; on all where it names neither."""

    severity: Required[Annotated[Literal["grave", "notable", "slight"], "How much hangs on them."]]
    kinds: Annotated[list[Scalar], "Kinds of rules."]
    places: Annotated[list[Scalar], "Entries of a filing, with all that is below them."]


class Severity(TypedDict):
    """How much hangs on a rule that does not say so itself."""

    severity: Annotated[list[Weight], "The first that fits a rule counts."]
