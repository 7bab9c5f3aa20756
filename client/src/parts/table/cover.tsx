/** Between two players at one screen: nothing of the other is left to be seen or heard. */
import { useEffect, useRef, useState } from "preact/hooks";
import { entitle } from "../../state/app/my-turns";
import type { Viewer } from "../../state/viewer/viewer";
import { silence } from "../../browser/announce";
import { ui } from "../../words/ui";
import { SeatMark } from "../basics/figure";

/** So long the button is held; a short press by mistake shows nothing. */
const HOLD = 600;
const KEYS: ReadonlySet<string> = new Set(["Enter", " "]);

export function Cover({ viewer, lift }: { viewer: Viewer; lift: () => void }) {
  const name = viewer.room.value.names[viewer.seat ?? 0] ?? "";
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [held, setHeld] = useState(false);
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    entitle("Harena");
    silence();
    return () => clearTimeout(timer.current);
  }, []);
  const press = (): void => {
    if (held) return;
    setHeld(true);
    timer.current = setTimeout(lift, HOLD);
  };
  /** Let go too early: two presses do as well, for those who cannot hold. */
  const release = (): void => {
    if (!held) return;
    clearTimeout(timer.current);
    setHeld(false);
    if (presses > 0) lift();
    else setPresses(presses + 1);
  };
  const onKey = (key: KeyboardEvent, then: () => void): void => {
    if (!KEYS.has(key.key)) return;
    key.preventDefault();
    then();
  };
  return (
    <main class="cover">
      <SeatMark seat={viewer.seat ?? 0} class="covermark" />
      <h1>{ui("cover", { name })}</h1>
      <p>{ui("cover-note")}</p>
      <button
        type="button"
        class={held ? "btn primary held" : "btn primary"}
        aria-describedby="cover-how"
        onPointerDown={press}
        onPointerUp={release}
        onPointerLeave={() => {
          clearTimeout(timer.current);
          setHeld(false);
        }}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(key) => onKey(key, press)}
        onKeyUp={(key) => onKey(key, release)}
        onClick={(event) => {
          // A click that no pointer made, as a screen reader does it.
          if (event.detail === 0) lift();
        }}
      >
        {ui(presses > 0 ? "cover-again" : "cover-lift")}
      </button>
      <p id="cover-how" class="small">
        {ui("cover-how")}
      </p>
    </main>
  );
}
