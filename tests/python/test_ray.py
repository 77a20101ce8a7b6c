"""A real cluster of Ray on this machine: two workers, one of which is killed in the middle. The results are those of one core."""

import json
import subprocess
import sys

import caldera
import pytest
import ray
from caldera import runs
from ray.cluster_utils import Cluster


@pytest.fixture(scope="module")
def cluster():
    quick = {"health_check_period_ms": 1000, "health_check_failure_threshold": 8}
    # The first node has no worker: it only keeps the books.
    cluster = Cluster(
        initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False, "_system_config": quick}
    )
    workers = [cluster.add_node(num_cpus=1) for _ in range(2)]
    ray.init(address=cluster.address, log_to_driver=False)
    yield cluster, workers
    ray.shutdown()
    cluster.shutdown()


def test_a_cluster_that_loses_a_worker_gives_what_one_core_gives(cluster, tmp_path):
    cluster, workers = cluster

    # Not known to the workers by its name: it travels with the work. It is slow enough to be in the middle of something.
    def slow(asked):
        import time

        time.sleep(0.002)
        return asked["actions"][asked["seed"] % len(asked["actions"])]

    slow.__module__ = "__main__"
    told, file = [], tmp_path / "games.jsonl"

    def kill_one(done, all):
        told.append((done, all))
        if done == 4 and workers:
            cluster.remove_node(workers.pop(), allow_graceful=False)

    asked = {"games": 60, "seed": 11, "seats": 2, "size": 3}
    sums = caldera.ray.simulate("trex", slow, **asked, file=file, told=kill_one)
    assert len(workers) == 1, "one was killed"
    assert told == [(done, 20) for done in range(21)]
    assert sums == runs.simulate("trex", slow, **asked)
    parts = [json.loads(line)["part"] for line in file.read_text().splitlines()[1:]]
    assert sorted(parts) == list(range(20)), "every part once"
    # A file that the cluster wrote is taken up on one core, and the other way round.
    assert (
        runs.simulate(
            "trex", slow, **asked, file=file, told=lambda done, all: done == all or pytest.fail("all is done")
        )
        == sums
    )
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:8]) + lines[9][:10])
    assert caldera.ray.simulate("trex", slow, **asked, file=file) == sums


def test_everything_else_is_the_same_too(cluster):
    assert caldera.ray.simulate("trex", games=200, seed=3, seats=4, size=50) == caldera.rollouts("trex", 4, 200, seed=3)
    asked = {"games": 4, "seed": 1, "seats": 2, "size": 2}
    assert caldera.ray.arena("trex", ["random", "greedy"], **asked) == runs.arena("trex", ["random", "greedy"], **asked)
    texts = caldera.ray.records("trex", "random", **asked)
    assert texts == runs.records("trex", "random", **asked)
    assert caldera.ray.analyse(texts[:1], "quick") == runs.analyse(texts[:1], "quick")
    assert caldera.ray.run(abs, [-1, -2]) == [1, 2]
    with pytest.raises(ZeroDivisionError):
        caldera.ray.run(lambda part: 1 // part, [1, 0])


def test_without_ray_it_says_what_is_missing():
    hidden = "import sys; sys.modules['ray'] = None; import caldera; caldera.runs; caldera.ray"
    ended = subprocess.run([sys.executable, "-c", hidden], capture_output=True, text=True)
    assert ended.returncode == 1 and "ImportError: caldera.ray needs Ray: pip install 'caldera[ray]'" in ended.stderr
