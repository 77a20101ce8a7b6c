"""The notebooks run from the first cell to the last, and are kept without what they showed."""

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "docs" / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))


def run_cells(path):
    """Runs the cells as a notebook does: names are shared, and what a cell ends with is shown."""
    names, shown = {"__name__": "__main__"}, 0
    for number, cell in enumerate(json.loads(path.read_text(encoding="utf-8"))["cells"]):
        if cell["cell_type"] != "code":
            continue
        where = f"{path.name}, cell {number}"
        tree = ast.parse("".join(cell["source"]), where)
        last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, where, "exec"), names)
        if last is not None:
            value = eval(compile(ast.Expression(last.value), where, "eval"), names)
            form = next((form for form in ("_repr_svg_", "_repr_html_") if hasattr(value, form)), "__repr__")
            shown += bool(getattr(value, form)())
    print(f"shown: {shown}")


def test_there_are_notebooks():
    assert len(NOTEBOOKS) >= 3


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path, tmp_path):
    settings = {**os.environ, "MPLBACKEND": "svg", "OPENBLAS_NUM_THREADS": "1"}
    asked = [sys.executable, __file__, path]
    ended = subprocess.run(asked, capture_output=True, text=True, timeout=180, cwd=tmp_path, env=settings)
    assert ended.returncode == 0, ended.stderr
    assert int(ended.stdout.rpartition("shown: ")[2]) >= 4


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_kept_clean(path):
    notebook = json.loads(path.read_text(encoding="utf-8"))
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    names = [cell["id"] for cell in notebook["cells"]]
    assert len(set(names)) == len(names) and notebook["cells"][0]["source"][0].startswith("# ")
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == [] and cell["execution_count"] is None, "clear all outputs before you keep it"


if __name__ == "__main__":
    run_cells(Path(sys.argv[1]))
