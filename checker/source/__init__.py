"""YAML text to plain data with the line and column of every value, in a strict subset of YAML."""

from checker.source.errors import Problem, SourceError
from checker.source.reader import MAX_BYTES, read_file, read_text
from checker.source.regular import read_regular
from checker.source.tree import Document, Entry, Mapping, Node, Position, Scalar, Sequence

__all__ = [
    "MAX_BYTES",
    "Document",
    "Entry",
    "Mapping",
    "Node",
    "Position",
    "Problem",
    "Scalar",
    "Sequence",
    "SourceError",
    "read_file",
    "read_regular",
    "read_text",
]
