/**
 * One line to one table for one viewer: it opens, breaks, waits and opens again by itself.
 *
 * What was sent and not answered is sent again with the same id after a break, so that it has one
 * effect whether it arrived before or not.
 */
import { addressOf } from "../browser/root";
import { read } from "./frames";
import type { Command, Out } from "./types";

export type LineState = "opening" | "live" | "lost" | "closed";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const SILENCE = 20_000;
const FINAL = new Set([4403, 4404]);

/** How long to wait before the n-th attempt: twice as long each time, with some chance in it. */
export function wait(attempt: number, chance: number): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return longest * (0.5 + chance / 2);
}

export interface LineEnds {
  since(): number;
  state(state: LineState, code: number): void;
  take(frame: Out): void;
}

/** What a viewer needs of a line: a table's, or that of a lesson. */
export interface Wire {
  start(): void;
  end(): void;
  send(command: Command): void;
}

/** The part of WebSocket that a line needs; tests bring their own. */
export type Open = (address: string) => WebSocket;

export class Line implements Wire {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private ended = false;
  private readonly unanswered = new Map<string, Command>();

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
    /** Whether the board comes as text too. */
    private readonly reads: boolean,
    /** Whether bots wait where this seat may step in. */
    private readonly stepsIn: boolean,
    private readonly ends: LineEnds,
    private readonly open: Open = (address) => new WebSocket(address),
  ) {}

  start(): void {
    this.connect();
    addEventListener("online", this.hurry);
    addEventListener("visibilitychange", this.hurry);
    this.pulse = setInterval(() => this.feel(), SILENCE / 2);
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    removeEventListener("online", this.hurry);
    removeEventListener("visibilitychange", this.hurry);
    this.socket?.close(1000);
  }

  send(command: Command): void {
    this.unanswered.set(command.id, command);
    this.write(command);
  }

  /** Whether a command still waits for its answer. */
  get waiting(): boolean {
    return this.unanswered.size > 0;
  }

  private write(command: Command): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }

  private connect(): void {
    if (this.ended) return;
    this.ends.state(this.attempt === 0 ? "opening" : "lost", 0);
    const seat = this.seat === null ? "" : `seat=${this.seat}&`;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/tables/${encodeURIComponent(this.table)}/socket?${seat}since=${this.ends.since()}${this.reads ? "&portrait=1" : ""}${this.stepsIn ? "&steps=1" : ""}`;
    const socket = this.open(`${scheme}://${location.host}${addressOf(path)}`);
    this.socket = socket;
    socket.onmessage = (message) => {
      this.heard = Date.now();
      const frame = typeof message.data === "string" ? read(message.data) : null;
      if (frame === null) return;
      if (frame.type === "welcome") this.welcomed();
      if ("id" in frame && frame.id !== null) this.unanswered.delete(frame.id);
      this.ends.take(frame);
    };
    socket.onclose = (closed) => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (this.ended) return;
      if (FINAL.has(closed.code)) {
        this.ended = true;
        this.ends.state("closed", closed.code);
        return;
      }
      this.ends.state("lost", closed.code);
      this.timer = setTimeout(() => this.connect(), wait(this.attempt++, Math.random()));
    };
  }

  private welcomed(): void {
    this.attempt = 0;
    this.heard = Date.now();
    this.ends.state("live", 0);
    for (const command of this.unanswered.values()) this.write(command);
  }

  /** The net is back, or the reader is: do not wait for the timer. */
  private readonly hurry = (): void => {
    if (this.socket !== null || this.ended || document.visibilityState === "hidden") return;
    clearTimeout(this.timer);
    this.connect();
  };

  /** A line that has been silent for long is asked, and given up if it does not answer. */
  private feel(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > SILENCE * 1.5) this.socket.close(4000);
    else this.write({ type: "ping", id: `p${Date.now()}` });
  }
}
