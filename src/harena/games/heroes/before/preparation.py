"""Chapter 4, Before the match: sides, opponents, gates.

The mode says who fights whom (4.1); Stars are made, opponents rolled (4.5); whether it is to the
death is settled (4.7); all enter by their gates (4.8), and the first turn begins.
"""

from typing import Final

from harena.games.heroes.before.play_options import (
    ALL_DEATH,
    BY_LOT,
    DEATHS,
    MODES,
    PLAY,
    USUAL,
)
from harena.games.heroes.campaign.past import arena_of, carry_over, content_of
from harena.games.heroes.components.bout import (
    FREE_FOR_ALL,
    HEAD_TO_HEAD,
    MOST_ON_A_SIDE,
    NOBODY,
    OURS,
    SOLO,
    THEIRS,
    Bout,
)
from harena.games.heroes.components.content import (
    FACES,
    LEFT,
    NOTHING,
    RIGHT,
    ROOM,
    STYLES,
)
from harena.games.heroes.components.gear import arm_works, drop, held
from harena.games.heroes.gladiators.build import roll_two
from harena.games.heroes.gladiators.pool import roll_up
from harena.games.heroes.steps import BEGIN_TURN, CREATE_STAR, ENTER, PREPARE
from harena.kernel.setup import Setup
from harena.toolkit.play_options import check_together

FATAL_TOTAL: Final = 7
TWO_SIDES: Final = 2


def mode_of(setup: Setup) -> int:
    """4.1.0 The mode of the match; as usual alone against NPGs, else head to head."""
    mode = str(setup.options["mode"])
    if mode == USUAL:
        return SOLO if setup.seats == 1 else HEAD_TO_HEAD
    return MODES[mode]


def cast(setup: Setup) -> tuple[list[int], list[int]]:
    """4.1, 4.3.1, 4.8.4 The entry list: the owner and the side of each gladiator.

    Side by side, inside a side the seats with their Stars, then its NPGs; at most eight a side, and
    allies give way to Stars (R109).
    """
    mode, each = mode_of(setup), setup.number("gladiators_per_seat")
    owners: list[int] = []
    sides: list[int] = []
    if mode in (HEAD_TO_HEAD, FREE_FOR_ALL):
        count = setup.seats if mode == FREE_FOR_ALL else TWO_SIDES
        largest = -(-setup.seats // count)
        each = min(each, MOST_ON_A_SIDE // largest)
        for side in range(count):
            for seat in range(side, setup.seats, count):
                owners += [seat] * each
                sides += [side] * each
        return owners, sides
    each = min(each, MOST_ON_A_SIDE // setup.seats)
    allies = min(setup.number("npg_allies"), MOST_ON_A_SIDE - each * setup.seats)
    for seat in range(setup.seats):
        owners += [seat] * each
    owners += [NOBODY] * allies
    sides = [OURS] * len(owners)
    count = len(owners)
    return owners + [NOBODY] * count, sides + [THEIRS] * count


def lay_out(setup: Setup) -> Bout:
    """4.1.0, 4.2.1 A single match as its options want it, or one of a campaign (7)."""
    check_together(PLAY, setup)
    bout = Bout(setup.seats, content_of(setup))
    options = setup.options
    bout.mode = mode_of(setup)
    bout.arena = arena_of(setup)
    bout.gates = 0 if options["gates"] == "west_east" else TWO_SIDES
    bout.points = setup.number("ap_budget")
    bout.star_power = setup.flag("star_power")
    bout.death_rule = DEATHS.index(str(options["to_the_death"]))
    bout.styles_chosen = options["npg_style"] == "chosen"
    bout.second_allowed = options["second_signature"] == "allowed"
    bout.snare_adds = options["snare_stack"] == "add"
    bout.signatures_count = options["signature_ap"] == "everywhere"
    bout.turn_limit = setup.number("turn_limit")
    carry_over(bout, setup)
    if bout.campaign:
        bout.mode = SOLO
        bout.lay_out([], [])
        return bout
    owners, sides = cast(setup)
    bout.lay_out(owners, sides)
    bout.then(PREPARE)
    return bout


def prepare(bout: Bout) -> None:
    """4.7.1 Whether the match is to the death is known before it: by choice, or a 7 by two dice."""
    bout.to_the_death = bout.death_rule == ALL_DEATH
    if bout.death_rule == BY_LOT:
        faces = roll_two(bout)
        bout.to_the_death = sum(faces) == FATAL_TOTAL
        bout.tell("lot_cast", int(bout.to_the_death), *faces)
    bout.tell("began", int(bout.to_the_death))
    bout.then(CREATE_STAR)


def match_up(bout: Bout) -> None:
    """4.1.1, 4.1.2 An NPG for every Star and ally: of a traditional style, or of the one chosen.

    4.5.0.1 Whether that is a fair fight is the players' affair.
    """
    count = bout.count()
    half = count // 2
    for ally in range(count):
        if bout.side[ally] == OURS and not bout.is_star(ally):
            roll_up(bout, ally, bout.dice.below(len(STYLES)))
    for npg in range(count):
        if bout.side[npg] != OURS and not bout.is_star(npg):
            opponent = npg - half
            style = bout.wanted[opponent]
            if style < 0:
                style = traditional(bout, bout.style[opponent])
            roll_up(bout, npg, style)
    bout.then(ENTER)


def traditional(bout: Bout, style: int) -> int:
    """4.1.1, C3 The traditional opponent of a style, by one die (2.7.3.1)."""
    face = bout.dice.below(FACES)
    return bout.content.opponents[style][face]


def enter(bout: Bout) -> None:
    """4.8.1, 4.8.2, 4.8.3 By facing gates, or each side by its own; four to a zone, all upright."""
    zones = bout.zones()
    first = 0 if bout.mode == FREE_FOR_ALL else bout.gates
    for side in sorted(set(bout.side)):
        gate = zones.entrances[first + side]
        room = zones.spill(gate)
        members = [one for one in range(bout.count()) if bout.side[one] == side]
        for index, one in enumerate(members):
            zone = room[index // ROOM]
            bout.zone[one] = zone
            bout.gate[one] = zone
            bout.tell("entered", bout.name[one], zone)
            let_fall(bout, one)
    bout.then(BEGIN_TURN)


def let_fall(bout: Bout, gladiator: int) -> None:
    """2.5.0.1, 7.5.3 What an arm that is useless for good would hold lies at his gate (R105)."""
    for hand in (LEFT, RIGHT):
        if held(bout, gladiator, hand) != NOTHING and not arm_works(bout, gladiator, hand):
            drop(bout, gladiator, hand)


STEPS: Final = (prepare, match_up, enter)
