"""Gladiatori in a real browser: matches by mouse and by keyboard, its dialogues and secrets."""

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, WebSocket, expect

import harena
from harena.kernel.match import Match
from tests.browser.bouts import FRIEND, Gladiator, Thumb, Typist, open_bout
from tests.browser.looking import look
from tests.browser.measuring import measured, stands_still, watch
from tests.browser.playing import play_on_from
from tests.browser.sitting import ANNA, MakePage

HELD: Final = 900  # Longer than the cover wants to be held.
NO_CARD: Final = -1
TABLE: Final = "async (path) => (await fetch(`/api/tables/${path.split('/')[2]}`)).json()"
HIDDEN: Final = 15  # After the fifteen kinds of cards: one that is not told.


def open_duel(page: Page, **options: Any) -> str:
    """Two people at one screen, placed so near that the first of them strikes at once."""
    return open_bout(page, ANNA, FRIEND, placement="free", **{"turns": 1, **options})


def test_a_whole_match_of_two_turns_with_the_mouse(page: Page) -> None:
    open_bout(page, turns=2)
    player = Gladiator(page)
    for state in ("character", "place", "split"):
        assert player.play_until(state) == state
        look(page, f"gladiatori-{state}")
    split_the_deck(player)

    assert player.play_until("over") == "over"

    assert {"character", "pick", "place", "face", "split", "opening", "action"} <= player.asks
    expect(page.locator(".result .q")).to_contain_text("points")
    expect(page.locator(".log")).to_contain_text(
        re.compile("The last turn is over|Only one side is left")
    )
    look(page, "gladiatori-result")


def test_a_whole_match_of_one_turn_on_a_phone_stands_still(make_page: MakePage) -> None:
    """The wider windows, where nothing walks: see test_frame.py."""
    page = make_page(360, 740, settings='{"motion": "full"}', is_phone=True)
    open_bout(page, turns=1)
    watch(page)
    player = Thumb(page)

    assert player.play_until("split") == "split"
    small = page.locator(".splitting .btn.sm").evaluate_all(
        "(all) => all.map((one) => one.offsetHeight)"
    )
    assert min(small) >= 40, "as high as a finger"
    assert player.play_until("over") == "over"
    assert measured(page)["walks"] > 0, "figures have walked"
    stands_still(page, 0.0)

    assert {"character", "pick", "place", "split", "opening", "action"} <= player.asks


def test_a_whole_match_of_one_turn_by_keyboard_alone(page: Page) -> None:
    open_bout(page, turns=1)
    player = Typist(page)

    assert player.play_until("over") == "over"

    assert {"character", "pick", "place", "split", "opening", "action"} <= player.asks
    expect(page.locator(".log")).to_contain_text("You enter the arena on")
    page.get_by_role("link", name="Replay").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".arena")).to_be_visible()


def split_the_deck(player: Gladiator) -> None:
    """In one dialogue: what goes to the hand counts there, the rest behind it."""
    page, decision = player.page, int(player.seen["decision"])
    hand, life = page.locator(".tray-hand .big"), page.locator(".tray-life .big")
    page.get_by_role("button", name="All to the hand").click()
    whole = int(hand.inner_text().split()[0])
    expect(life).to_have_text(re.compile("hit point"))
    most_life = life.inner_text()
    page.locator(".cardgrid .card").first.click()
    expect(hand).to_have_text(f"{whole - 1} cards")
    expect(life).not_to_have_text(most_life)
    energy = page.locator(".cardgrid input[type=range]").first
    most = int(energy.get_attribute("max") or 0)
    energy.fill("1")
    expect(hand).to_have_text(f"{whole - most} cards")
    player.answer(page.get_by_role("button", name=f"Take {whole - most} in hand"))

    expect(page.locator("[data-ask=split]")).to_have_count(0)
    expect(page.locator(".t-seats .chair").first).to_contain_text("HP deck")
    assert int(player.seen["decision"]) > decision + 5, "a row of answers was sent as one"


def test_a_fight_is_told_and_paid_for_step_by_step_and_rest_brings_back(page: Page) -> None:
    open_duel(page)
    player = Gladiator(page, reaction="No reaction")
    said = page.locator(".t-ask .slot [role=status]")
    player.play_until("opening")
    page.keyboard.press("t")
    expect(page.locator(".places")).to_contain_text("facing")
    look(page, "gladiatori-text")
    page.keyboard.press("t")
    page.locator(".cell:not(.legal)").first.click(force=True)
    expect(said).to_contain_text("(8.4.1)")
    page.locator(".cell.legal").last.click()
    expect(page.locator(".facing").first).to_be_visible()
    look(page, "gladiatori-moving")
    page.keyboard.press("Escape")
    assert player.play_until("action") == "action"
    page.locator(".cell").first.click(force=True)
    expect(said).to_contain_text(re.compile(r"answered beside the board.*\(6\.9"))
    look(page, "gladiatori-action")
    for state in ("add", "fight", "reaction", "payment"):
        assert player.play_until(state) == state
        look(page, f"gladiatori-{state}")
    pay_the_wound(player)

    assert player.play_until("rest") == "rest"
    look(page, "gladiatori-rest")
    rest(player)


def pay_the_wound(player: Gladiator) -> None:
    """In one dialogue: what is owed must be given, and no more."""
    page = player.page
    pay, owed = player.main, page.locator("#owed")
    expect(pay).to_contain_text(re.compile("HP left|next wound kills"))
    picked = page.locator(".picker .thing.on")
    while picked.count():
        picked.first.click()
    expect(pay).to_have_attribute("aria-disabled", "true")
    expect(owed).to_contain_text("still owed")
    before = owed.inner_text()
    first = page.locator(".picker .thing").first
    while player.pick_one(first):
        pass
    expect(owed).not_to_have_text(before)
    first.click()  # After the last of it, none of it.
    expect(owed).to_have_text(before)
    player.act()
    expect(page.locator(".log")).to_contain_text(re.compile("You lose|loses"))


def rest(player: Gladiator) -> None:
    """In one dialogue: as much comes back as Endurance allows."""
    page = player.page
    left = page.locator(".resting .big")
    page.get_by_label("Neither").check()
    expect(left).to_have_text("Nothing else can come back")
    page.get_by_label("Use Endurance", exact=True).check()
    allowed = int(re.findall(r"\d+", left.inner_text())[0])
    assert allowed > 0
    line = page.locator(".restlist li", has_not_text="By Resistance only").first
    more, less = line.get_by_role("button").last, line.get_by_role("button").first
    more.click()
    expect(left).to_have_text(f"{allowed - 1} of {allowed} still to choose")
    less.click()
    expect(left).to_have_text(f"{allowed} of {allowed} still to choose")
    expect(less).to_have_attribute("aria-disabled", "true")
    more.click()
    name = player.seen["name"]
    player.answer(player.main)

    assert player.play_until("over") == "over"
    expect(page.locator(".log")).to_contain_text(
        re.compile(f"(You rest|{name} rests): \\d+ cards? (is|are) back")
    )


def test_a_gladiator_is_built_within_his_coins(page: Page) -> None:
    open_bout(page, characters="created")
    page.wait_for_selector(".building")
    look(page, "gladiatori-builder")
    left = page.locator(".building .big")
    page.get_by_role("button", name="Empty sheet").click()
    expect(left).to_contain_text("40 of 55")

    for _ in range(6):
        page.get_by_role("button", name="More: Offense").click()
    expect(left).to_contain_text("27 of 55")  # At 9 it costs 16 instead of 3.
    page.get_by_label("Sweep").check()
    expect(left).to_contain_text("25 of 55")
    page.get_by_role("button", name="Retiarius").click()
    expect(left).to_contain_text("0 of 55")
    expect(page.get_by_label("Lunge")).to_be_disabled()
    page.get_by_role("button", name="This is my gladiator").click()

    expect(page.locator(".log")).to_contain_text("Your gladiator is built.")
    expect(page.locator(".t-self")).to_contain_text("Offense")


def test_what_is_too_dear_is_refused_in_words(page: Page) -> None:
    open_bout(page, characters="created", coins_1=50)
    left, said = page.locator(".building .big"), page.locator(".building .note.bad")
    page.get_by_role("button", name="Empty sheet").click()
    expect(left).to_contain_text("35 of 50")
    page.get_by_role("button", name="Secutor").click(force=True)  # It says that it is disabled.
    expect(said).to_contain_text("Not enough coins: this takes 40 more, and 35 are left.")
    expect(left).to_contain_text("35 of 50")
    look(page, "gladiatori-too-dear")

    page.get_by_role("button", name="More: Offense").click()
    expect(said).to_have_count(0)
    for _ in range(5):
        page.get_by_role("button", name="More: Offense").click()
        page.get_by_role("button", name="More: Guard").click()
    more = page.get_by_role("button", name="More: Endurance")
    while more.get_attribute("aria-disabled") != "true":
        more.click()
    before = left.inner_text()
    more.click(force=True)
    expect(said).to_contain_text("Not enough coins")
    expect(left).to_have_text(before)


def test_a_power_is_used_at_any_time(page: Page) -> None:
    open_bout(page, premade_duplicates=True)
    player = Gladiator(page, character="Secutor")
    player.play_until("opening")
    page.locator("[data-interject] > summary").click()
    page.get_by_role("button", name="Adaptation").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Sure?")
    look(page, "gladiatori-power")
    player.answer(dialog.get_by_role("button", name="Do it"))
    assert player.seen["ask"] == "adapt"
    player.pick_one(page.locator(".picker .thing").first)
    player.answer(player.main)

    expect(page.locator(".log")).to_contain_text("You use a Power: Adaptation.")
    expect(page.locator(".log")).to_contain_text("from your hand to your HP deck.")
    expect(page.locator(".t-seats .chair").first).to_contain_text("Adaptation")


def test_surrender_is_asked_twice_and_a_campaign_goes_on(page: Page) -> None:
    path = open_bout(page, campaign=True)
    player = Gladiator(page)
    player.play_until("opening", "action")
    page.locator("[data-interject] > summary").click()
    page.get_by_role("button", name="Surrender").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("-15")
    look(page, "gladiatori-surrender")
    dialog.get_by_role("button", name="Back").click()
    expect(dialog).to_have_count(0)

    page.locator("[data-interject] > summary").click()
    page.get_by_role("button", name="Surrender").click()
    page.get_by_role("dialog").get_by_role("button", name="Do it").click()

    expect(page.locator(".log")).to_contain_text("You surrender and leave the arena.")
    page.get_by_role("button", name="Next match of the campaign").click()
    expect(page.locator(".characters")).to_be_visible()
    assert not page.url.endswith(path)
    assert player.play_until("split") == "split"


def test_a_figure_is_dragged_to_its_hex(page: Page) -> None:
    open_bout(page)
    player = Gladiator(page)
    player.play_until("opening")
    mine = page.locator(".cell[aria-label*='Legal: turn']")
    there = page.locator(".cell.legal:not([aria-label*='Legal: turn'])").first
    start, end = mine.bounding_box(), there.bounding_box()
    assert start is not None
    assert end is not None

    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    expect(page.locator(".path")).to_be_attached()
    page.mouse.up()

    expect(page.locator(".log")).to_contain_text("You move from")


def test_nothing_of_a_hand_is_seen_when_the_screen_is_handed_over(page: Page) -> None:
    open_duel(page)
    player = Gladiator(page)
    cover = page.locator(".cover")
    for _ in range(3):
        assert player.play_until("cover") == "cover"
        expect(page.locator(".card, .t-hand, .log, .t-seats, .arena")).to_have_count(0)
        expect(page).to_have_title("Harena")
        cover.locator(".btn").click(delay=HELD)
        expect(cover).to_have_count(0)
        player.look()
    player.play_until("face")
    player.act()
    player.play_until("face")
    name = player.seen["name"]
    player.act()
    assert (player.seen["ask"], player.seen["name"]) == ("split", name), "he answers on"
    player.act()

    assert player.seen["state"] == "cover"
    expect(cover.get_by_role("heading")).not_to_contain_text(name)
    expect(page.locator(".card, .fan, .splitting")).to_have_count(0)
    cover.locator(".btn").focus()
    page.keyboard.press("Space")
    expect(cover.get_by_role("button", name="Press once more")).to_be_visible()
    page.keyboard.press("Space")
    expect(cover).to_have_count(0)


def test_a_spectator_sees_no_hidden_card(make_page: MakePage) -> None:
    host, watcher = make_page(), make_page()
    heard: list[dict[str, Any]] = listen(watcher)
    known: list[dict[str, Any]] = listen(host)
    path = open_duel(host)
    watcher.goto(path)
    expect(watcher.locator(".t-seats")).to_be_visible()
    player = Gladiator(host)

    assert player.play_until("reaction") == "reaction"

    attacker = "Bruno" if player.seen["name"] == "Anna" else "Anna"
    expect(host.locator(".t-ask .q")).to_contain_text("a card face-down")
    expect(watcher.locator(".log")).to_contain_text(f"{attacker} lays a card face-down.")
    expect(watcher.locator(".log")).to_contain_text(f"{attacker} adds a card face-down.")
    for page in (host, watcher):
        expect(page.locator(".duel .chip")).to_contain_text("ace-down")
        expect(page.locator(".duel")).not_to_contain_text("Strength")
    expect(watcher.locator(".fan, .card, [data-ask]")).to_have_count(0)
    look(watcher, "gladiatori-watching")
    defender = player.seen["name"]
    player.act()
    player.play_until("add", "skill", "dodge", "blood")
    expect(watcher.locator(".log")).to_contain_text(f"{defender} lays a card face-down.")

    assert laid(heard) == {HIDDEN}
    assert laid(known) - {HIDDEN}, "who laid a card is told which"
    positions = [frame["position"] for frame in heard if frame.get("position")]
    assert positions
    assert {one["view"]["own"] is None and one["asked"] is None for one in positions} == {True}
    assert NO_CARD in {sheet["card"] for one in positions for sheet in one["view"]["sheets"]}


def listen(page: Page) -> list[dict[str, Any]]:
    """What the server tells a page from now on."""
    heard: list[dict[str, Any]] = []

    def hear(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: heard.append(json.loads(text)))

    page.on("websocket", hear)
    return heard


def laid(frames: list[dict[str, Any]]) -> set[int]:
    """The kinds of cards that were told when they were laid face-down."""
    events = [event for frame in frames for event in frame.get("events", [])]
    return {event[2] for event in events if event[0] in ("laid", "added")}


def before_a_round_of_the_bot() -> tuple[Match, int]:
    """A match of a gladiator with Delay, and the number of his last answer before that."""
    match = harena.begin("gladiatori", 2, "x1")
    step = 0
    while not match.over:
        seat = match.to_act[0]
        asked = match.state.decision(seat)
        assert asked is not None
        if not step and seat == 1 and asked.ask == "opening" and match.choices(0):
            step = len(match.answers) - 1
        is_late = asked.ask == "character" and seat == 0
        match.answer(seat, asked.count() - 1 if is_late else 0)
    return match, step


def test_a_bot_waits_for_who_may_step_in_before_its_round(make_page: MakePage) -> None:
    page = make_page(settings="{stepIn: true}")
    play_on_from(page, *before_a_round_of_the_bot())
    player = Gladiator(page)

    assert player.play_until("interject") == "interject"

    asked = page.locator('.t-ask[data-ask="interject"]')
    expect(asked).to_contain_text("is about to go on. Do you do something first?")
    expect(asked.locator(".choice")).to_have_count(1)
    asked.locator(".choice").click()
    page.get_by_role("button", name="Back", exact=True).click()
    page.keyboard.press("Enter")

    expect(asked).to_have_count(0)
    expect(page.locator(".t-ask[data-ask]")).to_be_visible()


def test_six_dogs_are_fought_alone(page: Page) -> None:
    open_bout(page, ANNA, turns=1)
    player = Gladiator(page)
    player.play_until("place")
    expect(page.locator(".beside")).to_contain_text("Behind the gates")
    expect(page.locator(".beside")).to_contain_text("6 dogs")
    player.play_until("opening")
    expect(page.locator('.arena use[href="#f-dog"]')).to_have_count(6)
    expect(page.locator(".cell[aria-label*='dog 1']")).to_have_count(1)
    look(page, "gladiatori-dogs")

    assert player.play_until("over") == "over"

    expect(page.locator(".log")).to_contain_text("comes through the gate")
    expect(page.locator(".result")).to_be_visible()


@pytest.mark.parametrize(
    ("way", "ask"), [("auction", "bid"), ("draft", "draft"), ("selection", "pick")]
)
def test_items_are_shared_out(page: Page, way: str, ask: str) -> None:
    open_bout(page, items=way)
    player = Gladiator(page)
    assert player.play_until(ask) == ask
    look(page, f"gladiatori-{way}")
    if ask == "bid":
        page.get_by_role("button", name="More: Energy 1").click()
        player.answer(page.get_by_role("button", name="Close the fist: 1 + 0"))
        expect(page.locator(".log")).to_contain_text("You bid 1 Energy 1 and 0 Energy 0.")

    assert player.play_until("place") == "place"

    expect(page.locator(".t-seats .items li")).not_to_have_count(0)
    expect(page.locator(".log")).to_contain_text(re.compile("takes? the "))


def test_a_host_closes_a_table_that_nobody_comes_to(make_page: MakePage) -> None:
    host, guest = make_page(), make_page()
    path = open_bout(host, ANNA, {"kind": "link"})
    guest.goto(path)
    host.get_by_role("button", name="Close this table").click()
    host.get_by_role("button", name="Close it").click()

    for page in (host, guest):
        expect(page.get_by_role("heading", name="This table is closed")).to_be_visible()
    look(host, "closed")
    host.goto(path)
    expect(host.get_by_role("heading", name="This table is closed")).to_be_visible()


def test_the_options_of_a_new_table_are_no_wall(page: Page) -> None:
    page.goto("/new?game=gladiatori")
    groups = page.locator(".optgroup")
    expect(groups).to_have_count(4)
    expect(page.locator(".optgroup[open] .rows > div")).to_have_count(4)
    expect(page.locator("[aria-labelledby=option-lone_seat]")).to_have_count(0)
    groups.filter(has_text="Beasts").locator("summary").click()
    kinds = page.locator("[aria-labelledby=option-beast_kind]")
    expect(kinds).to_have_count(0)
    page.locator("[aria-labelledby=option-beasts]").select_option("coliseum")
    expect(kinds).to_be_visible()
    look(page, "gladiatori-new")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".t-ask")).to_be_visible()
    expect(page.locator(".beside")).to_contain_text("Behind the gates")


def test_the_home_page_offers_a_first_match_lighter_rules_and_hints_and_the_second_neither(
    page: Page,
) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now: Gladiatori").click()
    offer = page.get_by_role("dialog")
    expect(offer.get_by_role("button", name="With all rules")).to_be_visible()
    look(page, "gladiatori-first")
    offer.get_by_role("button", name="With the lighter rules").click()
    expect(page.locator(".characters")).to_be_visible()
    expect(page.locator(".hinting")).to_contain_text("shows what a bot would do here")
    assert learning(page) is True

    page.goto("/")
    page.get_by_role("button", name="Play now: Gladiatori").click()
    expect(page.locator(".characters")).to_be_visible()
    expect(page.locator(".hinting")).to_have_count(0)
    assert learning(page) is False


def learning(page: Page) -> bool:
    """Whether this table plays the learning game."""
    table: dict[str, Any] = page.evaluate(TABLE, page.evaluate("location.pathname"))
    return bool(table["options"]["learning"])


# How near the words of a pile come to its edge, of which five and a half pixels are its frame.
NEAREST: Final = """() => {
    const words = [...document.querySelectorAll('.pile summary > *')];
    return Math.min(...words.map((one) => {
        const box = one.getBoundingClientRect();
        const edge = one.parentElement.getBoundingClientRect();
        return Math.min(box.top - edge.top, edge.bottom - box.bottom,
            box.left - edge.left, edge.right - box.right);
    }));
}"""


@pytest.mark.parametrize(("learning", "piles", "apart"), [(False, 2, 7), (True, 3, 4)])
def test_the_words_of_a_pile_keep_clear_of_its_frame(
    page: Page, learning: bool, piles: int, apart: int
) -> None:
    open_bout(page, turns=1, learning=learning)
    assert Gladiator(page).play_until("opening") == "opening"
    for language in ("en", "it", "fr", "pt"):
        page.evaluate(
            """(language) => {
                const kept = JSON.parse(localStorage.getItem('harena.settings'));
                localStorage.setItem('harena.settings', JSON.stringify({...kept, language}));
            }""",
            language,
        )
        page.reload()
        for width, height in ((1024, 768), (1366, 657)):
            page.set_viewport_size({"width": width, "height": height})
            expect(page.locator(".pile summary")).to_have_count(piles)
            assert page.evaluate(NEAREST) >= apart, f"{language}, {width} x {height}"
