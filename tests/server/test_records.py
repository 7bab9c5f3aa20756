"""Replays step by step from any eyes, records that go out and come in, dice that can be checked."""

import copy
import json
import random
import subprocess
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

import harena
from harena.kernel.match import Match
from harena.kernel.setup import Pack, PlayValue
from harena.lab.verify import verify
from harena.server.tables.reading import scribes
from harena.server.tables.reading.content import show
from tests.cli.program import process
from tests.server.serving import CALM, ME, Person, Server, play, pledge, varied

Json = dict[str, Any]
OWN = "0f" * 16


@pytest.fixture(scope="module")
def over(server: Server) -> tuple[Person, str, Json]:
    """A match that is over: who played it, its table and its record."""
    anna = Person(server, "Anna")
    table, _ = anna.make({**ME, "pledge": pledge(OWN)}, ME, options={"idle_limit": 10})
    anna.open(table, OWN)
    with anna.line(table, 0) as first, anna.line(table, 1) as second:
        play([first, second], 5000, varied)
    return anna, table, anna.get(f"/api/tables/{table}/record")


def test_the_steps_of_a_table_are_those_of_its_record(over: tuple[Person, str, Json]) -> None:
    anna, table, record = over
    match = harena.begin(
        "clash", 2, record["seed"], record["options"], secret=bytes.fromhex(record["secret"])
    )
    steps: list[Json] = []
    while len(steps) <= len(record["answers"]):
        page = anna.get(f"/api/tables/{table}/steps?eyes=1&first={len(steps)}&count=50")
        assert page["last"] == len(record["answers"])
        steps += page["steps"]

    assert len(steps) == len(record["answers"]) + 1
    told: list[object] = []
    for number, step in enumerate(steps):
        if number:
            match.answer(*record["answers"][number - 1])
            assert step["seat"] == record["answers"][number - 1][0]
        assert step["number"] == number
        assert step["view"] == match.view(1)
        assert step["first_event"] == len(told)
        told += step["events"]
        assert told == [event.told(1) for event in match.events]
    assert match.over


def test_after_the_end_everything_is_open(over: tuple[Person, str, Json]) -> None:
    _, table, _ = over
    anybody = Person(over[0].server)

    page = anybody.get(f"/api/tables/{table}/steps?eyes=all&count=1")

    assert len(page["steps"][0]["open"]["stack"]) == page["steps"][0]["view"]["stack"]
    assert anybody.get(f"/api/tables/{table}/steps?eyes=0&count=1")["steps"][0]["open"] is None


def test_a_record_comes_back_as_it_went(over: tuple[Person, str, Json]) -> None:
    anna, table, record = over

    kept = anna.post("/api/records", record)

    assert (kept["game"], kept["answers"], kept["over"]) == ("clash", len(record["answers"]), True)
    assert Person(anna.server).get(f"/api/records/{kept['id']}") == record
    there = anna.get(f"/api/records/{kept['id']}/steps?eyes=all&first=7&count=3")
    here = anna.get(f"/api/tables/{table}/steps?eyes=all&first=7&count=3")
    assert there == here


def test_a_terminal_record_is_taken_too(server: Server) -> None:
    match = harena.begin("clash", 2, "a terminal's seed")
    for _ in range(9):
        match.answer(match.to_act[0], 0)

    kept = Person(server, "Anna").post("/api/records", match.record())

    assert (kept["answers"], kept["over"]) == (9, False)


@pytest.mark.parametrize(
    "harm",
    [
        {"answers": [[0, 9999]]},
        {"answers": "many"},
        {"answers": [[0, 0]] * 30_000},
        {"seats": 99},
        {"seats": True},
        {"options": {"idle_limit": [1]}},
        {"game": ["clash"]},
        {"secret": "zz"},
        {"secret": "00" * 65},
        {"seed": 4},
        {"digests": []},
        {"rules": "99"},
        {"pack": None},
        {"carried": []},
    ],
)
def test_a_damaged_record_is_refused(over: tuple[Person, str, Json], harm: Json) -> None:
    anna, _, record = over
    status, _ = anna.refused("POST", "/api/records", {**record, **harm})
    assert status in (400, 413)


def test_records_are_measured_like_all_that_is_read(
    over: tuple[Person, str, Json], tmp_path: Path
) -> None:
    with Server(tmp_path / "data", {**CALM, "readings-per-minute": 6}) as server:
        anna = Person(server, "Anna")
        kept = anna.post("/api/records", over[2])["id"]
        paths = [f"/api/records/{kept}{more}" for more in ("", "/steps", "/content", "/analysis")]
        codes = [anna.ask("GET", path).status_code for path in paths * 3]
        bruno = Person(server, "Bruno")

        assert set(codes[:3]) == {200}
        assert set(codes[-6:]) == {429}
        assert bruno.ask("GET", paths[0]).status_code == 200
        assert [bruno.ask("GET", "/api/me/data").status_code for _ in range(8)][-1] == 429


class Counted:
    """A match whose answers are counted, those of its copies too."""

    def __init__(self, match: Match, played: list[int]) -> None:
        self.match, self.played = match, played

    def __getattr__(self, name: str) -> Any:
        return getattr(self.match, name)

    def answer(self, seat: int, index: int) -> None:
        self.played.append(index)
        self.match.answer(seat, index)

    def copy(self) -> "Counted":
        return Counted(self.match.copy(), self.played)


def test_in_whatever_order_a_match_is_read_few_answers_are_played_twice(
    over: tuple[Person, str, Json], monkeypatch: pytest.MonkeyPatch
) -> None:
    match, played, begin = harena.replay(over[2]), [0], scribes.begin
    story = scribes.story_of("read", match)
    firsts = list(range(0, len(match.answers), 10))
    assert len(firsts) > 15
    monkeypatch.setattr(scribes, "begin", lambda story: Counted(begin(story), played))
    monkeypatch.setattr(scribes, "MARK", 10)

    def read(firsts: list[int]) -> list[bytes]:
        """Pages of ten steps; what was read before is forgotten."""
        scribes.MARKS.clear()
        played.clear()
        return [scribes.steps(story, 0, False, first, 10) for first in firsts]

    pages = {first: read([first])[0] for first in firsts}
    two = [one for at in range(4, len(firsts)) for one in (firsts[at], firsts[at - 4])]
    for order, most in ((firsts, 1), (firsts[::-1], 3), (two, 5)):
        assert read(order) == [pages[first] for first in order], "told alike"
        assert len(played) <= most * len(match.answers)


def test_the_dice_can_be_checked(over: tuple[Person, str, Json]) -> None:
    anna, table, record = over

    assert verify(record) == []
    fair = anna.get(f"/api/tables/{table}")["fair"]
    assert fair["commitment"] == record["fair"]["commitment"]
    assert fair["contributions"] == record["fair"]["contributions"] == [OWN, ""]


def draw_again(secret: bytes, number: int, limits: list[int]) -> list[int]:
    """By docs/protocol.md alone: the numbers that an answer draws, whatever the game."""
    key = blake2b(number.to_bytes(8, "big"), key=secret, digest_size=32).digest()
    drawn = count = 0
    values: list[int] = []
    for limit in limits:
        is_fair = False
        while not is_fair:
            count += 1
            digest = blake2b(count.to_bytes(8, "big"), key=key, digest_size=8).digest()
            drawn = (int.from_bytes(digest, "big") % 2**31) * limit
            is_fair = drawn % 2**31 >= 2**31 % limit
        values.append(drawn // 2**31)
    return values


def test_every_number_that_was_drawn_follows_from_the_secret(
    over: tuple[Person, str, Json],
) -> None:
    anna, table, record = over
    steps: list[Json] = []
    while len(steps) <= len(record["answers"]):
        steps += anna.get(f"/api/tables/{table}/steps?eyes=all&first={len(steps)}&count=50")[
            "steps"
        ]

    assert steps[0]["draws"], "the animals were shuffled"
    assert sum(len(step["draws"]) for step in steps[1:]) > 20
    for step in steps:
        limits = [limit for limit, _ in step["draws"]]
        values = draw_again(bytes.fromhex(record["secret"]), step["number"], limits)
        assert values == [value for _, value in step["draws"]]
    seen = anna.get(f"/api/tables/{table}/steps?eyes=0&count=50")["steps"]
    assert all(step["draws"] is None for step in seen), "only with all eyes"


def test_whatever_is_changed_is_noticed(over: tuple[Person, str, Json]) -> None:
    _, _, record = over
    chance = random.Random(1)
    for _ in range(40):
        forged = copy.deepcopy(record)
        where = chance.choice(
            ["server_seed", "salt", "commitment", "contribution", "secret", "answer"]
        )
        if where == "answer":
            # A change near the end keeps the run short.
            number = chance.randrange(len(forged["answers"]) - 20, len(forged["answers"]))
            forged["answers"][number][1] += 1
        elif where == "secret":
            forged["secret"] = flipped(forged["secret"], chance)
        elif where == "contribution":
            forged["fair"]["contributions"][0] = flipped(OWN, chance)
        else:
            forged["fair"][where] = flipped(forged["fair"][where], chance)
        assert verify(forged) != [], where


def flipped(text: str, chance: random.Random) -> str:
    """One bit is another."""
    place = chance.randrange(len(text))
    digit = f"{int(text[place], 16) ^ (1 << chance.randrange(4)):x}"
    return text[:place] + digit + text[place + 1 :]


def test_the_terminal_checks_the_dice_of_a_live_match(
    over: tuple[Person, str, Json], tmp_path: Path
) -> None:
    _, _, record = over

    true = verify_by_terminal(tmp_path, record)
    seed = record["fair"]["server_seed"]
    other = flipped(seed, random.Random(2))
    forged = verify_by_terminal(
        tmp_path, {**record, "fair": {**record["fair"], "server_seed": other}}
    )
    swapped = verify_by_terminal(
        tmp_path, {**record, "fair": {**record["fair"], "contributions": ["", OWN]}}
    )

    assert (true.returncode, "promised before the match" in true.stdout) == (0, True)
    assert record["fair"]["commitment"] in true.stdout
    assert forged.returncode != 0
    assert "not the one that was promised" in forged.stdout + forged.stderr
    assert swapped.returncode != 0
    assert "does not follow" in swapped.stdout + swapped.stderr


def verify_by_terminal(folder: Path, record: Json) -> subprocess.CompletedProcess[str]:
    (folder / "record.json").write_text(json.dumps(record))
    return process(folder, "verify", "record.json")


def test_what_was_not_played_on_a_server_says_so() -> None:
    assert verify(harena.begin("clash", 2, "x").record()) != []


def test_whoever_knows_all_public_events_and_the_source_cannot_foresee_the_next_face(
    over: tuple[Person, str, Json],
) -> None:
    """The best guess from everything public is no better than chance.

    The attacker has the commitment, the table's id, all contributions and all faces so far; what he
    does not have is the seed. Without it he tries the obvious: to key the dice from what he knows.
    """
    from hashlib import blake2b

    _, _, record = over
    fair = record["fair"]
    guesses = [
        bytes.fromhex(fair["commitment"]),
        blake2b(fair["table"].encode(), digest_size=32).digest(),
        blake2b("".join(fair["contributions"]).encode(), digest_size=32).digest(),
        blake2b(str(record["answers"]).encode(), digest_size=32).digest(),
    ]
    true = harena.replay(record)
    faces = [face for event in true.events if event.kind == "rolled" for face in event.args[3:]]
    assert len(faces) > 30
    for guess in guesses:
        match = harena.begin("clash", 2, record["seed"], record["options"], secret=guess)
        for seat, index in record["answers"]:
            if match.over or match.to_act[0] != seat or index >= match.choices(seat):
                break
            match.answer(seat, index)
        foreseen = [
            face for event in match.events if event.kind == "rolled" for face in event.args[3:]
        ]
        assert foreseen[: len(faces)] != faces


def test_a_table_and_a_record_bring_what_is_printed_on_their_components(
    over: tuple[Person, str, Json],
) -> None:
    anna, table, record = over
    kept = anna.post("/api/records", record)["id"]
    printed = anna.get(f"/api/tables/{table}/content")

    assert printed["digest"] == record["pack"]["digest"]
    assert len(printed["files"]["board"]["space"]) == 17
    assert printed["files"]["animals"]["animal"][0]["name"] == "Leaena"
    assert anna.get(f"/api/records/{kept}/content") == printed


def test_an_own_pack_is_shown_as_it_is_written() -> None:
    files = dict(harena.rulebook("clash").built_in().files)
    files["animals.toml"] = files["animals.toml"].replace("Leaena", "Fera")
    own = Pack("own", files)
    book = harena.rulebook("clash")

    shown = show(book, book.settle(2, {}, own, {}))

    assert (shown.name, shown.digest) == ("own", own.digest)
    assert shown.files["animals"]["animal"][0]["name"] == "Fera"


def test_a_campaign_is_carried_into_the_rematch(server: Server) -> None:
    anna = Person(server, "Anna")
    table, _ = anna.make(ME, ME, game="gladiatori", options={"campaign": True, "turns": 1})
    with anna.line(table, 0) as first, anna.line(table, 1) as second:
        play([first, second], 5000, varied)
    past = harena.replay(anna.get(f"/api/tables/{table}/record"))

    again = anna.post(f"/api/tables/{table}/rematch", {})["id"]
    with anna.line(again, 0) as first, anna.line(again, 1) as second:
        play([first, second], 5000, varied)

    assert past.legacy["gladiators"]
    assert anna.get(f"/api/tables/{again}/record")["carried"] == past.legacy


def test_options_that_contradict_each_other_are_refused_when_the_table_is_made(
    server: Server,
) -> None:
    person = Person(server)
    wish = {"game": "gladiatori", "seats": [{"kind": "me"}, {"kind": "link"}]}

    answer = person.ask("POST", "/api/tables", json={**wish, "options": {"beasts": "solo"}})

    assert (answer.status_code, answer.json()["code"]) == (400, "contradiction")


@pytest.mark.parametrize(
    ("change", "what", "rule"),
    [
        ({"offense": 9, "guard": 9, "endurance": 9, "blood": 9}, "price", "18.1"),
        ({"guard": 2}, "number", "18.2"),
        ({"energy_1": 9}, "number", "18.3"),
        ({"powers": ["flight"]}, "name", "18.4"),
    ],
)
def test_18_1_a_record_with_an_illegal_build_is_refused_by_its_rule(
    server: Server, change: Json, what: str, rule: str
) -> None:
    anna = Person(server, "Anna")
    created: dict[str, PlayValue] = {"characters": "created", "campaign": True}
    build = {"offense": 3, "guard": 3, "endurance": 3, "blood": 3, "speed": 3, **change}
    match = harena.begin("gladiatori", 2, "a", created)
    record = {**match.record(), "carried": {"gladiators": [{"build": build}, {}]}}

    answer = anna.ask("POST", "/api/records", json=record)

    assert (answer.status_code, answer.json()["code"]) == (400, "build")
    assert (answer.json()["facts"]["what"], answer.json()["facts"]["rule"]) == (what, rule)
    assert answer.json()["sentence"].endswith(f"(rule {rule})")
