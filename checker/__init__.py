"""Rules Submission Checker: the law of casino table games as data, and filings checked against it."""

__version__ = "0.1.0"
