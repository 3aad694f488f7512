import type { AttributeTable, ElementOf } from "../src/element/types/attributes.js";
import { settings } from "./settings.js";

export const attributes = {
  ...settings,
  layout: { kind: "oneOf", options: ["auto", "desktop", "mobile"], default: "auto" },
  sticky: { kind: "boolean", default: false },
} as const satisfies AttributeTable;

/** The events that the element may fire. */
export const events = {
  "ski-ready": {},
  "ski-change": {},
  "ski-search": { cancelable: true },
  "ski-open": {},
  "ski-close": {},
  "ski-error": {},
  "ski-vitals": {},
} as const;

export type SkiSearchbar = ElementOf<typeof attributes> & {
  /** Opens the destination, on a phone the whole search, once it is drawn. */
  open(): void;
};
