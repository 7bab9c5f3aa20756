/** Links to the table and to each free seat, with a code for a phone's camera. */
import { useEffect, useState } from "preact/hooks";
import type { Viewer } from "../../state/viewer/viewer";
import { http } from "../../wire/http";
import { patiently } from "../../words/patiently";
import { addressOf } from "../../browser/root";
import { keptLinks, keepLink } from "../../state/guest/seat-links";
import { ui } from "../../words/ui";
import { SeatMark } from "../basics/figure";
import "../../look/invite.css";

function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<{ size: number; path: string } | null>(null);
  useEffect(() => {
    let live = true;
    void patiently(() => import("./qr")).then(({ qrPath }) => {
      if (live) setDrawn(qrPath(text));
    });
    return () => {
      live = false;
    };
  }, [text]);
  if (drawn === null) return <div class="qr" />;
  return (
    <svg class="qr" viewBox={`0 0 ${drawn.size} ${drawn.size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path d={drawn.path} fill="black" />
    </svg>
  );
}

export function CopyLink({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), 2500);
    } catch {
      // Without the clipboard the link can still be selected.
    }
  };
  return (
    <div class="row copylink">
      <input class="inp" readOnly value={text} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" class="btn sm" onClick={() => void copy()}>
        {ui(copied ? "copied" : "copy")}
      </button>
    </div>
  );
}

interface SeatInviteProps {
  viewer: Viewer;
  seat: number;
  /** With one seat to give away its code is shown at once. */
  isOnly: boolean;
}

function SeatInvite({ viewer, seat, isOnly }: SeatInviteProps) {
  const [path, setPath] = useState(keptLinks(viewer.id).get(seat) ?? null);
  const [big, setBig] = useState(isOnly);
  const renew = async (): Promise<void> => {
    const link = await http.link(viewer.id, seat);
    keepLink(viewer.id, link);
    setPath(link.path);
  };
  const label = ui("link-of-seat", { seat: seat + 1 });
  return (
    <div class="invite">
      <b class="whose">
        <SeatMark seat={seat} class="fig" /> {ui("seat-number", { number: seat + 1 })}
      </b>
      {path === null ? (
        <button type="button" class="btn sm" onClick={() => void renew()}>
          {ui("make-link")}
        </button>
      ) : (
        <>
          <div class="grow">
            <CopyLink text={location.origin + addressOf(path)} label={label} />
          </div>
          <button type="button" class="btn sm" aria-expanded={big} onClick={() => setBig(!big)}>
            QR
          </button>
          {big && (
            <figure class="qrbox">
              <QrCode text={location.origin + addressOf(path)} label={label} />
              <figcaption class="small muted">{ui("scan")}</figcaption>
            </figure>
          )}
        </>
      )}
    </div>
  );
}

export function Invites({ viewer }: { viewer: Viewer }) {
  const table = viewer.table.value;
  if (table === null) return null;
  const free = table.seats.filter((seat) => seat.kind !== "bot" && !seat.held && !seat.kept);
  const tableLink = location.origin + addressOf(`/t/${table.id}`);
  return (
    <section class="panel pad-l" aria-label={ui("invite")}>
      <h2>{ui("invite")}</h2>
      <p class="small muted">{ui("invite-note")}</p>
      {table.host && free.map((seat) => <SeatInvite key={seat.seat} viewer={viewer} seat={seat.seat} isOnly={free.length === 1} />)}
      <div class="invite">
        <b class="whose">{ui("link-of-table")}</b>
        <div class="grow">
          <CopyLink text={tableLink} label={ui("link-of-table")} />
        </div>
      </div>
    </section>
  );
}
