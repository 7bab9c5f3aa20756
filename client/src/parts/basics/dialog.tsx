/** A dialogue over the page, closed by Esc. */
import type { ComponentChildren } from "preact";
import { ui } from "../../words/ui";

function show(dialog: HTMLDialogElement | null): void {
  if (dialog?.open === false) dialog.showModal();
}

interface DialogProps {
  label: string;
  close: () => void;
  /** What the way out says. */
  closing?: string;
  children: ComponentChildren;
}

export function Dialog({ label, close, closing, children }: DialogProps) {
  return (
    <dialog ref={show} onClose={close} aria-label={label}>
      {children}
      <div class="row end">
        <button type="button" class="btn" onClick={close}>
          {closing ?? ui("close")}
        </button>
      </div>
    </dialog>
  );
}
