"""Run the program as ``python -m checker``."""

from checker.cli import run

run()
