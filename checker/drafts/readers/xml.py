"""XML without its dangers: no entities, no external parts, no network, bounded depth."""

from lxml import etree

from checker.drafts.errors import DraftError

_MOST_SIGNS = 400_000


def refuse_elements(what: str, *texts: bytes | str) -> None:
    """Raise :class:`DraftError` where texts together have more tags than a draft has, before anything parses them."""
    signs = sum(text.count("<") if isinstance(text, str) else text.count(b"<") for text in texts)
    if signs > _MOST_SIGNS:
        raise DraftError(
            f"The {what} has far more elements than a layout, sign or guide.", "Check the draft of one table."
        )


def parse(data: bytes, what: str) -> etree._Element:
    """Return the root of an XML text; raise :class:`DraftError` where it is malformed or declares entities."""
    parser = etree.XMLParser(
        resolve_entities=False,
        no_network=True,
        load_dtd=False,
        dtd_validation=False,
        huge_tree=False,
        remove_comments=True,
        remove_pis=True,
    )
    refuse_elements(what, data)
    if b"<!ENTITY" in data:
        raise _entities(what)
    try:
        root = etree.fromstring(data, parser)
    except (etree.XMLSyntaxError, ValueError) as error:
        said = str(error).partition("\n")[0].partition(", line")[0][:120]
        line = getattr(error, "lineno", None)
        where = f" in line {line}" if line else ""
        raise DraftError(f"The {what} is not well-formed XML{where}: {said}.", "Export it again.") from None
    document_type = root.getroottree().docinfo.internalDTD
    if document_type is not None and any(True for _ in document_type.iterentities()):
        raise _entities(what)
    return root


def _entities(what: str) -> DraftError:
    return DraftError(
        f"The {what} declares entities, which are not read.",
        "Export it without them; a drawing program calls this keeping its editing abilities.",
    )


def local(element: etree._Element) -> str:
    """Return an element's name without its namespace, in lower case; empty for a comment or the like."""
    tag = element.tag
    return tag.rpartition("}")[2].lower() if isinstance(tag, str) else ""
