"""``inscription``: wording that the layout must carry as the law prints it.

Case, line breaks, spacing and a full stop at the end do not matter on a felt, and several sentences may be listed as
one inscription; any other difference counts. Where the law admits approved similar language, the filing states that
wording and its approval. Words that a chapter lists as ``contradicted_by`` may stand beside the wording nowhere.
"""

import difflib
import re
from collections.abc import Iterable, Iterator

from checker.rules.context import Context
from checker.rules.result import FindingClass, Reason, Result, left_open
from checker.source import Scalar, Sequence
from checker.source.tree import find
from checker.submission import Filing, State

_ALTERED = 0.6
_QUALIFIES = re.compile(r"(except|unless|but|only|other than)\b")


def wording(text: str) -> str:
    """Give the form in which two inscriptions are compared."""
    return " ".join(text.replace("\u2019", "'").split()).rstrip(".").casefold()


def sentences(item: str) -> tuple[str, ...]:
    """Give the sentences of one inscription, in the form in which inscriptions are compared."""
    # A full stop between two digits belongs to a number.
    parts = (wording(part) for part in re.split(r"(?<!\d)\.|\.(?!\d)|[;•|\n]", item))
    return tuple(part for part in parts if part)


def carries(written: Iterable[str], text: str) -> bool:
    """Tell whether ``text`` is one of the inscriptions, or one of the sentences of one."""
    wanted = wording(text)
    return any(wanted in {wording(item), *sentences(item)} for item in written)


def check(context: Context) -> Iterator[Result]:
    """Look for the mandated wording among the inscriptions that the filing lists, and for what contradicts it."""
    mandated = _mandated(context)
    yield mandated
    reported = {found.at for found in mandated.findings}
    yield from (result for result in _beside(context) if not {found.at for found in result.findings} & reported)


def _mandated(context: Context) -> Result:
    rule, filing = context.rule, context.filing
    text = rule.subject
    answer = filing.answer(rule.at)
    if answer.state is not State.STATED:
        return context.undecided(answer)
    written = list(answer.value)
    if carries(written, text):
        return context.holds(f"The layout is inscribed: {text}.")
    similar = str(rule.arguments.get("similar_language", ""))
    if similar and (result := _similar(context, similar, written)):
        return result
    moved = carries(on_sign(filing), text)
    phrases = _contradictions(context)
    opposite = next((index for index, item in enumerate(written) if _contradicts(item, phrases)), None)
    near = _nearest(text, written) if opposite is None else opposite
    help_text = f"inscribe on the layout: {text}"
    if similar:
        help_text += f"; or state other wording and its approval under {similar}"
    if moved:
        message = f"The inscription “{text}” is listed for a sign, and may not move there from the layout."
    elif near is not None:
        message = f"The inscription “{written[near]}” differs from the law’s wording, “{text}”."
    else:
        message = f"The layout lists no inscription “{text}”."
    return context.fails(
        message,
        at=rule.at if near is None else f"{rule.at}.{near}",
        expected=text,
        actual="" if near is None else written[near],
        lawful=help_text,
        label="the inscription is missing here" if near is None else f"the law’s wording is: {text}",
        related=[("sign.inscriptions", "it is listed here")] if moved else [],
    )


def on_sign(filing: Filing) -> list[str]:
    """Give the inscriptions that the filing lists for a sign, which no election of the chapter asks for."""
    _, node = find(filing.document.root, ("sign", "inscriptions"))
    items = node.items if isinstance(node, Sequence) else (node,)
    return [item.text if isinstance(item, Scalar) else "" for item in items]


def inscribed(context: Context) -> Iterator[tuple[str, str]]:
    """Give the path and the text of every inscription that the filing lists, for the layout and for a sign."""
    answer = context.filing.answer(context.rule.at)
    layout = answer.value if answer.state is State.STATED else ()
    for base, texts in ((context.rule.at, layout), ("sign.inscriptions", on_sign(context.filing))):
        yield from ((f"{base}.{index}", text) for index, text in enumerate(texts) if text.strip())


def _beside(context: Context) -> Iterator[Result]:
    """Report each inscription that contradicts the mandated one, qualifies it or speaks of the same in other words."""
    text = context.rule.subject
    phrases = _contradictions(context)
    similar = context.filing.answer(f"{context.rule.arguments.get('similar_language', '')}.text")
    allowed = {wording(text), wording(similar.text)}
    stated = similar.state is State.STATED
    # Language that says the opposite is not similar, whoever approved it.
    own = [(similar.path, similar.text)] if stated else []
    for path, item in (*own, *inscribed(context)):
        parts = sentences(item)
        others = [part for part in parts if part not in allowed] if path != similar.path else list(parts)
        if any(_says(part, phrase) for part in others for phrase in phrases):
            yield context.fails(
                f"“{item}” contradicts the law’s wording, “{text}”.",
                at=path,
                expected=text,
                actual=item,
                lawful=f"leave it out; the law’s wording is: {text}",
                label="the opposite of the law’s wording",
            )
        elif any(part.startswith(f"{wording(text)} ") for part in others) or (
            len(others) < len(parts) and any(_QUALIFIES.match(part) for part in others)
        ):
            yield _compare(context, path, item, f"“{item}” adds to “{text}”, which stands alone in the law.")
        elif phrases and path != similar.path and any(_same_subject(part, text) for part in others):
            reported = not carries([found for _, found in inscribed(context)], text) and not stated
            if not reported:
                yield _compare(context, path, item, f"“{item}” stands beside “{text}” and speaks of the same.")


def _compare(context: Context, path: str, item: str, message: str) -> Result:
    """Leave it to a person whether an inscription agrees with the mandated one."""
    found = context.fails(
        f"{message} A person must say whether the two agree.",
        at=path,
        kind=FindingClass.ADVISORY,
        actual=item,
        lawful="leave it out, or compare the two",
        label="on the same subject",
    )
    return left_open(found, Reason.NOT_UNDERSTOOD)


def _contradictions(context: Context) -> list[str]:
    return [str(phrase) for phrase in context.rule.arguments.get("contradicted_by", [])]


def _contradicts(item: str, phrases: list[str]) -> bool:
    return any(_says(sentence, phrase) for sentence in sentences(item) for phrase in phrases)


def _says(sentence: str, phrase: str) -> bool:
    """Tell whether the words of the phrase stand in the sentence in their order, in any form, and not denied."""
    pattern = r".*".join(rf"\b{re.escape(word)}\w*" for word in phrase.split())
    return re.search(pattern, sentence) is not None and re.search(r"\b(not|never|no|nor)\b", sentence) is None


def _same_subject(sentence: str, text: str) -> bool:
    """Tell whether a sentence begins like the mandated one and shares a number with it."""
    numbers = set(re.findall(r"\d+", text))
    return sentence.split(maxsplit=1)[0] == wording(text).split(maxsplit=1)[0] and bool(
        numbers & set(re.findall(r"\d+", sentence))
    )


def _nearest(text: str, written: list[str]) -> int | None:
    """Give the index of the inscription that looks like a changed form of ``text``."""
    ratios = [difflib.SequenceMatcher(None, wording(text), wording(item)).ratio() for item in written]
    best = max(range(len(ratios)), key=ratios.__getitem__, default=None)
    return best if best is not None and ratios[best] >= _ALTERED else None


def _similar(context: Context, at: str, written: list[str]) -> Result | None:
    """Accept approved similar language if the filing states it, cites its approval and inscribes it."""
    filing = context.filing
    text, approval = filing.answer(f"{at}.text"), filing.answer(f"{at}.approval")
    if text.state is not State.STATED:
        return None
    if approval.state is not State.STATED:
        # The missing approval is reported by its own election.
        return context.open(
            Reason.DEPENDS_ON, f"Similar language is stated without its approval: {text.text}.", path=f"{at}.approval"
        )
    if carries(written, text.text):
        return context.open(
            Reason.FILED_ELSEWHERE,
            f"Similar language under approval {approval.text}: {text.text}. Compare it with the approval.",
            path=text.path,
        )
    return context.fails(
        f"The layout lists neither “{context.rule.subject}” nor the approved similar language, “{text.text}”.",
        at=context.rule.at,
        expected=text.text,
        lawful=f"inscribe on the layout: {text.text}",
        label="the approved wording is missing here",
        related=[(f"{at}.text", "the approved wording")],
    )
