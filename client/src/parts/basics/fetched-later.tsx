/** A page, or a part of one, that is fetched when it is first asked for; meanwhile something stands in its place. */
import { signal } from "@preact/signals";
import { type ComponentType, h } from "preact";
import { ui } from "../../words/ui";
import { patiently } from "../../words/patiently";
import { learn } from "../../words/words";

type Shown = preact.JSX.Element | null;

function OpeningPage(): Shown {
  return <p class="sr">{ui("opening-page")}</p>;
}

/** For a part of a page: it says nothing while it comes. */
export function Nothing(): Shown {
  return null;
}

/** With the words of the other pages, unless it says nothing that home and tables do not say. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>, Meanwhile: () => Shown = OpeningPage, words: "pages" | "none" = "pages"): (props: P) => Shown {
  const loaded = signal<ComponentType<P> | null>(null);
  let isAsked = false;
  return (props) => {
    if (!isAsked) {
      isAsked = true;
      const said = words === "none" ? undefined : learn(words);
      void Promise.all([patiently(load), said]).then(([page]) => (loaded.value = page));
    }
    const Page = loaded.value;
    return Page === null ? <Meanwhile /> : h(Page, props);
  };
}
