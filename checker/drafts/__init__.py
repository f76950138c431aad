"""Drafts of layouts, signs and guides: read, understood, and compared with their submission and the law.

The way of a draft: ``readers`` (file to placed text) -> ``page`` (labels and values) -> ``gather`` (claims) ->
``compare`` (findings). Nothing here prints or exits.
"""
