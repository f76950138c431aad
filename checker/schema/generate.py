"""JSON Schemas for submissions, generated from the chapter files for editors and for the check of a file's shape.

A schema covers every date of law; which answers are lawful on a day is decided by the ruleset, not by the schema.
"""

from collections.abc import Iterator
from functools import cache

from checker.law import load_chapter
from checker.law.chapter import Chapter
from checker.law.conditions import ALWAYS, parse_condition
from checker.law.dated import Raw
from checker.law.jurisdictions import operator_entries
from checker.schema.forms import Schema, any_text, form, group
from checker.submission.answer import MOST_ITEMS
from checker.submission.settled import READINGS
from checker.submission.variance import FIELDS

_ASKED = {"must": "The submission must say this", "may": "Optional", "declared": "Recorded if stated"}


@cache
def submission_schema(chapter_id: str) -> Schema:
    """Return the JSON Schema (draft 2020-12) of submissions under a chapter."""
    chapter = load_chapter(chapter_id)
    root = group(f"A Rules Submission for {chapter.title} under {chapter.citation}.")
    root["required"] = ["jurisdiction", "game", "filing_date"]
    _add_header(root["properties"], chapter)
    _place(root, "sign.inscriptions", {**form("texts", []), "description": "Inscriptions that stand on a sign."})
    _add_elections(root, chapter)
    _add_wagers(root, chapter)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Rules Submission: {chapter.title}, {chapter.jurisdiction_name}",
        **root,
    }


def _add_header(header: Schema, chapter: Chapter) -> None:
    operator = chapter.terms["operator"]
    header["jurisdiction"] = {
        **any_text(),
        "enum": [chapter.jurisdiction, chapter.jurisdiction_name],
        "description": f"The jurisdiction: {chapter.jurisdiction}.",
    }
    header["game"] = {
        **any_text(),
        "enum": [chapter.game, chapter.title],
        "description": f"The table game: {chapter.game}.",
    }
    header["facility"] = {**any_text(), "description": "The licensed facility."}
    own = operator.replace(" ", "_")
    header[own] = {**any_text(), "description": f"The {operator}."}
    # A filing of another jurisdiction may be reviewed under this chapter too, and has its own word.
    for name in operator_entries():
        if name != own:
            told = f"The {operator}, in a filing of a jurisdiction that says {name.replace('_', ' ')}."
            header[name] = {**any_text(), "description": told}
    header["filing_date"] = {
        **form("date", []),
        "description": "The day of filing as year-month-day; the law of that day is applied.",
    }
    header["gambling_help_line"] = {
        **any_text(),
        "description": "The line on help with gambling problems, printed on guide and sign as written here.",
    }
    header["variances"] = _variances()
    header.update(_settled())


def _variances() -> Schema:
    return {
        "type": ["array", "null"],
        "description": "Approvals that depart from the text; a finding that one covers stays in the report as varied.",
        "maxItems": MOST_ITEMS,
        "items": {
            "type": ["object"],
            "properties": {name: any_text() for name in FIELDS},
            "additionalProperties": False,
        },
    }


def _settled() -> Schema:
    """Return what a filing may settle beside its entries: papers, later law compared, readings taken."""
    return {
        "filed_elsewhere": {
            "type": ["object", "null"],
            "description": "Sections or entries that another paper holds, and that paper; they are listed, not judged.",
            "additionalProperties": any_text(),
            "maxProperties": MOST_ITEMS,
        },
        "law_confirmed": {
            "type": ["object", "null"],
            "description": "Who compared the law in force through a day, and found no change that touches this filing.",
            "properties": {"through": form("date", []), "by": any_text(), "note": any_text()},
            "additionalProperties": False,
        },
        "readings": {
            "type": ["array", "null"],
            "description": "The reading taken of a doubtful text: by whom, on what day, and on what ground.",
            "maxItems": MOST_ITEMS,
            "items": {
                "type": ["object"],
                "properties": {
                    "provision": any_text(),
                    "reading": {**any_text(), "enum": [*READINGS, None]},
                    "by": any_text(),
                    "date": form("date", []),
                    "ground": any_text(),
                },
                "additionalProperties": False,
            },
        },
    }


def _add_elections(root: Schema, chapter: Chapter) -> None:
    for item in chapter.items["elections"]:
        values = list(dict.fromkeys(choice["value"] for one in _versions(item) for choice in one.get("choices", [])))
        now = [*_versions(item)][-1]
        told = form(now["type"], values)
        told["title"] = now["label"]
        asked = _ASKED[now.get("asks", "declared")]
        where = "" if parse_condition(now.get("when")) == ALWAYS else ", where it applies"
        told["description"] = _sentences(
            f"{chapter.full_citation(now['provision'])}{_dates(item)}", f"{asked}{where}", now.get("says", "")
        ) + "".join(_choice(choice, now, chapter) for choice in now.get("choices", []))
        if now.get("example"):
            told["examples"] = [now["example"]]
        _place(root, now["at"], told)


def _choice(choice: Raw, election: Raw, chapter: Chapter) -> str:
    own = choice.get("provision", election["provision"])
    cited = f" ({chapter.full_citation(own)})" if own != election["provision"] else ""
    says = f": {choice['says'].rstrip('.')}" if choice.get("says") else ""
    return f"\n- {choice['value']}{cited}{says}{_dates(choice)}."


def _add_wagers(root: Schema, chapter: Chapter) -> None:
    told = group("The wagers offered. A wager that is not offered is left out or says no.")
    _place(root, "wagers", {**told, "maxProperties": MOST_ITEMS})
    for item in chapter.items["wagers"]:
        now = [*_versions(item)][-1]
        cited = f"{chapter.full_citation(now['provision'])}{_dates(item)}"
        below = group(_sentences(cited, now.get("wins", "")))
        below["title"] = now["name"]
        below["type"] = ["object", "string", "boolean", "null"]
        _place(root, f"wagers.{now['wager']}", below)
        for name, told in _fields(now, chapter).items():
            _place(root, f"wagers.{now['wager']}.{name}", told)


def _fields(wager: Raw, chapter: Chapter) -> Schema:
    """Return the entries that every wager has; one that exists by law may only spell out its payouts."""
    tables = [table for table in chapter.items["paytables"] if table["wager"] == wager["wager"]]
    labels = [one["paytable"] for table in tables for one in _versions(table) if one.get("paytable")]
    provision, pays = chapter.full_citation(wager["provision"]), chapter.full_citation(wager["pays_under"])
    told: Schema = {}
    if wager.get("elected") != "no":
        told["minimum"] = {
            **form("dollars", []),
            "description": f"{provision}. The least wager at this table.",
        }
        told["maximum"] = {
            **form("dollars", []),
            "description": f"{provision}. The greatest wager at this table.",
        }
    if tables and wager.get("elected") != "no":
        # A paytable may be named by a filing under the law of any day; the law of its day judges it.
        which = "Which paytable of those that the law allows" if labels else "The law gives no paytables to choose from"
        told["paytable"] = {**form("choice", list(dict.fromkeys(labels))), "description": f"{pays}. {which}."}
    if tables:
        told["payouts"] = {
            **form("payouts", []),
            "description": f"{pays}. Optional: every payout, one outcome a line, to be compared with the law's.",
        }
    return told


def _versions(item: Raw) -> Iterator[Raw]:
    """Return the item as each of its versions has it, oldest first; itself where it has none."""
    for version in item.get("versions") or [{}]:
        yield {**{key: value for key, value in item.items() if key != "versions"}, **version}


def _dates(item: Raw) -> str:
    """Say since when and until when an item is in force, where it is not the whole time of the chapter."""
    versions = [*_versions(item)]
    since = "" if item.get("versions") else versions[0].get("from")
    until = versions[-1].get("until")
    said = [f"from {since}" if since else "", f"until {until}" if until else ""]
    return f", in force {' '.join(part for part in said if part)}" if any(said) else ""


def _sentences(*parts: str) -> str:
    return " ".join(f"{part.rstrip('.')}." for part in parts if part)


def _place(root: Schema, path: str, told: Schema) -> None:
    *parents, last = path.split(".")
    node = root
    for step in parents:
        node = node["properties"].setdefault(step, group(f"{step.replace('_', ' ').capitalize()}."))
    held = node["properties"].get(last)
    if held and "properties" in held and "properties" in told:
        told = {**told, "properties": {**told["properties"], **held["properties"]}}
    if held and "title" in held and "properties" not in told:
        told = {**told, **held}
    node["properties"][last] = told


def schema_text(chapter_id: str) -> str:
    """Return the schema as the text of its file under ``schemas/``."""
    import json  # noqa: PLC0415 - a check writes no schema

    return json.dumps(submission_schema(chapter_id), indent=2, ensure_ascii=False) + "\n"


def schema_name(chapter_id: str) -> str:
    """Return the file name of a chapter's schema: submission.pa.633a.json."""
    return f"submission.{chapter_id.replace('/', '.')}.json"
