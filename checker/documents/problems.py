"""What can go wrong when a document is set."""


class RenderError(Exception):
    """A template or a document cannot be set; the message says which and why."""
