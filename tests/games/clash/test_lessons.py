"""What the coach says of a space is so on the board."""

from harena.games.clash.content import built_in, read
from harena.lessons import Sitting, find

BOARD = read(built_in()).board


def near(space: str) -> set[str]:
    around = BOARD.near[BOARD.ids.index(space)]
    return {id for place, id in enumerate(BOARD.ids) if around >> place & 1}


def test_where_a_second_team_would_stand_is_told_as_it_is() -> None:
    lesson = find("clash", "teams")
    sitting = Sitting(lesson)
    while sitting.say != lesson.key("second-base"):
        sitting.answer([not sitting.verdict(one) for one in sitting.options].index(True))

    told = {sitting.name(option): sitting.verdict(option) for option in sitting.options}
    assert told.pop("B4") == ""
    assert near("B4") == {"A3", "B3", "C3"}
    said = {
        space: "near-the-foe"
        if "D4" in near(space)
        else {3: "as-well", 4: "no-corner"}[len(near(space))]
        for space in told
    }
    assert told == {space: lesson.key(word) for space, word in said.items()}
