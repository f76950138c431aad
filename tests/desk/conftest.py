"""A desk over a folder of its own, asked without a network."""

import datetime
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from checker.desk.app import desk
from checker.desk.folder import Folder

HOST = "127.0.0.1:8765"
TOKEN = "the-token"  # noqa: S105 - of a desk that exists in tests only
TODAY = datetime.date(2026, 11, 22)
BLACKJACK = Path("examples/pa/blackjack")

Open = Callable[..., TestClient]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    root = tmp_path / "filings"
    root.mkdir()
    shutil.copy(BLACKJACK / "submission.yaml", root / "good.yaml")
    shutil.copy(BLACKJACK / "first-filing.yaml", root / "first.yaml")
    return root


@pytest.fixture
def stranger(folder: Path) -> TestClient:
    """A browser that has not given the token."""
    app = desk(Folder(folder), token=TOKEN, hosts=(HOST, "localhost:8765"), today=lambda: TODAY)
    return TestClient(app, base_url=f"http://{HOST}", headers={"Sec-Fetch-Site": "same-origin"})


@pytest.fixture
def client(stranger: TestClient) -> TestClient:
    """A browser that has given the token."""
    assert stranger.get(f"/?token={TOKEN}").status_code == 200
    return stranger
