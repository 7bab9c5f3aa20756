/** Lists that open over the page: they close when something else is touched or reached. */

/** Close those that are open, but for the one in which something is; whether any was open. The focus goes back from the list to what opened it. */
export function closeMenus(but: EventTarget | null = null): boolean {
  const open = [...document.querySelectorAll<HTMLDetailsElement>("details.menu[open]")].filter((menu) => !(but instanceof Node && menu.contains(but)));
  for (const menu of open) {
    if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
    menu.open = false;
  }
  return open.length > 0;
}

/** What explains something of a list does not leave it. */
const leave = ({ target }: Event): void => {
  if (!(target instanceof Element && target.closest(".explain") !== null)) closeMenus(target);
};

for (const touched of ["pointerdown", "focusin"]) addEventListener(touched, leave, { capture: true });
