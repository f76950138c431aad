"""What stops a draft from being read."""


class DraftError(Exception):
    """A draft that cannot be read: empty, a scan, encrypted, too large, malformed.

    ``help`` says what to do about it.
    """

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.help = hint
