/** The way in: words first, then the page of the address. */
import { effect } from "@preact/signals";
import { render } from "preact";
import { App } from "./app";
import { listen } from "./parts/explain";
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
import "./look/chairs.css";
import "./look/ask.css";
import "./look/choices.css";
import "./look/result.css";
import "./look/book.css";
import "./look/tray.css";
import "./look/dice.css";
import "./look/cover.css";
import "./look/lobby.css";
import "./look/replay.css";
import "./look/pages.css";
import "./look/new-table.css";
import "./look/prose.css";
import "./look/home.css";
import { settings } from "./state/settings";
import { keepShell } from "./state/shell";
import { watchTurns } from "./state/turns";
import { speak } from "./words/words";

await speak(settings.peek().language);
let spoken = settings.peek().language;
effect(() => {
  const { language } = settings.value;
  if (language === spoken) return;
  spoken = language;
  void speak(language);
});

listen();
const root = document.getElementById("app");
if (root !== null) render(<App />, root);
watchTurns();
keepShell();
