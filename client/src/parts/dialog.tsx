/** A dialogue over the page, closed by Esc. */
import type { ComponentChildren } from "preact";
import { ui } from "../words/ui";

function show(dialog: HTMLDialogElement | null): void {
  if (dialog?.open === false) dialog.showModal();
}

export function Dialog({ label, close, children }: { label: string; close: () => void; children: ComponentChildren }) {
  return (
    <dialog ref={show} onClose={close} aria-label={label}>
      {children}
      <div class="row end">
        <button type="button" class="btn" onClick={close}>
          {ui("close")}
        </button>
      </div>
    </dialog>
  );
}
