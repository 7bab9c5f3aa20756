from harena.lab.ladder import ladder


def test_every_bot_meets_every_other_at_every_number_of_seats() -> None:
    told: list[int] = []

    rungs = ladder("clash", ["instinct", "random"], [2, 3], 4, "ladder", progress=told.append)

    assert [(rung.seats, rung.first.name, rung.second.name) for rung in rungs] == [
        (2, "instinct", "random"),
        (3, "instinct", "random"),
    ]
    assert all(rung.first.wins + rung.second.wins == 4 for rung in rungs)
    assert told == [1, 2]
