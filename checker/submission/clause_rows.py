"""What a clause may say beside the answer to an entry: data, ``rulesets/shared/words/clauses.yaml``."""

import re
from collections.abc import Container, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from checker.frozen import frozen
from checker.regex import regex
from checker.submission.answer_rows import Row, answer_tokens, rows_of, said_by, stemmed
from checker.submission.clauses import Clause
from checker.submission.field_rows import as_rows, in_both_forms
from checker.submission.word_files import clause_words, entry_of
from checker.words.rows import places
from checker.words.tokens import Token
from checker.words.wordings import wordings

_KINDS = {"lawful": Clause.BESIDE, "wrong": Clause.WRONG}


@frozen
class ClauseRows:
    """The rows of clauses of one entry; ``asked`` are further ones where the law asks for another, by its path."""

    rows: tuple[Row, ...] = ()
    asked: Mapping[str, tuple[Row, ...]] = {}

    def where(self, asked: Container[str]) -> tuple[Row, ...]:
        """Return the rows that count where the law asks for the entries ``asked``."""
        return (*self.rows, *(row for path, rows in self.asked.items() if path in asked for row in rows))


@cache
def begins() -> re.Pattern[str]:
    """Return what finds where a clause may begin: a sign, or the space before one of the words that begin one."""
    words = "|".join(map(str, clause_words()["begins"]))
    return regex(
        rf"\s*[,;:()]+\s*|\s+[-\u2013\u2014]+\s+|\.\s+|\s+(?=(?:{words})\b)",
        re.IGNORECASE,
    )


def said_of(rows: Sequence[Row], clause: str) -> Clause | None:
    """Return what a clause is beside an answer; None where no row has it, or those of both kinds have.

    A word that denies must stand in a row where its sentence has it: it is never one that merely may.
    """
    line = answer_tokens(clause)
    plain = [stemmed(token) for token in line]
    said = said_by((row for row in rows if _denies_the_same(row, plain)), line)
    return None if said is None else Clause(said)


def _denies_the_same(row: Row, line: Sequence[Token]) -> bool:
    denying = {at for at, token in enumerate(line) if token.text in wordings().denials}
    if not denying:
        return True
    meant = {at for piece in row.required for choice in piece for found in places(choice, line) for at in found}
    return denying <= meant


@cache
def clause_rows(path: str) -> ClauseRows:
    """Return the rows of clauses of an entry. Raises ValueError for a row that cannot be read."""
    raw = clause_words()
    own = entry_of(raw["entries"], path)
    if not own:
        return ClauseRows()  # what an entry's answers may have beside them is known only where it has rows
    names = [said for word in (*raw["names"], *own.get("names", ())) for said in in_both_forms(str(word))]
    listed = {"lawful": (*raw["lawful"], *own.get("lawful", ())), "wrong": own.get("wrong", ())}
    paths = {path for kind in _KINDS for path in own.get(f"{kind}_with", ())}
    return ClauseRows(
        rows=tuple(_read(names, listed)),
        asked={
            path: tuple(_read(names, {kind: own.get(f"{kind}_with", {}).get(path, ()) for kind in _KINDS}))
            for path in paths
        },
    )


def _read(names: list[str], listed: Mapping[str, Any]) -> Iterator[Row]:
    return rows_of({"beside": names} | {_KINDS[kind].value: as_rows(rows) for kind, rows in listed.items()})
