"""Says which extra to install where a library is missing."""

from importlib.util import find_spec

from checker.drafts.errors import DraftError


def need(module: str, form: str) -> None:
    """Raise :class:`DraftError` unless ``module`` is installed, which reads drafts of the form named."""
    if find_spec(module) is None:
        raise DraftError(
            f"Reading {form} needs a library that is not installed.",
            'Install it with: pip install "rules-submission-checker[drafts]"',
        )
