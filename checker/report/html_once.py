"""A page of several filings says once what is the same in each: doubts of the law, provisions with nothing to file.

Of the provisions that do not apply to a filing it says the names; the page of that filing alone says why.

The section of a filing marks such parts by comments. No text of a filing can bring such a mark: it is escaped.
"""

import hashlib
import re
from collections.abc import Iterator

from checker.regex import regex

_ONCE = regex(r"<!--once (.*?)-->\n(.*?)<!--/once-->\n", re.DOTALL)
_ROW = regex(r"<!--(not_filed|does_not_apply) (.*?)-->\n(.*?)<!--/row-->\n", re.DOTALL)
_ROWS = "<!--rows-->\n"
_ID = regex(r' id="[^"]*"')
_TABLE = (
    '<div class="scroll" role="group" aria-label="Provisions of {0} at which nothing is filed" tabindex="0">\n'
    '<table class="provisions">\n<thead>\n<tr>\n<th scope="col" class="name">Provision</th>\n'
    '<th scope="col" class="about">What it is about</th>\n<th scope="col" class="outcome">Outcome</th>\n'
    '<th scope="col">What decided it</th>\n<th scope="col" class="from">Source</th>\n</tr>\n</thead>\n<tbody>\n'
)


def alone(section: str) -> str:
    """Return the section of the only filing of a page, without the marks."""
    return re.sub(r"<!--(?:(?:once|not_filed|does_not_apply) .*?|/once|/row|rows)-->\n", "", section, flags=re.DOTALL)


class Once:
    """Takes out of each filing's section what is the same in others, and tells it at the end of the page."""

    def __init__(self) -> None:
        self._doubts: dict[str, tuple[str, str]] = {}
        self._rows: dict[str, dict[str, None]] = {}

    def take(self, section: str, chapter: str) -> str:
        """Return the section with links in place of what is told once; ``chapter`` is that of its law."""
        rows = self._rows.setdefault(chapter, {})

        def doubt(found: re.Match[str]) -> str:
            key = f"once-{hashlib.sha256(found[2].encode()).hexdigest()[:12]}"
            self._doubts.setdefault(key, (found[1], found[2]))
            return f'<p><a href="#{key}">What is printed, its readings and their effect</a></p>\n'

        def table(text: str) -> str:
            quiet: dict[str, list[str]] = {"not_filed": [], "does_not_apply": []}
            for key, provision, row in _ROW.findall(text):
                quiet[key].append(provision)
                if key == "not_filed":
                    rows.setdefault(_ID.sub("", row))
            return f"{_ROW.sub('', text)}{_left_out(quiet, chapter)}"

        *tables, rest = _ONCE.sub(doubt, section).split(_ROWS)
        return "".join(map(table, tables)) + rest

    def told(self) -> Iterator[str]:
        """Return what was taken out, piece by piece."""
        if self._doubts:
            yield '<section>\n<h2 id="once-doubts">Doubts of the law, told once</h2>\n'
            for key, (title, text) in self._doubts.items():
                yield f'<article class="finding advisory" id="{key}">\n<h3>{title}</h3>\n{text}</article>\n'
            yield "</section>\n"
        for chapter, rows in self._rows.items():
            if rows:
                yield f'<section>\n<h2 id="{_anchor(chapter)}">{chapter}: provisions at which nothing is filed</h2>\n'
                yield f"{_TABLE.format(chapter)}{''.join(rows)}</tbody>\n</table>\n</div>\n</section>\n"


def _anchor(chapter: str) -> str:
    return f"once-{re.sub(r'[^A-Za-z0-9]+', '-', chapter)}"


def _left_out(quiet: dict[str, list[str]], chapter: str) -> str:
    """Return the rows that stand for those left out: the provisions that do not apply, and a link for the others."""
    idle, unfiled = quiet["does_not_apply"], quiet["not_filed"]
    told = [f"Do not apply: {', '.join(idle)}"] if idle else []
    if unfiled:
        many = "1 provision" if len(unfiled) == 1 else f"{len(unfiled)} provisions"
        told.append(f'<a href="#{_anchor(chapter)}">{many} at which nothing is filed</a>')
    return "".join(f'<tr><td colspan="5">{text}</td></tr>\n' for text in told)
