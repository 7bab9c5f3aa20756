"""`python -m bench.steps`: µs of CPU time a decision, for both toys, pure and compiled by mypyc.

Needs the development requirements and a C compiler.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

TOYS = ("by_reference", "by_number")
SETUP = """
from setuptools import setup
from mypyc.build import mypycify
setup(name="toys", packages=[], ext_modules=mypycify({files}, opt_level="3"))
"""
MEASURE = """
import importlib
from time import process_time
for name in {toys}:
    play = importlib.import_module(name).play
    play(50)
    found = []
    for _ in range(5):
        begun = process_time()
        decisions = play({games})
        found.append((process_time() - begun) / decisions * 1e6)
    print(f"{{name:<14}}{build:<10}{{sorted(found)[2]:6.2f}} microseconds a decision")
"""


def measure(folder: Path, build: str, games: int) -> None:
    """Time both toys where they lie."""
    script = MEASURE.format(toys=TOYS, build=build, games=games)
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    subprocess.run([sys.executable, "-c", script], cwd=folder, env=environment, check=True)


def main() -> None:
    with TemporaryDirectory() as name:
        folder = Path(name)
        for toy in TOYS:
            shutil.copy(Path(__file__).with_name(f"{toy}.py"), folder)
        measure(folder, "pure", 300)
        setup = folder / "setup.py"
        setup.write_text(SETUP.format(files=[f"{toy}.py" for toy in TOYS]), "utf-8")
        command = [sys.executable, "setup.py", "build_ext", "--inplace"]
        subprocess.run(command, cwd=folder, check=True, capture_output=True)
        measure(folder, "compiled", 3000)


if __name__ == "__main__":
    main()
