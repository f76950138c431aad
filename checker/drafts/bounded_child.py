"""The process in which a draft is read and compared; see :mod:`checker.drafts.bounded`.

It takes the folder of the package, its bounds in bytes and seconds of the processor, the modules to import while it
waits, and on standard input a pickled task. On standard output it gives a pickled pair: whether the task was done, and
its result or its error.
"""

import contextlib
import importlib
import os
import pickle
import sys


def main() -> None:
    """Do the one task."""
    package, memory, seconds, *ahead = sys.argv[1:]
    if package not in sys.path:
        sys.path.append(package)
    from checker.memory import use_rare_collections  # noqa: PLC0415 - the package is found only now

    use_rare_collections()
    # Whatever a library prints must not stand in the answer.
    answers = os.dup(1)
    os.dup2(2, 1)
    _limit(int(memory), int(seconds))
    for module in ahead:
        importlib.import_module(module)
    task = pickle.loads(sys.stdin.buffer.read())  # noqa: S301 - from the process that started this one
    try:
        answer = pickle.dumps((True, task()))
    except (MemoryError, RecursionError):
        sys.exit(1)
    except Exception as error:  # noqa: BLE001 - it is raised again where the task came from
        answer = _told(error)
    with os.fdopen(answers, "wb") as file:
        file.write(answer)
    os._exit(0)  # what the task made need not be taken apart


def _told(error: Exception) -> bytes:
    try:
        told = pickle.dumps((False, error))
        pickle.loads(told)  # noqa: S301 - made here
    except Exception:  # noqa: BLE001 - some errors cannot be sent or made again
        told = pickle.dumps((False, RuntimeError(f"{type(error).__name__}: {error}")))
    return told


def _limit(memory: int, seconds: int) -> None:
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ModuleNotFoundError:
        return
    for what, most in ((resource.RLIMIT_AS, memory), (resource.RLIMIT_CPU, seconds)):
        _, hard = resource.getrlimit(what)
        bound = most if hard == resource.RLIM_INFINITY else min(most, hard)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(what, (bound, hard))


if __name__ == "__main__":
    main()
