import { createElement } from "react";
import { LocalElement } from "../src/app/LocalElement.js";
import { SearchElement } from "../src/app/SearchElement.js";
import { Gallery } from "../src/components/gallery/Gallery.js";
import { sheets } from "../src/components/gallery/sheets.js";
import type { AttributeTable, ElementDefinition, ElementOf, ViewProps } from "../src/element/types.js";
import { commonSheets, commonStates, fallbackSlot, register } from "./common.js";
import { events } from "./events.js";
import { isPictures } from "./json-values.js";
import { parts } from "./parts.js";
import { settings } from "./settings.js";

const attributes = {
  ...settings,
  "lihe-id": {
    kind: "number",
    default: null,
    absent: "no lodging",
    minimum: 1,
    whole: true,
    description: "The lodging whose pictures are shown, by its id at the seller (`liheId`).",
  },
  season: {
    kind: "oneOf",
    options: ["H", "E"],
    default: null,
    absent: "the season of the dates",
    description: "`H` winter or `E` summer pictures; by the dates of the search when absent.",
  },
  pictures: {
    kind: "json",
    type: "{ img: string; imgMedium: string; imgXL: string }[]",
    example: '[{"img":"/1-small.jpg","imgMedium":"/1.jpg","imgXL":"/1-large.jpg"}]',
    is: isPictures,
    default: null,
    absent: "the catalog's pictures",
    description: "Pictures to show instead of asking the catalog; also taken as the four lists of a catalog answer.",
  },
  open: { kind: "boolean", default: false, reflects: true, description: "The photo visit is open." },
} as const satisfies AttributeTable;

function View({ values, given, host }: ViewProps<typeof attributes>) {
  const { store, locale, engineId, liheId, season, pictures, open, appType } = values;
  const onOpenChange = (isOpen: boolean) => host.setProperty("open", isOpen);
  const view = createElement(Gallery, { liheId, season, pictures, open, onOpenChange });
  return pictures
    ? createElement(LocalElement, { locale, engineId, host, children: view })
    : createElement(SearchElement, { store, given, host, resultsPage: appType.includes("rp"), finds: false, children: view });
}

/** A cover that opens the photo visit of one lodging. */
export const definition: ElementDefinition<typeof attributes> = {
  tag: "ski-gallery",
  description: "A button-like cover that opens the photo visit of one lodging.",
  attributes,
  events: events("ski-ready", "ski-change", "ski-open", "ski-close", "ski-error"),
  methods: {
    show: { description: "Opens the photo visit.", run: (host) => host.setProperty("open", true) },
    close: { description: "Closes the photo visit.", run: (host) => host.setProperty("open", false) },
  },
  parts: { ...parts.controls, ...parts.gallery },
  cssProperties: {},
  slots: fallbackSlot,
  states: commonStates,
  sheets: [...commonSheets, ...sheets],
  view: View,
};

export type SkiGallery = ElementOf<typeof attributes> & {
  /** Opens the photo visit. */
  show(): void;
  /** Closes the photo visit. */
  close(): void;
};

declare global {
  interface HTMLElementTagNameMap {
    "ski-gallery": SkiGallery;
  }
}

register(definition);
