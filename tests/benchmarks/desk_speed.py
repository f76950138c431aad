"""Measures the desk, once warm: ``python tests/benchmarks/desk_speed.py``.

It prints how long an answer takes from the form to the page with its panel, the home page of 500 filings when it is
asked for the first time and when all of them have been read, and how long reading them takes in the background.
Nothing is asserted: the figures depend on the machine.
"""

import datetime
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from starlette.testclient import TestClient

from checker.desk.app import desk
from checker.desk.folder import Folder

EXAMPLE = Path(__file__).parents[2] / "examples" / "pa" / "blackjack" / "submission.yaml"
HOST = "127.0.0.1:8000"
FILINGS = 500
RUNS = 15


def main() -> None:
    """Print one line a measure."""
    with tempfile.TemporaryDirectory() as folder:
        text = EXAMPLE.read_text(encoding="utf-8")
        (Path(folder) / "one.yaml").write_text(text, encoding="utf-8")
        client = opened(Path(folder))
        client.get("/filing/one.yaml/section/play")
        say("an answer, saved and shown with its panel", statistics.median(answer(client, run) for run in range(RUNS)))
        for number in range(FILINGS - 1):
            changed = text.replace("Lehigh", f"Number {number}")
            (Path(folder) / f"{number:03}.yaml").write_text(changed, encoding="utf-8")
        client = opened(Path(folder), token_given=False)
        say(f"the home page of {FILINGS} filings, first asked for", taken(lambda: client.get("/?token=t")))
        begun = time.perf_counter()
        while "being read" in client.get("/").text:
            time.sleep(0.2)
        say("until all of them have been read", time.perf_counter() - begun)
        say("the home page with all of them read", statistics.median(taken(lambda: client.get("/")) for _ in range(5)))


def opened(folder: Path, *, token_given: bool = True) -> TestClient:
    """Return a browser at a new desk over the folder, which has given the token or is about to."""
    app = desk(Folder(folder), token="t", hosts=(HOST,), today=lambda: datetime.date(2015, 7, 1))  # noqa: S106 - guards nothing
    client = TestClient(app, base_url=f"http://{HOST}", headers={"Sec-Fetch-Site": "same-origin"})
    if token_given:
        client.get("/?token=t")
    return client


def answer(client: TestClient, run: int) -> float:
    """Return the seconds from sending an answer to the page that shows what follows from it."""
    page = client.get("/filing/one.yaml/section/play").text
    found = re.search(r'name="revision" value="(\w+)"', page)
    form = {
        "revision": found[1] if found else "",
        "a:play.additional_splits": str(run),
        "next": "/filing/one.yaml/section/play",
    }
    return taken(lambda: client.post("/filing/one.yaml/save", data=form))


def taken(do: Callable[[], object]) -> float:
    """Return how many seconds it takes."""
    begun = time.perf_counter()
    do()
    return time.perf_counter() - begun


def say(what: str, seconds: float) -> None:
    """Print a measure in milliseconds."""
    sys.stdout.write(f"{what:50}{seconds * 1000:10,.0f} ms\n")


if __name__ == "__main__":
    main()
