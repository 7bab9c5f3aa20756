"""Views: fields shown as plain data, put back, and read with their types."""

from harena.kernel.rulebook import View


def plain(value: object) -> object:
    """A value for a view, or out of one: a list of its own."""
    return list(value) if isinstance(value, list) else value


def show(view: View, holder: object, fields: tuple[str, ...]) -> None:
    """These fields of a state or of a component, as they are."""
    for field in fields:
        view[field] = plain(getattr(holder, field))


def put_back(holder: object, view: View, fields: tuple[str, ...]) -> None:
    """The fields that were shown so."""
    for field in fields:
        setattr(holder, field, plain(view[field]))


def number(view: View, key: str) -> int:
    """A whole number of a view."""
    value = view[key]
    assert isinstance(value, int)
    return value


def ints(view: View, key: str) -> list[int]:
    """A row of whole numbers of a view, as a list of one's own."""
    value = view[key]
    assert isinstance(value, list)
    found: list[int] = []
    for one in value:
        assert isinstance(one, int)
        found.append(one)
    return found


def lists(view: View, key: str) -> list[list[int]]:
    """Rows of whole numbers of a view."""
    value = view[key]
    assert isinstance(value, list)
    return [[int(one) for one in row] for row in value]


def inner(view: View, key: str) -> View:
    """A view inside a view."""
    value = view[key]
    assert isinstance(value, dict)
    return value


def inners(view: View, key: str) -> list[View]:
    """Views inside a view."""
    value = view[key]
    assert isinstance(value, list)
    return value


def dues(view: View) -> list[list[str | int]]:
    """What is still to be done."""
    found = view["agenda"]
    assert isinstance(found, list)
    return found
