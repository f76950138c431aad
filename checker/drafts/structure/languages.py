"""Leaves out what stands behind a text in a second language, where it repeats the same figures."""

import re
from collections import Counter

_SPANISH = re.compile(
    r"[áéíóúñ¿¡]|\b(?:el|la|los|las|del|de|con|por|para|se|su|sus|usted|una?|que|no se|y|apuestas?|pagan?|paga|banca|"
    r"jugador(?:es)?|empates?|ganador(?:a|es|as)?|manos?|seguro|crupier|cartas?|mesa|bono|devuelven?|gana|pierde|"
    r"ganancias?|premios?|juego)\b",
    re.IGNORECASE,
)
"""Letters and words of Spanish that English has not."""
_OTHER_SCRIPT = re.compile(r"\s*[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3\uff00-\uffef][\s\u3000-\u9fff\uac00-\uffef]*")
_LETTERS = re.compile(r"[A-Za-z]{2}")
_PARTS = re.compile(r"\s/\s")
_DIGITS = re.compile(r"\d+")


def in_one_language(text: str) -> str:
    """Return a text without its translation, “Tie / Empate”; one with other figures stays, for a person to see."""
    plain = _OTHER_SCRIPT.sub(" ", text).strip()
    text = plain if _LETTERS.search(plain) and plain != text else text
    parts = _PARTS.split(text)
    if len(parts) % 2 or _SPANISH.search(parts[0]):
        return text
    half = len(parts) // 2
    own, other = " / ".join(parts[:half]), " / ".join(parts[half:])
    if not _SPANISH.search(other):
        return text
    said, repeated = (Counter(_DIGITS.findall(part)) for part in (own, other))
    return own.rstrip() if not repeated or said == repeated else text
