"""Gear in hand: weapons, shields, nets (3.9 and 3.10).

A hand holds one item or nothing; an arm at 0 holds nothing. What counts as a shield, which weapon
one fights with and whether with both hands follows from what is in the hands.
"""

from harena.games.heroes.components.bout import NOBODY, Bout
from harena.games.heroes.components.content import (
    ALWAYS,
    ARMS,
    DIMACHAERUS,
    ITEMS,
    LARGE_SHIELD,
    LEFT,
    MIRRORED,
    NET,
    NOTHING,
    RETIARIUS,
    RIGHT,
    SMALL_SHIELD,
    SPEAR,
    SWORD,
    TRIDENT,
    WEAPONS,
    WITHOUT_NET,
    Content,
)


def weapon_hand(bout: Bout, gladiator: int) -> int:
    """3.10.0.3 Right, or left for a left-hander (2.4.4)."""
    return LEFT if bout.left_handed[gladiator] else RIGHT


def held(bout: Bout, gladiator: int, hand: int) -> int:
    """What a hand holds."""
    return bout.hands[2 * gladiator + hand]


def holds(bout: Bout, gladiator: int, item: int) -> bool:
    """Whether he holds an item in either hand."""
    return bout.hands[2 * gladiator] == item or bout.hands[2 * gladiator + 1] == item


def is_weapon(item: int) -> bool:
    """3.10 Swords, spears and tridents."""
    return 0 <= item < WEAPONS


def arm_works(bout: Bout, gladiator: int, hand: int) -> bool:
    """3.10.6.3 An arm at 0 cannot hold anything for the rest of the match."""
    return bout.works(gladiator, ARMS[hand])


def is_free(bout: Bout, gladiator: int, hand: int) -> bool:
    """3.10.6.1 A functioning, empty hand."""
    return held(bout, gladiator, hand) == NOTHING and arm_works(bout, gladiator, hand)


def fighting_hand(bout: Bout, gladiator: int) -> int:
    """3.10.0.3 The hand whose weapon he fights with: his weapon hand first (R102), if any."""
    main = weapon_hand(bout, gladiator)
    if is_weapon(held(bout, gladiator, main)):
        return main
    return 1 - main if is_weapon(held(bout, gladiator, 1 - main)) else NOBODY


def weapon(bout: Bout, gladiator: int) -> int:
    """3.10 The weapon he fights with, if any."""
    hand = fighting_hand(bout, gladiator)
    return NOTHING if hand == NOBODY else held(bout, gladiator, hand)


def is_two_handed(bout: Bout, gladiator: int) -> bool:
    """3.10.0.1 Always with both hands if the other arm functions and its hand is empty (R23)."""
    hand = fighting_hand(bout, gladiator)
    return hand != NOBODY and is_free(bout, gladiator, 1 - hand)


def is_off_hand(bout: Bout, gladiator: int) -> bool:
    """3.10.6.7 A weapon in the other hand, or unarmed without the weapon arm (R99)."""
    hand, main = fighting_hand(bout, gladiator), weapon_hand(bout, gladiator)
    return not arm_works(bout, gladiator, main) if hand == NOBODY else hand != main


def force(bout: Bout, gladiator: int) -> int:
    """5.4.3.0.1 What his weapon adds to the Impact: by weapon, with one hand or two."""
    content, item = bout.content, weapon(bout, gladiator)
    if item == NOTHING:
        return content.unarmed
    if is_two_handed(bout, gladiator):
        return content.two_hands[item]
    return content.one_hand[item]


def has_reach(bout: Bout, gladiator: int, foe: int) -> bool:
    """3.10.5.1 In his own gladiator-turn a spear or trident against a sword or bare hands."""
    if bout.acting != gladiator:
        return False
    own, his = weapon(bout, gladiator), weapon(bout, foe)
    return own in (SPEAR, TRIDENT) and his in (SWORD, NOTHING)


def counted_speed(bout: Bout, gladiator: int) -> int:
    """3.9.2.1 Speed on tables 5-1, 5-3 and 5-4: one more for the unarmoured."""
    rule = bout.content.unarmoured[bout.style[gladiator]]
    quick = rule == ALWAYS or (rule == WITHOUT_NET and not holds(bout, gladiator, NET))
    return bout.speed(gladiator) + quick


# What covers him.


def armour(bout: Bout, gladiator: int, part: int) -> int:
    """2.4.3 The Armour Class of a part, by the style of the match."""
    return worn(bout.content, bout.style[gladiator], bout.left_handed[gladiator], part)


def worn(content: Content, style: int, left_handed: int, part: int) -> int:
    """2.4.3, 2.4.4 What a style wears there; a left-hander wears his the other way round."""
    return content.armour[style][MIRRORED[part] if left_handed else part]


def drawn(content: Content, style: int, left_handed: int, hand: int) -> int:
    """2.4.4, 3.8.0.2 What a style begins with in a hand; a left-hander the other way round."""
    return content.original_gear(style, 1 - hand if left_handed else hand)


def bears_shield(bout: Bout, gladiator: int, hand: int) -> bool:
    """3.9.3.1, 3.9.4.1 Whether what a hand holds covers its arm: shield, net, second sword."""
    item = held(bout, gladiator, hand)
    if item == SWORD:
        return hand != weapon_hand(bout, gladiator) and has_two_swords(bout, gladiator)
    return item in (SMALL_SHIELD, LARGE_SHIELD, NET)


def has_two_swords(bout: Bout, gladiator: int) -> bool:
    """3.9.4.1 A Dimachaerus with both swords counts as having a small shield."""
    both = held(bout, gladiator, LEFT) == SWORD and held(bout, gladiator, RIGHT) == SWORD
    return both and bout.style[gladiator] == DIMACHAERUS


def is_shielded(bout: Bout, gladiator: int) -> bool:
    """3.9.3.1, 3.9.3.4 By anything, also when he lies or is ensnared (R22)."""
    return bears_shield(bout, gladiator, LEFT) or bears_shield(bout, gladiator, RIGHT)


def has_large_shield(bout: Bout, gladiator: int) -> bool:
    """3.10.6.4 A large shield in hand, whatever his style (R26)."""
    return holds(bout, gladiator, LARGE_SHIELD)


# What lies on the sand.


def lay_down(bout: Bout, item: int, zone: int) -> None:
    """An item lies in a zone; the list stays in order."""
    # Replaced and not added to: copies share an empty list.
    bout.lying = sorted([*bout.lying, len(ITEMS) * zone + item])


def take_up(bout: Bout, item: int, zone: int) -> None:
    """An item is taken from a zone."""
    bout.lying.remove(len(ITEMS) * zone + item)


def lies(bout: Bout, item: int, zone: int) -> bool:
    """Whether such an item lies in a zone."""
    return len(ITEMS) * zone + item in bout.lying


def drop(bout: Bout, gladiator: int, hand: int) -> None:
    """2.5.0.1, 3.10.0.2 What a hand holds falls into his zone."""
    item = held(bout, gladiator, hand)
    bout.hands[2 * gladiator + hand] = NOTHING
    lay_down(bout, item, bout.zone[gladiator])
    bout.tell("dropped", bout.name[gladiator], item)


def liftable(bout: Bout, gladiator: int) -> list[int]:
    """3.10.6.1 What he may pick up where he is, standing free and with no enemy near.

    One item a Movement Phase (R25); a net only by a Retiarius (5.4.4.2, R115).
    """
    zone = bout.zone[gladiator]
    if bout.picked or not bout.lying or bout.down[gladiator] or bout.ensnared[gladiator]:
        return []
    if bout.is_occupied(gladiator, zone):
        return []
    found: list[int] = []
    for item in range(len(ITEMS)):
        if lies(bout, item, zone) and (item != NET or bout.style[gladiator] == RETIARIUS):
            found.append(item)
    return found


def lift(bout: Bout, gladiator: int, item: int, hand: int) -> None:
    """3.10.6.1, 3.10.6.5 He picks an item up with an empty hand that works; it costs nothing."""
    take_up(bout, item, bout.zone[gladiator])
    bout.hands[2 * gladiator + hand] = item
    bout.picked = True
    bout.tell("picked", bout.name[gladiator], item, hand)
