import type { ElementDocs } from "../src/element/docs.js";
import { stateDocs, slotDocs } from "./common.docs.js";
import { eventDocs } from "./events.docs.js";
import { partDocs } from "./parts.docs.js";
import { settingsDocs } from "./settings.docs.js";
import type { definition } from "./ski-searchbar.class.js";

export const docs = {
  description: "The search module: destination, dates, participants, packages and the search button, on desktop and mobile.",
  attributes: {
    ...settingsDocs,
    layout: "Desktop or mobile layout; `auto` decides by the width of the viewport and of the element.",
    sticky: "Keeps a slim bar at the top once the page is scrolled past the element.",
  },
  events: eventDocs,
  methods: { open: "Opens the destination, on a phone the whole search, once it is drawn." },
  parts: {
    ...partDocs.controls,
    ...partDocs.searchbar,
    ...partDocs.places,
    ...partDocs.origins,
    ...partDocs.packages,
    ...partDocs.dates,
    bar: partDocs.searchbar.bar,
  },
  cssProperties: {},
  slots: slotDocs,
  states: stateDocs,
} satisfies ElementDocs<typeof definition>;
