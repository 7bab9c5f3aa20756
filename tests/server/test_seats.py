"""A seat has one holder at a time, and its link is his to give."""

import asyncio
import threading
from functools import partial
from pathlib import Path

import httpx

from harena.server.protocol.structures import SitWish
from harena.server.tables.acts import seats
from harena.server.tables.requests import seating
from tests.server import halls
from tests.server.serving import LINK, ME, NO_TLS, OPEN, Person, Server

TRIES = 10
HANDS = 6


class Flood:
    """A host who makes links of one seat, again and again and with many hands."""

    def __init__(self, host: Person, table: str, seat: int) -> None:
        self.host, self.path = host, f"/api/tables/{table}/seats/{seat}/link"
        self.tokens: list[str] = []
        self.flowing = threading.Event()
        self.is_over = threading.Event()
        self.hands = [threading.Thread(target=self.pour) for _ in range(HANDS)]
        for hand in self.hands:
            hand.start()
        assert self.flowing.wait(10)

    def pour(self) -> None:
        with httpx.Client(base_url=self.host.server.base, timeout=20, verify=NO_TLS) as client:
            client.cookies.update(self.host.cookies)
            while not self.is_over.is_set():
                answer = client.post(self.path, json={})
                if answer.status_code != 200:
                    return  # Somebody sits: the seat is not the host's any more.
                self.tokens.append(answer.json()["token"])
                self.flowing.set()

    def end(self) -> list[str]:
        self.is_over.set()
        for hand in self.hands:
            hand.join()
        return self.tokens


def test_no_link_that_the_host_made_while_somebody_sat_down_takes_the_seat(server: Server) -> None:
    stolen = 0
    for _ in range(TRIES):
        anna, bruno, thief = Person(server, "Anna"), Person(server, "Bruno"), Person(server)
        table, _ = anna.make(ME, OPEN, OPEN)
        flood = Flood(anna, table, 1)
        bruno.sit(table, seat=1)
        tokens = flood.end()

        assert tokens
        for token in tokens[-3 * HANDS :]:
            answer = thief.ask("POST", f"/api/tables/{table}/sit", json={"token": token})
            stolen += answer.status_code == 200
        assert bruno.get(f"/api/tables/{table}")["seats"][1]["mine"]

    assert stolen == 0


def test_a_link_dies_with_the_holding_of_who_made_it(server: Server) -> None:
    anna, bruno, carla = Person(server, "Anna"), Person(server, "Bruno"), Person(server)
    table, links = anna.make(ME, LINK, LINK)
    bruno.sit(table, token=links[0]["token"])
    own = bruno.post(f"/api/tables/{table}/seats/1/link", {})
    with bruno.line(table, 1) as line:
        line.do("leave")

    found = carla.refused("POST", f"/api/tables/{table}/sit", {"token": own["token"]})

    assert found == (403, "token")


def test_who_comes_when_his_seat_has_just_changed_hands_is_not_shown_it(tmp_path: Path) -> None:
    """Between the look at who holds it and the welcome somebody else has sat down."""

    async def act() -> None:
        async with halls.opened(tmp_path) as hall:
            names = ("Anna", "Bruno", "Carla")
            anna, bruno, carla = [await halls.guest_called(hall, name) for name in names]
            table = (await halls.made(hall, anna, halls.ME, halls.OPEN, halls.OPEN)).id
            await seating.sit(hall, table, SitWish(seat=1), bruno)
            live = await hall.table(table)
            late = halls.Looker(bruno, 1)
            await live.perform(partial(seats.part, 1))
            await seating.sit(hall, table, SitWish(seat=1), carla)

            live.join(late, 0)

            assert (late.told, late.closed_with) == ([], 4403)
            assert late not in live.viewers.all

    asyncio.run(act())


def test_nobody_takes_a_second_open_seat_but_the_host(server: Server) -> None:
    anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
    table, links = anna.make(ME, OPEN, OPEN, OPEN, OPEN, public=True)
    sit = f"/api/tables/{table}/sit"
    bruno.sit(table, seat=1)

    assert bruno.refused("POST", sit, {"seat": 2}) == (409, "one-seat")
    assert bruno.sit(table, seat=1)["seats"][1]["mine"], "asked twice, it is once"
    assert bruno.sit(table, token=links[1]["token"])["seats"][2]["mine"], "who was given a link"
    assert anna.sit(table, seat=3)["seats"][3]["mine"], "several at one screen"
    assert Person(server, "Carla").sit(table, seat=4)["state"] == "playing"
