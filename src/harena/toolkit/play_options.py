"""Options of play together: which of them mean something, and which contradict each other."""

from typing import Final

from harena.kernel.refused import Refused
from harena.kernel.setup import Condition, Pack, PlayOption, PlayValue, Setup, is_among

NO_PACK: Final = Pack("", {})


def check_together(play: tuple[PlayOption, ...], setup: Setup) -> None:
    """Refuse values that contradict the seats or each other; what means nothing is let be."""
    for one in play:
        if not one.needs and not one.of_seats:
            continue
        value = setup.options[one.name]
        if not means(one, setup) or fits(one, value, setup):
            continue
        raise contradicted(one, [other for other in one.values if fits(one, other, setup)], value)


def check_meant(play: tuple[PlayOption, ...], setup: Setup, chosen: dict[str, PlayValue]) -> None:
    """Refuse what somebody has chosen for a new match, but what means nothing in it.

    Not asked of records: they name every option, and one that meant nothing did no harm.
    """
    for one in play:
        value = chosen.get(one.name, one.default)
        if not is_among(value, (one.default,)) and not means(one, setup):
            raise contradicted(one, [one.default], value)


def contradicted(option: PlayOption, fitting: list[PlayValue], value: PlayValue) -> Refused:
    """What would go with these seats and options, and what came."""
    texts = [spelled(other) for other in fitting]
    expected = " or ".join([", ".join(texts[:-1]), *texts[-1:]]).removeprefix(" or ")
    return Refused(
        "contradiction",
        f"option {option.name}: with these seats and options {expected} was expected "
        f"({option.section}), but {spelled(value)} came",
        {
            "option": option.name,
            "expected": ", ".join(texts),
            "value": spelled(value),
            "section": option.section,
        },
    )


def spelled(value: PlayValue) -> str:
    """As it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def fitted(play: tuple[PlayOption, ...], seats: int) -> dict[str, PlayValue]:
    """What must be chosen where so many sit and a default does not go with them."""
    defaults = {one.name: one.default for one in play}
    chosen: dict[str, PlayValue] = {}
    for one in play:
        setup = Setup(seats, {**defaults, **chosen}, NO_PACK, {})
        if means(one, setup) and not fits(one, one.default, setup):
            chosen[one.name] = next(value for value in one.values if fits(one, value, setup))
    return chosen


def means(option: PlayOption, setup: Setup) -> bool:
    """Whether an option makes a difference with these seats and options."""
    for row in option.when:
        if hold(row, setup):
            return True
    return not option.when


def fits(option: PlayOption, value: PlayValue, setup: Setup) -> bool:
    """Whether a value goes with these seats and options."""
    if option.of_seats and type(value) is int and value >= setup.seats:
        return False
    for some, row in option.needs:
        if is_among(value, some) and not hold(row, setup):
            return False
    return True


def hold(row: tuple[Condition, ...], setup: Setup) -> bool:
    """Whether all conditions hold."""
    for name, values in row:
        value: PlayValue = setup.seats if name == "seats" else setup.options[name]
        if not is_among(value, values):
            return False
    return True
