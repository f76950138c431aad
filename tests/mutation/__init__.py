"""Mutation of the law and of the core: what the tests do not notice. Run with ``python -m tests.mutation``."""
