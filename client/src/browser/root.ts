/**
 * Where the house stands: at the root of its host, or below a path.
 *
 * All paths in the client are those of the house, from its own root: `/t/abc`. Only here do they become addresses. The scripts lie in
 * `assets` below the root, so each of them knows it.
 */
import { options, type VNode } from "preact";

const script = import.meta.url;
export const root: string = import.meta.env.PROD ? new URL("../", script).pathname : "/";

/** The address of a path of the house, on this host. */
export function addressOf(path: string): string {
  return root + path.slice(1);
}

/** The path in the house of an address; none if it is outside. */
export function pathOf(address: string): string | null {
  return address.startsWith(root) ? `/${address.slice(root.length)}` : null;
}

/** Links say paths of the house too, and lead to their addresses: here, so that none is forgotten. */
const before = options.vnode;
options.vnode = (node: VNode): void => {
  const props = node.props as { href?: unknown };
  if (node.type === "a" && typeof props.href === "string" && props.href.startsWith("/")) props.href = addressOf(props.href);
  before?.(node);
};
