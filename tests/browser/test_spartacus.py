"""Spartacus in the browser: a round of bargains, fists and blood by two people at one screen."""

import re
from typing import Final

from playwright.sync_api import Page, expect

import harena
from harena.kernel.match import Match
from tests.browser.domini import MOST, QUICK, WANTED, Domini, open_capua
from tests.browser.looking import look
from tests.browser.measuring import seen_on_a_phone, stands_still, windows
from tests.browser.playing import open_table, play, play_on_from
from tests.browser.sitting import BOT, LIVIA, MakePage

SIZES: Final = [((1366, 657), 0.70), ((1366, 768), 0.70), ((1024, 768), 0.65), ((360, 740), 0.0)]
# What of the answers is not seen, and what stands in two lines below them.
UNSEEN: Final = """() => {
    const list = document.querySelector('.t-ask .choices');
    const words = [...document.querySelectorAll('.ask-foot .foot > span')];
    const high = words.filter((one) => one.getBoundingClientRect().height > 24);
    return [list.scrollHeight - list.clientHeight, ...high.map((one) => one.textContent)];
}"""
# Which words are broken within, if a card with a long name is the first of the hand.
BROKEN: Final = """() => {
    const card = document.querySelector('.t-ask .choice.held');
    const name = card.querySelector('.mn b');
    name.textContent = 'Privileged Information';
    card.querySelector('.un').textContent = 'with support';
    return [...name.textContent.matchAll(/[^ ]+/g)].filter((word) => {
        const range = document.createRange();
        range.setStart(name.firstChild, word.index);
        range.setEnd(name.firstChild, word.index + word[0].length);
        return new Set([...range.getClientRects()].map((one) => Math.round(one.top))).size > 1;
    }).map(([word]) => word);
}"""
SUPPORT: Final = re.compile("support")
AT_OTHERS: Final = re.compile("Extortion|Incite|Poisoned|Burglary|Slander|Inspector|Editor")
OTHER: Final = re.compile("[Aa]sk (Livia|Marco)")
SLAVES: Final = "Slave|Bearer|Hand|Carrier|Porter|Scribe|Messenger|Cellarer"


def test_support_is_asked_and_given_and_a_guard_answers_out_of_turn(page: Page) -> None:
    open_capua(page, window=600)
    domini = Domini(page)
    row = domini.bar.locator(".choice", has_text=SUPPORT).filter(has_text=AT_OTHERS)
    while domini.until("intrigue") == "intrigue" and not row.count():
        domini.choose("End your turn")
    expect(page.locator(".house")).to_have_count(3)
    look(page, "spartacus-intrigue")
    row.first.click()
    page.locator(".choice", has_text="Seek support").click()
    domini.goes_on()
    assert domini.until("plead") == "plead"
    page.locator(".choice", has_text=OTHER).first.click()
    page.get_by_role("spinbutton", name="Paid on a yes").fill("1")
    page.get_by_label("You say it is").select_option(index=0)
    page.locator(".choice.lead", has_text="Ask").press("Enter")
    domini.goes_on()

    assert domini.until("support") == "support"
    expect(page.locator(".t-ask .bargain .binding")).to_contain_text("1 denarius")
    seen_on_a_phone(page)
    domini.choose("Yes")
    assert domini.until("plead") == "plead"
    domini.choose("Launch")
    expect(page.locator(".t-ask .clock")).to_have_count(0)
    assert domini.until("react", target="Livia|Marco") == "react"
    expect(page.locator(".t-ask .clock")).to_contain_text("left")
    domini.choose("Guard from the table")
    domini.look()
    expect(page.locator(".log")).to_contain_text(re.compile("Guard rolls [1-6]"))


def test_the_menu_and_the_discards_open_and_close(make_page: MakePage) -> None:
    page = make_page(width=360, height=740)
    open_capua(page, LIVIA, BOT, BOT)
    domini = Domini(page)
    assert domini.until("intrigue") == "intrigue"
    assert page.evaluate(BROKEN) == []
    menu = page.locator("details[data-interject]")
    menu.locator("summary").click()
    expect(menu).to_have_attribute("open", "")
    page.keyboard.press("Escape")
    expect(menu).not_to_have_attribute("open", "")
    menu.locator("summary").click()
    pile = page.locator(".affair details.pile").first
    pile.locator("summary").press("Enter")
    expect(menu).not_to_have_attribute("open", "")
    expect(pile.locator(".panel")).to_contain_text("Intrigue discard")
    expect(pile.locator(".panel")).to_be_in_viewport(ratio=1)
    look(page, "spartacus-discard")
    page.set_viewport_size({"width": 360, "height": 740})
    page.keyboard.press("Escape")
    expect(pile).not_to_have_attribute("open", "")

    menu.locator("summary").click()
    menu.get_by_role("button", name=re.compile("ive .* denarii")).first.click()
    expect(page.locator(".t-ask[data-ask=gift]")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_offers_by_keyboard_an_offer_in_return_and_what_the_next_person_sees(page: Page) -> None:
    open_capua(page)
    domini = Domini(page)
    assert domini.until("market") == "market"
    seen_on_a_phone(page)
    page.get_by_role("button", name="Make an offer").first.press("Enter")
    page.get_by_role("radio", name=re.compile("Livia|Marco")).press("Enter")
    page.get_by_role("spinbutton", name="You give: Denarii").fill("2")
    page.locator(".house button.rtile:not([aria-pressed=true])").last.press("Enter")
    page.get_by_label("You promise").select_option(label="Peace this round")
    look(page, "spartacus-offer")
    page.locator(".choice.lead", has_text="this offer").press("Enter")
    domini.goes_on()

    assert domini.until("deal") == "deal"
    expect(page.locator(".t-ask .bargain .binding")).to_contain_text("2 denarii")
    expect(page.locator(".t-ask .bargain .spoken")).to_contain_text("Peace this round")
    seen_on_a_phone(page)
    page.locator(".t-ask .choice", has_text="counter-offer").press("Enter")
    page.get_by_role("spinbutton", name="You get: Denarii").fill("1")
    page.locator(".choice.lead", has_text="this offer").press("Enter")
    domini.goes_on()
    assert domini.until("deal") == "deal"
    domini.choose("Accept")

    # What was offered openly is there for whoever looks next, the newest first.
    domini.look()
    page.get_by_role("tab", name="Offers").click()
    past = page.locator(".offers .bargain")
    expect(past.locator(".outcome")).to_have_text(["accepted", "answered with another"])
    expect(past.nth(0)).to_contain_text("1 denarius")
    expect(past.nth(1).locator(".binding")).to_contain_text("2 denarii")
    expect(past.nth(1).locator(".spoken")).to_contain_text("Peace this round")


def whose_turn(*domini: Domini) -> Domini:
    """Who of these is first asked for an act of his Intrigue turn; the others answer till then."""
    for _ in range(MOST):
        for one in domini:
            ask = one.glance()
            if ask == "intrigue":
                return one
            if ask:
                one.choose(WANTED.get(ask, ""))
        domini[0].page.wait_for_timeout(50)
    raise AssertionError("an Intrigue turn was expected")


def test_an_offer_is_withdrawn_and_another_declined_by_keyboard(make_page: MakePage) -> None:
    anna, bruno = make_page(), make_page(settings='{"name": "Bruno"}')
    path = open_table(anna, LIVIA, {"kind": "open"}, BOT, game="spartacus", options=QUICK)
    bruno.goto(path)
    bruno.get_by_role("button", name="Sit here").click()
    maker = whose_turn(Domini(anna), Domini(bruno)).page
    partner = bruno if maker is anna else anna

    def offer(denarii: str) -> None:
        maker.get_by_role("button", name="Make an offer").first.press("Enter")
        maker.get_by_role("radio", name=re.compile("Livia|Bruno")).press("Enter")
        maker.get_by_role("spinbutton", name="You give: Denarii").fill(denarii)
        maker.locator(".choice.lead", has_text="this offer").press("Enter")
        expect(partner.locator(".t-ask .bargain .binding")).to_contain_text(f"{denarii} denarii")

    maker.get_by_role("tab", name="Offers").press("Enter")
    offer("2")
    maker.get_by_role("button", name="Withdraw your offer").press("Enter")
    expect(maker.locator(".offers .bargain .outcome")).to_have_text(["withdrawn"])
    expect(partner.locator(".t-ask .bargain")).to_have_count(0)
    expect(partner.locator(".offers .bargain .outcome")).to_have_text(["withdrawn"])

    offer("3")
    partner.locator(".t-ask .choice", has_text="Decline").press("Enter")
    partner.locator(".t-ask .choice.lead[aria-pressed=true]").press("Enter")
    for page in (maker, partner):
        expect(page.locator(".offers .bargain .outcome")).to_have_text(["declined", "withdrawn"])
    expect(maker.get_by_role("button", name="Withdraw your offer")).to_have_count(0)


def looks_through_the_discards(page: Page, name: str) -> None:
    """By the keyboard alone, and on a phone too."""
    pile = page.locator(".discards details:visible").first
    pile.locator("summary").press("Enter")
    expect(pile.locator(".panel h3")).to_be_in_viewport()
    look(page, name)
    page.set_viewport_size({"width": 360, "height": 740})
    expect(pile.locator(".panel")).to_be_visible()
    page.set_viewport_size({"width": 1280, "height": 900})
    pile.locator("summary").press("Enter")
    expect(pile.locator(".panel")).to_be_hidden()


def test_an_auction_with_a_limit_wagers_a_fight_to_its_end_and_the_thumb(page: Page) -> None:
    open_capua(page, game_type="quick")
    domini = Domini(page)
    assert domini.until("bid") == "bid"
    expect(page.locator(".fst")).to_have_count(3)
    limit = page.get_by_role("group", name="In a tie go up to").first
    limit.get_by_role("spinbutton").fill("5")
    limit.get_by_role("button", name="Set").press("Enter")
    expect(page.locator(".instruct")).to_contain_text(["you go up to 5", ""])
    page.locator(".t-ask").get_by_role("spinbutton").fill("3")
    expect(page.locator(".choice.lead")).to_contain_text("Close the fist on 3")
    look(page, "spartacus-auction")
    looks_through_the_discards(page, "spartacus-auction-discards")
    page.locator(".choice.lead").click()
    domini.goes_on()
    domini.look()
    # The other sees that there is a limit, and neither how high it is nor what was written.
    expect(page.locator(".fst")).to_contain_text(["has a limit"])
    expect(page.locator(".t-ask").get_by_role("spinbutton")).to_have_value("0")
    domini.choose("Bid nothing")  # The other's fist closes too, and all are opened together.
    domini.look()
    expect(page.locator(".log")).to_contain_text(re.compile("fist: 3, in all 3"))

    assert domini.until("hosting") == "hosting"
    page.locator(".t-ask .quick button").last.click()
    page.locator(".choice.lead").click()
    domini.goes_on()
    assert domini.until("wager", invite="Livia|Marco", fighter=SLAVES) == "wager"
    injury = page.get_by_role("spinbutton", name="Injury")
    while injury.get_attribute("max") == "0":  # The Host has bid all that there was.
        domini.choose("Stake nothing")
        assert domini.until("wager") == "wager"
    injury.fill("1")
    look(page, "spartacus-wager")
    seen_on_a_phone(page)
    assert domini.until("wager") == "wager"  # The bot may have made an offer meanwhile.
    injury.fill("1")
    page.locator(".choice.lead").press("Enter")
    domini.goes_on()
    assert domini.until("combat") == "combat"
    look(page, "spartacus-combat")
    seen_on_a_phone(page)
    expect(page.locator(".nook")).to_have_count(4)
    expect(page.locator(".tok")).to_have_count(2)
    expect(page.locator(".combat .fighter")).to_have_count(2)
    assert domini.fight() == "thumb"
    expect(page.locator(".log")).to_contain_text(re.compile("1 staked, [03] back"))
    domini.choose("Thumb down")
    domini.look()
    expect(page.locator(".log")).to_contain_text("Thumb down for")


def test_the_table_stands_still_at_every_size(page: Page) -> None:
    path = open_capua(page, LIVIA, BOT, BOT, BOT, game_type="quick")
    pages = windows(page, path, [size for size, _ in SIZES])
    domini = Domini(page)
    for ask in ("intrigue", "market", "bid"):
        assert domini.until(ask) == ask
        if ask == "intrigue":
            expect(page.locator(".affair")).to_contain_text("have the Intrigue turn")
            assert page.evaluate(UNSEEN) == [0]
    while domini.until("intrigue", hosting="Close") == "intrigue":
        if page.locator(".log").get_by_text("The combat begins").count():
            break
        domini.choose("End your turn")
    for one, (_, share) in zip(pages, SIZES, strict=True):
        expect(one.locator(".log")).to_contain_text("The combat begins")
        stands_still(one, share)


def last_combat() -> tuple[Match, int]:
    """A quick match by instinct, and the answer that its last combat began with."""
    match = harena.begin("spartacus", 3, "a last combat", {"game_type": "quick"})
    instinct = harena.rulebook("spartacus").instinct
    begun = told = 0
    while not match.over:
        seat = match.to_act[0]
        match.answer(seat, instinct(match.state, seat))
        if any(event.kind == "combat_began" for event in match.events_from(told)):
            begun = len(match.answers)
        told = len(match.events)
    return match, begun


def test_the_last_combat_and_the_result_stand_still(page: Page) -> None:
    path = play_on_from(page, *last_combat())
    pages = windows(page, path, [size for size, _ in SIZES])
    play(page, seed=1)
    for one, (_, share) in zip(pages, SIZES, strict=True):
        expect(one.locator(".result")).to_be_visible()
        expect(one.locator(".log")).to_contain_text("won the match")
        stands_still(one, share)


def test_the_same_table_as_text_and_in_other_words(make_page: MakePage) -> None:
    page = make_page(settings='{"language": "pt"}')
    open_capua(page, LIVIA, BOT, BOT)
    page.get_by_role("button", name="Tabuleiro em texto").click()
    expect(page.locator(".places")).to_contain_text(re.compile(r"Influência \d"))
    assert not re.search(r"\b[gs]\d\d\b", page.locator(".places").inner_text())
