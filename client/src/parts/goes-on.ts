/** A list of answers that goes on below its foot says so there, and what is brought into view stands above that sign. */
import { useEffect } from "preact/hooks";

/** How much of the foot the sign takes. */
export const FOOT = 24;
const ROUNDING = 2;

const LISTS = ".choices";
const CHANGES = { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ["open", "class"] };

/** Whether a list goes on, looked at anew when it is scrolled or anything in the question changes. */
export function useGoesOn(section: { readonly current: HTMLElement | null }, isThere: boolean): void {
  useEffect(() => {
    const box = section.current;
    if (box === null) return;
    const look = (): void => {
      for (const list of box.querySelectorAll(LISTS)) list.toggleAttribute("data-more", list.scrollHeight - list.clientHeight - list.scrollTop > ROUNDING);
    };
    const [sizes, changes] = [new ResizeObserver(look), new MutationObserver(look)];
    look();
    sizes.observe(box);
    changes.observe(box, CHANGES);
    box.addEventListener("scroll", look, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      changes.disconnect();
      box.removeEventListener("scroll", look, { capture: true });
    };
  }, [isThere]);
}
