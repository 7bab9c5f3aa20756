"""Odds before a match, over the net: exact tables, pairs played out, and what cannot be asked."""

import pytest

from tests.server.serving import Person, Server


def test_the_odds_of_two_gladiators_and_of_two_sums(server: Server) -> None:
    person = Person(server)

    assert person.get("/api/odds") == ["heroes", "jugula", "spartacus"]
    found = person.get("/api/odds/heroes?of=retiarius&of=secutor:5/4/3:agile")
    assert found["choices"]["strength"] == list("1234567")
    net = found["sheets"][1]
    assert (net["title"], net["columns"]) == ("net", ["dice", "ensnare", "keep", "miss"])
    assert all(sum(row["chances"]) == pytest.approx(1.0) for row in net["rows"])
    sums = person.get("/api/odds/jugula?of=8&of=5")
    assert sums["choices"] == {}
    assert sums["sheets"][1]["rows"][0]["chances"][2] == pytest.approx(92 / 144)


def test_two_are_played_against_each_other_the_same_each_time(server: Server) -> None:
    address = "/api/odds/heroes/played?one=thraex:5/5/5&other=thraex"
    found = Person(server).get(address)

    assert found == Person(server).get(address)
    assert found["games"] == 200
    assert found["low"] < found["won"] < found["high"]
    assert found["won"] > 0.5


@pytest.mark.parametrize(
    ("path", "status", "sentence"),
    [
        ("clash", 404, "heroes, jugula, spartacus was expected, but clash came"),
        ("heroes?of=thraex", 400, "two gladiators were expected, but 1 came"),
        ("heroes?of=thraex&of=samnis", 400, "was expected, but samnis came"),
        ("jugula?of=x&of=5", 400, "a whole number from 0 was expected, but x came"),
        ("jugula/played?one=5&other=8", 404, "jugula has nobody to be played"),
    ],
)
def test_what_cannot_be_weighed_is_refused_in_a_sentence(
    server: Server, path: str, status: int, sentence: str
) -> None:
    answer = Person(server).ask("GET", f"/api/odds/{path}")

    assert answer.status_code == status
    assert sentence in answer.json()["sentence"]
