"""Replays: step, scrub, autoplay, eyes, links to a step, records out and in, every die checked."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from harena.lab.verify import verify
from tests.browser.conftest import BRING
from tests.browser.sitting import MakePage
from tests.server.test_analysis import finished as finished_by_lot


def test_stepping_scrubbing_and_playing(page: Page, finished: str) -> None:
    page.goto(f"{finished}?step=30")
    expect(page.locator(".transport")).to_contain_text("30 of")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"step=31\b"))
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Back one decision").click()
    expect(page).to_have_url(re.compile(r"step=29\b"))

    page.get_by_role("slider", name="Decision").fill("60")
    expect(page.locator(".transport")).to_contain_text("60 of")

    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".transport")).to_contain_text(re.compile(r"6[3-9] of"))
    page.get_by_role("button", name="Pause").click()

    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".log .now")).to_contain_text("points")
    page.get_by_role("button", name="To the beginning").click()
    expect(page).to_have_url(re.compile(r"step=0\b"))


def test_a_link_to_a_step_shows_that_step_to_anyone(make_page: MakePage, finished: str) -> None:
    page, friend = make_page(), make_page()
    page.goto(f"{finished}?step=77")
    page.get_by_role("button", name="Share").click()
    friend.goto(page.get_by_role("textbox", name="Link to this decision").input_value())
    expect(friend.locator(".transport")).to_contain_text("77 of")
    labels = "[...document.querySelectorAll('.cell')].map((cell) => cell.ariaLabel)"
    assert friend.evaluate(labels) == page.evaluate(labels)


def test_any_seat_s_eyes_and_all_open_after_the_end(page: Page, finished: str) -> None:
    page.goto(f"{finished}?step=20")
    for eyes, address in (("Bruno", "eyes=1"), ("Everyone, all open", "eyes=all")):
        page.get_by_role("radio", name=eyes).check()
        expect(page).to_have_url(re.compile(address))
    page.reload()
    expect(page.get_by_label("Everyone, all open")).to_be_checked()
    page.get_by_role("radio", name="Anna").check()
    expect(page.locator(".log")).to_contain_text("You ")


def test_every_draw_is_checked_and_the_record_goes_out_and_in(
    page: Page, finished: str, tmp_path: Path
) -> None:
    page.goto(finished)
    page.get_by_role("button", name="Check every draw").click()
    good = page.locator(".note.good")
    expect(good).to_have_count(4)
    expect(good.nth(2)).to_contain_text("drawn again from the secret, all are the same.")

    with page.expect_download() as downloading:
        page.get_by_role("button", name="Download").click()
    record = tmp_path / "record.json"
    downloading.value.save_as(record)
    told = json.loads(record.read_text())
    assert verify(told) == []

    page.goto("/")
    page.get_by_label("Open a record").set_input_files(record)
    page.wait_for_url("**/replay/record/**")
    expect(page.locator(".transport")).to_contain_text(f"0 of {len(told['answers'])}")
    expect(page.locator(".t-seats .chair").first).to_contain_text("Anna")
    page.get_by_role("button", name="Check every draw").click()
    expect(good).to_have_count(4)


@pytest.mark.parametrize(
    ("wanted", "instead", "said"),
    [
        (r'("draws":\[\[\d+),\d+', r"\1,99", "what was drawn does not follow"),
        (r'(\["rolled",\d+,\d+,\d+),\d', r"\1,2", "not what the record was closed with"),
    ],
)
def test_a_draw_or_a_die_that_was_changed_is_found_out(
    page: Page, finished: str, wanted: str, instead: str, said: str
) -> None:
    def turn(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]
        text = re.sub(wanted, instead, answer.text())
        route.fulfill(response=answer, body=text)  # type: ignore[attr-defined]

    page.route("**/steps?eyes=all*", turn)
    page.goto(finished)
    page.get_by_role("button", name="Check every draw").click()
    expect(page.locator(".note.bad")).to_have_count(1)
    expect(page.locator(".note.bad")).to_contain_text(said)


def test_a_match_is_analysed_and_played_on_from_where_it_turned(page: Page) -> None:
    page.goto("/help")
    page.goto(f"/replay/record/{page.evaluate(BRING, finished_by_lot('analysis'))['id']}")
    page.get_by_role("tab", name="Analysis").click()
    page.get_by_role("button", name="Analyse", exact=True).click()
    chart = page.get_by_role("slider", name="Chances to win along the match")
    chart.wait_for(timeout=240_000)  # Beside all other tests it may take minutes.
    chart.press("End")
    expect(chart).to_have_attribute("aria-valuetext", re.compile(r"Seat 1 50\s?%, Seat 2 50\s?%"))
    turning = page.locator(".turnings > li:not(.luck)").first
    turning.get_by_role("button").first.click()

    expect(turning.locator("dt")).to_have_text(["Played", "The search prefers"])
    number, seat = re.findall(r"Decision (\d+), Seat (\d)", turning.inner_text())[0]
    expect(page).to_have_url(re.compile(rf"step={number}&eyes={int(seat) - 1}$"))
    played, preferred = turning.locator("dd b").all_inner_texts()
    assert played != preferred
    page.reload()
    page.get_by_role("tab", name="Analysis").click()
    expect(turning.locator("dd b").first).to_have_text(played)
    turning.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name=f"Play on as Seat {seat}").click()
    page.wait_for_url("**/t/**")
    expect(page.locator("#decision")).to_be_visible()


def test_what_is_no_record_is_refused_with_a_sentence(page: Page, tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("not a record")
    page.goto("/")
    page.get_by_label("Open a record").set_input_files(broken)
    expect(page.get_by_role("alert")).to_have_text("That file is not the record of a match.")
