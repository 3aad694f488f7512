import { say } from "../platform/say.js";
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
    say((words) => console.error(`ski-elements: ${words.eventRefused(event.event)}`, error));
  }
}
