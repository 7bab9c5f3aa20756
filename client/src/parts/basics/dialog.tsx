/** A dialogue over the page, closed by Esc. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { ui } from "../../words/ui";

/** Opens a dialogue above all else; however it goes, the focus returns to where it was. */
export function useModal(): { current: HTMLDialogElement | null } {
  const modal = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = modal.current;
    dialog?.showModal();
    return () => {
      if (dialog?.open !== true) return;
      // Whoever took it away knows that it is closed.
      dialog.addEventListener("close", (event) => event.stopImmediatePropagation(), { capture: true, once: true });
      dialog.close();
    };
  }, []);
  return modal;
}

interface DialogProps {
  label: string;
  close: () => void;
  /** What the way out says. */
  closing?: string;
  children: ComponentChildren;
}

export function Dialog({ label, close, closing, children }: DialogProps) {
  const modal = useModal();
  return (
    <dialog ref={modal} onClose={close} aria-label={label}>
      {children}
      <div class="row end">
        <button type="button" class="btn" onClick={close}>
          {closing ?? ui("close")}
        </button>
      </div>
    </dialog>
  );
}
