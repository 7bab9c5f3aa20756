"""A campaign in the browser: what a match brought, the next one, all of them, one from a record."""

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

import harena
from harena import bots
from harena.kernel.setup import PlayValue
from tests.browser.looking import look, untranslated
from tests.browser.playing import MOST, open_table
from tests.browser.sitting import ANNA, BOT
from tests.games.heroes.careers import past, star

CAMPAIGN = {"campaign": True, "turns": 1, "characters": "created"}
BEARS: dict[str, PlayValue] = {
    "campaign": True,
    "turns": 3,
    "beasts": "cooperative",
    "beast_kind": "bear",
    "beast_number": 8,
}

DEADLY = "0"  # With this seed a bear kills somebody for good.
DEAD = "'dead': True"


def let_a_bot_play(page: Page) -> None:
    """Leave the seat: a bot plays the match to its end."""
    page.wait_for_selector("header.t-top")
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Leave my seat to a bot").click()
    page.wait_for_selector(".result", timeout=MOST)


def xp_of(page: Page) -> list[int]:
    """XP of each gladiator as the cards say."""
    found = page.locator(".earned .xp.now").all_inner_texts()
    return [int(text.removesuffix(" XP")) for text in found]


def a_record(seed: str, carried: dict[str, object]) -> dict[str, object]:
    """A match of two against bears, played by bots."""
    match = harena.begin("gladiatori", 2, seed, BEARS, carried=carried)
    player = bots.make("instinct", match.rulebook, match.setup, "test")
    while not match.over:
        seat = match.to_act[0]
        match.answer(seat, player.choose(match.view(seat), match.options(seat)))
    return {**match.record(), "names": ["Anna", "Bruno"]}


def test_a_campaign_is_played_on_seen_found_again_and_read_in_every_language(page: Page) -> None:
    open_table(page, ANNA, BOT, game="gladiatori", options=CAMPAIGN)
    expect(page.locator(".t-ask .q")).to_have_text("Build your gladiator")
    expect(page.locator(".building .big")).to_contain_text("of 55 coins left")
    let_a_bot_play(page)
    expect(page.locator(".earned")).to_have_count(2)
    first = xp_of(page)
    assert max(first) > 0
    look(page, "campaign-result")

    page.get_by_role("button", name="Next match of the campaign").click()
    coins = 55 + first[0] // 2
    expect(page.locator(".building .big")).to_contain_text(f"of {coins} coins left")
    expect(page.locator(".t-ask")).to_contain_text(f"In these {coins} coins your {first[0]} XP")
    let_a_bot_play(page)
    second = xp_of(page)
    page.get_by_role("link", name="Campaign").click()

    expect(page.locator(".campaign .list li")).to_have_count(2)
    told = page.get_by_role("img", name=re.compile("XP after each match"))
    expect(told).to_have_attribute("aria-label", re.compile(rf"Anna: 0, {first[0]}, {second[0]}\b"))
    assert xp_of(page) == second
    campaign = page.url
    look(page, "campaign")

    page.goto("/")
    page.get_by_role("region", name="Your campaigns").get_by_role("link").click()
    page.wait_for_url("**/campaign/*")
    page.get_by_role("button", name="Next match of the campaign").click()
    expect(page.locator(".building .big")).to_contain_text(f"of {55 + second[0] // 2} coins left")

    page.goto("/?lang=pseudo")
    page.goto(campaign)
    page.wait_for_selector(".careers")
    assert untranslated(page) == []


def test_a_familia_of_heroes_goes_from_match_to_match(page: Page) -> None:
    """Months, entering and what follows a match are asked and told at the same table."""
    open_table(page, ANNA, game="heroes", options={"campaign": True, "campaign_months": 12})
    let_a_bot_play(page)
    page.get_by_role("button", name="Next match of the campaign").click()
    page.wait_for_url("**/t/*")
    let_a_bot_play(page)
    page.get_by_role("link", name="Campaign").click()

    expect(page.locator(".campaign .list li")).to_have_count(2)
    expect(page.get_by_role("img", name=re.compile("Total Fame after each match"))).to_be_visible()
    expect(page.get_by_text("Total Fame after each match", exact=True)).to_be_visible()
    named = page.locator(".familiae li b").first.inner_text()
    expect(page.locator(".growth .legend")).to_contain_text(named)
    expect(page.locator(".familiae li").first).to_contain_text("Fringes of the Empire")
    expect(page.get_by_role("heading", name="Growth")).to_be_visible()
    journal = page.get_by_role("region", name="Journal")
    expect(journal.locator("ol > li")).to_have_count(2)
    expect(journal.locator("ol > li").first).to_contain_text("September 106")
    page.get_by_label("A note of your own").fill("He will not fight in winter.")
    page.get_by_role("button", name="Add").click()
    expect(journal.locator("ol > li").last).to_contain_text("He will not fight in winter.")
    look(page, "campaign-heroes")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the journal").click()
    text = saved.value.path().read_text("utf-8")
    assert "September 106" in text
    assert "He will not fight in winter." in text.splitlines()[-2]

    page.evaluate("localStorage.clear()")
    page.goto(f"{page.url}?lang=it")
    told = page.get_by_role("region", name="Diario").locator("ol > li")
    expect(told.first).to_contain_text("Settembre 106")
    expect(told.last).to_contain_text("He will not fight in winter.")
    page.get_by_role("button", name="Togli la nota").click()
    expect(told.last).not_to_contain_text("He will not fight in winter.")


def a_day_of_heroes() -> dict[str, object]:
    """The record of a match after which others of the Day follow; one has lost for good."""
    hurt = star("Priscus", scars=[0, 2, 0, 0, 0, 0, 1], fame=4, wins=3)
    carried = past([hurt, star("Verus", barred=1)], [star("Flamma"), star("Ursio", status="dead")])
    options: dict[str, PlayValue] = {"campaign": True, "gladiators_per_seat": 2}
    match = harena.begin("heroes", 2, "games", options, carried=carried)
    while not match.over:
        seat = match.to_act[0]
        match.answer(seat, match.rulebook.instinct(match.state, seat))
    return {**match.record(), "names": ["Anna", "Bruno"]}


def test_between_matches_the_familiae_lie_in_the_place_of_the_arena(page: Page) -> None:
    """Every gladiator with his parts; a touch on his card enters him."""
    page.request.post("/api/me", data={"name": "Anna"})
    kept = page.request.post("/api/records", data=a_day_of_heroes()).json()["id"]
    options = {"campaign": True, "gladiators_per_seat": 2}
    open_table(page, BOT, ANNA, game="heroes", options=options, record=kept)
    asked = page.locator(".t-ask[data-ask=entry]")
    expect(asked).to_be_visible()

    cards = page.locator(".ludus .ros")
    expect(cards).to_have_count(4)
    expect(page.locator(".ludus .days")).to_contain_text("matches left today")
    priscus = cards.filter(has_text="Priscus")
    expect(priscus.locator("[data-term='part.left_arm']")).to_contain_text("2")
    expect(cards.filter(has_text="Verus")).to_contain_text("recovering this month")
    expect(cards.filter(has_text="Ursio")).to_contain_text("dead")
    look(page, "campaign-heroes-between")
    flamma = cards.filter(has_text="Flamma")
    flamma.click()
    expect(flamma).to_have_attribute("aria-pressed", "true")
    flamma.click()
    expect(page.locator(".t-ask[data-ask=rival]")).to_be_visible()
    expect(flamma).to_have_class(re.compile("meant"))
    expect(cards).to_have_count(4)


def test_the_dead_are_dead_and_a_new_gladiator_comes(page: Page, tmp_path: Path) -> None:
    record = a_record(DEADLY, {"gladiators": [{"xp": 8}, {"xp": 6}]})
    assert DEAD in str(harena.replay(record).legacy)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    page.goto("/")
    page.get_by_label("Open a record").set_input_files(file)
    page.wait_for_url("**/replay/record/**")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".log")).to_contain_text("campaign is over; a new one begins with 55 coins")

    page.get_by_role("link", name="Next match of the campaign").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Next match of the campaign")
    expect(page.get_by_role("textbox", name="Name at seat 2")).to_have_value("Bruno")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    table = page.url.rsplit("/", 1)[1]
    page.goto(f"/campaign/{table}")
    expect(page.get_by_role("link", name="The record it began with")).to_be_visible()
    expect(page.get_by_role("link", name="To match 1")).to_be_visible()


def test_a_result_against_beasts_says_what_happened_and_every_die_is_checked(page: Page) -> None:
    options = {**BEARS, "turns": 1}
    open_table(page, ANNA, BOT, game="gladiatori", options=options)
    let_a_bot_play(page)
    told = page.locator(".result .q")
    expect(told).to_have_text(re.compile("The beasts have won|the gladiators have won"))
    expect(told).not_to_contain_text("point")

    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Check every draw").click()
    good = page.locator(".note.good")
    expect(good).to_have_count(4)
    expect(good.nth(2)).to_have_text(re.compile(r"[1-9]\d* numbers were drawn"))
    expect(page.locator(".note.bad")).to_have_count(0)


def test_a_result_of_teams_names_the_team(page: Page) -> None:
    options = {"teams": "two_against_two", "turns": 1}
    open_table(page, ANNA, BOT, BOT, BOT, game="gladiatori", options=options)
    let_a_bot_play(page)
    told = page.locator(".result .q")
    expect(told).to_have_text(re.compile(r"The team of .+ and .+ wins\.|share the victory"))


def test_contradicting_options_are_refused_in_one_sentence(page: Page) -> None:
    page.goto("/new?game=gladiatori")
    page.locator("summary", has_text="Variants").click()
    page.get_by_role("spinbutton", name="Coins, seat 1").fill("20")
    page.get_by_role("spinbutton", name="Coins, seat 1").blur()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("alert")).to_have_text(
        "Option of play coins_1: with these seats and options 0 or 55 to 120 was expected (19.3), "
        "but 20 came."
    )
