"""Every reading test runs with both parsers of PyYAML: the one in C and the one in Python."""

import pytest
import yaml

from checker.source import reader


@pytest.fixture(params=[yaml.CSafeLoader, yaml.SafeLoader], ids=["c", "python"])
def loader(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> type:
    chosen: type = request.param
    monkeypatch.setattr(reader, "_LOADER", chosen)
    return chosen
