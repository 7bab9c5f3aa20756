"""Figures and Items: who stands where, who is against whom, what belongs to whom (chapter 3)."""

from harena.games.gladiatori.components.arena import FRONT, SIDES
from harena.games.gladiatori.components.bout import FIRST_BEAST, NOBODY, Bout
from harena.toolkit.bits import members
from harena.toolkit.fields import replaced
from harena.toolkit.hexes import DIRECTIONS, NOWHERE


def where(bout: Bout, figure: int) -> int:
    """The hex of a figure."""
    return bout.place[figure] if figure < FIRST_BEAST else bout.lairs[figure - FIRST_BEAST]


def figures(bout: Bout) -> list[int]:
    """All figures on the board."""
    found = [seat for seat in range(bout.seats) if bout.place[seat] != NOWHERE]
    for slot, spot in enumerate(bout.lairs):
        if spot != NOWHERE:
            found.append(FIRST_BEAST + slot)
    return found


def figures_on(bout: Bout, spot: int) -> list[int]:
    """Who stands on a hex; on a gate there may be several beasts (20.3)."""
    first = bout.board[spot]
    if first == NOBODY:
        return []
    if first < FIRST_BEAST:
        return [first]
    return [FIRST_BEAST + slot for slot, lair in enumerate(bout.lairs) if lair == spot]


def put(bout: Bout, figure: int, spot: int) -> None:
    """Move a figure to another hex; a net held at arm's length may be lost (10.10)."""
    vacate(bout, where(bout, figure), figure)
    if figure < FIRST_BEAST:
        bout.place[figure] = spot
    else:
        bout.lairs[figure - FIRST_BEAST] = spot
    bout.board[spot] = figure
    drop_nets(bout)


def vacate(bout: Bout, spot: int, figure: int) -> None:
    """Take a figure off its hex; another beast on the same gate is seen then."""
    bout.board[spot] = NOBODY
    for slot, lair in enumerate(bout.lairs):
        if lair == spot and FIRST_BEAST + slot != figure:
            bout.board[spot] = FIRST_BEAST + slot


def leave(bout: Bout, seat: int) -> None:
    """7.7.6, 10.10, 5.2.7 A gladiator leaves board and order with all he has (R20, R48, R146)."""
    for item in items_of(bout, seat):
        lose_item(bout, seat, item)
    vacate(bout, bout.place[seat], seat)
    bout.place[seat] = NOWHERE
    bout.trapped = replaced(bout.trapped, seat, 0)
    bout.unbalanced[seat] = 0
    bout.down[seat] = 0
    bout.falling[seat] = 0
    for item, held in enumerate(bout.nets):
        if held == seat:
            bout.nets = replaced(bout.nets, item, NOBODY)
    bout.order = [one for one in bout.order if one != seat]
    end_help(bout, seat)


def end_help(bout: Bout, figure: int) -> None:
    """6.23 Help for or against one who leaves the board is gone, not help by him (R31, R186)."""
    kept: list[int] = []
    for index in range(0, len(bout.help), 3):
        if figure not in (bout.help[index], bout.help[index + 1]):
            kept += bout.help[index : index + 3]
    bout.help = kept


def drop_nets(bout: Bout) -> None:
    """10.10 A melee net is lost when its owner is no longer beside the one it holds."""
    for item in bout.content.all_nets:
        held = bout.nets[item]
        if held == NOBODY:
            continue
        holder, spot = owner(bout, item), where(bout, held)
        here = bout.place[holder]
        if bout.content.arena.distance(here, spot) > 1:
            lose_item(bout, holder, item)


def items_of(bout: Bout, seat: int) -> list[int]:
    """The Items before a player."""
    return members(bout.items[seat])


def owner(bout: Bout, item: int) -> int:
    """Who has an Item in play."""
    for seat in range(bout.seats):
        if bout.items[seat] >> item & 1:
            return seat
    return NOBODY


def lose_item(bout: Bout, seat: int, item: int) -> None:
    """10.15 An Item out of the game; whom it held keeps his markers (R146)."""
    bout.items = replaced(bout.items, seat, bout.items[seat] & ~(1 << item))
    bout.gone |= 1 << item
    bout.nets = replaced(bout.nets, item, NOBODY)
    bout.tell("item_lost", seat, item)


def halved(bout: Bout, item: int, value: int) -> int:
    """9.6 A damaged Item is worth half."""
    return value // 2 if bout.damaged >> item & 1 else value


def worths(bout: Bout, item: int) -> list[int]:
    """9.2, 9.6 Attack, defence and hit points of an Item as they are now."""
    content = bout.content
    printed = [content.item_attack[item], content.item_defence[item], content.item_life[item]]
    return [halved(bout, item, value) for value in printed]


def is_opponent(bout: Bout, seat: int, figure: int) -> bool:
    """3.9 A beast, or a gladiator of another team who still stands (R13)."""
    if figure >= FIRST_BEAST:
        return True
    return bout.team[figure] != bout.team[seat] and bout.stands(figure)


def ahead(bout: Bout, seat: int) -> int:
    """Who stands directly in front."""
    spot = bout.content.arena.beside(bout.place[seat], bout.facing[seat])
    return NOBODY if spot == NOWHERE else bout.board[spot]


def is_in_front(bout: Bout, seat: int, spot: int) -> bool:
    """3.1 One of the three neighbours ahead."""
    direction = bout.content.arena.direction(bout.place[seat], spot)
    return direction >= 0 and SIDES[(direction - bout.facing[seat]) % DIRECTIONS] == FRONT


def side(bout: Bout, seat: int, spot: int) -> int:
    """3.1, 3.8 On which side of a gladiator a hex lies."""
    return bout.content.arena.side(bout.place[seat], bout.facing[seat], spot)


def in_melee(bout: Bout, seat: int, figure: int) -> bool:
    """3.2, 3.3 Side by side, one in the other's front; with a beast simply side by side (R8)."""
    spot = where(bout, figure)
    if spot == NOWHERE or bout.content.arena.distance(bout.place[seat], spot) != 1:
        return False
    if figure >= FIRST_BEAST or is_in_front(bout, seat, spot):
        return True
    return is_in_front(bout, figure, bout.place[seat])


def is_in_melee(bout: Bout, seat: int) -> bool:
    """10.2 With any opponent."""
    for figure in figures(bout):
        if is_opponent(bout, seat, figure) and in_melee(bout, seat, figure):
            return True
    return False


def has_beasts(bout: Bout) -> bool:
    """Whether a beast is on the board."""
    for spot in bout.lairs:
        if spot != NOWHERE:
            return True
    return False


def beasts_left(bout: Bout) -> int:
    """20.11 Beasts alive, waiting, or due."""
    alive = 0
    for kind in bout.beasts:
        alive += kind != NOBODY
    return alive + sum(bout.waiting) + sum(bout.coming)
