"""What the game asks and tells, with the names the catalogues have words for."""

from typing import Final

from harena.games.gladiatori.abilities.elements import ELEMENTS
from harena.games.gladiatori.abilities.powers import ADAPTATIONS, LEAPS
from harena.games.gladiatori.abilities.special_moves import PLAIN_USES, TRADES
from harena.games.gladiatori.aim.ending import ENDINGS
from harena.games.gladiatori.aim.points import REASONS
from harena.games.gladiatori.combat_round.declaration import (
    BREAKING,
    FIGHTS,
    NETTING,
    NOT_BROKEN,
    THROWING,
)
from harena.games.gladiatori.combat_round.movement import MOVES, STOP
from harena.games.gladiatori.combat_round.own_round import ACTION_CHOICES, OPENINGS
from harena.games.gladiatori.combat_round.reaction import REACTIONS
from harena.games.gladiatori.components.bout import FIGURES, FIRST_BEAST, MOST_SEATS
from harena.games.gladiatori.components.cards import CARDS, KINDS
from harena.games.gladiatori.components.content import BEASTS, MOST_ITEMS, Content
from harena.games.gladiatori.components.traits import POWERS, TRAIT_NAMES
from harena.games.gladiatori.fight.final_values import OUTCOMES
from harena.games.gladiatori.fight.injuries import PAYMENTS
from harena.games.gladiatori.setup.preparation import ASKS as ASKS_OF_SETUP
from harena.games.gladiatori.setup.preparation import EVENTS as EVENTS_OF_SETUP
from harena.games.gladiatori.setup.preparation import FACINGS, MOST_COUNT
from harena.games.gladiatori.setup.preparation import names as names_of_setup
from harena.games.gladiatori.turn import USES_OF_REST

PUSHES: Final = 1 + 6 * FIGURES

ASKS: Final[dict[str, tuple[str, int]]] = {
    **ASKS_OF_SETUP,
    "split": ("count", MOST_COUNT + 1),
    "ready": ("place", MOST_SEATS + 1),
    "opening": ("opening", OPENINGS),
    "closing": ("opening", OPENINGS),
    "action": ("action", ACTION_CHOICES),
    "add": ("added", KINDS + 1),
    "fight": ("fight", FIGHTS),
    "target": ("figure", FIGURES),
    "break": ("broken", MOST_ITEMS + 1),
    "ally": ("seat", MOST_SEATS),
    "reaction": ("reaction", REACTIONS),
    "plain": ("plain", PLAIN_USES),
    "rage": ("trade", TRADES),
    "overskill": ("skill", 4),
    "power": ("exertion", POWERS + 1),
    "lunge": ("added", KINDS + 1),
    "leap": ("leap", LEAPS),
    "depth": ("count", 4),
    "sacrifice": ("sacrifice", KINDS + 1),
    "acrobatics": ("yes", 2),
    "skill": ("yes", 2),
    "blood": ("count", 4),
    "dodge": ("count", 3),
    "unbalanced": ("unbalanced", 2),
    "feint": ("yes", 2),
    "payment": ("payment", PAYMENTS),
    "unbeatable": ("yes", 2),
    "push": ("push", PUSHES),
    "movement": ("point", STOP + 1),
    "reflex": ("point", STOP + 1),
    "spend": ("element", ELEMENTS),
    "recover": ("element", ELEMENTS + 1),
    "adapt": ("adaptation", ADAPTATIONS),
    "escape": ("escape", 2),
    "toll": ("payment", PAYMENTS),
    "rest": ("rest", USES_OF_REST),
    "back": ("count", MOST_COUNT + 1),
    "interject": ("interjection", POWERS + 1),
}

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    **EVENTS_OF_SETUP,
    "turn_began": ("turn",),
    "split": ("seat", "greens", "reds", "life"),
    "ordered": ("round", "*seat"),
    "round_taken": ("seat",),
    "moved": ("seat", "start:hex", "hex", "facing"),
    "turned": ("seat", "facing"),
    "marked": ("seat", "marker", "count", "+down:yes"),
    "spent": ("seat", "element"),
    "recovered": ("seat", "element"),
    "power": ("seat", "power"),
    "surrendered": ("seat",),
    "passed": ("seat",),
    "laid": ("seat", "card:seen"),
    "reused": ("seat", "card", "blood"),
    "stood_by": ("seat", "card:seen"),
    "added": ("seat", "card:seen"),
    "declared": ("seat", "fight"),
    "aimed": ("seat", "figure"),
    "helped": ("seat", "ally:seat", "figure"),
    "lent": ("seat", "figure", "bonus"),
    "revealed": ("seat", "card", "*card"),
    "plain": ("seat", "card"),
    "raged": ("seat", "card", "source"),
    "sacrificed": ("seat", "card"),
    "acrobatic": ("seat",),
    "lunged": ("seat", "element"),
    "leapt": ("seat", "attack", "damage"),
    "deepened": ("seat", "depth"),
    "attack": ("figure", "target:figure", "value", "+outcome", "+*parts"),
    "answered": ("seat", "unbalanced"),
    "defence": ("figure", "value", "+met", "+*parts"),
    "feinted": ("seat",),
    "held": ("figure",),
    "netted": ("figure",),
    "broken": ("seat", "item"),
    "damaged": ("seat", "item"),
    "wounded": ("seat", "damage", "+cards", "+more"),
    "removed": ("seat", "card"),
    "item_lost": ("seat", "item"),
    "killed": ("seat",),
    "scored": ("seat", "points", "reason"),
    "pushed": ("seat", "figure", "hex"),
    "adapted": ("seat", "adaptation"),
    "rested": ("seat", "cards"),
    "release": ("face",),
    "beasts_ordered": ("*figure",),
    "entered": ("figure", "beast", "hex", "face"),
    "shut_out": ("figure", "face"),
    "paced": ("figure", "face"),
    "prowled": ("figure", "start:hex", "hex"),
    "beast_rolled": ("figure", "*face"),
    "loosened": ("figure", "count"),
    "called": ("beast",),
    "slain": ("figure",),
    "ended": ("ending", "+lone:seat", "+handicap", "+two", "+one"),
    "learned": ("seat", "points", "victory", "beasts", "xp", "coins"),
    "carried_off": ("seat", "hit_points"),
    "died": ("seat", "hit_points", "coins"),
}


def is_in(items: int, item: int) -> bool:
    return items >> item & 1 == 1


def names(content: Content) -> dict[str, list[str]]:
    """The ids of each domain."""
    moves = [
        f"move-{direction}-{turn}" for direction in FACINGS for turn in ("right", "on", "left")
    ]
    points = [*moves, "turn-left", "turn-right", "turn-left-twice", "turn-right-twice"]
    assert len(points) == MOVES
    cards, powers = list(CARDS), content.power_ids[:]
    actions = cards[:4]
    items = [*content.item_ids, *["none"] * (MOST_ITEMS - len(content.item_ids))]
    figures = [f"seat-{seat}" for seat in range(MOST_SEATS)]
    figures += [f"beast-{slot}" for slot in range(FIGURES - FIRST_BEAST)]
    fights = ["none", "strike", "sweep-left", "sweep-ahead", "sweep-right", "help"]
    assert len(fights) == NETTING
    fights += [f"net-{item}" if is_in(content.nets, at) else "" for at, item in enumerate(items)]
    thrown = content.throwables
    fights += [f"throw-{item}" if is_in(thrown, at) else "" for at, item in enumerate(items)]
    fights += [f"break-{item}" for item in items]
    assert (len(fights), THROWING, BREAKING) == (FIGHTS, NETTING + MOST_ITEMS, FIGHTS - MOST_ITEMS)
    return {
        **names_of_setup(content),
        "place": ["stay", *(str(place) for place in range(1, MOST_SEATS + 1))],
        "opening": [*points, "shake-trapped", "shake-unbalanced", "stand_up", "ready"],
        "point": [*points, "stop"],
        "action": [
            *(f"new-{card}" for card in actions),
            *(f"again-{card}" for card in actions),
            *(f"standby-{card}" for card in actions),
            *(f"turn-{card}" for card in actions),
            "pass",
        ],
        "reaction": [
            *(f"new-{card}" for card in actions),
            *(f"again-{card}" for card in actions),
            "pass",
        ],
        "added": [*cards, "enough"],
        "seen": [*cards, "hidden"],
        "sacrifice": [*cards, "none"],
        "fight": fights,
        "figure": figures,
        "broken": [*items, "none"] if len(items) == NOT_BROKEN else [],
        "plain": ["enough", *cards, *powers],
        "trade": [
            "keep",
            *(f"discard-{card}" for card in cards),
            *(f"life-{card}" for card in cards),
        ],
        "skill": [*TRAIT_NAMES[:3], "none"],
        "exertion": [*powers, "none"],
        "leap": [f"{leap // 4}-{leap % 4}" for leap in range(LEAPS)],
        "yes": ["no", "yes"],
        "unbalanced": ["marker", "pay"],
        "payment": [*cards, *items, "yield"],
        "push": [
            "none",
            *(f"{figure}-{direction}" for figure in figures for direction in FACINGS),
        ],
        "element": [*cards, *TRAIT_NAMES, "none", "green", "red", "unseen"],
        "adaptation": [
            *(f"to-life-{card}" for card in cards),
            *(f"to-hand-{card}" for card in cards),
            "none",
            "to-life-green",
            "to-life-red",
            "to-hand-green",
            "to-hand-red",
        ],
        "interjection": [*powers, "surrender"],
        "escape": ["stay", "escape"],
        "rest": [
            *("nothing", "endurance", "resistance", "both"),
            *("", "", "resistance-1", "both-1"),
            *("", "", "resistance-2", "both-2"),
            *("", "", "resistance-3", "both-3"),
        ],
        "marker": ["trapped", "unbalanced"],
        "outcome": list(OUTCOMES),
        "reason": list(REASONS),
        "beast": list(BEASTS),
        "ending": list(ENDINGS),
    }
