"""Where the law, the schemas and the templates stand: beside the package in a checkout, inside it in a wheel."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_BASE = _PACKAGE / "data" if (_PACKAGE / "data").is_dir() else _PACKAGE.parent

RULESETS = _BASE / "rulesets"
SCHEMAS = _BASE / "schemas"
TEMPLATES = _BASE / "templates"
