import type { TrackedEvent } from "./events.js";

declare global {
  interface Window {
    /** The page's data layer, if it has one. */
    dataLayer?: unknown;
  }
}

const hasPush = (value: unknown): value is { push(event: object): unknown } =>
  typeof value === "object" && value !== null && "push" in value && typeof value.push === "function";

/** Pushes to the page's data layer if it has one; errors are logged, never thrown. */
export function pushToDataLayer(event: TrackedEvent): void {
  try {
    if (hasPush(window.dataLayer)) window.dataLayer.push(event);
  } catch (error) {
    console.error(`ski-elements: the page's data layer refused the event "${event.event}"; the search goes on without it.`, error);
  }
}

/** Makes the page's data layer, unless it has one. Loads nothing. */
export function createDataLayer(): void {
  try {
    window.dataLayer ??= [];
  } catch (error) {
    console.error("ski-elements: the page's data layer could not be made; nothing will be tracked.", error);
  }
}
