import type { HostPage } from "../domain/given-settings.js";
import { say } from "./say.js";

/** The page's address, and the part of it that a search may write. */
export interface LocationPort {
  /** With its `#`; empty when there is none. */
  hash(): string;
  /** Writes the hash (with or without `#`) as a new history entry, and keeps the page's own state. */
  push(hash: string): void;
  /** Writes the hash in the current entry, and keeps the page's own state. */
  replace(hash: string): void;
  /** Calls back when the visitor or the page changed the hash: never for `push` and `replace`. Returns a function that stops it. */
  onChange(listener: () => void): () => void;
  /** The address of the page and its parts. */
  page(): HostPage;
}

/** ms between attempts to write an address that the browser refused: Safari takes 100 in 30 seconds. */
const retryDelay = 10_000;
const retryMaximum = 4;

/**
 * The window's address. When the browser refuses to write the history (sandboxed, or too often), a warning is logged, and the address is
 * written later, unless it has changed by then.
 */
export function browserLocation(): LocationPort {
  const listeners = new Set<() => void>();
  let seen = "";
  let retry: ReturnType<typeof setTimeout> | undefined;

  // Going back fires both events; a router may fire either.
  function changed(): void {
    if (location.hash === seen) return;
    clearTimeout(retry);
    seen = location.hash;
    for (const listener of [...listeners]) listener();
  }

  function write(method: "pushState" | "replaceState", hash: string, retries = 0): void {
    clearTimeout(retry);
    try {
      history[method](history.state, "", addressWith(location, hash));
    } catch (cause) {
      if (retries === 0) say((words) => console.warn(`ski-elements: ${words.addressFailed()}`, cause));
      if (retries < retryMaximum) retry = setTimeout(() => write("replaceState", hash, retries + 1), retryDelay);
    }
    seen = location.hash;
  }

  return {
    hash: () => location.hash,
    push: (hash) => write("pushState", hash),
    replace: (hash) => write("replaceState", hash),
    page: () => location,
    onChange(listener) {
      if (listeners.size === 0) {
        seen = location.hash;
        addEventListener("hashchange", changed);
        addEventListener("popstate", changed);
      }
      listeners.add(listener);
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        removeEventListener("hashchange", changed);
        removeEventListener("popstate", changed);
      };
    },
  };
}

/** The whole address with the given hash: an empty one leaves no `#` behind. A bare hash would be resolved against the page's `<base href>`. */
export function addressWith(page: Pick<Location, "href">, hash: string): string {
  const text = hash.replace(/^#/, "");
  return page.href.replace(/#.*$/s, "") + (text === "" ? "" : `#${text}`);
}
