"""Forms as pages send them."""

from starlette.datastructures import FormData
from starlette.requests import Request

_MOST_FIELDS = 2_000


class Sent:
    """A form as it was sent, its texts only."""

    def __init__(self, data: FormData) -> None:
        self._data = data

    def get(self, key: str, default: str = "") -> str:
        """Return the last value of a field."""
        value = self._data.get(key, default)
        return value if isinstance(value, str) else default

    def getlist(self, key: str) -> list[str]:
        """Return every value of a field."""
        return [value for value in self._data.getlist(key) if isinstance(value, str)]

    def fields(self) -> list[tuple[str, str]]:
        """Return every field with its value, to be sent again."""
        return [(name, value) for name, value in self._data.multi_items() if isinstance(value, str)]

    def __contains__(self, key: object) -> bool:
        return key in self._data


async def sent(request: Request) -> Sent:
    """Read the form of a request."""
    async with request.form(max_files=0, max_fields=_MOST_FIELDS) as form:
        return Sent(form)
