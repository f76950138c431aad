"""The topics of which a sentence that is not understood may speak: those that most of its telling words belong to.

It tells where to look in the law, and nothing of what the sentence says.
"""

from collections.abc import Collection
from functools import lru_cache

from checker.words.joined import joined
from checker.words.rows import Row, glue, rarity, rows_like, stem
from checker.words.tokens import Sort, tokens
from checker.words.wordings import wordings

_MOST = 2
"""How many topics are named at most."""
_FEWEST_PIECES = 2
_MOST_MISSING = 1
_MISSING = 0.7
"""What a piece of a row that does not stand in the sentence takes off, as a share of its weight."""
_UNKNOWN = 1.2
"""What a word of the sentence takes off of which a row knows nothing."""
_LEAST = 3.1
_CLOSE = 0.8
"""How near, as a share, a topic must come to the first to be named beside it."""


@lru_cache(maxsize=1024)  # what stands on many pages is asked for on each
def near_topics(text: str, known: frozenset[str]) -> tuple[str, ...]:
    """Return the ids, of those ``known``, of the topics of which a line may speak, the likeliest first; most often one.

    A line of which too little is recognised has none.
    """
    said = [token for token in joined(tokens(text)) if token.sort is Sort.WORD]
    texts = frozenset(stem(token.text) for token in said) | {token.text for token in said}
    telling = {stem(token.text) for token in said} - glue() - wordings().light - wordings().denials
    best: dict[str, float] = {}
    for row in rows_like(texts):
        if row.topic.id in known:
            score = _score(row, texts, telling)
            best[row.topic.id] = max(score, best.get(row.topic.id, 0.0))
    found = sorted((item for item in best.items() if item[1] >= _LEAST), key=lambda item: -item[1])
    return tuple(name for name, score in found[:_MOST] if score >= _CLOSE * found[0][1])


def _score(row: Row, texts: frozenset[str], telling: Collection[str]) -> float:
    weights, often = 0.0, rarity()
    missing = 0
    for piece in row.required:
        stands = [choice for choice in piece if texts.issuperset(choice.words)]
        missing += not stands
        if missing > _MOST_MISSING:
            return 0.0
        weight = max(sum(often[word] for word in choice.words) / len(choice.words) for choice in stands or piece)
        weights += weight if stands else -_MISSING * weight
    if len(row.required) - missing < _FEWEST_PIECES:
        return 0.0
    return weights - _UNKNOWN * sum(word not in row.known for word in telling)
