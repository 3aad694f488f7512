import type { HeldRequests } from "../../src/recorder/held-requests.js";
import { holdRequests } from "../../src/recorder/held-requests.js";
import type { RecordedEvent } from "../../src/recorder/recording.js";
import { snapshotOf } from "./snapshot.js";

/** The part of a replay that runs in the page, before the library: it answers the requests, and changes the tags. */
export interface ReplayedPage extends HeldRequests {
  /** A tag by its number in the recording. */
  tagOf(number: number): Element | null;
  /** Does what the page around the tags did, or the visitor to the page; nothing for what was used in a tag. */
  change(event: RecordedEvent): void;
  /** The searches as a page's script reads them, by the names of their stores. */
  state(): Record<string, object | null>;
  /** Resolves once the page has drawn twice: observers of sizes and of what is in view have been called. */
  drawn(): Promise<void>;
}

type TagEvent = Extract<RecordedEvent, { type: "tag" | "tag-removed" | "attribute" }>;

const storeOf = (tag: Element): string => tag.getAttribute("store") ?? "default";
const isOfTag = (event: RecordedEvent): event is TagEvent => ["tag", "tag-removed", "attribute"].includes(event.type);

/** Whether so many steps in the history stay in this document: a shortened replay has fewer entries than its recording. */
function staysHere(steps: number): boolean {
  if (!window.navigation) return true;
  const { currentEntry } = window.navigation;
  return window.navigation.entries()[(currentEntry?.index ?? 0) + steps]?.sameDocument === true;
}

export function createReplayedPage(): ReplayedPage {
  // The clock of the page is replaced afterwards; what the browser draws goes on.
  const requestFrame = window.requestAnimationFrame.bind(window);
  const tags = new Map<number, Element>();

  function place({ tag: number, name, attributes }: Extract<TagEvent, { type: "tag" }>): void {
    const tag = tags.get(number) ?? document.createElement(name);
    tags.set(number, tag);
    tag.setAttribute("data-recorded", String(number));
    for (const [attribute, value] of Object.entries(attributes)) tag.setAttribute(attribute, value);
    document.querySelector("main")?.append(tag);
  }
  function changeTag(event: TagEvent): void {
    const tag = tags.get(event.tag);
    if (event.type === "tag") place(event);
    else if (event.type === "tag-removed") tag?.remove();
    else if (event.value === null) tag?.removeAttribute(event.name);
    else tag?.setAttribute(event.name, event.value);
  }

  return {
    ...holdRequests(),
    tagOf: (number) => tags.get(number) ?? null,
    change(event) {
      if (isOfTag(event)) changeTag(event);
      if (event.type === "scroll") window.scrollTo(0, event.top);
      if (event.type === "hash") location.hash = event.hash;
      if (event.type === "history" && staysHere(event.steps)) history.go(event.steps);
      if (event.type === "consent") window.skiElements?.setConsent(Object.fromEntries(event.given.map((name) => [name, true])));
    },
    state: () => Object.fromEntries([...tags.values()].map((tag) => [storeOf(tag), snapshotOf(storeOf(tag))])),
    drawn: () => new Promise((resolve) => requestFrame(() => requestFrame(() => resolve()))),
  };
}
