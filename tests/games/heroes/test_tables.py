"""The rulebook's own player at a seat: its Stars do what an NPG would by the same dice (R111)."""

from collections import Counter
from random import Random
from typing import TypeAlias

import pytest

import harena
from harena import bots
from harena.games.heroes.bots import Tables
from harena.games.heroes.components.content import ITEMS, SIGNATURES, STYLES
from harena.games.heroes.match.npg import act_by_table
from harena.kernel.match import Match
from harena.kernel.refused import Refused
from harena.kernel.setup import PlayValue
from harena.lab.ladder import ladder
from tests.games.heroes.arrange import NO_FACE, Scene, scene

Deeds: TypeAlias = list[tuple[str, tuple[int, ...]]]

FOE = "a: thraex 4/4/4"
# What is told of a Movement Phase before any pool is thrown.
DEEDS = {
    *("moved", "faced", "tossed", "rested", "stood", "freed", "struggled"),
    *("dropped", "picked", "surrendered", "cleared"),
}
MOVEMENT = ("action", "zone", "target", "pick")
# 5.2.5.9, 3.10.6.6, 3.2.1.4 What no table lets an NPG do.
NEVER = {"threw", "kicked", "destroyed", "rolled_away", "switched", "defied"}


def choice(there: Scene, faces: str = "", seat: int | None = None) -> str:
    """What the bot chooses at a seat when its own dice show this, and not a die more or less."""
    seat = there.match.to_act[0] if seat is None else seat
    bot = Tables(there.match.rulebook, there.match.setup, "seed")
    bot.dice.script = [*[int(face) - 1 for face in faces if face != " "], NO_FACE]
    index = bot.choose(there.match.view(seat), there.match.options(seat))
    assert bot.dice.script == [NO_FACE], f"left over: {bot.dice.script}"
    return there.offered(seat)[index]


def star(words: str, *others: str, lying: str = "", death: bool = False) -> Scene:
    """A Star of seat 1 at his action, against Stars of seat 0 unless it is said otherwise."""
    return scene(f"b: {words}", *(others or (f"{FOE} @g3",)), lying=lying, death=death).go()


# Worked examples of the tables, with the Star in the place of the NPG.


@pytest.mark.parametrize("savvy", [3, 4])
def test_5_2_5_1_savvy_three_or_four_and_a_three_go_nearer(savvy: int) -> None:
    there = star(f"thraex {savvy}/4/4 @b3 bonus=0")

    assert choice(there, "3") == "move"
    there.choose("move")
    assert choice(there, "1") == "c3"


@pytest.mark.parametrize(("bonus", "does"), [(4, "move"), (3, "rest")])
def test_5_2_5_2_on_a_failed_roll_who_is_rested_goes_and_who_is_not_rests(
    bonus: int, does: str
) -> None:
    assert choice(star(f"thraex 4/4/4 @b3 bonus={bonus}"), "5") == does


@pytest.mark.parametrize(
    ("words", "die", "does"),
    [
        ("retiarius 4/4/4 @d3", "4", "move"),
        ("retiarius 4/4/4 @d3 down", "4", "stand"),
        ("thraex 4/4/4 @d3 down", "6", "stand"),
        ("retiarius 4/4/4 @d3", "5", "fight"),
        ("thraex 4/4/4 @d3", "4", "fight"),
        ("thraex 4/4/4 @d3 bonus=0", "5", "move"),
        ("thraex 4/4/4 @d3 bonus=0", "4", "fight"),
        ("thraex 4/4/4 @d3 ensnared down", "1", "fight"),
        ("thraex 4/4/4 @d3 ensnared down", "6", "fight"),
    ],
)
def test_5_2_5_3_5_2_5_4_beside_enemies(words: str, die: str, does: str) -> None:
    assert choice(star(words, f"{FOE} @d3"), die) == does


def test_5_2_5_7_a_retiarius_tosses_at_the_closest_who_is_not_ensnared() -> None:
    foes = [f"{FOE} @e3 ensnared", f"{FOE} @e2", f"{FOE} @e4 down"]
    there = star("retiarius 4/4/4 @d3", *foes)

    assert choice(there, "4") == "toss"
    there.choose("toss")
    assert choice(there) == there.name(3)


def test_5_2_5_5_whom_it_fights() -> None:
    foes = [f"{FOE} @d3", f"{FOE} @d3 wounds=1", f"{FOE} @d3 down", f"{FOE} @e3 ensnared"]
    there = star("thraex 4/4/4 @d3", *foes)

    assert choice(there, "1") == "fight"
    there.choose("fight")
    assert choice(there) == there.name(3)


def test_6_5_2_spent_and_with_more_wounds_it_surrenders_unless_to_the_death() -> None:
    worse = "thraex 4/4/4 @d3 bonus=0 wounds=2"

    assert choice(star(worse, f"{FOE} @d3 wounds=1")) == "surrender"
    assert choice(star(worse, f"{FOE} @d3 wounds=2"), "1") == "fight"
    assert choice(star(worse, f"{FOE} @d3 wounds=1", death=True), "1") == "fight"


def test_5_4_9_1_2_blinded_it_clears_its_eyes_also_beside_enemies() -> None:
    assert choice(star("thraex 4/4/4 @d3 blinded", f"{FOE} @d3")) == "clear"
    assert choice(star("thraex 4/4/4 @d3 blinded ensnared down")) == "clear"


def test_5_3_4_1_a_star_alone_gets_out_of_the_net_whatever_it_rolls() -> None:
    """R111 To stay in it is the table's word for NPGs, and no option of a Star."""
    for die in "16":
        assert choice(star("thraex 4/4/4 @d3 ensnared down"), die) == "escape"


def test_3_10_6_6_what_it_picks_up_and_drops_for_it() -> None:
    there = star("murmillo 4/4/4 @d3 right:none right_arm=0", lying="sword d3, spear d3")
    assert choice(there) == "drop-left"
    there.choose("drop-left")
    assert choice(there) == "pick-spear-left"
    there.choose("pick-spear-left")
    assert choice(there, "1") == "move"
    assert choice(star("thraex 4/4/4 @d3", lying="spear d3"), "1") == "move"
    moved = star("retiarius 4/4/4 @c3 left:none", lying="net d3").choose("move").choose("d3")
    assert choice(moved) == "net-left"
    armed = star("thraex 4/4/4 @c3 left:none", lying="sword d3").choose("move").choose("d3")
    assert choice(armed) == "none"


@pytest.mark.parametrize(
    ("words", "faces", "used"),
    [
        ("thraex 4/4/4 bonus=5", "11236", "2"),
        ("thraex 4/4/4 bonus=5 down", "11236", "4"),
        ("thraex 4/4/4 bonus=3 ensnared down", "345", "1"),
        ("thraex 4/4/4 bonus=2", "26", "0"),
    ],
)
def test_3_7_3_1_its_bonus_dice_in_a_manoeuvre(words: str, faces: str, used: str) -> None:
    there = star(f"{words} @d3", f"{FOE} @d3").choose("fight")

    assert there.asked() == "bonus"
    assert choice(there, faces, seat=1) == used


@pytest.mark.parametrize(
    ("words", "faces", "used"),
    [
        ("thraex 4/4/4 frenzy bonus=2", "45", "1"),
        ("thraex 4/4/4 bonus=2", "45", "0"),
        ("thraex 4/4/4 bonus=3", "213", "2"),
    ],
)
def test_3_7_3_1_3_7_3_2_its_bonus_dice_in_an_attack(words: str, faces: str, used: str) -> None:
    there = scene(f"b: {words} @d3", f"{FOE} @d3 bonus=0", step="test_attack")
    there.bout.fight.first, there.bout.fight.other, there.bout.fight.attacker = 0, 1, 0
    there.go()

    assert choice(there, faces) == used


@pytest.mark.parametrize(("die", "opening"), [("4", "bash"), ("5", "advantage")])
def test_5_3_0_4_bash_or_advantage(die: str, opening: str) -> None:
    there = scene("b: murmillo 4/4/4 @d3", f"{FOE} @d3", step="choose_opening")
    there.bout.fight.first, there.bout.fight.other, there.bout.fight.attacker = 0, 1, 0
    there.go()

    assert choice(there, die) == opening


def test_5_4_1_1_a_swordsman_takes_what_is_not_stopped_and_least_covered() -> None:
    there = scene("b: thraex 4/4/4 swordsman @d3", "a: murmillo 4/4/4 @d3")
    there.strike(0, 1, 1, "46 34")
    assert there.asked() == "location"
    assert choice(there) == "7-chest"
    shielded = scene("b: thraex 4/4/4 swordsman @d3", "a: murmillo 4/4/4 @d3")
    shielded.strike(0, 1, 1, "33 46")
    assert choice(shielded) == "10-head"


def test_3_2_1_4_it_never_uses_star_power() -> None:
    there = scene("a: thraex 4/4/4 @d3", "b: thraex 4/4/4 star_dice=3 @d3", star_power=True)
    there.strike(0, 1, 2, "34")

    assert there.asked() == "star_power"
    assert choice(there) == "no"


# Any position at all.


def card(lot: Random, style: str) -> str:
    """A gladiator drawn by lot."""
    values = "/".join(str(lot.randint(2, 6)) for _ in range(3))
    words = [style, values, f"@{lot.choice('cde')}{lot.choice('234')}"]
    words += [word for word in ("down", "ensnared", "blinded", "left") if lot.random() < 0.2]
    words += [lot.choice(SIGNATURES[1:])] if lot.random() < 0.3 else []
    words += [f"bonus={lot.choice([0, 2, 6])}", f"wounds={lot.randint(0, 2)}"]
    if lot.random() < 0.4:
        words += [f"{hand}:none" for hand in ("left", "right") if lot.random() < 0.6]
    if lot.random() < 0.25:
        hand = lot.choice(("left", "right"))
        words += [f"{hand}_arm=0", f"{hand}:none"]
    return " ".join(words)


def deeds(match: Match) -> Deeds:
    """What was done in the Movement Phase; how eyes were cleared is for other dice."""
    found = [event for event in match.events if event.kind in DEEDS]
    return [(one.kind, () if one.kind == "cleared" else tuple(one.args)) for one in found]


def done_by_table(drawn: list[str], lying: str, death: bool, faces: list[int]) -> Deeds:
    there = scene(f"npg: {drawn[0]}", *drawn[1:], lying=lying, death=death)
    there.bout.put_agenda([])
    there.bout.dice.script = [face - 1 for face in faces]
    act_by_table(there.bout, 0)
    return deeds(there.match)


def done_by_bot(drawn: list[str], lying: str, death: bool, faces: list[int]) -> Deeds:
    """The same gladiator as a Star of seat 1; where to is asked with dice by lot."""
    there = scene(f"b: {drawn[0]}", *drawn[1:], lying=lying, death=death)
    there.bout.dice.script = []
    there.match.rulebook.run(there.bout)
    while there.bout.pending and there.asked() in MOVEMENT and there.match.to_act == [1]:
        bot = Tables(there.match.rulebook, there.match.setup, f"{faces}")
        if there.asked() == "action":
            bot.dice.script = [face - 1 for face in faces]
        there.match.answer(1, bot.choose(there.match.view(1), there.match.options(1)))
    return deeds(there.match)


def as_a_star(table: Deeds) -> Deeds:
    """R111 What a Star does in place of what is no option of his.

    Alone he leaves the net in any case, and after moving he may not drop anything any more.
    """
    if table and table[-1][0] == "struggled":
        return [*table[:-1], ("freed", table[-1][1])]
    kinds = [kind for kind, _ in table]
    if "moved" in kinds and "dropped" in kinds[kinds.index("moved") :]:
        return table[: kinds.index("moved") + 1]
    return table


def test_5_2_5_1_in_any_position_a_star_does_what_an_npg_would() -> None:
    """5.2.5.10, R111 The same die, the same deed; of two ways to move, one that a die leads to."""
    lot = Random("positions")
    seen: Counter[str] = Counter()
    for _ in range(200):
        style = lot.choice(["retiarius", *STYLES])
        foes = [f"a: {card(lot, lot.choice(STYLES))}" for _ in range(lot.randint(1, 3))]
        drawn = [card(lot, style), *foes]
        zones = [f"{column}{row}" for column in "cde" for row in "234"]
        lying = ", ".join(f"{lot.choice(ITEMS)} {lot.choice(zones)}" for _ in range(5))
        death = lot.random() < 0.3
        faces = [(one, two) for one in range(1, 7) for two in (1, 6)]
        table = {one: done_by_table(drawn, lying, death, list(one)) for one in faces}
        wanted = {one: as_a_star(found) for one, found in table.items()}
        for one in faces:
            found = done_by_bot(drawn, lying, death, list(one))
            seen.update(kind for kind, _ in table[one])
            if found != wanted[one]:
                assert "moved" in [kind for kind, _ in wanted[one]], (drawn, lying, one)
                assert found in wanted.values(), (drawn, lying, one, found)
                seen["otherwise"] += 1

    assert set(seen) == {*DEEDS, "otherwise"}
    assert 0 < seen["otherwise"] < seen["moved"] / 10


def test_5_2_5_7_a_sidestep_is_as_likely_as_by_one_die() -> None:
    """R111 Beside one in the net: half the dice let it step aside, half walk up to him."""
    there = star("retiarius 3/4/4 @d3", f"{FOE} @e3 ensnared")
    assert [choice(there, faces) for faces in ("31", "36", "4")] == ["move"] * 3
    there.choose("move")
    view, options = there.match.view(1), there.match.options(1)

    found: Counter[str] = Counter()
    for number in range(1200):
        bot = Tables(there.match.rulebook, there.match.setup, f"{number}")
        found[there.offered()[bot.choose(view, options)]] += 1

    assert set(found) == {"e2", "e3", "e4"}
    assert abs(found["e3"] / 1200 - 1 / 2) < 0.05
    assert abs(found["e2"] / 1200 - 1 / 4) < 0.05


# Whole matches.


def played(seats: int, seed: str, **options: PlayValue) -> Match:
    """A match with this bot on every seat, to its end."""
    match = harena.begin("heroes", seats, seed, dict(options))
    sitters = [
        bots.make("tables", match.rulebook, match.setup, f"{seed}/{seat}") for seat in range(seats)
    ]
    while not match.over:
        seat = match.to_act[0]
        offered = match.options(seat)
        index = sitters[seat].choose(match.view(seat), offered)
        assert 0 <= index < len(offered)
        match.answer(seat, index)
    return match


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_it_plays_whole_matches_and_nothing_that_no_table_knows(seats: int) -> None:
    kinds: set[str] = set()
    for number in range(6):
        match = played(seats, f"whole {number}", gladiators_per_seat=1 + number % 2)
        kinds |= {event.kind for event in match.events}

    assert not kinds & NEVER
    assert {"moved", "faced", "rolled", "hit"} <= kinds


def test_it_plays_a_match_of_a_campaign() -> None:
    assert played(2, "campaign", campaign=True).legacy


def test_the_same_seed_plays_the_same_and_another_otherwise() -> None:
    answers = [played(2, "same").answers for _ in range(2)]

    assert answers[0] == answers[1]
    match = harena.begin("heroes", 2, "same")
    others = [bots.make("tables", match.rulebook, match.setup, f"x/{seat}") for seat in range(2)]
    while not match.over:
        seat = match.to_act[0]
        match.answer(seat, others[seat].choose(match.view(seat), match.options(seat)))
    assert match.answers != answers[0]


def test_3_7_2_2_what_another_has_set_aside_does_not_change_its_choice() -> None:
    there = star("thraex 4/4/4 bonus=5 @d3", f"{FOE} bonus=5 @d3").choose("fight")
    found = set()
    for count in range(6):
        match = there.match.copy()
        match.answer(0, count)
        bot = Tables(match.rulebook, match.setup, "seed")
        found.add(bot.choose(match.view(1), match.options(1)))

    assert len(found) == 1


def test_it_is_seated_in_heroes_and_nowhere_else() -> None:
    for game in harena.games():
        match = harena.begin(game, max(2, harena.rulebook(game).seats[0]), "seated")
        if game == "heroes":
            assert "tables" in bots.names(game)
            bots.make("tables", match.rulebook, match.setup, "seed")
            continue
        assert "tables" not in bots.names(game)
        said = "champion, veteran, scout, greedy, instinct, beginner, random was expected, but "
        with pytest.raises(Refused, match=f"^one of the bots {said}tables came$"):
            bots.make("tables", match.rulebook, match.setup, "seed")


def test_a_ladder_of_it_and_instinct() -> None:
    found = ladder("heroes", ["tables", "instinct"], [2], 6, "climb")

    assert found.played == 6
    assert not found.faults
    assert {row.name for row in found.standings} == {"tables", "instinct"}
