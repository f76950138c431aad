"""A cluster of Dask as the executor: two workers, one of them killed in the middle."""

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from conftest import COMPLIES, DEFECTS

from checker.batch import check_many

distributed = pytest.importorskip("distributed", reason="the extra cluster is not installed")


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Any]:
    """Two worker processes on this computer, started anew by their nannies when they end."""
    with (
        distributed.LocalCluster(
            n_workers=2,
            threads_per_worker=1,
            processes=True,
            dashboard_address=None,
            local_directory=str(tmp_path / "cluster"),
            silence_logs=50,
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield client


@pytest.mark.filterwarnings("ignore")
def test_every_filing_is_reported_exactly_once_though_a_worker_is_killed(client: Any, tmp_path: Path) -> None:
    paths = []
    for number in range(60):
        path = tmp_path / f"{number:02}.yaml"
        path.write_text((COMPLIES, DEFECTS)[number % 2], encoding="utf-8")
        paths.append(str(path))
    workers = client.run(os.getpid)
    assert len(set(workers.values())) == 2
    found = []
    for form in check_many(paths, executor=client.get_executor(pure=False), ahead=16):
        found.append(form)
        if len(found) == 20:
            os.kill(next(iter(workers.values())), signal.SIGKILL)
            time.sleep(0.2)
    assert [form["path"] for form in found] == paths
    assert [form["outcome"] for form in found] == ["complies", "defects"] * 30
    after = set(client.run(os.getpid).values())
    assert after != set(workers.values()), "the worker was replaced"
