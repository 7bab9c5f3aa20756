/** All eyes of this browser at one table: one for each seat it holds, or a spectator's. */
import { computed, signal } from "@preact/signals";
import { openStage } from "../../stage/shelf";
import { http, Refusal } from "../../wire/http";
import type { Content, TableInfo } from "../../wire/types";
import { settings } from "../../browser/settings";
import { Viewer } from "./viewer";

export class Viewers {
  readonly all = signal<readonly Viewer[]>([]);
  readonly trouble = signal<unknown>(null);
  /** The seat whose cover has been lifted. */
  readonly shown = signal<number | null>(null);
  private ended = false;
  private printed: Promise<Content> | undefined;

  constructor(readonly id: string) {}

  /** The eyes that look now: those that looked last as long as they are asked, then those of the next seat that must act. */
  readonly active = computed<Viewer | null>(() => {
    const viewers = this.all.value;
    const last = viewers.find((viewer) => viewer.seat === this.shown.value);
    if (last?.isAsked.value === true) return last;
    return viewers.find((viewer) => viewer.isAsked.value) ?? last ?? viewers[0] ?? null;
  });

  /** Whether the screen must be handed over before anything is shown. */
  readonly covered = computed(() => {
    const active = this.active.value;
    if (active === null || this.all.value.length < 2) return false;
    if (!active.stage.hasSecrets && settings.value.cover !== "always") return false;
    return active.seat !== this.shown.value;
  });

  async open(): Promise<void> {
    try {
      const table = await http.table(this.id);
      if (table.retired !== "") throw new Refusal({ code: "retired", sentence: table.retired, facts: { table: table.id } }, 409);
      await this.seat(table);
    } catch (trouble) {
      this.trouble.value = trouble;
    }
  }

  /** Look through the eyes of the seats that are mine now. */
  async seat(table: TableInfo): Promise<void> {
    const mine = table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
    const wanted: (number | null)[] = mine.length > 0 ? mine : [null];
    const kept = this.all.value.filter((viewer) => wanted.includes(viewer.seat));
    for (const viewer of this.all.value) if (!kept.includes(viewer)) viewer.close();
    const fresh: Viewer[] = [];
    for (const seat of wanted) {
      if (kept.some((viewer) => viewer.seat === seat)) continue;
      this.printed ??= http.content({ kind: "table", id: this.id });
      fresh.push(new Viewer(this.id, seat, await openStage(table.game, await this.printed)));
    }
    if (this.ended) return;
    for (const viewer of fresh) {
      viewer.table.value = table;
      viewer.open();
    }
    this.all.value = [...kept, ...fresh];
  }

  /** The screen was put away: whoever looks next lifts the cover first. */
  hide(): void {
    this.shown.value = null;
  }

  end(): void {
    this.ended = true;
    for (const viewer of this.all.value) viewer.close();
  }
}
