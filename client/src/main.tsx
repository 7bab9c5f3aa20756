/** The way in: words first, then the page of the address. */
import { effect } from "@preact/signals";
import { render } from "preact";
import { App } from "./app";
import { Skeleton } from "./parts/shell/skeleton";
import { listen } from "./parts/explain/explain";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import "./look/controls.css";
import "./look/fields.css";
import "./look/top.css";
import "./look/board.css";
import "./look/pieces.css";
import "./look/over-board.css";
import "./look/frame-top.css";
import "./look/frame.css";
import "./look/skeleton.css";
import "./look/chairs.css";
import "./look/ask.css";
import "./look/choices.css";
import "./look/result.css";
import "./look/book.css";
import "./look/tray.css";
import "./look/dice.css";
import "./look/cover.css";
import "./look/prose.css";
import "./look/home.css";
import { LIE_UNDER, route } from "./state/app/route";
import { settings } from "./browser/settings";
import { keepShell } from "./state/app/kept-shell";
import { watchTurns } from "./state/app/my-turns";
import { speak } from "./words/words";

const root = document.getElementById("app");
if (root !== null && LIE_UNDER.has(route.peek().page)) render(<Skeleton />, root);
await speak(settings.peek().language);
let spoken = settings.peek().language;
effect(() => {
  const { language } = settings.value;
  if (language === spoken) return;
  spoken = language;
  void speak(language);
});

listen();
if (root !== null) render(<App />, root);
watchTurns();
keepShell();
