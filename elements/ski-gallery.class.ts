import { createElement } from "react";
import type { ReactNode } from "react";
import { deferredRoot } from "../src/app/deferredRoot.js";
import { LocalElement } from "../src/app/LocalElement.js";
import { EmptyGallery, PhotoGallery } from "../src/components/gallery/PhotoGallery.js";
import { refusedAddresses } from "../src/domain/refused-pictures.js";
import { elementClass } from "../src/element/element-class.js";
import type { ElementClass } from "../src/element/types/element-class.js";
import type { Values } from "../src/element/types/attributes.js";
import type { ElementDefinition, ViewProps } from "../src/element/types/definition.js";
import { commonSheets } from "./common.js";
import { attributes, events } from "./ski-gallery.attributes.js";
import type { SkiGallery as SkiGalleryElement } from "./ski-gallery.attributes.js";

/** What a search needs is loaded with the first gallery of the catalog. */
const SearchGallery = deferredRoot(async () => (await import("./ski-gallery.search.js")).SearchGallery);

function View({ values, given, host }: ViewProps<typeof attributes>): ReactNode {
  const { store, locale, engineId, liheId, season, pictures, label, open, appType, urlSync, options } = values;
  const opening = { season, label, open, onOpenChange: (isOpen: boolean) => host.setProperty("open", isOpen) };
  if (liheId !== null && !pictures)
    return createElement(SearchGallery, { store, given, host, resultsPage: appType.includes("rp"), liheId, ...opening });
  const photos = { given: pictures, addsEntry: urlSync === "hash", widths: options?.pictureWidths };
  const children = pictures ? createElement(PhotoGallery, { ...photos, ...opening }) : createElement(EmptyGallery, opening);
  return createElement(LocalElement, { locale, engineId, ownTexts: options?.texts, host, children });
}

/** Refused addresses in one warning. */
const shownMaximum = 5;

/** A sentence on the addresses of pictures that are not shown; none if all are. */
function conflictsOf({ pictures }: Values<typeof attributes>): readonly string[] {
  const refused = refusedAddresses(pictures ?? []).map((address) => JSON.stringify(address.slice(0, 80)));
  if (refused.length === 0) return [];
  const more = refused.length > shownMaximum ? ` and ${refused.length - shownMaximum} more` : "";
  return [
    `takes no picture from ${refused.slice(0, shownMaximum).join(", ")}${more} in pictures, whose scheme is none of http, https, blob and data:image. Give an address with one of these, or a path of this page.`,
  ];
}

/** A cover that opens the photo visit of one lodging. */
export const definition = {
  tag: "ski-gallery",
  attributes,
  events,
  methods: {
    show: (host) => host.setProperty("open", true),
    close: (host) => host.setProperty("open", false),
  },
  commands: { "--show-gallery": "show", "--close": "close" },
  sheets: commonSheets,
  view: View,
  conflicts: conflictsOf,
} satisfies ElementDefinition<typeof attributes>;

export type SkiGallery = SkiGalleryElement;
export const SkiGallery: ElementClass<SkiGallery> = elementClass(definition);
