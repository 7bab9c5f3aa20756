"""Fields shown in a view, and put back."""

from types import SimpleNamespace

from harena.kernel.rulebook import View
from harena.toolkit.views import put_back, show


def test_what_is_shown_is_put_back_and_shares_no_list() -> None:
    holder = SimpleNamespace(round=3, ended=False, points=[1, 2], hidden=7)
    view: View = {}
    show(view, holder, ("round", "ended", "points"))
    assert view == {"round": 3, "ended": False, "points": [1, 2]}

    holder.points[0] = 5
    other = SimpleNamespace(round=0, ended=True, points=[0, 0], hidden=9)
    put_back(other, view, ("round", "ended", "points"))
    assert (other.round, other.ended, other.points, other.hidden) == (3, False, [1, 2], 9)

    other.points[1] = 6
    assert view["points"] == [1, 2]
