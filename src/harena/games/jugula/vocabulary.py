"""What the game asks and tells, with the names the catalogues have words for."""

from typing import Final

from harena.games.jugula.basics.movement import PACES
from harena.games.jugula.combat.ending import ENDINGS, REASONS
from harena.games.jugula.combat.reach import ATTACKS
from harena.games.jugula.combat.result import OUTCOMES
from harena.games.jugula.combat.totals import OF_ATTACK, OF_DEFENCE
from harena.games.jugula.components.arena import FAMILIA, GLADIATORS, MOST_SEATS
from harena.games.jugula.components.content import CARDS, HALF, MOST_ARMATURAE, USES, Content
from harena.games.jugula.components.ground import (
    FACING_NAMES,
    FACINGS,
    FOUR_CORNERS,
    NAMES,
    SQUARES,
    TWO_ZONES,
    WAY_NAMES,
)
from harena.games.jugula.turn.needs import KINDS_OF_USE

ASKS: Final[dict[str, tuple[str, int]]] = {
    "armatura": ("armatura", MOST_ARMATURAE),
    "fighter": ("armatura", MOST_ARMATURAE),
    "place": ("stand", SQUARES * FACINGS),
    "play": ("play", CARDS * KINDS_OF_USE),
    "mover": ("mover", FAMILIA + 1),
    "move": ("pace", PACES),
    "attack": ("assault", ATTACKS),
    "quarter": ("quarter", 2),
    "commit": ("combat", CARDS + 1),
    "prima": ("prima", CARDS),
    "discard": ("card", CARDS),
    "recall": ("recall", CARDS + 1),
    "victim": ("seat", MOST_SEATS),
    "turn": ("turn", FAMILIA * FACINGS + 1),
    "advance": ("mover", FAMILIA + 1),
    "shove": ("shove", FAMILIA * GLADIATORS),
    "heal": ("place", FAMILIA),
    "dust": ("gladiator", GLADIATORS),
    "augury": ("card", CARDS),
    "keep": ("keep", CARDS + 1),
    "interject": ("interjection", 1),
}

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "ordered": ("*seat",),
    "enrolled": ("seat", "armatura"),
    "match_began": ("match", "matches"),
    "fielded": ("seat", "armatura"),
    "placed": ("gladiator", "armatura", "square", "facing", "+condition"),
    "brought": ("seat",),
    "drew": ("seat", "count", "*card"),
    "round_began": ("round",),
    "turn_began": ("seat", "+testudo", "+murus"),
    "played": ("seat", "card", "use"),
    "acclaimed": ("seat", "count", "level"),
    "jeered": ("seat", "count", "level"),
    "reshuffled": ("seat", "count"),
    "took": ("seat", "card"),
    "stirred": ("gladiator",),
    "moved": ("gladiator", "start:square", "square", "facing", "+cost", "+left"),
    "turned": ("gladiator", "facing", "+cost"),
    "freed": ("gladiator",),
    "attacked": (
        *("gladiator", "target:gladiator", "kind", "+attack", "+defence"),
        *(f"+attack_{part}" for part in OF_ATTACK),
        *(f"+defence_{part}" for part in OF_DEFENCE),
    ),
    "revealed": ("seat", "card:combat", "source", "value"),
    "fought": ("gladiator", "target:gladiator", "attack", "defence", "outcome"),
    "pushed": ("gladiator", "start:square", "square"),
    "cornered": ("gladiator",),
    "stood": ("gladiator",),
    "hindered": ("gladiator",),
    "wounded": ("gladiator", "by:seat", "points", "+total"),
    "felled": ("gladiator", "square", "by:seat", "points", "+total"),
    "healed": ("gladiator",),
    "braced": ("seat", "card"),
    "dusted": ("gladiator", "by:seat"),
    "recalled": ("seat", "card"),
    "robbed": ("seat", "card", "by:seat"),
    "augured": ("seat", "count", "+kept", "*card"),
    "discarded": ("seat", "card"),
    "removed": ("seat", "card"),
    "surrendered": ("seat",),
    "withdrew": ("seat", "reason"),
    "decided": ("ending", "*seat"),
    "glorified": ("seat", "outcome:glory", "feats", "total"),
    "ended": ("*seat",),
}


def names(content: Content) -> dict[str, list[str]]:
    """The ids of each domain; armaturae and cards go by their Latin names."""
    cards = content.card_names
    gladiators = [f"{seat}-{place}" for seat in range(MOST_SEATS) for place in range(1, 5)]
    zones = [square for zone in (*TWO_ZONES, *FOUR_CORNERS) for square in zone]
    # Only Prima cards are taken and kept.
    unnamed = [""] * HALF
    places = [str(place) for place in range(1, FAMILIA + 1)]
    return {
        "armatura": content.names[:],
        "square": NAMES[:],
        "facing": list(FACING_NAMES),
        "stand": [
            NAMES[square] + facing if square in zones else ""
            for square in range(SQUARES)
            for facing in FACING_NAMES
        ],
        "card": cards[:],
        "use": list(USES),
        "play": [f"{card}-{use}" for card in cards for use in USES],
        "gladiator": gladiators,
        "place": places,
        "mover": [*places, "stop"],
        "pace": [
            *(f"{way}-{facing}" for way in WAY_NAMES for facing in FACING_NAMES),
            *(f"turn-{facing}" for facing in FACING_NAMES),
            "shed",
            "stop",
        ],
        "assault": [
            *(
                f"{kind}-{place}-{target}"
                for place in places
                for target in gladiators
                for kind in ("attack", "hinder")
            ),
            "stop",
        ],
        "kind": ["attack", "hinder"],
        "quarter": ["left", "right"],
        "combat": [*cards, "top"],
        "source": ["hand", "deck", "nothing"],
        "recall": [*cards, "stop"],
        "turn": [*(f"{place}-{facing}" for place in places for facing in FACING_NAMES), "stop"],
        "shove": [f"{place}-{target}" for place in places for target in gladiators],
        "prima": unnamed + cards[HALF:],
        "keep": [*unnamed, *cards[HALF:], "none"],
        "interjection": ["resign"],
        "outcome": list(OUTCOMES),
        "condition": ["healthy", "wounded"],
        "reason": list(REASONS),
        "ending": list(ENDINGS),
        "glory": ["none", "draw", "", "victory"],
    }
