/** A page that is fetched when it is first asked for. */
import { signal } from "@preact/signals";
import { type ComponentType, h } from "preact";
import { ui } from "../words/ui";

export function later<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => preact.JSX.Element {
  const loaded = signal<ComponentType<P> | null>(null);
  let isAsked = false;
  return (props) => {
    if (!isAsked) {
      isAsked = true;
      void load().then((page) => (loaded.value = page));
    }
    const Page = loaded.value;
    return Page === null ? <p class="sr">{ui("opening-page")}</p> : h(Page, props);
  };
}
