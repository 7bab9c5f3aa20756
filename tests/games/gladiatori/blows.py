"""Rows of answers for a fight, and looks at its course, for the chapters that fight."""

from collections.abc import Mapping

from tests.games.gladiatori.scene import Answer, Scene


def attack(card: str, *added: str, fight: str = "strike", seat: int = 0) -> list[Answer]:
    """A new Action card with cards on it, and what is declared with it."""
    row: list[Answer] = [(seat, "action", f"new-{card}")]
    row += [(seat, "add", one) for one in added]
    row += [(seat, "add", "enough"), (seat, "fight", fight)]
    return row


def react(card: str, *added: str, seat: int = 1) -> list[Answer]:
    """A new card as a Reaction, with cards on it."""
    row: list[Answer] = [(seat, "reaction", f"new-{card}")]
    row += [(seat, "add", one) for one in added]
    row.append((seat, "add", "enough"))
    return row


def pay(*things: str, seat: int = 1) -> list[Answer]:
    """Cards and Items given for a wound."""
    return [(seat, "payment", one) for one in things]


def spend(*elements: str, seat: int = 1) -> list[Answer]:
    """Elements given one by one."""
    return [(seat, "spend", one) for one in elements]


def happened(scene: Scene, *kinds: str) -> list[str]:
    """Kinds of events in their order, those of some kinds, with the first number of each."""
    return [f"{one.kind} {one.args[0]}" for one in scene.match.events if one.kind in kinds]


def course(scene: Scene, says: Mapping[str, str] | None = None) -> list[str]:
    """All questions to the end, as `0 skill`; answered as said where offered, else by default."""
    asked: list[str] = []
    says = says or {}
    while not scene.match.over:
        seat, ask = scene.asked()[0]
        asked.append(f"{seat} {ask}")
        said = says.get(f"{seat} {ask}", says.get(ask))
        if said is None or said not in scene.offered(seat):
            scene.default()
        else:
            scene.choose(seat, ask, said)
    return asked
