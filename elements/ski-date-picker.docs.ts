import { languages, nearestLocale } from "../src/domain/locale.js";
import type { ElementDocs } from "../src/element/docs.js";
import { stateDocs, slotDocs } from "./common.docs.js";
import { eventDocs } from "./events.docs.js";
import { partDocs } from "./parts.docs.js";
import { listed, settingsDocs } from "./settings.docs.js";
import type { definition } from "./ski-date-picker.class.js";

export const docs = {
  description: "The search's dates on their own; with `standalone` a general date picker that takes part in forms.",
  attributes: {
    ...settingsDocs,
    locale: `For a standalone picker any BCP 47 tag, with the texts of the nearest of ${listed(languages.map(nearestLocale), "and")}; otherwise one of the locales of the search.`,
    standalone: "A general date picker, without a search and without any call.",
    name: "Name of the value in its form.",
    value: {
      description:
        "The value of a standalone picker in ISO 8601: `2027-02-06`, with a time `2027-02-06T17:30`, a range `2027-02-06/2027-02-13`. The property also takes a date, a timestamp, or `{ start, end }` of these, and returns the form that was set.",
      type: "string | number | Date | { start: string | number | Date; end: string | number | Date }",
    },
    mode: "What a standalone picker takes: a day, a day with a time, or a time.",
    range: "A standalone picker takes a range, with a first and a last day, instead of one day.",
    min: "First day that can be chosen in a standalone picker. If it is after `max`, an error is reported and the former pair holds.",
    max: "Last day that can be chosen in a standalone picker.",
    "min-nights": "Fewest nights of a range. If it is more than `max-nights`, an error is reported and the former pair holds.",
    "max-nights": "Most nights of a range.",
    "disabled-dates": {
      description: "Days that can be neither chosen nor crossed by a range. The property also takes a function of the day.",
      type: "DaySet",
    },
    "disabled-ends": {
      description: "Days that cannot begin or end a range, but that a range may cross. The property also takes a function of the day.",
      type: "DaySet",
    },
    marks: { description: "What is drawn on days: highlights, dots, bars, coloured numbers, labels and notes.", type: "Mark[]" },
    columns: "Number of months side by side, where they fit; by default one, or two for a range.",
    rows: "Number of rows of months.",
    view: "What one page shows: a day, a week, or a month.",
    page: "First month in view, `yyyy-MM`. The property follows the visitor.",
    visibility: "What opens the calendar of a field.",
    "time-accuracy": "Precision of a time: 1 for hours, 2 for minutes, 3 for seconds, 4 for milliseconds.",
    "first-day-of-week": "First day of the week, from 1 for Sunday to 7 for Saturday; by default as in the locale.",
    inline: "The months are shown on the page, without a field that opens them.",
    required: "An empty value is not valid.",
    disabled: 'The value of a standalone picker can be neither changed nor sent. `disabled="false"` is removed.',
  },
  events: eventDocs,
  methods: {
    showPage: { description: "Shows a month as the first in view.", parameters: { month: "string" } },
    showPicker: "Opens the calendar, once it is drawn; does nothing where it is in the page (`inline`).",
    clear: "Clears the value. As with other changes by script, no event is fired.",
  },
  parts: { ...partDocs.controls, ...partDocs.dates },
  cssProperties: {},
  slots: slotDocs,
  states: {
    ...stateDocs,
    disabled: "The picker is disabled, by its attribute or by a fieldset.",
    "user-invalid": "The value is not valid, and the visitor has changed it and left, or has tried to submit it.",
  },
} satisfies ElementDocs<typeof definition>;
