"""Gladiatori in a real browser: turns by mouse, its dialogues and secrets, in every dress."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.bouts import ME, Gladiator, open_bout
from tests.browser.looking import look

MakePage = Callable[..., Page]
HELD = 900


def test_a_match_of_two_turns_is_played_with_the_mouse(page: Page) -> None:
    open_bout(page, turns=2)
    player = Gladiator(page, seed=5)

    assert player.play_until("over") == "over"

    expect(page.locator(".result .q")).to_contain_text("points")
    expect(page.locator(".log")).to_contain_text("The last turn is over.")


def test_its_states_look_well(page: Page) -> None:
    open_bout(page, turns=1)
    player = Gladiator(page, seed=3)
    player.play_until("character")
    look(page, "gladiatori-character", dresses=2)
    player.play_until("split")
    look(page, "gladiatori-split", dresses=2)
    assert player.play_until("opening", "reaction") in ("opening", "reaction")
    player.play_until("opening")
    page.locator(".cell.legal").first.dispatch_event("click")
    expect(page.locator(".facing").first).to_be_attached()
    look(page, "gladiatori-moving", dresses=2)
    player.play_until("action", "reaction")
    look(page, "gladiatori-action")
    page.keyboard.press("t")
    expect(page.locator(".places")).to_be_visible()
    look(page, "gladiatori-text", dresses=2)
    page.keyboard.press("t")
    expect(page.locator(".places")).to_be_hidden()


def test_the_deck_is_split_in_one_dialogue(page: Page) -> None:
    open_bout(page)
    Gladiator(page, seed=1).play_until("split")
    decision = int(page.locator(".decide").get_attribute("data-decision") or 0)
    hand, life = page.locator(".tray-hand .big"), page.locator(".tray-life .big")

    page.get_by_role("button", name="All to the hand").click()
    whole = int(hand.inner_text().split()[0])
    page.locator(".cardgrid .card").first.click()
    expect(hand).to_have_text(f"{whole - 1} cards")
    energy = page.locator(".cardgrid input[type=range]").first
    most = int(energy.get_attribute("max") or 0)
    energy.fill("1")
    expect(hand).to_have_text(f"{whole - most} cards")
    expect(life).not_to_have_text("1 hit point")
    page.get_by_role("button", name=f"Take {whole - most} in hand").click()

    expect(page.locator(".handrow .card")).not_to_have_count(0)
    expect(page.locator("[data-ask=split]")).to_have_count(0)
    expect(page.locator(".seat").first).to_contain_text("HP deck")
    answered = int(page.locator("[data-decision]").get_attribute("data-decision") or 0)
    assert answered > decision + 5, "the row is a row of answers, sent as one"


def test_a_gladiator_is_built_within_his_coins(page: Page) -> None:
    open_bout(page, characters="created")
    page.wait_for_selector(".building")
    look(page, "gladiatori-builder", dresses=2)
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
    expect(page.locator(".sheettable")).to_contain_text("Offense")


def test_wounds_are_paid_in_one_dialogue(page: Page) -> None:
    open_bout(page)
    player = Gladiator(page, seed=11)
    assert player.play_until("payment", most=900) == "payment"
    pay = page.get_by_role("button", name="Pay", exact=False).last
    expect(pay).to_have_attribute("aria-disabled", "true")
    expect(page.locator("#owed")).to_contain_text("still owed")
    look(page, "gladiatori-payment")

    for _ in range(20):
        if pay.get_attribute("aria-disabled") == "false":
            break
        page.locator(".picker .thing[aria-pressed=false]").first.click()
    pay.click()

    expect(page.locator(".log")).to_contain_text("You lose")


def test_surrender_is_asked_twice(page: Page) -> None:
    open_bout(page)
    player = Gladiator(page, seed=2)
    player.play_until("opening", "action")
    page.locator("[data-interject] > summary").click()
    page.get_by_role("button", name="Surrender").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("-15")
    look(page, "gladiatori-surrender", dresses=2)
    dialog.get_by_role("button", name="Back").click()
    expect(dialog).to_have_count(0)

    page.locator("[data-interject][open]").wait_for()
    page.get_by_role("button", name="Surrender").click()
    page.get_by_role("dialog").get_by_role("button", name="Do it").click()

    expect(page.locator(".log")).to_contain_text("You surrender and leave the arena.")


def test_a_figure_is_dragged_to_its_hex(page: Page) -> None:
    open_bout(page)
    Gladiator(page, seed=2).play_until("opening")
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
    open_bout(page, ME, {"kind": "me", "name": "Bruno"})
    cover = page.locator(".cover")
    for _ in range(40):
        page.wait_for_selector(".cover, .decide:not(.wait)")
        if cover.count():
            expect(page.locator(".card, .hand, .log, .seats")).to_have_count(0)
            expect(page).to_have_title("Harena")
            page.locator(".cover .btn").click(delay=HELD)
            expect(cover).to_have_count(0)
        if page.locator("[data-ask=split]").count():
            break
        player = Gladiator(page, seed=4)
        player.act(player.look())
        page.wait_for_timeout(100)
    name = page.locator(".seat.turn h2").first.inner_text()
    page.locator(".decide .btn.answer.primary").click()

    page.wait_for_selector(".cover")
    expect(cover.get_by_role("heading")).not_to_contain_text(name)
    expect(page.locator(".card, .handrow, .splitting")).to_have_count(0)
    page.locator(".cover .btn").focus()
    page.keyboard.press("Space")
    expect(cover).to_be_visible()
    page.keyboard.press("Space")
    expect(cover).to_have_count(0)


def test_a_host_closes_a_table_that_nobody_comes_to(make_page: MakePage) -> None:
    host, guest = make_page(), make_page()
    path = open_bout(host, ME, {"kind": "link"})
    guest.goto(path)
    host.get_by_role("button", name="Close this table").click()
    host.get_by_role("button", name="Close it").click()

    for page in (host, guest):
        expect(page.get_by_role("heading", name="This table is closed")).to_be_visible()
    look(host, "closed", dresses=2)
    host.goto(path)
    expect(host.get_by_role("heading", name="This table is closed")).to_be_visible()


def test_the_options_of_a_new_table_are_no_wall(page: Page) -> None:
    page.goto("/new?game=gladiatori")
    groups = page.locator(".optgroup")
    expect(groups).to_have_count(4)
    expect(page.locator(".optgroup[open] .rows > div")).to_have_count(3)
    groups.filter(has_text="Beasts").locator("summary").click()
    kinds = page.locator("[aria-labelledby=option-beast_kind]")
    expect(kinds).to_have_count(0)
    page.locator("[aria-labelledby=option-beasts]").select_option("coliseum")
    expect(kinds).to_be_visible()
    look(page, "gladiatori-new", dresses=2)
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".decide")).to_be_visible()
    expect(page.locator(".seats")).to_contain_text("Behind the gates")


def test_gladiatori_is_on_the_home_page(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now: Gladiatori").click()
    expect(page.locator(".characters")).to_be_visible()
