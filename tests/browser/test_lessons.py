"""Lessons as a new player takes them, hints against bots, and what a first match is offered."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.looking import look, untranslated
from tests.browser.measuring import seen_on_a_phone, unseen
from tests.browser.playing import open_table
from tests.browser.sitting import ANNA, BOT, MakePage

TABLE = "async (path) => (await fetch(`/api/tables/${path.split('/')[2]}`)).json()"


def task(page: Page, words: str | re.Pattern[str]) -> Locator:
    """The coach sets a task."""
    bar = page.locator(".t-ask:not(.wait, [aria-busy=true])")
    expect(bar.locator(".coach .do")).to_have_text(words)
    return bar


def test_the_first_lesson_of_clash_from_home_to_a_won_match(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Learn Clash of the Gladiators").click()
    page.get_by_role("region", name="Clash of the Gladiators").get_by_role(
        "link", name="Begin"
    ).click()

    bar = task(page, "Choose your team on C2.")
    expect(page.locator(".cell.legal")).to_have_count(1)
    bar.get_by_role("button", name="B1").dispatch_event("click")
    expect(bar.locator(".why.tip")).to_contain_text("That team stands beside a lion.")
    task(page, "Choose your team on C2.")
    page.locator(".cell.legal").dispatch_event("click")

    bar = task(page, "Attack the team on C3.")
    page.locator(".cell.legal").dispatch_event("click")
    bar.locator(".choice.lead").click()
    bar = task(page, "Attack once more: choose your team on C3.")
    bar.locator(".choice.lead").click()

    expect(page.locator(".coach .said")).to_contain_text("You have won!")
    expect(page.locator(".coach .do")).to_have_text("1 of 7 done")
    page.get_by_role("link", name="Next: Five kinds of gladiators").click()
    task(page, "Add a gladiator to your team on C2.")
    page.goto("/learn")
    expect(page.locator("#clash li.done")).to_have_text("Your first battleDone")
    expect(page.get_by_role("link", name="Go on")).to_have_attribute("href", "/learn/clash/teams")


def test_a_lesson_that_was_left_goes_on_where_it_was(page: Page) -> None:
    page.goto("/learn/clash/first")
    task(page, "Choose your team on C2.")
    anew = page.get_by_role("button", name="Begin this lesson anew")
    expect(anew).to_have_count(0)
    page.locator(".cell.legal").dispatch_event("click")
    task(page, "Attack the team on C3.")

    page.get_by_role("link", name="All lessons").click()
    page.locator("#clash").get_by_role("link", name="Go on").click()
    task(page, "Attack the team on C3.")
    page.reload()
    task(page, "Attack the team on C3.")

    anew.click()
    task(page, "Choose your team on C2.")
    page.reload()
    task(page, "Choose your team on C2.")


def test_the_first_lesson_of_gladiatori_to_first_blood(page: Page) -> None:
    page.goto("/learn/gladiatori/first")
    for words in ("Step one hex to the east, straight on.", "Step east again."):
        bar = task(page, words)
        expect(bar.locator(".choice.lead")).to_have_count(0)
        later = bar.locator(".choice[aria-disabled=true]", has_text="Go on")
        expect(later).to_contain_text("He is still out of reach")
        page.locator(".cell.legal").dispatch_event("click")
        bar.locator(".choice.lead").click()
    task(page, "End your movement.").get_by_role("button", name="Go on").click()

    bar = task(page, "Play Strength.")
    expect(bar.locator(".choice.lead")).to_contain_text("Strength")
    later = bar.locator(".choice[aria-disabled=true]", has_text="Movement never strikes")
    expect(later).to_be_visible()
    later.dispatch_event("click")
    expect(bar.locator(".why.tip")).to_have_text("Movement never strikes. Play Strength.")
    assert not unseen(page, ".coach .do")
    seen_on_a_phone(page, ".coach .do")
    for _ in range(2):
        bar.locator(".choice").filter(has_text="Strength").first.click()

    bar = task(page, "Add three Energy 1 cards; then it is enough.")
    expect(bar.locator(".lead")).to_contain_text("Energy 1")
    bar.get_by_role("button", name="Go on without a card").click()
    expect(bar.locator(".why.tip")).to_contain_text("Three Energy 1 cards, no more and no less")
    for _ in range(3):
        bar.locator(".choices").get_by_role("button", name="Energy 1").click()
    page.set_viewport_size({"width": 1366, "height": 657})
    expect(bar.locator(".choices")).not_to_have_attribute("data-more", re.compile(""))
    assert not unseen(page, ".sends .choice")
    bar.locator(".choice").last.click()
    task(page, "Strike the Mirmillo.").locator(".choice.lead").click()
    task(page, "Use your Offense.").locator(".choice.lead").click()

    expect(page.locator(".coach .said")).to_contain_text("12 against 6: a hit!")
    expect(page.locator("#decision")).to_be_focused()
    expect(page.locator(".chair .score").first).to_contain_text("18")


def test_the_words_of_the_coach_explain_themselves(page: Page) -> None:
    page.goto("/learn/gladiatori/first")
    said = page.locator(".coach .said")
    said.get_by_role("button", name="Victory Points").click()
    expect(page.locator(".explain h3, .explain b").first).to_have_text("Victory Points")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Go on").dispatch_event("click")
    expect(page.locator(".why.tip")).to_contain_text("out of reach")
    page.keyboard.press("i")
    expect(page.locator(".explain")).to_be_visible()


def test_rows_of_answers_are_taken_in_one_go_and_a_wrong_one_is_not_taken(page: Page) -> None:
    page.goto("/learn/gladiatori/wounds")
    bar = page.locator(".t-ask:not(.wait, [aria-busy=true])")
    expect(bar.locator(".choice.lead")).to_have_count(0)
    bar.locator(".choice").click()
    expect(bar.locator(".why.tip")).to_contain_text("Four Action cards and three Energy 1 in hand")
    page.locator(".t-board").get_by_role("button", name="Energy 0").click()
    bar.locator(".choice").click()
    task(page, "Do not use Guard: you would be hit all the same.").locator(".choice.lead").click()
    bar = task(page, "Pay with an Energy 1 of your HP deck.")
    bar.locator(".choice").last.click()
    expect(page.locator(".coach .said")).to_contain_text("Paid in full: you live.")

    page.goto("/learn/gladiatori/rest")
    for name in ("Oppose", "Berserk"):
        bar = task(page, re.compile("for 1 Blood."))
        seen_on_a_phone(page, ".choice.lead")
        for _ in range(2):
            bar.locator(".choice").filter(has_text=name).first.click()
    task(page, "Add your Offense too.").locator(".choice.lead").click()
    bar = task(page, re.compile("take back all"))
    offense = page.locator(".t-board li, .t-board .rows > *").filter(has_text="Offense")
    offense.get_by_role("button").first.click()
    bar.locator(".choice").click()
    expect(bar.locator(".why.tip")).to_contain_text("Endurance reaches for all of it")
    expect(bar.locator(".choice")).to_contain_text("Rest: 7 come back")
    bar.locator(".choice").click()
    expect(page.locator(".coach .said")).to_contain_text("Almost fresh for the second turn.")


def test_the_last_lesson_is_a_match_in_which_a_hint_can_be_asked_by_a_key(page: Page) -> None:
    page.goto("/learn/clash/match")
    task(page, "Play to the end. “What would you do?” gives you a hint.")
    expect(page.get_by_role("button", name="What would you do?")).to_be_enabled()
    page.keyboard.press("w")

    expect(page.locator(".hinting")).to_contain_text("I would choose: ")
    page.locator(".choice.hint").click()
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.locator(".t-ask:not(.wait) .q")).to_be_visible()


def test_a_hint_against_bots_is_shown_with_its_reason_and_counted(page: Page) -> None:
    path = open_table(page, ANNA, BOT)
    expect(page.locator(".t-ask:not(.wait) .q")).to_be_visible()
    page.get_by_role("button", name="What would you do?").click()

    expect(page.locator(".hinting")).to_contain_text("I would choose: ")
    table: dict[str, Any] = page.evaluate(TABLE, path)
    assert [seat["hints"] for seat in table["seats"]] == [1, 0]


def test_among_people_there_is_no_hint(page: Page) -> None:
    open_table(page, ANNA, {"kind": "me", "name": "Bruno"})

    expect(page.locator(".t-ask:not(.wait) .q")).to_be_visible()
    expect(page.get_by_role("button", name="What would you do?")).to_have_count(0)


def test_a_first_match_is_offered_with_lighter_rules_and_the_second_is_not(page: Page) -> None:
    page.goto("/new?game=gladiatori")
    expect(page.locator(".note")).to_contain_text("Your first match? With the lighter rules")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".t-ask")).to_be_visible()
    table: dict[str, Any] = page.evaluate(TABLE, page.evaluate("location.pathname"))
    assert table["options"]["learning"] is True

    page.goto("/new?game=gladiatori")
    expect(page.get_by_role("button", name="Open the table")).to_be_enabled()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_text("Your first match?")).to_have_count(0)


@pytest.mark.parametrize("path", ["/learn", "/learn/clash/dice", "/learn/gladiatori/defence"])
def test_lessons_in_every_dress_and_all_translated(make_page: MakePage, path: str) -> None:
    page = make_page()
    page.goto(path)
    expect(page.locator(".learn .course, .coach").first).to_be_visible()
    look(page, path.strip("/").replace("/", "-"))

    dressed = make_page(settings='{"language": "pseudo"}')
    dressed.goto(path)
    expect(dressed.locator(".learn .course, .coach").first).to_be_visible()
    assert untranslated(dressed) == []
