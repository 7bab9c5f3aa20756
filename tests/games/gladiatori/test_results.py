"""What a question says of its choices is what happens; and what it puts forward kills nobody.

Matches are played at random, the bold way so that there are fights. At every question of a fight
each choice is taken on a copy, and what follows is held against what was told.
"""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any, Final

import pytest

import harena
from harena.games.gladiatori.abilities.special_moves import (
    KEEP,
    NO_SACRIFICE,
    NO_SKILL,
    PLAIN_DONE,
)
from harena.games.gladiatori.about.blows import of_targets
from harena.games.gladiatori.about.reckoning import chance_against
from harena.games.gladiatori.beasts.beast_fights import roll_defence
from harena.games.gladiatori.combat_round.declaration import HELPING
from harena.games.gladiatori.combat_round.reaction import NO_REACTION
from harena.games.gladiatori.components.bout import ALIVE, FIRST_BEAST, Bout
from harena.games.gladiatori.components.cards import ENERGY_1, ENOUGH, MOVEMENT, STRENGTH, SWEEP
from harena.games.gladiatori.components.content import BEASTS
from harena.games.gladiatori.components.traits import NO_POWER
from harena.games.gladiatori.fight.final_values import MATCH_PART
from harena.games.gladiatori.fight.injuries import life_of
from harena.kernel.decisions import Option
from harena.kernel.events import Event
from harena.kernel.match import INTERJECT, Match
from harena.toolkit.hexes import BEARINGS
from tests.games.gladiatori.blows import attack
from tests.games.gladiatori.hunt import act, beside
from tests.games.gladiatori.scene import Scene

BOUTS: Final[list[tuple[int, dict[str, Any]]]] = [
    (2, {"turns": 4}),
    (3, {"turns": 3, "characters": "created"}),
    (2, {"turns": 3, "damage_bonus": True}),
    (1, {"turns": 3, "beasts": "solo", "beast_kind": "lion"}),
    (2, {"turns": 3, "beasts": "cooperative", "beast_kind": "bear"}),
    (2, {"turns": 3, "beasts": "coliseum", "beast_kind": "wolf"}),
]
OUTCOMES: Final = {"held", "wounded", "netted", "broken", "damaged"}
# In these the last word on life and death is spoken.
VITAL: Final = {"skill", "dodge", "sacrifice", "acrobatics", "plain", "toll", "payment", "escape"}


def positions(number: int) -> Iterator[tuple[Match, int]]:
    """Every question of a match that is played boldly: mostly by instinct, now and then by lot."""
    seats, options = BOUTS[number % len(BOUTS)]
    match = harena.begin("gladiatori", seats, f"results {number}", options)
    chance = random.Random(number)
    while not match.over:
        seat = chance.choice(match.to_act)
        yield match, seat
        own = own_options(match, seat)
        boldly = chance.random() < 0.7
        index = match.rulebook.instinct(match.state, seat) if boldly else chance.randrange(len(own))
        match.answer(seat, index)


def own_options(match: Match, seat: int) -> list[Option]:
    return [option for option in match.options(seat) if option.ask != INTERJECT]


def bout_of(match: Match) -> Bout:
    assert isinstance(match.state, Bout)
    return match.state


def results(match: Match, seat: int) -> dict[int, dict[str, Any]]:
    """What is told of each choice."""
    each: Any = match.about(seat).get("each", {})
    return {int(choice): one["result"] for choice, one in each.items() if "result" in one}


def taken(match: Match, seat: int, index: int) -> Match:
    twin = match.copy()
    twin.answer(seat, index)
    return twin


def go_on(match: Match) -> None:
    """What is put forward is done; but nobody feints, and nobody rises again."""
    seat = match.to_act[0]
    own = own_options(match, seat)
    choice = 0 if own[0].ask in {"feint", "unbeatable"} else match.about(seat).get("lead")
    index = next((place for place, one in enumerate(own) if one.choice == choice), 0)
    match.answer(seat, index)


def outcome(match: Match, since: int, seat: int) -> Event:
    """Play on until it is settled what came of the attack on a seat."""
    while True:
        for event in match.events_from(since):
            if event.kind in OUTCOMES and event.args[0] == seat:
                return event
        go_on(match)


def lives_on(match: Match, seat: int) -> bool:
    """Whether a seat outlives the fight."""
    bout = bout_of(match)
    fight = bout.fight
    while not match.over and bout.fight is fight:
        go_on(match)
    return bout.fate[seat] == ALIVE


def check_defence(match: Match, seat: int, index: int, told: dict[str, Any]) -> None:
    """A defence that nothing can be added to: its value, and what it is worth."""
    twin, since = taken(match, seat, index), len(match.events)
    settled = outcome(twin, since, seat)
    (value, met) = next(
        event.args[1:3]
        for event in twin.events_from(since)
        if event.kind == "defence" and event.args[0] == seat
    )
    assert (value, met) == (told["defence"], told["attack"])
    assert settled.kind == {"hit": "wounded", "death": "wounded", "needless": "held"}.get(
        told["word"], told["word"]
    )
    if settled.kind == "wounded":
        assert settled.args[1] == told["damage"]
        assert lives_on(twin, seat) == (told["word"] == "hit")


def check_attack(match: Match, seat: int, index: int, told: dict[str, Any]) -> None:
    """The last choice of an attack: the value that is said aloud, and how heavy the blow is."""
    twin, since = taken(match, seat, index), len(match.events)
    said = next(event for event in twin.events_from(since) if event.kind == "attack")
    assert said.args[2] == told["attack"]
    assert (told["word"] == "null") == (told["attack"] < 1)


def check_payment(match: Match, seat: int, index: int, told: dict[str, Any]) -> None:
    twin = taken(match, seat, index)
    if told["word"] in {"left", "bare"}:
        assert life_of(bout_of(twin), seat) == told["left"]
        assert (told["left"] == 0) == (told["word"] == "bare")
    else:
        assert not lives_on(twin, seat)


def check(match: Match, seat: int, seen: Counter[str]) -> None:
    """All choices of one question."""
    bout = bout_of(match)
    found = results(match, seat)
    for index, option in enumerate(own_options(match, seat)):
        told = found.get(option.choice)
        if told is None:
            continue
        defends = bout.fight.attacker not in (-1, seat)
        if option.ask == "skill" and defends:
            check_defence(match, seat, index, told)
        elif option.ask in {"dodge", "sacrifice", "acrobatics"} and told["word"] == "meets":
            assert outcome(taken(match, seat, index), len(match.events), seat).kind == "held"
        elif option.ask == "blood" or (option.ask == "skill" and bout.fight.card[seat] != 2):
            check_attack(match, seat, index, told)
        elif option.ask in {"payment", "toll"}:
            check_payment(match, seat, index, told)
        else:
            continue
        seen[f"{option.ask} {told['word']}"] += 1


@pytest.mark.parametrize("number", range(18))
def test_what_is_told_of_a_choice_is_what_happens(number: int) -> None:
    seen: Counter[str] = Counter()

    for match, seat in positions(number):
        check(match, seat, seen)

    assert seen.total() > 10


@pytest.mark.parametrize("number", range(18))
def test_what_is_put_forward_never_kills_when_something_else_does_not(number: int) -> None:
    for match, seat in positions(number):
        own: list[Option] = own_options(match, seat)
        about: Any = match.about(seat)
        if "lead" not in about or own[0].ask not in VITAL or len(own) == 1:
            continue
        choices = [option.choice for option in own]
        forward = choices.index(about["lead"])
        if not lives_on(taken(match, seat, forward), seat):
            others = [index for index in range(len(own)) if index != forward]
            assert not any(lives_on(taken(match, seat, index), seat) for index in others)


@pytest.mark.parametrize("number", range(18))
def test_what_is_put_forward_is_a_choice(number: int) -> None:
    for match, seat in positions(number):
        about = match.about(seat)
        if "lead" in about:
            assert about["lead"] in [option.choice for option in own_options(match, seat)]


@pytest.mark.parametrize("number", range(6))
def test_5_1_1_the_split_that_is_put_forward_bears_two_blows_if_any_does(number: int) -> None:
    for match, seat in positions(number):
        about: Any = match.about(seat)
        if own_options(match, seat)[0].ask == "split":
            kinds = about["kinds"]
            kept = sum((one["held"] - one["begin"]) * one["life"] for one in kinds)
            most = sum(one["held"] * one["life"] for one in kinds)
            life = about["deck"] + about["items"]
            assert life + kept >= min(about["safe"], life + most)


def test_7_7_1_the_payment_that_is_put_forward_wastes_least_and_spares_the_actions() -> None:
    """3 owed: two Energy cards of 2 and 1, and neither the Strength of 3 nor an Item."""
    scene = Scene().face_to_face().give(0, hand="S 1x3").give(1, life="S 1 0").items(1, "scutum")

    scene.take_round(0).run(*attack("strength", "energy_1", "energy_1", "energy_1"))
    scene.run((1, "reaction", "pass"), (0, "skill", "yes"), (1, "skill", "no"), (0, "feint", "no"))

    begin = scene.about(1)["begin"]
    assert scene.about(1)["owed"] == 3
    assert begin == {"5": 1, "4": 1}


def test_7_7_1_an_item_is_dearer_than_a_hit_point_too_much() -> None:
    """3 owed, two Energy cards of 2 or one of them and the sica: both cards go."""
    scene = Scene().face_to_face().give(0, hand="S 1x3").give(1, life="1x2").items(1, "sica")

    scene.take_round(0).run(*attack("strength", "energy_1", "energy_1", "energy_1"))
    scene.run((1, "reaction", "pass"), (0, "skill", "yes"), (1, "skill", "no"), (0, "feint", "no"))

    assert scene.about(1)["begin"] == {"5": 2}


@pytest.mark.parametrize(
    ("offense", "item", "held", "added"),
    [
        *[(0, "", 5, 1), (0, "scutum", 5, 5), (2, "scutum", 5, 3)],
        *[(5, "scutum", 5, 0), (0, "scutum", 4, 0)],
    ],
    ids=["bare", "shield", "offense", "strong", "too-few"],
)  # fmt: skip
def test_6_14_as_many_cards_are_put_forward_as_pass_what_is_seen_of_a_defence(
    offense: int, item: str, held: int, added: int
) -> None:
    """7.6.1 More than the 4 of a scutum, whose owner may not react; what cannot pass it is kept."""
    scene = Scene().face_to_face().trait(0, offense=offense).give(0, hand=f"S 1x{held} 0x2")
    scene.items(1, *item.split())

    scene.take_round(0).run((0, "action", "new-strength"))

    about = scene.about(0)
    assert about["begin"] == ({str(ENERGY_1): added} if added else {})
    assert about["lead"] == (ENERGY_1 if added else ENOUGH)


def test_6_14_no_card_is_put_forward_for_a_step_or_against_what_is_not_known() -> None:
    scene = Scene().face_to_face().give(0, hand="S M 1x3").give(1, hand="S 1x3")

    scene.take_round(0).run((0, "action", "new-movement"))
    moving = scene.about(0)
    scene = Scene().face_to_face().give(0, hand="S M 1x3").give(1, hand="S 1x3")
    scene.take_round(0).run(*attack("strength", "energy_1"), (1, "reaction", "new-strength"))

    for about in (moving, scene.about(1)):
        assert (about["begin"], about["lead"]) == ({}, ENOUGH)


@pytest.mark.parametrize(("dice", "added"), [((1, 1), 0), ((2, 1), 1), ((4, 2), 4), ((6, 6), 0)])
def test_20_6_as_many_cards_are_put_forward_as_hold_a_beast(
    dice: tuple[int, int], added: int
) -> None:
    """Its roll is known: 2 are met by the Guard of 2, 3 with a card more; twelve by no number."""
    scene = beside("lion").trait(0, guard=2).give(0, hand="S 1x5")

    act(scene, FIRST_BEAST, *dice).run((0, "reaction", "new-strength"))

    about = scene.about(0)
    assert sum(about["begin"].values()) == added


@pytest.mark.parametrize("kind", range(len(BEASTS)))
def test_20_7_the_chance_against_a_beast_is_that_of_its_dice(kind: int) -> None:
    """Every fall of its dice, through the rule that reads them."""
    bout = beside(BEASTS[kind]).bout
    bout.fight.attacker, bout.fight.targets = 0, [4]
    bout.fight.attacks, bout.fight.defences = [99], [0]
    number = bout.content.beast_defence[kind] + bout.content.beast_bonus[kind]
    thrown: Counter[int] = Counter()
    for faces in product(range(6), repeat=number):
        twin = bout.copy()
        twin.dice.script = list(faces)
        roll_defence(twin, 0)
        thrown[twin.fight.defences[0]] += 1

    for value in range(1, 30):
        below = sum(some for defence, some in thrown.items() if defence < value)
        assert chance_against(bout, kind, value) == pytest.approx(below / 6**number)


def test_6_18_an_action_says_that_nobody_stands_straight_ahead() -> None:
    """An enemy beside him, but not before him: no blow, and the declaration says why it is none."""
    scene = Scene().place(0, (0, 0), 0).place(1, (0, 1), 0).give(0, hand="S")

    scene.take_round(0).run((0, "opening", "ready"))
    told = scene.about(0)["each"]["0"]["result"]
    scene.run((0, "action", "new-strength"), (0, "add", "enough"))

    assert told == {"word": "not-ahead", "tone": "bad"}
    assert scene.about(0)["skipped"] == "not-ahead"


def test_11_1_where_only_a_sweep_reaches_anybody_the_action_says_so_and_no_sum_is_promised() -> (
    None
):
    """An enemy beside him: no blow without the Sweep in his hand, and one with it."""
    scene = Scene().place(0, (0, 0), 0).place(1, (0, 1), 0).give(0, hand="S 1 sweep")

    scene.take_round(0).run((0, "opening", "ready"))
    assert scene.about(0)["each"]["0"]["result"] == {"word": "only-sweep", "tone": ""}
    scene.run((0, "action", "new-strength"))
    about = scene.about(0)
    words = {choice: told["result"]["word"] for choice, told in about["each"].items()}

    assert words[str(ENOUGH)] == "not-ahead"
    assert words[str(ENERGY_1)] == "only-sweep"
    assert words[str(SWEEP)] == "strikes"
    assert (about["plan"]["why"], about["plan"]["unless"]) == ("not-ahead", SWEEP)

    scene.run((0, "add", "sweep"))
    assert "why" not in scene.about(0)["plan"]


def test_8_4_5_guard_says_what_it_is_worth_against_this_attack() -> None:
    """Attack 8; without Guard and with it."""
    scene = Scene().face_to_face().trait(0, offense=8).trait(1, guard=5).give(0, hand="S")
    scene.give(1, hand="S", life="1x6")

    scene.take_round(0).run((0, "action", "new-strength"), (0, "fight", "strike"))
    scene.run((1, "reaction", "new-strength"), (0, "skill", "yes"))

    numbers = {"attack": 8, "short": 3, "tone": "bad", "damage": 1}
    each = scene.about(1)["each"]
    assert each["0"]["result"] == {"word": "hit", "defence": 5, **numbers}
    assert each["1"]["result"]["word"] == "held"
    assert scene.about(1)["lead"] == 1


def test_7_7_3_a_death_that_a_power_could_turn_is_not_put_forward() -> None:
    """Nothing to pay with, but Adaptation: the lone answer is told to be his death."""
    scene = Scene().face_to_face().powers(1, "adaptation").give(0, hand="S").give(1, hand="D 1x3")

    scene.take_round(0).run((0, "action", "new-strength"), (0, "fight", "strike"))
    scene.run((1, "reaction", "new-dexterity"), (0, "skill", "yes"), (1, "skill", "no"))
    scene.run((0, "feint", "no"))

    assert scene.asked() == [(1, "payment")]
    about = scene.about(1)
    assert [one["result"]["word"] for one in about["each"].values()] == ["yields"]
    assert "lead" not in about


def lead_of(scene: Scene, seat: int) -> str:
    """What is put forward, by its name."""
    names: dict[int, str] = dict(enumerate(scene.names[own_options(scene.match, seat)[0].ask]))
    return names[scene.about(seat)["lead"]]


def test_6_9_the_strongest_blow_is_put_forward_as_it_stands() -> None:
    """8.2 to 8.5 Energy that is not laid counts nothing; the Blood of Berserk does."""
    scene = Scene().face_to_face().give(0, hand="S D 1x3 0x2").items(0, "gladius")
    scene.take_round(0).run((0, "opening", "ready"))
    assert lead_of(scene, 0) == "new-dexterity"

    scene = Scene().face_to_face().give(0, hand="S D B 1x3 0x2").items(0, "gladius")
    scene.take_round(0).run((0, "opening", "ready"))
    assert lead_of(scene, 0) == "new-berserk"


def test_6_26_the_reaction_that_stops_most_is_put_forward() -> None:
    """8.4.5 A Dodge stops more only for Guard and Speed: a Parry stops so much for nothing."""
    scene = Scene().face_to_face().items(1, "scutum")
    scene.give(0, hand="S").give(1, hand="D M 1x3 0x2")
    scene.take_round(0).run(*attack("strength"))
    assert lead_of(scene, 1) == "new-dexterity"


def test_8_4_5_a_dodge_is_told_by_the_attack_it_stops_as_every_reaction_is() -> None:
    """Half of 1 is nothing, half of 19 is 9: two points of Speed, and Guard 5 (7.2.4)."""
    scene = Scene().face_to_face().trait(1, guard=5, speed=2)
    scene.give(0, hand="S").give(1, hand="S M")

    scene.take_round(0).run((0, "action", "new-strength"), (0, "fight", "strike"))

    each = scene.about(1)["each"]
    parry, dodge, none = (
        each[str(choice)]["result"] for choice in (STRENGTH, MOVEMENT, NO_REACTION)
    )
    assert (parry["stops"], parry["most"], parry["with"]) == (0, 5, "guard")
    assert (dodge["stops"], dodge["most"], dodge["with"]) == (1, 19, "both")
    assert none["stops"] == parry["stops"]


def test_8_4_5_no_card_is_given_away_while_the_speed_of_a_dodge_would_do() -> None:
    """11.2 Attack 8, halved 4: Speed 2 stops it, so no Sacrifice is put forward."""
    scene = Scene().face_to_face().trait(0, offense=8).trait(1, guard=1, speed=2)
    scene.give(0, hand="S").give(1, hand="M sacrifice 1x2", life="1x6")

    scene.take_round(0).run((0, "action", "new-strength"), (0, "fight", "strike"))
    scene.run((1, "reaction", "new-movement"), (1, "add", "sacrifice"), (1, "add", "enough"))
    scene.run((0, "skill", "yes"))

    assert scene.asked() == [(1, "sacrifice")]
    assert scene.about(1)["lead"] == NO_SACRIFICE


def test_6_20_6_22_help_is_told_by_what_it_lends_and_without_points() -> None:
    """A Gladius of 3 and Oppose's card alone lend nothing yet; whoever is helped, no VP come."""
    scene = Scene(4, teams="free").teams(0, 1, 0, 0).place(0, (0, 0), 0).place(1, (1, 0), 3)
    scene.place(2, (1, -1), 5).place(3, (0, 1), 1).items(0, "gladius").give(0, hand="S")

    scene.take_round(0).run((0, "action", "new-strength"), (0, "fight", "help"))

    assert scene.asked() == [(0, "ally")]
    told = [one["result"] for one in scene.about(0)["each"].values()]
    assert [(one["word"], one["attack"], one["bonus"]) for one in told] == [("helps", 3, 0)] * 2
    refused = scene.about(0)["refused_at"]
    assert refused["not-an-ally"] == [scene.spot((0, 0)), scene.spot((1, 0))]
    assert refused["otherwise"] == "no-ally-there"
    scene.bout.fight.helped = 2
    assert of_targets(scene.bout, 0, [1], HELPING)[1]["word"] == "helps"


def test_12_6_a_push_says_whether_it_throws_him_down() -> None:
    """14.2 With one marker before, the second does."""
    scene = Scene().face_to_face().powers(0, "wrestling").give(0, hand="S")
    scene.bout.unbalanced[1] = 1

    scene.take_round(0).run((0, "action", "new-strength"), (0, "fight", "strike"))
    scene.run((1, "reaction", "pass"), (0, "power", "wrestling"), (0, "skill", "no"))
    scene.run((0, "feint", "no"))

    words = {one["result"]["word"] for one in scene.about(0)["each"].values()}
    assert words == {"stays", "he-falls"}
    refused = scene.about(0)["refused_at"]
    assert sorted(refused["push-taken"]) == sorted(map(scene.spot, [scene.at(0), scene.at(1)]))
    assert refused["otherwise"] == "no-such-push"


def test_4_6_a_facing_says_where_the_nearest_enemy_would_be() -> None:
    """3.1 Three of six have him in front; before that each place says how far he is."""
    match = harena.begin("gladiatori", 2, "places", {})
    seat = match.to_act[0]
    while own_options(match, seat)[0].ask != "face" or not results(match, seat):
        match.answer(seat, match.rulebook.instinct(match.state, seat))
        seat = match.to_act[0]

    words = Counter(one["word"] for one in results(match, seat).values())
    assert words == {"towards": 3, "away": 3}
    foe, spot = bout_of(match).order[0], match.options(seat)[0].args[2]
    lead: Any = match.about(seat)["lead"]
    arena = bout_of(match).content.arena
    assert arena.turned(spot, lead, bout_of(match).place[foe]) in (0, 1, BEARINGS - 1)


def plainly(match: Match) -> None:
    """Nothing more is put in: no card, no Skill, no point, no Power, no Feint."""
    seat = match.to_act[0]
    plain = {"add": ENOUGH, "power": NO_POWER, "sacrifice": NO_SACRIFICE, "overskill": NO_SKILL}
    own = own_options(match, seat)
    choice = {**plain, "rage": KEEP, "plain": PLAIN_DONE}.get(own[0].ask, 0)
    match.answer(seat, next((place for place, one in enumerate(own) if one.choice == choice), 0))


def defence_told(match: Match, since: int, seat: int) -> tuple[int, int, int] | None:
    """Play on plainly: the defence, the attack it had to meet, and what the same card gave."""
    bout = bout_of(match)
    fight = bout.fight
    while True:
        for event in match.events_from(since):
            if event.kind == "defence" and event.args[0] == seat:
                parts = dict(zip(event.args[3::2], event.args[4::2], strict=True))
                return event.args[1], event.args[2], parts.get(MATCH_PART, 0)
        if match.over or bout.fight is not fight:
            return None
        plainly(match)


@pytest.mark.parametrize("number", range(12))
def test_7_2_a_defence_is_what_was_told_of_it_if_nothing_more_is_chosen(number: int) -> None:
    """A Skill, Speed, and the same card as one still unseen stand apart."""
    seen: Counter[str] = Counter()

    for match, seat in positions(number):
        bout = bout_of(match)
        defends = bout.fight.attacker not in (-1, seat)
        for index, option in enumerate(own_options(match, seat)):
            told = results(match, seat).get(option.choice, {})
            if not defends or told.get("word") not in {"ward", "safe", "defends", "meets", "lacks"}:
                continue
            happens = defence_told(taken(match, seat, index), len(match.events), seat)
            if happens is None or told.get("halved") == 1:
                continue
            value, met, same = happens
            late = same if told.get("match", 0) else 0
            assert value - late == told.get("defence", told.get("stops"))
            assert told.get("defence") is None or met == told["attack"]
            seen[option.ask] += 1

    assert seen["reaction"] > 0


def test_7_2_the_sum_of_a_plan_says_what_may_still_come_to_it() -> None:
    """Parry counts half the hand that is left; Guard 5, and 5 if the attack is Dexterity too."""
    scene = Scene().face_to_face().trait(1, guard=5).give(0, hand="D")
    scene.give(1, hand="D 1x4")

    scene.take_round(0).run((0, "action", "new-dexterity"), (0, "fight", "strike"))
    scene.run((1, "reaction", "new-dexterity"))
    plan = scene.about(1)["plan"]

    assert plan["bases"] == [2, 1, 1, 0, 0]
    assert (plan["more"], plan["match"], plan["with"]) == (5, 5, "guard")


def test_8_4_5_speed_is_told_by_the_defence_against_the_halved_attack() -> None:
    """Attack 9 is met as 4: nothing, 2 or 4 of it; Guard 1 may come."""
    scene = Scene().face_to_face().trait(0, offense=9).trait(1, guard=1, speed=2)
    scene.give(0, hand="S").give(1, hand="M", life="1x6")

    scene.take_round(0).run((0, "action", "new-strength"), (0, "fight", "strike"))
    scene.run((1, "reaction", "new-movement"), (0, "skill", "yes"))
    about = scene.about(1)
    told = [one["result"] for one in about["each"].values()]

    assert scene.asked() == [(1, "dodge")]
    assert (about["attack"], about["half"], about["sum"]["met"]) == (9, 4, 4)
    assert [one["defence"] for one in told] == [0, 2, 4]
    assert [one["word"] for one in told] == ["lacks", "lacks", "meets"]


def test_2_6_a_guard_that_is_not_needed_says_so() -> None:
    """Attack 1 against Oppose 5."""
    scene = Scene().face_to_face().trait(0, offense=1).trait(1, guard=3).give(0, hand="S")
    scene.give(1, hand="B", life="1x6")

    scene.take_round(0).run((0, "action", "new-strength"), (0, "fight", "strike"))
    scene.run((1, "reaction", "new-berserk"), (0, "skill", "yes"))

    words = [one["result"]["word"] for one in scene.about(1)["each"].values()]
    assert words == ["held", "needless"]
