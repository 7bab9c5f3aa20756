"""7.2.2 The names of a campaign: who has which, and who had one before."""

from typing import Final

from harena.games.heroes.components.bout import Bout
from harena.games.heroes.components.content import NOTHING
from harena.games.heroes.components.roster import NAME, count_slots, of
from harena.kernel.setup import Setup
from harena.toolkit.careers import Career, wrong_past

LONGEST_NAME: Final = 24


def names_now(bout: Bout) -> list[int]:
    """7.2.2 The names of the Stars of all familiae, also of the dead whom nobody has followed."""
    every = [of(bout, slot, NAME) for slot in range(count_slots(bout))]
    return [name for name in every if name != NOTHING]


def borne_so_far(bout: Bout) -> list[int]:
    """7.2.2 The names of all Stars until now, each once, that have a place among all names."""
    return sorted({*bout.borne, *names_now(bout)})


def all_names(bout: Bout) -> list[str]:
    """7.2.2 The same as words; last come those of one's own whose bearers were followed."""
    placed = [bout.content.names[name] for name in borne_so_far(bout)]
    return [*placed, *bout.content.former]


def followed(bout: Bout) -> list[str]:
    """7.2.2 The names of those who were followed: no other of the campaign has them."""
    now = {bout.content.names[name] for name in names_now(bout)}
    return [name for name in all_names(bout) if name not in now]


def brought_names(setup: Setup, key: str) -> list[str]:
    """7.2.2 Names that Stars of the campaign had before; a past without them knows none."""
    found = setup.carried.get(key, [])
    if not isinstance(found, list) or not all(isinstance(one, str) for one in found):
        reason = f"{key}: a row of names expected (7.2.2), but {found!r} came"
        raise wrong_past(reason, "names", {"key": key, "came": repr(found)})
    return found


def folded(names: list[str]) -> list[str]:
    """7.2.2 Names as they are compared: capitals make no other name."""
    return [name.casefold() for name in names]


def name_of(career: Career) -> str:
    """7.2.2 A short name that can be printed; none if he is still to be named."""
    value = career.values.get("name", "")
    if not isinstance(value, str) or len(value) > LONGEST_NAME or not value.isprintable():
        reason = f"a name of at most {LONGEST_NAME} letters expected (7.2.2)"
        raise career.wrong(reason, "long-name", {"most": LONGEST_NAME})
    if value != value.strip() or (not value and "name" in career.values):
        raise career.wrong(
            "a name that neither is empty nor begins or ends with a blank expected (7.2.2)",
            "blank-name",
        )
    return value
