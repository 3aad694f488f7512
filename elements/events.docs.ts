import type { EventDocs } from "../src/element/docs.js";
import type { SkiEventDetails } from "./events.js";

/** The events of the elements. */
export const eventDocs = {
  "ski-ready": {
    description:
      "The element has been inserted and drawn with its settings resolved: fired each time it is inserted, with the locale and the engine in force.",
    detail: "{ locale: string; engineId: number }",
  },
  "ski-change": {
    description:
      "A change was committed to the shared search. Each tag that shares it fires the event, with the same number of the commit: a listener on the document takes the first of a number.",
    detail: "{ search: Search; changed: string[]; commit: number }",
  },
  "ski-search": {
    description: "The search button was pressed; if the event is cancelled, the page navigates itself.",
    detail: "{ query: string; url: string | null }",
  },
  "ski-results-change": {
    description: "A response with products is shown.",
    detail: "{ total: number; page: number; products: Product[] }",
  },
  "ski-product-click": {
    description: "A card, its picture or an offer is opened; if the event is cancelled, the page opens it itself.",
    detail: "{ product: Product; offer: Offer | null; url: string; picture: boolean }",
  },
  "ski-date-change": {
    description: "The visitor chose a value in the date picker: ISO 8601, or a date or timestamp where the page set one.",
    detail: "{ value: string | number | Date | { start: string | number | Date; end: string | number | Date } | null }",
  },
  "ski-page-change": {
    description: "The first month in view in the date picker has changed; `page` is `yyyy-MM`.",
    detail: "{ page: string }",
  },
  "ski-open": { description: "A panel, a modal or the gallery has opened.", detail: "{ surface: string }" },
  "ski-close": { description: "A panel, a modal or the gallery has closed.", detail: "{ surface: string }" },
  "ski-error": {
    description: "An error inside the element; the page around it is not affected.",
    detail: "{ code: string; message: string; call?: string; status?: number }",
  },
  "ski-vitals": {
    description:
      "The browser measured an interaction with the element (INP), or painted one of its pictures as the largest of the page (LCP). Only for a tag that has a listener, added to the tag itself once it is defined; nothing is sent anywhere.",
    detail: '{ name: "INP" | "LCP"; value: number; target: string }',
  },
} as const satisfies Record<keyof SkiEventDetails, EventDocs>;
