"""Chapter 4, Game set-up: options of play, sides, order, markers and beasts.

The lot gives the player order, in which characters are picked, extra cards bought and figures
placed (4.5). Characters come first (creation.py), then Items (items.py), then each puts his figure
into the arena (placement.py), and the first turn begins (1.7).
"""

from typing import Final

from harena.games.gladiatori.components.bout import COOPERATIVE, NO_BEASTS, NOBODY, SOLO, Bout
from harena.games.gladiatori.components.cards import ACTION_CARDS, CARDS, KINDS
from harena.games.gladiatori.components.content import (
    BEASTS,
    MOST_CHARACTERS,
    MOST_HEXES,
    MOST_ITEMS,
    Content,
    read,
)
from harena.games.gladiatori.components.traits import POWERS, TRAITS
from harena.games.gladiatori.setup.campaign import carry_over, coins_with, prize_for
from harena.games.gladiatori.setup.creation import (
    AUCTION,
    CHOICE,
    CREATED,
    DRAFT_ITEMS,
    PREMADE,
    SELECTION,
    USUAL,
    why_not_build,
)
from harena.games.gladiatori.setup.items import BID_BASE, BIDS, why_not_item
from harena.games.gladiatori.setup.placement import why_not_place
from harena.games.gladiatori.setup.play_options import (
    HERDS,
    KINDS_OF_BEAST,
    MODES,
    PACK_RELEASE,
    PLAY,
)
from harena.games.gladiatori.steps import CHOOSE_CHARACTER, PREPARE
from harena.kernel.refused import Refused
from harena.kernel.setup import Setup
from harena.toolkit.hexes import CORNER_UP, DIRECTIONS
from harena.toolkit.play_options import check_together

MOST_COUNT: Final = 31
MIX: Final = len(BEASTS)
TOLD: Final = 0
UPPER: Final = 1
RANDOM: Final = 2
FACINGS: Final = CORNER_UP
BID_NAMES: Final = [f"{offer // BID_BASE}+{offer % BID_BASE}" for offer in range(BIDS)]
CREATIONS: Final = {"premade": PREMADE, "created": CREATED, "choice": CHOICE}
METHODS: Final = {"auction": AUCTION, "draft": DRAFT_ITEMS, "selection": SELECTION}


# The set-up that was laid out last, and the bout as it was then: match after match of the same one
# begins with a copy, which takes a quarter of the instructions.
LAID_OUT: Final[list[tuple[Setup, Bout]]] = []


def lay_out(setup: Setup) -> Bout:
    """1.1, 4.1 The components as the options of play want them, for one to four seats (R175)."""
    for known, bout in LAID_OUT:
        if known is setup:
            return bout.copy()
    fresh = begun(setup)
    fresh.lay_down()
    LAID_OUT[:] = [(setup, fresh)]
    return fresh.copy()


def begun(setup: Setup) -> Bout:
    """1.1, 4.1 Everything as the options of play want it, after they were checked together."""
    check_together(PLAY, setup)
    bout = Bout(setup.seats, read(setup.pack))
    bout.lay_out()
    bout.turns = setup.number("turns")
    bout.free_placement = setup.options["placement"] == "free"
    bout.damage_bonus = setup.flag("damage_bonus")
    bout.lasting_help = setup.options["help"] == "ally_round"
    bout.learning = setup.flag("learning")
    bout.overlimit = setup.flag("overlimit")
    bout.duplicates = setup.flag("premade_duplicates")
    bout.creation = CREATIONS[str(setup.options["characters"])]
    choose_method(bout, setup)
    choose_mode(bout, setup)
    lot = form_teams(bout, setup)
    bout.owned = [ACTION_CARDS] * setup.seats
    give_coins(bout, setup)
    carry_over(bout, setup)
    kind, draw = count_beasts(bout, setup)
    bout.then(PREPARE, lot, kind, draw)
    return bout


def contradiction(setup: Setup, option: str, expected: str, rule: str) -> Refused:
    """A refusal of options that do not go together; it names the rule."""
    value = str(setup.options[option])
    return Refused(
        "contradiction",
        f"option {option}: with these seats and options {expected} was expected ({rule}), "
        f"but {value} came",
        {"option": option, "expected": expected, "section": rule, "value": value},
    )


def choose_method(bout: Bout, setup: Setup) -> None:
    """9.1, 9.3.3 Pre-made characters select, created ones draft; nobody bids against himself."""
    items = str(setup.options["items"])
    if items != "usual":
        bout.method = METHODS[items]
    elif bout.creation == CHOICE:
        bout.method = USUAL
    else:
        bout.method = SELECTION if bout.creation == PREMADE else DRAFT_ITEMS


def choose_mode(bout: Bout, setup: Setup) -> None:
    """20.1, R130 Alone against beasts, together against them, or with them in the way."""
    beasts = str(setup.options["beasts"])
    if beasts == "usual":
        bout.mode = SOLO if setup.seats == 1 else NO_BEASTS
        return
    bout.mode = MODES[beasts]


def form_teams(bout: Bout, setup: Setup) -> int:
    """3.10, R129 Sides; whether the lone seat of two against one is still to be drawn."""
    teams, seats = str(setup.options["teams"]), setup.seats
    if bout.mode in (SOLO, COOPERATIVE):
        bout.team = [0] * seats
        return 0
    if teams == "two_against_two":
        bout.team = [0, 1, 0, 1]
    elif seats == 3 and teams != "free":
        lone = setup.options["lone_seat"]
        if not isinstance(lone, int):
            bout.lone_by_lot = True
            return 1
        set_apart(bout, lone)
    return 0


def set_apart(bout: Bout, lone: int) -> None:
    """3.10 One against the two others."""
    bout.lone = lone
    bout.team = [0] * bout.seats
    bout.team[lone] = 1


def give_coins(bout: Bout, setup: Setup) -> None:
    """18.1, 19.3, R131 Coins as a handicap: enough for the cheapest build, or a pre-made one."""
    content = bout.content
    for seat in range(setup.seats):
        option = f"coins_{seat + 1}"
        coins = setup.number(option)
        least, rule = content.least_coins, "18.1"
        if bout.creation == PREMADE:
            least, rule = content.coins, "19.3"
        if coins and not least <= coins <= content.most_coins:
            raise contradiction(setup, option, f"0 or {least} to {content.most_coins}", rule)
        bout.given[seat] = coins


def count_beasts(bout: Bout, setup: Setup) -> tuple[int, int]:
    """20.1.1, 20.1.2, 20.2 How many wait, or of which kind to draw, and how (R176, R177)."""
    table = setup.number("release_table")
    if table != PACK_RELEASE:
        bout.release = [int(digit) for digit in f"{table:06}"]
    if bout.mode == NO_BEASTS:
        return 0, TOLD
    kind = KINDS_OF_BEAST.index(str(setup.options["beast_kind"]))
    number = setup.options["beast_number"]
    if kind == MIX:
        bout.waiting = [setup.number(herd) for herd in HERDS]
        most = bout.content.pack_limit
        if sum(bout.waiting) > most:
            raise contradiction(setup, HERDS[0], f"at most {most} beasts in all", "20.9.1")
        if sum(bout.waiting):
            return MIX, TOLD
    elif isinstance(number, int):
        bout.waiting[kind] = number
        return kind, TOLD
    return kind, RANDOM if number == "random" else UPPER


# The steps.


def prepare(bout: Bout, lot: int, kind: int, draw: int) -> None:
    """1.7, 4.5, R128 The lone player and the order are drawn; all markers on 10, first on top."""
    if lot:
        set_apart(bout, bout.dice.below(bout.seats))
    bout.dice.shuffle(bout.order)
    bout.stack = bout.order[:]
    bout.points = [bout.content.start_points] * bout.seats
    bout.tell_row("began", bout.order)
    if bout.lone != NOBODY:
        bout.tell("set_apart", bout.lone)
    for seat in range(bout.seats):
        fill_purse(bout, seat)
    if draw != TOLD:
        for _ in range(bout.seats):
            draw_beasts(bout, kind, draw)
    if bout.mode != NO_BEASTS:
        bout.tell_row("beasts_waited", bout.waiting)
    bout.prize = prize_for(bout)
    bout.then(CHOOSE_CHARACTER)


def fill_purse(bout: Bout, seat: int) -> None:
    """17.4, 18.1 The coins of his XP, less what a build that was brought along has cost."""
    coins = coins_with(bout, seat, bout.xp[seat])
    bout.purse[seat] = coins
    traits = bout.start[TRAITS * seat : TRAITS * (seat + 1)]
    bout.coins[seat] = coins - bout.content.price(traits, bout.owned[seat], bout.powers[seat])


def draw_beasts(bout: Bout, kind: int, draw: int) -> None:
    """20.1.1, 20.1.2, R97, R126 For one player: the upper number, or one evenly in the range."""
    content = bout.content
    if kind == MIX:
        kind = bout.dice.below(MIX)
    number = content.beast_most[kind]
    if draw == RANDOM:
        fewest = content.beast_fewest[kind]
        number = fewest + bout.dice.below(number - fewest + 1)
    bout.waiting[kind] += number


# What the rulebook lists of set-up.


def why_not(bout: Bout, seat: int, ask: str, choice: int) -> str:
    """Why a choice is not among the options of a question of set-up."""
    if ask in ("draft", "pick", "drop"):
        return why_not_item(bout, seat, ask, choice)
    if ask == "place":
        return why_not_place(bout, choice)
    if ask == "character":
        return why_not_character(bout, choice)
    if ask.startswith("build_"):
        return why_not_build(bout, seat, ask, choice)
    return WHY_NOT[ask]


def why_not_character(bout: Bout, character: int) -> str:
    """4.2, 19.3 Why a character cannot be taken."""
    if character == len(bout.content.characters):
        return "characters-are-premade"
    if not bout.duplicates and character in bout.character:
        return "character-taken"
    return "too-few-coins"


WHY_NOT: Final = {"bid": "cards-not-owned", "extra": "extra-not-for-sale"}

ASKS: Final[dict[str, tuple[str, int]]] = {
    "character": ("character", MOST_CHARACTERS + 1),
    "build_offense": ("count", MOST_COUNT + 1),
    "build_guard": ("count", MOST_COUNT + 1),
    "build_endurance": ("count", MOST_COUNT + 1),
    "build_blood": ("count", MOST_COUNT + 1),
    "build_speed": ("count", MOST_COUNT + 1),
    "build_energy_1": ("count", MOST_COUNT + 1),
    "build_energy_0": ("count", MOST_COUNT + 1),
    "build_feint": ("count", MOST_COUNT + 1),
    "build_move": ("purchase", KINDS + 1),
    "build_power": ("lesson", POWERS + 1),
    "extra": ("purchase", KINDS + 1),
    "bid": ("bid", BIDS),
    "draft": ("item", MOST_ITEMS),
    "pick": ("item", MOST_ITEMS),
    "drop": ("item", MOST_ITEMS),
    "place": ("hex", MOST_HEXES),
    "face": ("facing", DIRECTIONS),
}

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "began": ("*seat",),
    "set_apart": ("seat",),
    "beasts_waited": ("dogs", "wolves", "lions", "bears"),
    "took_character": ("seat", "character"),
    "built": ("seat",),
    "ready": ("seat", "cards", "later"),
    "box_held": ("energy_0", "energy_1", "feint"),
    "bought": ("seat", "card"),
    "put_up": ("item",),
    "bid": ("seat", "energy_1", "energy_0"),
    "laid_out": ("seat", "*item"),
    "picked": ("seat", "item"),
    "took_item": ("seat", "item"),
    "left_over": ("item",),
    "dropped": ("seat", "item"),
    "placed": ("seat", "hex", "facing"),
}


def names(content: Content) -> dict[str, list[str]]:
    """The ids of each domain, for the catalogues."""
    arena = content.arena
    return {
        "character": [*(one.id for one in content.characters), "own"],
        "count": [str(count) for count in range(MOST_COUNT + 1)],
        "card": list(CARDS),
        "purchase": [*CARDS, "none"],
        "power": content.power_ids[:],
        "lesson": [*content.power_ids, "none"],
        "bid": BID_NAMES,
        "item": content.item_ids[:],
        "hex": [arena.name(spot) for spot in range(arena.size)],
        "facing": list(FACINGS),
    }


STEPS: Final = (prepare,)
