/** A page, or a part of one, that is fetched when it is first asked for; meanwhile something stands in its place. */
import { signal } from "@preact/signals";
import { type ComponentType, h } from "preact";
import { ui } from "../words/ui";

type Shown = preact.JSX.Element | null;

function OpeningPage(): Shown {
  return <p class="sr">{ui("opening-page")}</p>;
}

/** For a part of a page: it says nothing while it comes. */
export function Nothing(): Shown {
  return null;
}

export function later<P extends object>(load: () => Promise<ComponentType<P>>, Meanwhile: () => Shown = OpeningPage): (props: P) => Shown {
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
    return Page === null ? <Meanwhile /> : h(Page, props);
  };
}
