/** Language, theme, motion, sound, pace. */
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Segments, Switch } from "../parts/basics/fields";
import { OwnData } from "../parts/other-pages/own-data";
import { Top } from "../parts/shell/top-bar";
import { set, settings } from "../browser/settings";
import { allowed, askForNotices } from "../state/app/notices";
import { play } from "../state/app/sound";
import { entitle } from "../state/app/my-turns";
import { type Language, LANGUAGES, NAMES } from "../browser/languages";
import { ui } from "../words/ui";

export function SettingsPage() {
  useEffect(() => entitle(`${ui("settings")} · Harena`));
  return (
    <>
      <Top />
      <main class="prose">
        <SettingsForm />
      </main>
    </>
  );
}

export function SettingsForm() {
  const now = settings.value;
  const choices = <const Value extends string>(key: string, values: readonly Value[]): [Value, string][] => values.map((value) => [value, ui(`${key}-${value}`)]);
  return (
    <>
      <h1>{ui("settings")}</h1>
      <div class="panel rows">
        <Row id="set-name" name={ui("your-name")} note={ui("your-name-note")}>
          <input class="inp" aria-labelledby="set-name" maxLength={24} autocomplete="nickname" placeholder={ui("nameless")} value={now.name} onInput={(event) => set("name", event.currentTarget.value)} />
        </Row>
        <Row id="set-language" name={ui("language")} note="">
          <select class="inp" aria-labelledby="set-language" value={now.language} onChange={(event) => set("language", event.currentTarget.value as Language)}>
            {LANGUAGES.map((language) => (
              <option key={language} value={language} lang={language}>
                {NAMES[language]}
              </option>
            ))}
          </select>
        </Row>
        <Row id="set-theme" name={ui("theme")} note="">
          <Segments label={ui("theme")} value={now.theme} options={choices("theme", ["system", "light", "dark"])} set={(value) => set("theme", value)} />
        </Row>
        <Row id="set-pace" name={ui("pace")} note={ui("pace-note")}>
          <Segments label={ui("pace")} value={now.pace} options={choices("pace", ["calm", "normal", "quick", "instant"])} set={(value) => set("pace", value)} />
        </Row>
        <Row id="set-motion" name={ui("motion")} note={ui("motion-note")}>
          <Segments label={ui("motion")} value={now.motion} options={choices("motion", ["system", "full", "none"])} set={(value) => set("motion", value)} />
        </Row>
        <Row id="set-cover" name={ui("cover-when")} note={ui("cover-when-note")}>
          <Segments label={ui("cover-when")} value={now.cover} options={choices("cover-when", ["secrets", "always"])} set={(value) => set("cover", value)} />
        </Row>
        <Row id="set-sound" name={ui("sound")} note={ui("sound-note")}>
          <Switch
            on={now.sound}
            labelledBy="set-sound"
            set={(on) => {
              set("sound", on);
              if (on) play("stone");
            }}
          />
        </Row>
        {allowed.value !== "never" && (
          <Row id="set-notify" name={ui("notices")} note={ui(allowed.value === "denied" ? "notices-denied" : "notices-note")}>
            <Switch on={now.notify && allowed.value === "granted"} labelledBy="set-notify" set={(on) => (on ? void askForNotices() : set("notify", false))} />
          </Row>
        )}
        <Row id="set-confirm" name={ui("confirm-moves")} note={ui("confirm-moves-note")}>
          <Switch on={now.confirm} labelledBy="set-confirm" set={(on) => set("confirm", on)} />
        </Row>
        <Row id="set-step-in" name={ui("steps-in")} note={ui("steps-in-note")}>
          <Switch on={now.stepIn} labelledBy="set-step-in" set={(on) => set("stepIn", on)} />
        </Row>
        <Row id="set-keys" name={ui("letter-keys")} note={ui("letter-keys-note")}>
          <Switch on={now.keys} labelledBy="set-keys" set={(on) => set("keys", on)} />
        </Row>
        <Row id="set-grid" name={ui("strong-grid")} note={ui("strong-grid-note")}>
          <Switch on={now.strongGrid} labelledBy="set-grid" set={(on) => set("strongGrid", on)} />
        </Row>
        <Row id="set-chat" name={ui("tab-chat")} note={ui("chat-note")}>
          <Switch on={now.chat} labelledBy="set-chat" set={(on) => set("chat", on)} />
        </Row>
      </div>
      <p class="small muted">{ui("settings-kept")}</p>
      <OwnData />
    </>
  );
}

function Row({ id, name, note, children }: { id: string; name: string; note: string; children: ComponentChildren }) {
  return (
    <div>
      <span class="what" id={id}>
        <b>{name}</b>
        {note !== "" && <small>{note}</small>}
      </span>
      <span class="how">{children}</span>
    </div>
  );
}
