"""PyYAML, loaded without compiling the patterns of its own parser, which few runs need: libyaml has none.

To compile them takes as long as to read ten filings.
"""

import re

from checker.regex import LaterRegex

__all__ = ["yaml"]

_compile = re.compile
re.compile = LaterRegex  # type: ignore[assignment]  # for the time of one import
try:
    import yaml
finally:
    re.compile = _compile
