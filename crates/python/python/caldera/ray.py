"""The long work of `caldera.runs` on a Ray cluster, with the same results as on one core.

    >>> import ray, caldera.ray
    >>> ray.init(address="auto")            # or nothing: then Ray begins on this machine
    >>> caldera.ray.simulate("trex", ["newcomer", "random"], games=10_000, file="night.jsonl")
    >>> caldera.ray.arena("wrath", caldera.bots(), games=200)

`simulate`, `records`, `arena`, `analyse` and `run` take what those of `caldera.runs` take, and return the same. Ray decides who
does which part, and does the parts of a lost worker again; `caldera` must be installed on every machine. Files are read and
written where you call from.
"""

from __future__ import annotations

import functools
import inspect
import itertools

try:
    import ray
except ImportError as missing:
    raise ImportError("caldera.ray needs Ray: pip install 'caldera[ray]'") from missing

from . import runs
from .runs import progress

__all__ = ["analyse", "arena", "progress", "records", "run", "simulate"]

#: How many parts wait for a worker at a time; Ray need not know of all.
WAITING = 256
#: How often a part is done again whose worker was lost, before the run ends with that fault.
AGAIN = 10


def _do(work, part):
    return work(part)


def _each(work, parts):
    """Does the parts on the cluster; yields number and result as they are done."""
    if not ray.is_initialized():
        ray.init(include_dashboard=False, log_to_driver=False)
    task = ray.remote(_do).options(max_retries=AGAIN)
    shared, left, running = ray.put(work), iter(parts.items()), {}
    try:
        while True:
            for number, part in itertools.islice(left, WAITING - len(running)):
                running[task.remote(shared, part)] = number
            if not running:
                return
            [done], _ = ray.wait(list(running), num_returns=1)
            result = ray.get(done)
            yield running.pop(done), result
    finally:
        for reference in running:
            ray.cancel(reference, recursive=False)


def _over_ray(function):
    @functools.wraps(function)
    def over_ray(*arguments, **settings):
        return function(*arguments, **settings, each=_each)

    # As the other, but who does the work is settled.
    signature = inspect.signature(function)
    kept = [parameter for name, parameter in signature.parameters.items() if name != "each"]
    over_ray.__signature__ = signature.replace(parameters=kept)
    return over_ray


run = _over_ray(runs.run)
simulate = _over_ray(runs.simulate)
records = _over_ray(runs.records)
arena = _over_ray(runs.arena)
analyse = _over_ray(runs.analyse)
