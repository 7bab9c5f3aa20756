"""The changes that are tried on rules: all kinds of them, each a program, and nothing but rules."""

import ast

import pytest

import harena
from tests.proof.mutants import changes, mutants

RULE = '''
def strike(duel: "Duel", seat: int, most: "int | None" = 5) -> None:
    """4.3 Not a number: 7."""
    assert seat >= 0
    if duel.wounds[seat] > 2 and not duel.fallen or seat in duel.struck:
        duel.tell("struck", seat)
    duel.left -= 1
    kind = seat
    if kind == 3:
        raise Refused("no", f"{4 + 4} came")
'''


def test_every_kind_of_change_is_made_and_nothing_else() -> None:
    found = [(ast.unparse(node), text) for node, text in changes(ast.parse(RULE))]

    assert found == [
        (
            "duel.wounds[seat] > 2 and (not duel.fallen) or seat in duel.struck",
            "((duel.wounds[seat] > 2 and (not duel.fallen)) and seat in duel.struck)",
        ),
        (
            "duel.wounds[seat] > 2 and (not duel.fallen)",
            "(duel.wounds[seat] > 2 or not duel.fallen)",
        ),
        ("duel.wounds[seat] > 2", "(duel.wounds[seat] >= 2)"),
        ("2", "3"),
        ("2", "(1)"),
        ("not duel.fallen", "(duel.fallen)"),
        ("seat in duel.struck", "(seat not in duel.struck)"),
        ("duel.tell('struck', seat)", "pass"),
        ("duel.left -= 1", "pass"),
        ("1", "2"),
        ("1", "(0)"),
        ("kind == 3", "(kind != 3)"),
        ("3", "4"),
        ("3", "(2)"),
    ]


@pytest.mark.parametrize("game", harena.games())
def test_a_changed_chapter_is_still_a_program(game: str) -> None:
    found = mutants(game)

    assert len(found) > 30
    for mutant in found[::20]:
        source = mutant.source()
        assert source != mutant.file.read_text("utf-8")
        ast.parse(source)
