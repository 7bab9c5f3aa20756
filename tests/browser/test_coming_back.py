"""Coming back: my turn told from afar, watching, a rematch by agreement, pages without a net."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.looking import look
from tests.browser.playing import open_table, play, play_now
from tests.browser.serving import Served
from tests.browser.sitting import ANNA, RANDOM_BOT, MakeContext, MakePage

# What the page asks the system to show, noted instead of shown; that it was asked is what counts.
NOTED = """
    window.asked = 0; window.notices = [];
    window.Notification = class {
        static permission = 'default';
        static async requestPermission() {
            window.asked += 1;
            return (window.Notification.permission = 'granted');
        }
        constructor(title, options) { window.notices.push([title, options.tag]); }
        close() {}
    };
    window.isHidden = false;
    Object.defineProperty(document, 'visibilityState',
        {get: () => window.isHidden ? 'hidden' : 'visible'});
"""


def test_whose_turn_it_is_stands_on_the_tab_on_home_and_behind_a_key(page: Page) -> None:
    first = open_table(page, ANNA, RANDOM_BOT, options={"first": 0})
    expect(page).to_have_title(re.compile(r"^\(1\) Your turn · Clash"))
    second = open_table(page, ANNA, RANDOM_BOT, options={"first": 0})
    expect(page).to_have_title(re.compile(r"^\(2\) Your turn · Clash"))
    assert ">2<" in page.evaluate(
        "decodeURIComponent(document.querySelector('link[rel=icon]').href)"
    )
    page.wait_for_selector(".arena")
    page.keyboard.press("n")
    expect(page).to_have_url(re.compile(first))
    expect(page.get_by_role("link", name=re.compile("1 table waits for you"))).to_be_visible()
    page.keyboard.press("n")
    expect(page).to_have_url(re.compile(second))

    page.get_by_role("link", name=re.compile("1 table waits for you")).click()

    yours = page.get_by_role("region", name="Your turn")
    expect(yours.get_by_role("link")).to_have_count(2)
    expect(page).to_have_title("(2) Harena")


def test_a_notice_comes_only_after_a_press_and_only_to_who_looks_away(
    make_page: MakePage,
) -> None:
    page = make_page()
    page.add_init_script(NOTED)
    open_table(page, ANNA, RANDOM_BOT, options={"first": 0})
    page.goto("/")
    expect(page).to_have_title("(1) Harena")
    assert page.evaluate("window.asked") == 0
    page.get_by_role("button", name="Tell me when it is my turn").click()
    expect(page.get_by_role("button", name="Tell me when it is my turn")).to_have_count(0)
    assert page.evaluate("window.asked") == 1

    page.evaluate("window.isHidden = true")
    made = page.evaluate(
        """async (wish) => (await (await fetch('/api/tables', {
            method: 'POST', headers: {'content-type': 'application/json'},
            body: JSON.stringify(wish)})).json()).table.id""",
        {"game": "clash", "seats": [ANNA, RANDOM_BOT], "options": {"first": 0}},
    )
    expect(page).to_have_title("(2) Harena")

    title, table = page.evaluate("window.notices.at(-1)")
    assert (table, title.startswith("Your turn · Clash")) == (made, True)


def test_a_listed_match_can_be_watched_and_says_what_is_hidden(make_page: MakePage) -> None:
    anna, zeno = make_page(), make_page()
    path = open_table(anna, ANNA, RANDOM_BOT, public=True, game="gladiatori", options={})
    zeno.goto("/")
    there = zeno.locator(".list li", has=zeno.locator(f'a[href="{path}"]'))
    expect(there).to_contain_text("Anna")

    there.get_by_role("link", name=re.compile(r"^Watch Gladiatori: Anna \d")).click()

    expect(zeno).to_have_url(re.compile(path))
    expect(zeno.get_by_text("stay hidden until the rules open them")).to_be_visible()


def test_who_is_invited_sees_clock_and_options_before_sitting(make_page: MakePage) -> None:
    anna, bruno = make_page(), make_page()
    more = {"options": {"idle_limit": 12}, "clock": {"bank": 300, "increment": 5, "cap": 0}}
    path = open_table(anna, ANNA, {"kind": "open"}, **more)

    bruno.goto(path)

    played = bruno.get_by_role("region", name="What is played")
    expect(played).to_contain_text("5 minutes each")
    expect(played).to_contain_text("12")
    expect(bruno.get_by_role("button", name="Sit here")).to_be_visible()


def test_a_clock_with_a_cap_is_chosen_in_the_form_and_told_to_who_is_invited(
    make_page: MakePage,
) -> None:
    anna, bruno = make_page(), make_page(settings='{"name": "Bruno"}')
    anna.goto("/new")
    anna.get_by_label("Your name").fill("Anna")
    anna.get_by_role("radiogroup", name="How many seats").get_by_label("2").check()
    anna.get_by_role("radiogroup", name="Seat 2").get_by_label("Link").check()
    clock = anna.get_by_role("radiogroup", name="Clock")
    clock.get_by_label("Brisk").check()
    expect(anna.locator(".ntsteps")).to_contain_text("A minute at most for a decision")
    look(anna, "new-table-clock")
    anna.get_by_role("button", name="Open the table").click()
    link = anna.get_by_role("textbox", name="Link of seat 2").input_value()

    bruno.goto(link)

    played = bruno.get_by_role("region", name="What is played")
    expect(played).to_contain_text("A minute at most for a decision")


def test_settings_and_help_open_over_the_table_and_lead_back(page: Page) -> None:
    play_now(page)
    question = page.locator("#decision .q").first
    expect(question).to_be_visible()
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    table = page.url

    page.get_by_role("link", name="Settings").first.click()
    sheet = page.get_by_role("dialog", name="Settings")
    expect(sheet).to_be_visible()
    look(page, "settings-over-table")
    sheet.get_by_role("radio", name="Dark").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.locator(".arena").count() == 1, "the table goes on below"
    sheet.get_by_role("button", name="Back to the table").click()
    expect(page).to_have_url(table)
    expect(sheet).to_have_count(0)

    page.keyboard.press("r")
    page.locator('.t-book a[href="/rules/clash"]').click()
    rules = page.get_by_role("dialog", name=re.compile("the rules"))
    expect(rules.locator("h2").first).to_be_visible()
    rules.get_by_role("button", name="Back to the table").click()
    expect(page).to_have_url(table)

    page.get_by_role("link", name="Settings").first.click()
    page.reload()
    expect(sheet).to_be_visible()
    page.wait_for_selector(".arena")
    page.keyboard.press("Escape")
    expect(page).to_have_url(table)
    page.get_by_role("link", name="Settings").first.click()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert len(sockets) == 1, "only the reload opened a new line"


def test_a_rematch_is_agreed_upon_and_begins_for_both(make_page: MakePage) -> None:
    anna, bruno = make_page(), make_page()
    path = open_table(anna, ANNA, {"kind": "open"})
    bruno.goto(path)
    bruno.get_by_label("Your name").fill("Bruno")
    bruno.get_by_role("button", name="Sit here").click()
    for page in (anna, bruno):
        page.wait_for_selector(".arena")
    give_up(bruno)
    expect(anna.locator(".result")).to_contain_text("You are left, and win.")
    expect(bruno.locator(".result")).to_contain_text("You give up.")

    bruno.get_by_role("button", name="Play again").click()

    expect(anna.locator(".rematch")).to_contain_text("Bruno · agreed")
    expect(anna.locator(".rematch")).to_contain_text("Bruno wants to play again.")
    expect(bruno.locator(".rematch")).to_contain_text("Waiting for Anna")
    look(anna, "rematch")
    anna.get_by_role("button", name="Play again").click()
    for page in (anna, bruno):
        expect(page).not_to_have_url(re.compile(path))
        page.wait_for_selector(".arena")
    assert anna.url == bruno.url


def give_up(page: Page) -> None:
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Yes, I give up").click()


def test_an_end_is_offered_refused_and_agreed(make_page: MakePage) -> None:
    anna, bruno = make_page(), make_page()
    path = open_table(anna, ANNA, {"kind": "open"})
    bruno.goto(path)
    bruno.get_by_role("button", name="Sit here").click()
    bruno.wait_for_selector(".arena")
    for asks, other, answer in ((bruno, anna, "Refuse"), (anna, bruno, "Agree")):
        asks.get_by_role("button", name="This table").click()
        asks.get_by_role("button", name="Offer to end").click()
        asks.get_by_role("button", name="Yes, offer it").click()
        note = other.get_by_text("offers to end the match without a winner")
        expect(note).to_be_visible()
        other.get_by_role("button", name=answer).click()
        expect(note).to_have_count(0)
    for page in (anna, bruno):
        expect(page.locator(".result")).to_contain_text("by agreement. Nobody wins.")


def test_a_result_is_kept_as_a_picture(page: Page, tmp_path: Path) -> None:
    open_table(page, ANNA, RANDOM_BOT)
    page.wait_for_selector(".arena")
    give_up(page)
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Picture").click()
    picture = tmp_path / "picture.png"
    downloading.value.save_as(picture)

    assert picture.read_bytes().startswith(b"\x89PNG")
    assert len(picture.read_bytes()) > 8000, "something is drawn on it"


def test_one_plays_on_from_a_step_and_it_is_called_an_exercise(page: Page, finished: str) -> None:
    page.goto(f"{finished}?step=130")
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    look(page, "play-on")
    page.get_by_role("button", name=re.compile("^Play on as Anna")).click()
    page.wait_for_url("**/t/**")
    page.wait_for_selector(".arena")
    expect(page.locator("#decision .q").first).to_be_visible()

    play(page, seed=3)

    result = page.locator(".result")
    expect(result).to_contain_text("An exercise, played on from decision 130 of another match.")
    result.get_by_role("link", name="See that match").click()
    expect(page).to_have_url(re.compile(f"{finished}.*step=130"))


def test_a_file_that_is_no_record_is_called_so(page: Page, tmp_path: Path) -> None:
    page.goto("/")
    for number, text in enumerate(("{}", "[1, 2]", '{"game": "chess"}', "not json")):
        file = tmp_path / f"{number}.json"
        file.write_text(text)
        page.get_by_label("Open a record").set_input_files(file)
        expect(page.get_by_role("alert")).to_have_text("That file is not the record of a match.")


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Served]:
    """A server that may be killed."""
    server = Served(tmp_path)
    server.start()
    yield server
    server.kill()


def test_a_replay_that_was_seen_is_read_without_a_net_and_the_server_first(
    make_context: MakeContext, own: Served
) -> None:
    context = make_context(base_url=own.address, service_workers="allow")
    page = context.new_page()
    open_table(page, ANNA, RANDOM_BOT)
    page.wait_for_selector(".arena")
    give_up(page)
    page.get_by_role("link", name="Replay").click()
    expect(page.locator(".transport")).to_contain_text("0 of")
    page.reload()  # The worker has the page now.
    expect(page.locator("html")).to_have_attribute("data-kept", "yes")
    expect(page.locator(".transport")).to_contain_text("0 of")
    assert page.locator("html").get_attribute("data-offline") is None
    page.wait_for_timeout(500)

    own.kill()
    page.reload()

    expect(page.get_by_text("You are offline.")).to_be_visible()
    expect(page.locator(".transport")).to_contain_text("0 of")
    page.goto("/")
    kept = page.get_by_role("region", name="Replays kept in this browser")
    expect(kept).to_contain_text("Clash of the Gladiators")
    kept.get_by_role("link", name="Replay").click()
    expect(page.locator(".transport")).to_contain_text("0 of")
    page.wait_for_selector(".arena")
    own.start()
    expect(page.get_by_text("You are offline.")).to_have_count(0)
    assert page.locator("html").get_attribute("data-offline") is None


def test_the_house_can_be_installed(page: Page) -> None:
    page.goto("/help")
    manifest = page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())"
    )
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert (answer.status, answer.headers["content-type"]) == (200, icon["type"])
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    worker = page.request.get("/worker.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"
    assert "__" not in worker.text()
