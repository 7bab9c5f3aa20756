"""The worked example at the end of the rulebook, E24: one turn from Choose Cards to Rest.

Coliseum with two bears. Seat 0 is the thraex with Gladius and Spiked parma on start A, seat 1 the
mirmillo with Spatha and Galea on start C; the thraex is first.
"""

from harena.games.gladiatori.components.arena import BEHIND, FRONT
from harena.games.gladiatori.components.card_row import ROTATED, card_at, length
from harena.games.gladiatori.components.cards import size
from harena.games.gladiatori.components.figures import side
from harena.games.gladiatori.fight.injuries import deck_life
from harena.kernel.match import Match
from tests.games.gladiatori.scene import Answer, Scene

T, M = 0, 1
BEAR = 4


def opening() -> Scene:
    """The set-up of the example, played through."""
    scene = Scene(2, beasts="coliseum", beast_kind="bear", beast_number=2)
    bout = scene.book.take_up(scene.setup)
    assert isinstance(bout, type(scene.bout))
    scene.bout, scene.match = bout, Match(scene.book, scene.setup, "example", b"", bout)
    scene.dice(2)
    scene.book.run(bout)
    return scene.run(
        (T, "character", "thraex"),
        (M, "character", "mirmillo"),
        (T, "pick", "gladius"),
        (M, "pick", "spatha"),
        (T, "pick", "spiked_parma"),
        (M, "pick", "galea"),
        (T, "place", "-2,1"),
        (T, "face", "north-west"),
        (M, "place", "2,-1"),
        (M, "face", "north-west"),
    )


def splits(seat: int, counts: str) -> list[Answer]:
    """How many of each kind go to the hand."""
    return [(seat, "split", count) for count in counts.split()]


def sheet(scene: Scene, seat: int) -> str:
    """Endurance, Offense, Guard, then Blood and Speed."""
    names = ("endurance", "offense", "guard", "blood", "speed")
    return "{} {} {} / {} {}".format(*[scene.value(seat, name) for name in names])


def piles(scene: Scene, seat: int) -> str:
    """Hand, HP deck with its hit points, discard pile, row, removed cards."""
    bout = scene.bout
    numbers = [size(bout.hand[seat]), size(bout.life[seat]), deck_life(bout, bout.life[seat])]
    numbers += [size(bout.discard[seat]), length(bout.row[seat]), size(bout.removed[seat])]
    return "{} / {} ({}) / {} / {} / {}".format(*numbers)


def row(scene: Scene, seat: int) -> str:
    """The row from left to right, in brackets if rotated."""
    letters = "SDBM"
    found = []
    for place, kind in enumerate(scene.row_kinds(seat)):
        turned = card_at(scene.bout.row[seat], place) & ROTATED
        found.append(f"({letters[kind]})" if turned else letters[kind])
    return " ".join(found)


def side_of(scene: Scene, seat: int, figure: int) -> int:
    return side(scene.bout, seat, scene.spot(scene.at(figure)))


def test_e24_the_example_turn() -> None:
    """E24 By our rulings; every step says what must have come out."""
    scene = opening()
    bout = scene.bout

    # 0 The sheets.
    assert (sheet(scene, T), sheet(scene, M)) == ("5 5 5 / 8 4", "8 4 4 / 4 4")
    assert (size(bout.deck[T]), size(bout.deck[M])) == (18, 19)
    assert (bout.points, bout.waiting[3]) == ([10, 10], 2)

    # 1 Choose Cards.
    scene.run(*splits(T, "0 1 1 1 5 2 1 1"))
    scene.dice(3, 1)
    scene.run(*splits(M, "1 0 0 1 3 5 1 1 1"))
    assert scene.held(T, "life") == "strength energy_0 energy_1x4"
    assert scene.held(M, "life") == "dexterity berserk energy_0x4"
    assert (piles(scene, T), piles(scene, M)) == (
        "12 / 6 (12) / 0 / 0 / 0",
        "13 / 6 (10) / 0 / 0 / 0",
    )
    assert bout.order == [T, M]

    # 2 One bear comes in by the left gate, goes three hexes, attacks with 5 and 2: no seven.
    scene.dice(3, 2, 1, 1, 5, 2)
    scene.run((T, "ready", "stay"), (M, "ready", "stay"))
    assert scene.told("release") == [[3]]
    assert (len(bout.beasts), bout.waiting[3]) == (1, 1)
    assert scene.at(BEAR) == (-3, 1)
    assert scene.told("beast_rolled", "attack") == [[BEAR, 5, 2], [BEAR, T, 7]]
    scene.run(
        (T, "reaction", "new-berserk"),
        (T, "add", "enough"),
        (T, "plain", "enough"),
        (T, "skill", "no"),
    )
    assert scene.told("defence", "wounded") == [[T, 9]]
    assert (piles(scene, T), sheet(scene, T)) == ("11 / 6 (12) / 0 / 1 / 0", "5 5 5 / 8 4")

    # 3 The thraex turns and attacks the bear: 15 against 16.
    scene.dice(5, 6, 5)
    scene.run(
        (T, "opening", "turn-left"),
        (T, "opening", "ready"),
        (T, "action", "new-dexterity"),
        (T, "add", "enough"),
        (T, "fight", "strike"),
        (T, "plain", "enough"),
        (T, "power", "none"),
        (T, "skill", "yes"),
    )
    assert scene.told("attack")[-1] == [T, BEAR, 15]
    assert scene.told("defence")[-1] == [BEAR, 16]
    assert (row(scene, T), piles(scene, T)) == ("B (D)", "10 / 6 (12) / 0 / 2 / 0")
    assert (sheet(scene, T), bout.facing[T]) == ("5 4 5 / 8 3", 3)
    assert (bout.points, bout.first_blood, bout.netted) == ([10, 10], False, [0])

    # 4 The mirmillo comes from directly behind: 12 against 6, four points.
    assert scene.asked() == [(M, "opening")]
    assert scene.interjections(T) == ["resistance"]
    scene.run(
        (M, "opening", "move-west-on"),
        (M, "opening", "move-south-west-on"),
        (M, "opening", "move-south-west-on"),
        (M, "opening", "turn-left"),
    )
    assert (scene.at(M), bout.facing[M], scene.value(M, "speed")) == ((-1, 1), 3, 0)
    assert side_of(scene, T, M) == BEHIND
    scene.run(
        (M, "action", "new-strength"),
        (M, "add", "unbalancing_strike"),
        *[(M, "add", "energy_1")] * 5,
        (M, "add", "enough"),
    )
    assert size(bout.hand[M]) == 6
    scene.run((M, "fight", "strike"), (M, "power", "none"), (M, "skill", "yes"))
    assert (scene.told("passed"), scene.told("attack")[-1]) == ([[T]], [M, T, 12])
    assert scene.interjections(T) == []
    scene.run((T, "unbalanced", "marker"), (T, "skill", "yes"))
    assert scene.told("defence", "wounded")[-2:] == [[T, 6], [T, 4]]
    scene.run((T, "payment", "energy_1"))
    scene.dice(1, 1, 2)
    scene.run((T, "payment", "energy_1"))
    assert bout.points == [10, -1]
    assert bout.first_blood is False
    assert (bout.unbalanced[T], sheet(scene, T)) == (1, "5 4 4 / 8 3")
    assert piles(scene, T) == "10 / 4 (8) / 0 / 2 / 2"
    assert (row(scene, M), piles(scene, M)) == ("(S)", "6 / 6 (10) / 6 / 1 / 0")
    assert sheet(scene, M) == "8 3 4 / 4 0"

    # 5 Round 2: the bear stands and rolls doubles, 10; the thraex dodges with 1 Speed and Guard.
    assert (bout.round, bout.order) == (2, [M, T])
    assert scene.asked() == [(M, "ready")]
    scene.run((M, "ready", "stay"), (T, "ready", "stay"))
    assert scene.told("release") == [[3]]
    assert scene.told("beast_rolled")[-1] == [BEAR, 1, 1, 2]
    assert (scene.told("attack")[-1], side_of(scene, T, BEAR)) == ([BEAR, T, 10], FRONT)
    scene.run(
        (T, "reaction", "new-movement"),
        (T, "add", "enough"),
        (T, "plain", "enough"),
        (T, "dodge", "1"),
        (T, "skill", "yes"),
    )
    assert scene.told("defence")[-1] == [T, 6]
    assert len(scene.told("wounded")) == 1
    assert (row(scene, T), piles(scene, T)) == ("B (D) M", "9 / 4 (8) / 0 / 3 / 2")
    assert sheet(scene, T) == "5 4 3 / 8 2"

    # 6 The mirmillo goes round into the thraex's front.
    assert scene.asked() == [(M, "opening")]
    scene.run(
        (M, "opening", "ready"),
        (M, "action", "new-movement"),
        (M, "add", "enough"),
        (M, "fight", "none"),
        (M, "movement", "move-north-west-left"),
        (M, "movement", "move-west-left"),
        (M, "movement", "stop"),
    )
    assert (scene.at(M), bout.facing[M]) == ((-2, 0), 5)
    assert (side_of(scene, T, M), side_of(scene, M, BEAR)) == (FRONT, FRONT)
    assert (row(scene, M), piles(scene, M)) == ("(S) (M)", "5 / 6 (10) / 6 / 2 / 0")
    assert bout.points == [10, -1]

    # 7 The thraex turns and reuses Berserk for 3 Blood; the mirmillo blocks for 2.
    scene.run((T, "opening", "turn-right"), (T, "opening", "ready"))
    assert (bout.facing[T], scene.value(T, "speed")) == (2, 1)
    assert "again-dexterity" not in scene.offered(T)
    assert {"again-berserk", "again-movement"} <= set(scene.offered(T))
    scene.run((T, "action", "again-berserk"))
    assert scene.value(T, "blood") == 5
    scene.run(
        *[(T, "add", "energy_1")] * 2,
        *[(T, "add", "energy_0")] * 2,
        (T, "add", "acrobatic_strike"),
        (T, "add", "enough"),
    )
    assert scene.held(T, "hand") == "energy_0x3 break_item"
    scene.run((T, "fight", "strike"))
    assert scene.offered(M) == ["pass", "again-strength", "again-movement"]
    scene.run((M, "reaction", "again-strength"), (M, "add", "sacrifice"), (M, "add", "enough"))
    assert (scene.value(M, "blood"), scene.held(M, "hand")) == (2, "energy_0x3 rage")

    # 8 14 against 6: four points; +2 +4 +3; the second marker throws the thraex down.
    scene.run(
        (T, "power", "none"),
        (T, "acrobatics", "yes"),
        (T, "skill", "yes"),
        (T, "blood", "1"),
    )
    assert scene.told("attack")[-1] == [T, M, 14]
    scene.run((M, "sacrifice", "none"), (M, "skill", "yes"))
    assert scene.told("defence", "wounded")[-2:] == [[M, 6], [M, 4]]
    scene.run(*[(M, "payment", "energy_0")] * 4)
    assert (bout.points, bout.first_blood) == ([19, -1], True)
    assert scene.asked() == [(T, "closing")]
    scene.run((T, "closing", "ready"))
    assert (bout.unbalanced[T], bout.down[T]) == (2, 1)
    assert (sheet(scene, T), sheet(scene, M)) == ("5 3 3 / 4 1", "8 3 3 / 2 0")

    # 9 Rest: rows to the discard piles, Resistance and Endurance.
    assert {seat for seat, _ in scene.asked()} == {T, M}
    assert (piles(scene, T), piles(scene, M)) == (
        "4 / 4 (8) / 8 / 0 / 2",
        "4 / 2 (6) / 9 / 0 / 4",
    )
    assert scene.held(T, "discard").startswith("dexterity berserk movement")
    backs = dict.fromkeys(("strength", "movement"), "1") | {"energy_1": "5"}
    kinds = ("strength", "dexterity", "berserk", "movement", "energy_0", "energy_1")
    moves = ("sacrifice", "rage", "unbalancing_strike")
    scene.run((M, "rest", "both"), (M, "back", "0"), (M, "back", "3"), (M, "back", "1"))
    scene.run((M, "back", "0"), *[(M, "back", backs.get(kind, "0")) for kind in kinds + moves])
    assert (sheet(scene, M), scene.held(M, "discard")) == (
        "7 4 3 / 2 3",
        "sacrifice unbalancing_strike",
    )
    back = ("dexterity", "berserk", "movement", "energy_1", "acrobatic_strike")
    arts = ("acrobatic_strike", "break_item")
    scene.run((T, "rest", "endurance"), *[(T, "back", "0")] * 4)
    scene.run(*[(T, "back", "1" if kind in back else "0") for kind in kinds + arts])
    assert (sheet(scene, T), scene.held(T, "discard")) == ("4 3 3 / 4 1", "energy_0x2 energy_1")

    # End Turn: the next turn begins with what is left.
    assert scene.told("turn_began") == [[1], [2]]
    assert (size(bout.deck[T]), size(bout.deck[M])) == (13, 13)
    assert (size(bout.removed[T]), size(bout.removed[M])) == (2, 4)
    assert (bout.unbalanced[T], bout.down[T], scene.at(BEAR)) == (2, 1, (-3, 1))
    assert bout.used[M] == 1 << 8
