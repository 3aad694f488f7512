import { html } from "../pages/markup.js";
import { jsonAttribute, labelled, picker } from "./example.js";
import type { Section } from "./example.js";

/** Days, ranges and times to choose, and what one page of them shows. */
export const choosing: readonly Section[] = [
  {
    id: "day",
    title: "A day",
    lead: html`The value is a text of ISO 8601, <code>2027-02-06</code>. It can be typed, in the order of the locale and in many spellings,
      or chosen.`,
    examples: [
      {
        title: "A single day",
        text: html`Type <kbd>6.2.27</kbd> or <kbd>6 February 2027</kbd>, or press the arrow down to enter the month.`,
        markup: picker(['value="2027-02-06"']),
      },
      {
        title: "Between two days",
        text: html`Days outside the limits cannot be chosen; a typed one is refused with the reason.`,
        markup: picker(['min="2027-02-01"', 'max="2027-03-31"']),
      },
    ],
  },
  {
    id: "range",
    title: "A range",
    lead: html`With <code>range</code> the value is two days, <code>2027-02-06/2027-02-13</code>. Press the first and the last, or drag from
      one to the other.`,
    examples: [
      {
        title: "Three to ten nights",
        text: html`Days that would make the range too short or too long cannot end it.`,
        markup: picker(["range", 'min-nights="3"', 'max-nights="10"', 'page="2027-02"']),
      },
      {
        title: "Chosen already",
        text: html`A range that a page or a visitor gives in the wrong order is swapped.`,
        markup: picker(["range", "inline", 'value="2027-02-13/2027-02-06"']),
        wide: true,
      },
    ],
  },
  {
    id: "time",
    title: "Date and time",
    lead: html`<code>mode</code> takes <code>date</code>, <code>datetime</code> or <code>time</code>. Times have no zone.`,
    examples: [
      {
        title: "A day with a time",
        text: html`The value is <code>2027-02-06T17:30</code>.`,
        markup: picker(['mode="datetime"', 'value="2027-02-06T17:30"']),
      },
      {
        title: "A range with times",
        text: html`Each end has a time of its own.`,
        markup: picker(['mode="datetime"', "range", 'value="2027-02-06T16:00/2027-02-13T10:00"']),
      },
      {
        title: "A time alone, in four accuracies",
        text: html`<code>time-accuracy</code> is 1 for hours, 2 for minutes, 3 for seconds, 4 for milliseconds.`,
        markup: [
          labelled("hours", "Hours", ['mode="time"', 'time-accuracy="1"', 'value="09"']),
          labelled("minutes", "Minutes", ['mode="time"', 'value="09:30"']),
          labelled("seconds", "Seconds", ['mode="time"', 'time-accuracy="3"', 'value="09:30:15"']),
          labelled("milliseconds", "Milliseconds", ['mode="time"', 'time-accuracy="4"', 'value="09:30:15.250"']),
        ].join("\n"),
      },
    ],
  },
  {
    id: "views",
    title: "Monthly, weekly, daily",
    lead: html`What one page shows. The keys and the buttons of the head step by that page.`,
    examples: [
      {
        title: "A month",
        text: html`The usual view. The name of the month opens a choice of months and years.`,
        markup: picker(["inline", 'view="monthly"', 'value="2027-02-06"']),
      },
      {
        title: "A week",
        text: html`One row of seven days, from the locale’s first weekday; here from Sunday.`,
        markup: picker(["inline", 'view="weekly"', 'first-day-of-week="1"', 'value="2027-02-06"']),
      },
      {
        title: "A day",
        text: html`One day, with the texts of its marks.`,
        markup: picker([
          "inline",
          'view="daily"',
          'value="2027-02-06"',
          jsonAttribute("marks", [{ key: "race", dates: "2027-02-06", dot: true, popover: "Torchlight descent at 18:00" }]),
        ]),
      },
    ],
  },
  {
    id: "pages",
    title: "Months in view",
    lead: html`<code>columns</code> and <code>rows</code> say how many months are in view. On a narrow screen there is one column.`,
    examples: [
      {
        title: "Two columns, two rows",
        text: html`<code>page</code> is the first month in view.`,
        markup: picker(["inline", 'columns="2"', 'rows="2"', 'page="2027-01"']),
        wide: true,
      },
      {
        title: "Another page by script",
        text: html`<code>showPage(month)</code> shows a month, <code>focus()</code> goes to the day, <code>clear()</code> takes the value
          away.`,
        markup: `${picker(["inline", 'id="turned"', 'value="2027-02-06"'])}
<button type="button" value="2027-04">Show April</button>
<button type="button" value="2028-01">Show January 2028</button>
<button type="button" value="focus">Focus</button>
<button type="button" value="clear">Clear</button>`,
        script: "calendar-methods",
      },
    ],
  },
];
