import type { ElementDocs } from "../src/element/docs.js";
import { stateDocs, slotDocs } from "./common.docs.js";
import { eventDocs } from "./events.docs.js";
import { partDocs } from "./parts.docs.js";
import { settingsDocs } from "./settings.docs.js";
import type { definition } from "./ski-date-picker.js";

export const docs = {
  description: "The search's dates on their own; with `standalone` a general date picker that takes part in forms.",
  attributes: {
    ...settingsDocs,
    standalone: "A general date picker, without a search and without any call.",
    name: "Name of the value in its form.",
    value: "The chosen day, `2027-02-06`, or range, `2027-02-06/2027-02-13`, of a standalone picker.",
    range: "A standalone picker takes a range, of two days, instead of one day.",
    min: "First day that can be chosen in a standalone picker.",
    max: "Last day that can be chosen in a standalone picker.",
    inline: "The months are shown on the page, without a field that opens them.",
    disabled: "A standalone picker whose value cannot be changed.",
  },
  events: eventDocs,
  methods: {},
  parts: { ...partDocs.controls, ...partDocs.dates },
  cssProperties: {},
  slots: slotDocs,
  states: { ...stateDocs, disabled: "The form around the picker has disabled it." },
} satisfies ElementDocs<typeof definition>;
