/** A list of answers, or a page of the book, that goes on beyond its head or its foot says so there; what is brought into view stands above the sign. */
import { useEffect } from "preact/hooks";

/** How much of the foot the sign takes. */
export const FOOT = 24;
const ROUNDING = 2;

const LISTS = ".choices, .t-page > *";
const CHANGES = { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ["open", "class", "hidden"] };

/** Whether a list goes on, looked at anew when it is scrolled or anything around it changes. */
export function useScrollSigns(section: { readonly current: HTMLElement | null }, isThere: boolean): void {
  useEffect(() => {
    const box = section.current;
    if (box === null) return;
    const look = (): void => {
      for (const list of box.querySelectorAll(LISTS)) {
        list.toggleAttribute("data-above", list.scrollTop > ROUNDING);
        list.toggleAttribute("data-more", list.scrollHeight - list.clientHeight - list.scrollTop > ROUNDING);
      }
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
