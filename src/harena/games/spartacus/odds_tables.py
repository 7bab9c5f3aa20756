"""Exact odds of an attack: how much damage two pools of dice do, or one combatant to another.

Each of the two is a word: a pool, `4`, with re-rolls `4+2`, or a Gladiator or Slave by name or id;
after colons what is carried, `crixus:gladius`. The first attacks, the second defends.
"""

from typing import Final, final

from harena.games.spartacus.combat.attack import MOST_DICE, UNOPPOSED_HITS
from harena.games.spartacus.combat.exchange import Exchange, Terms
from harena.games.spartacus.components.content import (
    ABILITIES,
    AMULET,
    ARMOUR,
    BEAST_SLAYER,
    CLEAVE,
    DOCTORE,
    FIGHTERS,
    FRENZY,
    FURY,
    GIANT,
    GLADIUS,
    HELMET,
    JAVELIN,
    MANICA,
    NO_ABILITY,
    REACH,
    RELENTLESS,
    SAND,
    SCUTUM,
    SHIELD_WALL,
    SICA,
    SPECIAL,
    TWIN_BLADES,
    TYPES,
    WEAPON,
    Content,
    built_in,
    read,
)
from harena.games.spartacus.setup.preparation import SIDES
from harena.kernel.refused import Refused
from harena.kernel.setup import Pack
from harena.toolkit.odds_tables import OddsTable

# Whoever asks hands in words as they were typed.
READS_WORDS: Final = True
USUAL: Final = [(2, 2), (3, 2), (3, 3), (4, 2), (4, 3), (4, 4), (5, 3), (5, 4), (2, 4)]
# Gladius and Relentless, Helmet and Doctore: two re-rolls of a side at most, but for the Amulet.
STEADY: Final = 2
AND: Final = ":"
AGAIN: Final = "+"
LONGEST: Final = 40
# 11.1, 15.5 One weapon, one armour; the Armourer hands out a second special.
CARRIED: Final = {WEAPON: 1, ARMOUR: 1, SPECIAL: 2}


@final
class Combatant:
    """One of the two: dice, ability, what he carries, and re-rolls that were typed."""

    def __init__(self, word: str, content: Content, is_own: bool) -> None:
        first, *others = word.split(AND)
        self.again = 0
        self.dice = [0, 0, 0]
        self.ability = NO_ABILITY
        self.called = [first]
        self.gear: list[int] = []
        self.has_doctore = False
        typed, _, again = first.partition(AGAIN)
        if typed.isascii() and typed.isdecimal():
            self.dice = [pool_of(typed, first)] * 3
            self.again = min(self.dice[0], number_of(again, first)) if AGAIN in first else 0
        else:
            card = fighter_of(first, content)
            self.dice = content.dice[3 * card : 3 * card + 3]
            self.ability = content.ability[card]
            self.called = [called(card, content, is_own)]
        carried: list[int] = []
        for other in others:
            card = self.take(other, content, carried)
            self.called.append(called(card, content, is_own))

    def take(self, word: str, content: Content, carried: list[int]) -> int:
        """11.1 What he carries; or Doctore, who stays at home."""
        card = card_of(word, content)
        if card is not None and content.ability[card] == DOCTORE:
            self.has_doctore = True
            return card
        if card is None or card < FIGHTERS:
            raise unknown("odds-gear", "a piece of Equipment by its name or id", word)
        kind = content.type[card]
        carried.append(kind)
        if carried.count(kind) > CARRIED[kind]:
            most, name = CARRIED[kind], TYPES[kind - WEAPON]
            raise Refused(
                "odds-carried",
                f"at most {most} {name} for one combatant was expected (11.1), but more came",
                {"most": most, "kind": name},
            )
        self.gear.append(content.ability[card])
        return card

    def has(self, ability: int) -> int:
        """Whether he carries or can do something, as a number."""
        return int(ability == self.ability or ability in self.gear)


def odds_tables(pack: Pack, words: list[str]) -> list[OddsTable]:
    """10.5, 10.5.4, 11.3 Damage by pools, with the re-rolls that there are; or of combatants."""
    content = read(pack)
    if not words:
        return [by_pools(USUAL)]
    if len(words) != 2:
        raise no_pools(" ".join(words))
    if all(word.isascii() and word.isdecimal() for word in words):
        return [with_re_rolls(*[pool_of(word, " ".join(words)) for word in words])]
    is_own = pack.digest != built_in().digest
    first, second = [Combatant(word, content, is_own) for word in words]
    return [of_combatants(first, second)]


def columns(title: str, most: int) -> list[str]:
    """What the row is about, and each amount of damage."""
    return [title, *(f"damage-{points}" for points in range(most + 1))]


def by_pools(pairs: list[tuple[int, int]]) -> OddsTable:
    """10.5.1 The rows alone, for some pools."""
    most = max(attack for attack, _ in pairs)
    largest = max(attack + defence for attack, defence in pairs)
    table = OddsTable("damage", columns("pools", most), SIDES**largest)
    for attack, defence in pairs:
        scale = SIDES ** (largest - attack - defence)
        ways = [scale * some for some in Exchange(attack, defence, Terms()).ways(0, 0)]
        table.add(f"{attack} : {defence}", ways + [0] * (most - attack))
    return table


def with_re_rolls(attack: int, defence: int) -> OddsTable:
    """10.5.4, 11.3, 15.6 One pair of pools, with the re-rolls that cards can give.

    As many as there are dice is the Amulet: of more than two dice only one side can have it.
    """
    table = OddsTable("re-rolls", columns("re-rolls", attack))
    exchange = Exchange(attack, defence, Terms())
    pairs = [(mine, theirs) for mine in steps_to(attack) for theirs in steps_to(defence)]
    pairs.sort(key=lambda pair: (max(pair), sum(pair), -pair[0]))
    for mine, theirs in pairs:
        if min(mine, theirs) <= STEADY:
            label = f"{pool_name(attack, mine)} : {pool_name(defence, theirs)}"
            table.add(label, exchange.ways(mine, theirs), exchange.whole(mine, theirs))
    return table


def steps_to(dice: int) -> list[int]:
    """None, one, two, or all of them."""
    return sorted({*range(min(STEADY, dice) + 1), dice})


def pool_name(dice: int, again: int) -> str:
    """A pool as it is typed."""
    return f"{dice}{AGAIN}{again}" if again else str(dice)


def of_combatants(first: Combatant, second: Combatant) -> OddsTable:
    """10.5 One attack: with what works every time, and with what is exhausted too."""
    found: list[tuple[str, list[int], int]] = [reckoned("always", first, second)]
    if has_more(first, second, False):
        found.append(reckoned("once", first, second))
    if first.has(JAVELIN):
        found.append(reckoned("quick", first, second))
        if has_more(first, second, True):
            found.append(reckoned("quick-once", first, second))
    most = max(len(ways) for _, ways, _ in found) - 1
    about = {"attacker": AND.join(first.called), "defender": AND.join(second.called)}
    table = OddsTable("attack", columns("means", most), 1, about, "resource")
    for means, ways, whole in found:
        table.add(means, ways + [0] * (most + 1 - len(ways)), whole)
    return table


def has_more(first: Combatant, second: Combatant, is_quick: bool) -> bool:
    """11.2 Whether one of them has what works once in a combat."""
    own = first.has(AMULET) + first.has(SICA) * int(not is_quick)
    others = [second.has(one) for one in (SAND, MANICA, GIANT, AMULET)]
    return own > 0 or any(others) or second.has_doctore


def reckoned(means: str, first: Combatant, second: Combatant) -> tuple[str, list[int], int]:
    """10.5, 10.5.5, 10.6.3 The ways to each damage: normal or quick, with what is exhausted too."""
    is_quick, is_once = means.startswith("quick"), means.endswith("once")
    attack, defence = first.dice[2 if is_quick else 0], second.dice[1]
    again, parried_again = first.again, second.again + second.has(HELMET)
    terms = Terms(needed=UNOPPOSED_HITS + second.has(SCUTUM), wall=second.has(SHIELD_WALL) > 0)
    if not is_quick:
        again += first.has(GLADIUS) + first.has(RELENTLESS)
        terms.needed -= first.has(REACH)
        sets = first.ability in (FURY, BEAST_SLAYER, CLEAVE, FRENZY)
        terms.ability = first.ability if sets else NO_ABILITY
        terms.twin = first.has(TWIN_BLADES) > 0
    if is_once:
        attack = max(1, attack - second.has(SAND))
        terms.extra = 0 if is_quick else first.has(SICA)
        terms.ignored = second.has(MANICA) + second.has(GIANT)
        again = MOST_DICE if first.has(AMULET) else again
        parried_again += int(second.has_doctore)
        parried_again = MOST_DICE if second.has(AMULET) else parried_again
    again, parried_again = min(again, attack), min(parried_again, defence)
    exchange = Exchange(attack, defence, terms)
    return means, exchange.ways(again, parried_again), exchange.whole(again, parried_again)


# What was typed.


def pool_of(typed: str, word: str) -> int:
    """So many dice."""
    if len(typed) > 1 or not 1 <= int(typed) <= MOST_DICE:
        raise no_pools(word)
    return int(typed)


def number_of(typed: str, word: str) -> int:
    """So many re-rolls."""
    if len(typed) != 1 or not (typed.isascii() and typed.isdecimal()):
        raise no_pools(word)
    return int(typed)


def no_pools(typed: str) -> Refused:
    """Something else than two pools or two combatants."""
    typed = typed[:LONGEST]
    return Refused(
        "odds-pools",
        f"two pools of 1 to {MOST_DICE} dice, attack and defence, were expected, or two combatants "
        f"such as crixus:gladius, but {typed} came",
        {"most": MOST_DICE, "numbers": typed},
    )


def fighter_of(word: str, content: Content) -> int:
    """A Gladiator or a Slave."""
    card = card_of(word, content)
    if card is None or card >= FIGHTERS:
        raise unknown("odds-fighter", "a pool of dice, or a Gladiator or Slave by name or id", word)
    return card


def card_of(word: str, content: Content) -> int | None:
    """15.1 A card by its id or its printed name, Equipment by what it does too."""
    typed = plain(word)
    for card, (id, name) in enumerate(zip(content.ids, content.names, strict=True)):
        known = [id, name]
        if card >= FIGHTERS:
            known += [id[:-1], ABILITIES[content.ability[card]]]
        if typed in [plain(one) for one in known]:
            return card
    return None


def called(card: int, content: Content, is_own: bool) -> str:
    """A card by its id, which the catalogues have a name for; of an own pack by its name."""
    if is_own:
        return content.names[card]
    return content.ids[card] if card < FIGHTERS else content.ids[card][:-1]


def plain(text: str) -> str:
    """Small letters and numbers alone."""
    return "".join(one for one in text.casefold() if one.isalnum())


def unknown(code: str, expected: str, word: str) -> Refused:
    """A word that names nothing."""
    typed = word[:LONGEST] or '""'
    return Refused(code, f"{expected} was expected, but {typed} came", {"word": typed})
