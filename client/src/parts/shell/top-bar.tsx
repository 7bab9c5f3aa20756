/** The bar on top of every page. */
import type { ComponentChildren } from "preact";
import { myName } from "../../state/guest/my-name";
import { isNight, set, settings } from "../../browser/settings";
import { route } from "../../state/app/route";
import { others } from "../../state/app/my-turns";
import { ui } from "../../words/ui";
import { Figure, SeatMark } from "../basics/figure";
import { Icon } from "../basics/icons";

/** The way home; with a number where other tables wait for me. */
export function Brand() {
  const waiting = others.value.length;
  return (
    <a class="brand" href="/" aria-label={waiting === 0 ? ui("brand") : ui("brand-waiting", { count: waiting })}>
      <Figure name="i-arena" class="" />
      {waiting > 0 && (
        <b class="badge" aria-hidden="true">
          {waiting}
        </b>
      )}
      <span aria-hidden="true">Harena</span>
    </a>
  );
}

export function ThemeButton({ class: more = "" }: { class?: string }) {
  const night = isNight();
  return (
    <button
      type="button"
      class={`icon ${more}`.trim()}
      aria-label={ui(night ? "to-light" : "to-dark")}
      data-tip
      onClick={() => set("theme", night ? "light" : "dark")}
    >
      <Icon name={night ? "sun" : "moon"} />
    </button>
  );
}

export function SettingsLink() {
  return (
    <a class="icon" href="/settings" aria-label={ui("settings")} data-tip>
      <Icon name="sliders" />
    </a>
  );
}

/** The bar of pages that are not a table. */
export function Top({ children }: { children?: ComponentChildren }) {
  const { page } = route.value;
  const here = (name: string) => (page === name ? { "aria-current": "page" as const } : {});
  return (
    <header class="top">
      <Brand />
      <nav class="grow" aria-label={ui("main-menu")}>
        <a class="only-l" href="/" {...here("home")}>
          {ui("home")}
        </a>
        <a href="/new" {...here("new")}>
          {ui("new-table")}
        </a>
        <a href="/help" {...here("help")}>
          {ui("help")}
        </a>
      </nav>
      {children}
      <ThemeButton />
      <SettingsLink />
      {settings.value.name.trim() !== "" && (
        <a class="who only-l" href="/settings" aria-label={ui("you-are", { name: myName() })}>
          <SeatMark seat={0} />
          <span class="cut">{myName()}</span>
        </a>
      )}
    </header>
  );
}
