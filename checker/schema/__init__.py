"""The shape of a submission: a JSON Schema a game, generated from the chapters, and the findings of its check."""

from checker.schema.generate import schema_text, submission_schema
from checker.schema.shape import shape_problems

__all__ = ["schema_text", "shape_problems", "submission_schema"]
