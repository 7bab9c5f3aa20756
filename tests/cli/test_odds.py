"""`harena odds`: exact tables, as text and as JSON; bad input is one sentence."""

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from harena.games.jugula.components.content import built_in
from harena.games.jugula.odds_tables import odds_tables
from tests.cli.program import Screen, run


def test_tables_are_exact_ways_of_a_whole() -> None:
    """As the specification has them: fresh decks, sums 5 against 5 and 8 against 5."""
    tops, even = odds_tables(built_in(), [5, 5])
    better = odds_tables(built_in(), [8, 5])[1]

    assert tops.whole == even.whole == 144
    assert dict(zip(tops.labels, tops.ways, strict=True))["+0"] == [22]
    assert [ways for (ways,) in tops.ways] == [2, 4, 8, 12, 16, 19, 22, 19, 16, 12, 8, 4, 2]
    assert even.ways == [[61, 22, 57, 4, 0]]
    assert better.ways == [[14, 12, 92, 26, 0]]


def test_odds_at_the_terminal(tmp_path: Path) -> None:
    shown = run(tmp_path, "odds", "jugula", "8", "5").stdout
    told = json.loads(run(tmp_path, "odds", "jugula", "8", "5", "--json").stdout)

    assert "63.9 %" in shown
    assert "(92/144)" in shown
    assert told[1]["rows"] == [{"label": "8 : 5", "ways": [14, 12, 92, 26, 0], "whole": 144}]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("clash",), "Odds are there for heroes, jugula, spartacus, but clash came."),
        (("jugula", "8"), "Two sums from 0 to 30, attack and defence, were expected, but 8 came."),
        (("jugula", "8", "99"), "but 8 99 came."),
        (("jugula", "x", "5"), "a whole number from 0 was expected, but x came"),
        (("jugula", "--games", "9"), "computed, not played: no --games was expected, but 9 came."),
        (
            ("spartacus", "crixus:axe", "3"),
            "Equipment by its name or id was expected, but axe came.",
        ),
        (("spartacus", "3+1"), "or two combatants such as crixus:gladius, but 3+1 came."),
        (("spartacus", "--seed", "a"), "no --seed was expected, but a came."),
        (("heroes", "--chart", "a.svg"), "Two gladiators were expected, but 0 came."),
    ],
)
def test_what_cannot_be_asked_is_refused(
    tmp_path: Path, words: tuple[str, ...], sentence: str
) -> None:
    refused = run(tmp_path, "odds", *words)

    assert refused.exit_code == 2
    assert sentence in refused.stderr


def test_who_beats_whom_is_the_same_in_many_processes_and_can_be_broken_off(
    tmp_path: Path,
) -> None:
    order = ("odds", "heroes", "--games", "1", "--json")
    assert json.loads(run(tmp_path, *order, "--jobs", "2").stdout) == json.loads(
        run(tmp_path, *order).stdout
    )

    screen = Screen(tmp_path, "odds", "heroes", "--games", "100000", "--jobs", "3")
    while len(started_by(screen)) < 4:
        assert screen.child.poll() is None
        time.sleep(0.1)
    os.killpg(screen.child.pid, signal.SIGINT)

    assert screen.end() == 130
    assert "Traceback" not in screen.text


def started_by(screen: Screen) -> list[str]:
    """The processes of a program at a terminal."""
    order = ["ps", "-o", "pid=", "-s", str(screen.child.pid)]
    return subprocess.run(order, capture_output=True, check=False, text=True).stdout.split()


def test_odds_of_a_pack(tmp_path: Path) -> None:
    for file, text in built_in().files.items():
        changed = text.replace("combat = 6", "combat = 9", 1)
        (tmp_path / file).write_text(changed, "utf-8")

    assert "+9" in run(tmp_path, "odds", "jugula", "--pack", str(tmp_path)).stdout


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("13 of 36 rolls, a small one 8", "a large shield", "36.1 % (13/36)", "Strength 4")),
        ("it", ("13 tiri su 36", "uno scudo grande", "36.1 % (13/36)", "Forza 4")),
        ("fr", ("13 lancers sur 36", "un grand bouclier", "36.1 % (13/36)", "Force 4")),
        ("pt", ("13 de 36 rolagens", "um escudo grande", "36.1 % (13/36)", "Força 4")),
    ],
)
def test_heroes_the_claims_of_the_strategy_chapter_are_shown_with_what_is_so(
    tmp_path: Path, language: str, told: tuple[str, ...]
) -> None:
    order = ("odds", "heroes", "thraex:4/4/4:agile:strong:woman:left", "murmillo")
    result = run(tmp_path, *order, "--games", "1", "--lang", language)

    assert result.exit_code == 0, result.output
    output = " ".join(result.output.split())
    assert [part for part in told if part not in output] == []


def test_a_pack_of_another_game_is_refused_by_every_kind_of_odds(tmp_path: Path) -> None:
    for file, text in built_in().files.items():
        (tmp_path / file).write_text(text, "utf-8")

    for pair in ((), ("thraex", "thraex")):
        refused = run(tmp_path, "odds", "heroes", *pair, "--pack", str(tmp_path))
        assert refused.exit_code == 2
        assert "expected" in refused.stderr


def test_odds_of_two_combatants_by_name_as_table_chart_and_json(tmp_path: Path) -> None:
    order = ("odds", "spartacus", "g12:e01", "agron:helmet:oenomaus")
    shown = " ".join(run(tmp_path, *order, "--lang", "it").stdout.split())
    told = json.loads(run(tmp_path, *order, "--json").stdout)
    run(tmp_path, *order, "--chart", str(tmp_path / "odds.svg"))

    assert "Danni di un attacco: Crixus, Gladio contro Agron, Elmo, Oenomaus" in shown
    assert "Ogni volta" in shown
    assert "Una volta, con tutto" in shown
    assert [row["label"] for row in told[0]["rows"]] == ["always", "once"]
    assert all(sum(row["ways"]) == row["whole"] for row in told[0]["rows"])
    assert "Crixus, Gladius against Agron, Helmet" in (tmp_path / "odds.svg").read_text("utf-8")


def test_odds_of_combatants_of_a_pack_go_by_its_names(tmp_path: Path) -> None:
    run(tmp_path, "pack", "new", "spartacus", str(tmp_path / "own"))
    file = tmp_path / "own" / "gladiators.toml"
    file.write_text(file.read_text("utf-8").replace('"Crixus"', '"Rufus Niger"'), "utf-8")

    shown = run(tmp_path, "odds", "spartacus", "rufusniger", "3", "--pack", str(tmp_path / "own"))

    assert "Rufus Niger against 3" in shown.stdout


def test_a_chart_of_odds_has_a_bar_for_every_outcome_and_no_intervals(tmp_path: Path) -> None:
    run(tmp_path, "odds", "spartacus", "2", "1", "--chart", str(tmp_path / "odds.svg"))

    chart = (tmp_path / "odds.svg").read_text("utf-8")
    assert chart.count('class="bar"') == 6 * 3, (
        "none, Gladius, Helmet, both, Amulet, Amulet and Helmet"
    )
    assert 'class="interval"' not in chart
    assert "2+1 : 1+1" in chart
