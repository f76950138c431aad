"""The command line: the only place that prints or exits. One small file a command, each imported when it is called."""

from checker.cli.start import main, run

__all__ = ["main", "run"]
