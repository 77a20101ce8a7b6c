"""What `help()` and the stubs say is what there is: every public name, with its signature."""

import ast
import importlib
import inspect
import subprocess
import sys
from pathlib import Path

import caldera
import pytest

PACKAGE = Path(caldera.__file__).parent
STUB = ast.parse((PACKAGE / "__init__.pyi").read_text(encoding="utf-8"))
PARTS = ["gymnasium", "openspiel", "pettingzoo", "ray", "runs"]


def stubbed(name):
    return next(node for node in STUB.body if getattr(node, "name", None) == name)


def parameters_of(node):
    """The parameters of a stub: name, kind, and whether they have a default."""
    asked, kinds = node.args, inspect.Parameter
    plain = [(each, kinds.POSITIONAL_OR_KEYWORD) for each in asked.posonlyargs + asked.args]
    without = len(plain) - len(asked.defaults)
    found = [(each.arg, kind, place >= without) for place, (each, kind) in enumerate(plain)]
    named = zip(asked.kwonlyargs, asked.kw_defaults)
    return found + [(each.arg, kinds.KEYWORD_ONLY, default is not None) for each, default in named]


def parameters_there(function):
    signature = inspect.signature(function)
    kinds = {inspect.Parameter.POSITIONAL_ONLY: inspect.Parameter.POSITIONAL_OR_KEYWORD}
    given = signature.parameters.values()
    return [(each.name, kinds.get(each.kind, each.kind), each.default is not each.empty) for each in given]


@pytest.mark.parametrize("name", caldera.__all__)
def test_every_public_name_is_in_the_stubs(name):
    there, node = getattr(caldera, name), stubbed(name)
    if not isinstance(node, ast.ClassDef):
        assert parameters_of(node) == parameters_there(there)
        return
    members = {each.name: each for each in node.body if isinstance(each, ast.FunctionDef)}
    arrays = {each.target.id for each in node.body if isinstance(each, ast.AnnAssign)}
    public = {each for each in vars(there) if not each.startswith("_")}
    if not issubclass(there, BaseException):
        assert public == {each for each in members if not each.startswith("_")} | arrays
    for each, stub in members.items():
        if any(isinstance(decorator, ast.Name) and decorator.id == "property" for decorator in stub.decorator_list):
            assert not callable(getattr(there, each)), each
        else:
            assert parameters_of(stub) == parameters_there(getattr(there, each)), each


def test_the_stubs_name_nothing_that_is_not_there():
    for node in STUB.body:
        if isinstance(node, ast.FunctionDef):
            assert node.name in caldera.__all__
    alone = {node.names[0].name for node in STUB.body if isinstance(node, ast.ImportFrom) and node.level}
    assert sorted(alone) == PARTS and set(PARTS) <= set(dir(caldera))


@pytest.mark.parametrize("part", PARTS)
def test_the_parts_have_what_they_promise_and_say_what_it_is_for(part):
    module = importlib.import_module(f"caldera.{part}")
    assert len(inspect.getdoc(module)) > 100
    for name in module.__all__:
        there = getattr(module, name)
        if callable(there):
            assert inspect.getdoc(there), name
    if (stub := PACKAGE / f"{part}.pyi").exists():
        promised = {
            node.name: node
            for node in ast.parse(stub.read_text(encoding="utf-8")).body
            if isinstance(node, ast.FunctionDef)
        }
        assert sorted(promised) == sorted(module.__all__)
        for name, node in promised.items():
            assert parameters_of(node) == parameters_there(getattr(module, name)), name


def test_help_reads_well():
    def help_of(what):
        asked = [sys.executable, "-c", f"import caldera; help(caldera{what})"]
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout

    assert "five board games" in help_of("") and "caldera.runs" in help_of("")
    play = help_of(".Match.play")
    assert "play(self, /, seat, action, draws=None)" in play and "Raises `Refused` if a rule forbids it" in play
    assert "arena(game, players, games=100, seed=0, *, seats=None" in help_of(".runs.arena")
    assert "each=" not in help_of(".ray.arena") and "Wilson" in help_of(".ray.arena")


def members(there):
    return [(there, name) for name in vars(there) if not name.startswith("_")]


@pytest.mark.parametrize(
    ("there", "name"),
    [(caldera, name) for name in caldera.__all__]
    + members(caldera.Match)
    + members(caldera.State)
    # Its arrays have no text of their own: docs/python.md says what they are.
    + [(caldera.Vector, name) for name in ("game", "tables", "action_count", "observation_names", "reset", "step", "features")],
)
def test_everything_has_a_sentence(there, name):
    said = inspect.getdoc(getattr(there, name))
    assert said and said.rstrip()[-1] in ".:`" and said[0].isupper(), said
