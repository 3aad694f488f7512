import type { ElementDocs } from "../src/element/docs.js";
import { stateDocs, slotDocs } from "./common.docs.js";
import { eventDocs } from "./events.docs.js";
import { partDocs } from "./parts.docs.js";
import { settingsDocs } from "./settings.docs.js";
import type { definition } from "./ski-gallery.class.js";

export const docs = {
  description: "A button-like cover that opens the photo visit of one lodging.",
  attributes: {
    ...settingsDocs,
    "lihe-id": "The lodging whose pictures are shown, by its id at the seller (`liheId`).",
    season: "`H` winter or `E` summer pictures; chosen by the dates of the search when absent.",
    pictures: {
      description:
        "Pictures to show without a catalog call; the four lists of a catalog response are accepted too. `alt` describes a picture, `caption` is the text under it in the viewer.",
      type: "{ img: string; imgMedium?: string; imgXL?: string; alt?: string; caption?: string }[]",
    },
    label: "The lodging's name: the title of the photo visit, and part of the names of its photos.",
    open: "The photo visit is open.",
  },
  events: eventDocs,
  methods: { show: "Opens the photo visit.", close: "Closes the photo visit." },
  parts: { ...partDocs.controls, ...partDocs.gallery },
  cssProperties: {},
  slots: slotDocs,
  states: stateDocs,
} satisfies ElementDocs<typeof definition>;
