"""Chapters 3.5 to 3.7: the sums of a fight part by part, its chances, and what they come to."""

from typing import Final

from harena.games.jugula.combat.attack import LEFT, NOTHING_YET, RIGHT, TOP
from harena.games.jugula.combat.odds import as_attacked, commit_odds, may_have, odds, wrenched
from harena.games.jugula.combat.reach import HINDERING, NO_ATTACK, zone
from harena.games.jugula.combat.result import is_open
from harena.games.jugula.combat.totals import (
    OF_ATTACK,
    OF_DEFENCE,
    attack_parts,
    defence_parts,
    total,
)
from harena.games.jugula.components.arena import FAMILIA, GLADIATORS, NOBODY, WOUNDED, Arena
from harena.games.jugula.components.content import ATTACK, CARNIFEX, FUROR
from harena.games.jugula.components.ground import beyond
from harena.kernel.decisions import Decision
from harena.kernel.rulebook import View

GOOD: Final = frozenset({"pushed", "wounded", "out", "hindered"})
HARM: Final = ("wounded", "out")
# By whether he attacks, and by the kind of the attack.
WORDS: Final = (("holds", "evades"), ("succeeds", "catches"))
EVEN: Final = 0.5
SURE: Final = 100


def push_to(arena: Arena, man: int, target: int, kind: int) -> int:
    """2.7, 3.6.3, 3.7.4 Where a push would lead; nowhere by a net, behind Murus, or if cornered."""
    to = beyond(arena.square[man], arena.square[target])
    has_murus = arena.murus >> target // FAMILIA & 1
    return to if kind != HINDERING and not has_murus and is_open(arena, to) else NOBODY


def sums_of(arena: Arena, man: int, target: int, kind: int) -> View:
    """3.5.8, 3.5.9 Both sums before the cards, part by part."""
    attack, defence = attack_parts(arena, man, target), defence_parts(arena, man, target)
    return {
        "gladiator": man,
        "target": target,
        "zone": zone(arena, man, target),
        "attack": sum(attack),
        "defence": sum(defence),
        "attack_parts": dict(zip(OF_ATTACK, attack, strict=True)),
        "defence_parts": dict(zip(OF_DEFENCE, defence, strict=True)),
        "push_to": push_to(arena, man, target, kind),
    }


def result_of(
    found: dict[str, float], kind: int, attacks: bool, source: str, is_wounded: bool
) -> View:
    """3.7.1 to 3.7.7 How likely the attack comes to something, or is held: in per cent, as `harm`.

    The same for all choices of a question, so that they can be compared; `from` is where the own
    combat card comes from, `hurt` what a wound is to the target: of the wounded, out.
    """
    likely = sum(share for name, share in found.items() if (name in GOOD) == attacks)
    harm = sum(found.get(name, 0.0) for name in HARM)
    return {
        "word": WORDS[attacks][kind],
        "tone": tone_of(likely),
        "percent": percent(likely),
        "harm": percent(harm),
        "chance": likely,
        "risk": harm,
        "from": source,
        "hurt": "out" if is_wounded else "wound",
    }


def percent(share: float) -> int:
    """As people round: a half goes up."""
    return int(100 * share + EVEN)


def tone_of(likely: float) -> str:
    """Whether it is more likely than not."""
    return "good" if likely > EVEN else "bad" if likely < EVEN else ""


def by_harm(each: View) -> None:
    """3.7.3 Where the attack succeeds with every card, what counts is the wound."""
    results = [told["result"] for told in each.values() if isinstance(told, dict)]
    if all(one["word"] == "succeeds" and one["percent"] == SURE for one in results):
        for one in results:
            one.update(word="wounds", percent=one["harm"], chance=one["risk"])
            one["tone"] = tone_of(one["risk"])


def top_of(arena: Arena, seat: int) -> str:
    """3.3.2, 3.3.3 Where the top of his deck comes from."""
    return "deck" if arena.deck[seat] else "discard" if arena.discard[seat] else "nothing"


def about_attack(arena: Arena, seat: int, asked: Decision) -> View:
    """3.5.4 Every attack with its sums and its chances, if the own card is the top of the deck.

    3.2.8 So many as the card still allows and as can; and whether anybody has attacked.
    """
    each: View = {}
    able: set[int] = set()
    for choice in asked.choices:
        if choice == NO_ATTACK:
            continue
        man, target = FAMILIA * seat + choice // (2 * GLADIATORS), choice // 2 % GLADIATORS
        able.add(man)
        found = odds(arena, seat, "attack", choice)
        each[str(choice)] = {
            **sums_of(as_attacked(arena, man, target), man, target, choice % 2),
            "kind": choice % 2,
            "chances": found,
            "result": result_of(found, choice % 2, True, "any", arena.condition[target] == WOUNDED),
        }
    begun = "yes" if asked.a < granted(arena) else "no"
    return {"count": min(asked.a, len(able)), "begun": begun, "each": each}


def granted(arena: Arena) -> int:
    """3.2.8, 2.7 How many attacks the card played allows in all."""
    if arena.use == ATTACK:
        return arena.content.attacks[arena.played]
    return 2 if arena.text in (FUROR, CARNIFEX) else 1


def about_commit(arena: Arena, seat: int, asked: Decision) -> View:
    """3.5.5 The sums, what the other may have, and what each own card would come to."""
    man, target, kind = asked.b, asked.c // 2, asked.c % 2
    attacks = seat == man // FAMILIA
    parts = attack_parts(arena, man, target) if attacks else defence_parts(arena, man, target)
    foe = target // FAMILIA if attacks else man // FAMILIA
    sums = sums_of(arena, man, target, kind)
    is_top = arena.committed[foe] != NOTHING_YET
    is_wounded = arena.condition[target] == WOUNDED
    each: View = {}
    for card in asked.choices:
        found = commit_odds(arena, seat, card, man, target, kind)
        value = -1 if card == TOP else arena.content.combat[card]
        source = top_of(arena, seat) if card == TOP else "hand"
        each[str(card)] = {
            "value": value,
            "total": -1 if card == TOP else total(sum(parts), value),
            "chances": found,
            "result": result_of(found, kind, attacks, source, is_wounded),
        }
    by_harm(each)
    return {
        **sums,
        "kind": kind,
        "role": "attacker" if attacks else "defender",
        "other": {
            "seat": foe,
            "hand": arena.held(foe),
            "deck": arena.deck[foe].bit_count(),
            "may_have": may_have(arena, foe, is_top),
            "from_deck": int(is_top),
        },
        "each": each,
    }


def about_quarter(arena: Arena, asked: Decision) -> View:
    """2.7 Dolus: from where the attack would come after the turn."""
    target, man = asked.a, asked.b
    each: View = {}
    for side in (LEFT, RIGHT):
        twin = wrenched(arena, target, side)
        gained = zone(twin, man, target)
        result = {"word": "zone", "tone": "good" if gained else "", "zone": gained}
        each[str(side)] = {"facing": twin.facing[target], "zone": gained, "result": result}
    return {"gladiator": man, "target": target, "each": each}
