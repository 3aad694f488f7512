import type { AttributeTable, ElementOf } from "../src/element/types/attributes.js";
import { isPictures } from "./json-values.js";
import { settings } from "./settings.js";

export const attributes = {
  ...settings,
  "lihe-id": { kind: "number", default: null, absent: "no lodging", minimum: 1, whole: true },
  season: { kind: "oneOf", options: ["H", "E"], default: null, absent: "the season of the dates" },
  pictures: {
    kind: "json",
    example: '[{"img":"/s.jpg","imgMedium":"/m.jpg","imgXL":"/l.jpg"}]',
    is: isPictures,
    default: null,
    absent: "the catalog's pictures",
  },
  label: { kind: "string", default: null },
  open: { kind: "boolean", default: false, reflects: true },
} as const satisfies AttributeTable;

/** The events that the element may fire. */
export const events = { "ski-ready": {}, "ski-change": {}, "ski-open": {}, "ski-close": {}, "ski-error": {}, "ski-vitals": {} } as const;

export type SkiGallery = ElementOf<typeof attributes> & {
  /** Opens the photo visit. */
  show(): void;
  /** Closes the photo visit. */
  close(): void;
};
