"""The odds that are shown before a battle, against chances reckoned by hand (G.3)."""

from fractions import Fraction
from itertools import product

import pytest

from harena.kernel.match import Match
from tests.games.clash.arrange import arrange, attack, choose, domain, offered, script, wake
from tests.games.clash.test_content import replaced

FAR = {"A1": "a:SSSS", "E3": "b:SSSS"}


def odds_of(match: Match, name: str) -> dict[str, float]:
    """The odds of the option with this name."""
    asked = match.state.pending[0]
    choice = domain(match, match.rulebook.asks[asked.ask][0]).index(name)
    return match.rulebook.odds(match.state, asked.seat, asked.ask, choice)


def duel(attacker: str, defender: str) -> dict[str, float]:
    """The odds of C2 against C3, from where it stands."""
    match = arrange({"C2": f"a:{attacker}", "C3": f"b:{defender}", "D3": "b:SSSS", **FAR})
    choose(match, "team", "C2")
    if "ground" in match.state.pending[0].ask:
        choose(match, "ground", "C2")
    return odds_of(match, "C3")


@pytest.mark.parametrize(
    ("attacker", "defender", "target_falls", "attacker_falls"),
    [
        ("S", "S", Fraction(5, 12), Fraction(35, 144)),
        ("H", "H", Fraction(1, 6), Fraction(5, 36)),
    ],
)
def test_lone_gladiators(
    attacker: str, defender: str, target_falls: Fraction, attacker_falls: Fraction
) -> None:
    found = duel(attacker, defender)

    assert found["target_falls"] == pytest.approx(float(target_falls))
    assert found["attacker_falls"] == pytest.approx(float(attacker_falls))
    assert found["won"] == pytest.approx(float(target_falls))
    assert found["lost"] == pytest.approx(float(attacker_falls))


def test_a_lone_spear_attacks_a_lone_sword() -> None:
    """The attacker rolls one die first: a lethal hit fells; else two dice come back."""
    found = duel("L", "S")

    assert found["target_falls"] == pytest.approx(1 / 6)
    assert found["attacker_falls"] == pytest.approx(5 / 6 * 5 / 12)


def test_a_team_against_an_animal_by_counting_every_face() -> None:
    """6.4, 6.6 SS against bull-1: three dice first, life 4 and a shield; then the bull's two."""
    match = arrange({"C2": "a:SS", "C3": "bull-1", "B2": "lion-1", **FAR})
    choose(match, "team", "C2")
    choose(match, "ground", "C2")

    killed = bitten = Fraction(0)
    for faces in product("...**#", repeat=3):
        hits = 2 * faces.count("#") + max(0, faces.count("*") - 1)
        killed += Fraction(hits >= 4, 6**3)
    for faces in product("...**#", repeat=2):
        lost = faces.count("#") + faces.count("*") // 2
        bitten += Fraction(lost, 6**2)

    found = odds_of(match, "C3")
    assert found["target_falls"] == pytest.approx(float(killed))
    assert found["won"] == pytest.approx(float(2 * killed))
    assert found["lost"] == pytest.approx(float((1 - killed) * bitten))


def test_a_team_is_shown_the_odds_of_its_best_battle() -> None:
    match = arrange({"C2": "a:SSSS", "C3": "b:L", "B2": "b:SSHH", "E1": "a:S", "D1": "b:SSSS"})
    wake(match)

    of_team = odds_of(match, "C2")
    choose(match, "team", "C2")
    of_targets = [odds_of(match, name) for name in offered(match, "target")]

    assert of_team in of_targets
    assert of_team["target_falls"] == max(one["target_falls"] for one in of_targets)


def test_an_animal_from_beside_the_board_is_shown_its_best_battle_from_each_ground() -> None:
    """7.3 lion-1 enters at D4, beside a lone shield: two dice first, of which one lethal fells."""
    match = arrange(
        {"E3": "a:H", "A1": "a:SSSS", "A3": "b:SSSS"}, seats=3, turn=2, spares=["lion-1", "lion-2"]
    )
    choose(match, "beast", "lion-1")

    found = odds_of(match, "D4")

    falls = Fraction(11, 36)
    assert found["target_falls"] == pytest.approx(float(falls))
    assert found["won"] == pytest.approx(float(falls))
    assert found["lost"] == 0


@pytest.mark.parametrize("animal", ["lion-1", "bull-1"])
def test_an_animal_is_shown_its_best_battle_from_all_grounds(animal: str) -> None:
    """7.2, 7.3, 7.4 The lion comes from beside the board; the bull may walk on from D3."""
    pieces = {"D3": "bull-1", "D2": "b:SSHH", "E3": "a:H", "A1": "a:SSSS", "A3": "b:SSSS"}
    match = arrange(pieces, seats=3, turn=2, spares=["lion-1"])
    wake(match)
    of_animal = odds_of(match, animal)
    choose(match, "beast", animal)
    of_grounds = [odds_of(match, name) for name in offered(match, "ground")]

    assert of_animal in of_grounds
    assert of_animal["won"] == max(one["won"] for one in of_grounds) > 0


def test_a_second_roll_may_do_better_or_worse() -> None:
    """5.4.2 One die shows a single hit against no shield: a lethal is better, a blank worse."""
    match = arrange({"C2": "a:T", "C3": "b:S", **FAR})
    script(match, "*")
    attack(match, "C2", "C3")

    assert odds_of(match, "again") == {
        "better": pytest.approx(1 / 6),
        "worse": pytest.approx(1 / 2),
    }
    assert odds_of(match, "keep") == {}


def test_a_second_roll_is_weighed_against_the_shields_of_the_other() -> None:
    """5.4.2, 5.5.1 A single hit falls on the shield: nothing is worse, only a lethal hit better."""
    match = arrange({"C2": "a:T", "C3": "b:H", **FAR})
    script(match, "*")
    attack(match, "C2", "C3")

    assert odds_of(match, "again") == {"better": pytest.approx(1 / 6), "worse": 0}


def test_a_second_roll_is_no_better_than_one_that_fells() -> None:
    """5.6.3 A lethal hit fells the only enemy: more hits than that are no more."""
    match = arrange({"C2": "a:TSSS", "C3": "b:S", **FAR})
    script(match, "#...")
    attack(match, "C2", "C3")

    found = odds_of(match, "again")
    assert found["better"] == 0
    assert found["worse"] > 0


@pytest.mark.parametrize(
    ("foe", "number"), [("b:S", "tokens_per_gladiator"), ("lion-1", "wounds_per_lethal")]
)
def test_a_second_roll_is_weighed_by_what_the_pack_says(foe: str, number: str) -> None:
    """5.6.3, 6.6 Where a lethal hit does no more than a single one nothing can be better."""
    pack = replaced("rules.toml", f"{number} = 2", f"{number} = 1")
    match = arrange({"C2": "a:TLL", "C3": foe, **FAR}, pack=pack)
    script(match, "*")
    attack(match, "C2", "C3")

    assert odds_of(match, "again") == {"better": 0, "worse": pytest.approx(1 / 2)}


def test_there_are_no_odds_for_what_is_not_offered() -> None:
    match = arrange({"C2": "a:SSSS", "C3": "b:SSSS", "A1": "a:SSSS", "A2": "b:SSSS"})
    wake(match)

    assert match.rulebook.odds(match.state, 0, "team", 16) == {}
    assert match.rulebook.odds(match.state, 1, "team", 8) == {}
    assert match.rulebook.odds(match.state, 0, "target", 9) == {}


def test_a_hasty_player_rerolls_a_blank() -> None:
    """5.4.2 A trident against a sword, one die: lethal at once, or after a blank; then two back."""
    found = duel("T", "S")

    falls = Fraction(1, 6) + Fraction(1, 2) * Fraction(1, 6)
    assert found["target_falls"] == pytest.approx(float(falls))
    assert found["attacker_falls"] == pytest.approx(float((1 - falls) * Fraction(5, 12)))


def test_the_nets_of_the_second_side_count() -> None:
    """5.2.2 A net switches the lone sword off before he rolls: one die each, lethal or nothing."""
    found = duel("S", "N")

    assert found["target_falls"] == pytest.approx(1 / 6)
    assert found["attacker_falls"] == pytest.approx(5 / 6 * 1 / 6)


def test_a_net_takes_one_sword_of_two() -> None:
    """5.2.2 One die first; two swords roll three dice, one of them in a net two: 5/12 to fell one.

    Of two swords the one in the net is given up first, so the other still rolls his two dice.
    """
    found = duel("N", "SS")

    assert found["won"] == pytest.approx(1 / 6)
    assert found["target_falls"] == 0
    assert found["attacker_falls"] == pytest.approx(5 / 12)


def test_a_captive_counts_without_a_wipe_out() -> None:
    """5.6.5 Two dice against two shields: a point for each lethal hit, both in one of 36."""
    found = duel("S", "HH")

    assert found["target_falls"] == pytest.approx(1 / 36)
    assert found["won"] == pytest.approx(2 / 6)
    assert found["lost"] == pytest.approx(35 / 36 * 1 / 6)


def test_a_ground_is_shown_the_battle_from_there() -> None:
    """4.6 A lone sword goes from E1 to D2, beside another at C2; so is his team before."""
    match = arrange({"E1": "a:S", "C2": "b:S", "A3": "a:SSSS"})
    wake(match)
    of_team = odds_of(match, "E1")
    choose(match, "team", "E1")

    found = odds_of(match, "D2")

    assert found["target_falls"] == pytest.approx(5 / 12)
    assert found["attacker_falls"] == pytest.approx(35 / 144)
    assert of_team == found
