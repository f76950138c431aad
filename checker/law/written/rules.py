"""What every rule has, whatever its kind."""

from typing import Annotated, Literal, Required

from checker.law.shapes import AskedPath, FieldPath
from checker.law.written.base import Applies, Decides, Item


class RuleItem(Item, total=False):
    """One requirement, of one kind of the closed vocabulary."""

    provision: Required[Decides]
    kind: Required[Annotated[str, "Its kind, which says what it compares and which keys it takes."]]
    calculation: Annotated[str, "Of kind calculation: its name, which says what keys it takes."]
    name: Annotated[str, "Tells apart several rules of one provision."]
    requires: Required[Annotated[str, "The requirement in one sentence of our own; {value} stands for the figure."]]
    at: Required[
        Annotated[
            AskedPath, "The place in the filing that is judged. each of, number of and total of stand before a list."
        ]
    ]
    when: Applies
    if_unstated: Annotated[
        Literal["open", "missing", "holds", "skip"],
        "What a filing that is silent comes to: open (the default), missing, holds, or skip.",
    ]
    class_: Annotated[
        Literal["violation", "advisory", "open"],
        "What a filing that breaks it gets: violation (the default); advisory; open, where it cannot be decided "
        "and no defect is sure, for the reason named.",
    ]
    reason: Annotated[
        Literal["not_stated", "not_understood", "law_unknown", "readings_differ", "depends_on", "at_the_table"],
        "With class open: why it cannot be decided. Without it, not_understood.",
    ]
    lawful: Annotated[str, "What would be lawful. Made from the rule where it is left out."]
    otherwise: Annotated[
        str, "The message where the one made from requires reads badly; {value} and {actual} are filled in."
    ]
    related: Annotated[list[FieldPath], "Other places of the filing that the finding shows."]
    severity: Annotated[
        Literal["grave", "notable", "slight"],
        "How much hangs on it, where the list that all chapters share would say otherwise.",
    ]
