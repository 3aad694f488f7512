import type { ElementDocs } from "../src/element/docs.js";
import { stateDocs, slotDocs } from "./common.docs.js";
import { eventDocs } from "./events.docs.js";
import { partDocs } from "./parts.docs.js";
import { settingsDocs } from "./settings.docs.js";
import type { definition } from "./ski-results.class.js";

export const docs = {
  description: "The results of the search: filters, sort, cards with live prices, paging, and screens for an empty or failed list.",
  attributes: {
    ...settingsDocs,
    paging: "`more` adds the next page under the list; `pages` shows numbered pages.",
    "page-size": "Number of cards on a page of results.",
    "remove-sold-out": "Leaves out lodgings that are sold out.",
  },
  events: eventDocs,
  methods: {},
  parts: { ...partDocs.controls, ...partDocs.packages, ...partDocs.origins, ...partDocs.results },
  cssProperties: {},
  slots: slotDocs,
  states: stateDocs,
} satisfies ElementDocs<typeof definition>;
