"""A bare table to try the kernel on: a first step of one's own, and some that note it all."""

from harena.kernel.decisions import Fan
from harena.kernel.match import Match
from harena.kernel.rulebook import Step
from tests.kernel.minis import Mini, book
from tests.kernel.play import begin

BEGIN, NOTE, ASK_ONE, ASK_ALL, USE = range(5)
NOTHING_MORE, ASK_ME, TAKE_TWOS, ASK_AGAIN = range(4)


class Scene(Mini):
    """`log` is what was done, `letters` what a seat may answer, `powers` what it may interject."""

    parts = ("log", "letters", "powers")

    def __init__(self, seats: int, model: "Scene | None" = None) -> None:
        super().__init__(seats, model)
        self.log: list[list[int]] = []
        self.letters: list[list[int]] = [[0, 1, 2] for _ in range(seats)]
        self.powers: list[list[int]] = [list(range(4)) for _ in range(seats)]

    def scores(self) -> list[int]:
        return [len(powers) for powers in self.powers]

    def interjections(self, seat: int) -> list[Fan]:
        return [(USE, self.powers[seat][:], seat, 0, 0)]


def note(scene: Scene, a: int, b: int, c: int, d: int) -> None:
    scene.log.append([a, b, c, d])
    scene.tell("noted", a, b)


def ask_one(scene: Scene, seat: int) -> None:
    scene.ask(seat, "letter", NOTE, scene.letters[seat][:], seat)


def ask_all(scene: Scene, last: int) -> None:
    """The last seat first: the order of asking is not the order of opening."""
    for seat in range(last, -1, -1):
        scene.ask(seat, "letter", NOTE, scene.letters[seat][:], seat)


def use(scene: Scene, power: int, seat: int) -> None:
    scene.powers[seat].remove(power)
    scene.tell("used", seat, power)
    if power == ASK_ME:
        scene.then(ASK_ONE, seat)
    if power == TAKE_TWOS:
        for letters in scene.letters:
            letters.remove(2)
    if power == ASK_AGAIN:
        scene.then(ASK_ALL, scene.seats - 1)


def perform(first: Step, seats: int = 3, more: list[Step] | None = None) -> tuple[Match, Scene]:
    """A match that begins with this step."""
    rulebook = book(
        Scene,
        [first, note, ask_one, ask_all, use, *(more or [])],
        seats=range(1, 6),
        asks={"letter": 10, "interject": 4},
        events="noted a b\nused seat power\nround_began\nsaid *number",
        bound=100,
        conserved=lambda scene: [],
    )
    match = begin(rulebook, seats)
    assert isinstance(match.state, Scene)
    return match, match.state
