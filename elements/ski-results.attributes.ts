import type { AttributeTable, ElementOf } from "../src/element/types/attributes.js";
import { settings } from "./settings.js";

/** The attributes of `ski-results`. They are in a file without the view, for the script of the first calls. */
export const attributes = {
  ...settings,
  paging: { kind: "oneOf", options: ["more", "pages"], default: "more" },
  "page-size": { kind: "number", default: 20, minimum: 1, whole: true },
  "remove-sold-out": { kind: "boolean", default: false },
} as const satisfies AttributeTable;

/** The events that the element may fire. */
export const events = {
  "ski-ready": {},
  "ski-change": {},
  "ski-results-change": {},
  "ski-product-click": { cancelable: true },
  "ski-open": {},
  "ski-close": {},
  "ski-error": {},
  "ski-vitals": {},
} as const;

export type SkiResults = ElementOf<typeof attributes>;
