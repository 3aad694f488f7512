import { isRecord } from "../domain/is-record.js";
import type { SearchSettings } from "../domain/settings.js";
import { say } from "./say.js";

const key = Symbol.for("ski-elements");

type Answer = Pick<Response, "ok" | "status" | "text">;
type Send = (address: string, init: RequestInit) => Promise<Answer>;

/** Called for each request of a search, whichever copy sends it: it calls `send`, or answers itself. */
export type RequestInterceptor = (send: Send, address: string, init: RequestInit) => Promise<Answer>;

/**
 * What all copies of the library on a page share, each built separately: an object on `window`. Another copy reads its names, so
 * they change with the protocol alone.
 */
interface SharedPage {
  readonly protocol: number;
  /** The shared searches by the name of their store, whichever copy created them. */
  readonly searches: Map<string, object>;
  /** The store that owns the page's hash; null without one. */
  hashWriter: string | null;
  /** What the visitor agreed to through the page's script, whichever copy received it. */
  consent?: SearchSettings["consent"];
  /** Returns the search of a store for the page's script; absent until a copy has loaded what makes searches. */
  getSearch?: (name?: string) => object;
  /** Of a recording, while there is one. */
  interceptor?: RequestInterceptor;
}

declare global {
  interface Window {
    [key: symbol]: unknown;
  }
}

let own: SharedPage | null = null;

/** The object shared by the page's copies, or a separate one next to a copy with another protocol. */
export function sharedPage(): SharedPage {
  if (own) return own;
  const existing = window[key];
  const created: SharedPage = { protocol: 1, searches: new Map(), hashWriter: null };
  if (!isSharedPage(existing)) Object.defineProperty(window, key, { value: created, configurable: true });
  else if (existing.protocol === 1) return (own = existing);
  else say(({ otherProtocol }) => console.warn(`ski-elements: ${otherProtocol(existing.protocol)}`));
  return (own = created);
}

function isSharedPage(value: unknown): value is SharedPage {
  return isRecord(value) && typeof value["protocol"] === "number" && "searches" in value;
}
