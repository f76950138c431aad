"""Drafts of layouts, signs and guides: read, understood, and compared with their submission and the law.

The way of a draft: ``readers`` (a file to placed text) -> ``structure`` (pages to blocks and sentences) -> ``figures``
and ``prose`` (held against what ``expectations`` has) -> ``document`` (what holds of it as a whole) -> ``compare`` (the
report). ``language`` has the words and values of any text. Nothing here prints or exits.
"""
