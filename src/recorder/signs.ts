import { listen } from "./listening.js";
import type { Log } from "./log.js";
import { maskedDetail, maskedYears } from "./personal.js";
import type { Tags } from "./tags.js";

const events = [
  "ski-ready",
  "ski-change",
  "ski-search",
  "ski-results-change",
  "ski-product-click",
  "ski-date-change",
  "ski-page-change",
  "ski-open",
  "ski-close",
  "ski-error",
];
const spoken = "[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]";

/** Notes the events of the tags. Returns a function that stops it. */
export function followEvents(log: Log, tags: Tags): () => void {
  return listen(document, events, (event) => {
    const tag = event.composedPath().find((one): one is Element => one instanceof Element && tags.numberOf(one) !== undefined);
    if (!tag || !(event instanceof CustomEvent)) return;
    const detail: unknown = event.detail;
    log.add({ type: "event", tag: tags.numberOf(tag) ?? 0, name: event.type, detail: maskedDetail(detail) ?? null });
  });
}

/** Notes what a tag announces to screen readers. Returns a function that stops it. */
export function followAnnouncements(log: Log, tag: Element, number: number): () => void {
  const last = new WeakMap<Element, string>();
  function note(region: Element): void {
    const text = (region.textContent ?? "").replace(/\s+/g, " ").trim();
    if (text === "" || last.get(region) === text) return;
    last.set(region, text);
    log.add({ type: "announced", tag: number, text: maskedYears(text) });
  }
  const observer = new MutationObserver((changes) => {
    const regions = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(spoken);
      if (around) regions.add(around);
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const inner of [node, ...node.querySelectorAll(spoken)]) if (inner.matches(spoken)) regions.add(inner);
    }
    for (const region of regions) if (region.isConnected) note(region);
  });
  if (tag.shadowRoot) observer.observe(tag.shadowRoot, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

/** Only what the library's own files throw is noted with its words; a page's may hold anything. */
const ownFile = /\/(?:chunks|elements|cdn)\/|\/(?:ski-elements|autoloader)\.js/;

/** Notes errors that nothing caught. Returns a function that stops it. */
export function followFaults(log: Log): () => void {
  const note = (error: unknown, where: string) => {
    const stack = error instanceof Error ? (error.stack ?? "") : "";
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    log.add({ type: "fault", message: ownFile.test(where + stack) ? message : "An error of the page" });
  };
  const stops = [
    listen(window, ["error"], (event) => {
      if (event instanceof ErrorEvent) note(event.error ?? event.message, event.filename);
    }),
    listen(window, ["unhandledrejection"], (event) => {
      if (event instanceof PromiseRejectionEvent) note(event.reason, "");
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
