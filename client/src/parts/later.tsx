/** A page, or a part of one, that is fetched when it is first asked for; a part says nothing while it comes. */
import { signal } from "@preact/signals";
import { type ComponentType, h } from "preact";
import { ui } from "../words/ui";

export function later<P extends object>(load: () => Promise<ComponentType<P>>, isPage = true): (props: P) => preact.JSX.Element | null {
  const loaded = signal<ComponentType<P> | null>(null);
  let isAsked = false;
  return (props) => {
    if (!isAsked) {
      isAsked = true;
      // While nobody answers it does not come; the next time it is drawn it is asked for again.
      void load().then(
        (page) => (loaded.value = page),
        () => (isAsked = false),
      );
    }
    const Page = loaded.value;
    if (Page !== null) return h(Page, props);
    return isPage ? <p class="sr">{ui("opening-page")}</p> : null;
  };
}
