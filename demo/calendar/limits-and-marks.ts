import { html } from "../pages/markup.js";
import { jsonAttribute, labelled, picker } from "./example.js";
import type { Section } from "./example.js";

const february = 'page="2027-02"';

/** Days that cannot be chosen, what is drawn on days, and what opens the months. */
export const limitsAndMarks: readonly Section[] = [
  {
    id: "closed",
    title: "Closed days",
    lead: html`<code>disabled-dates</code> can be neither chosen nor crossed by a range; <code>disabled-ends</code> may be crossed, but no
      range begins or ends there. Each takes a day, a range, a rule, or a list of these; as a property also a function.`,
    examples: [
      {
        title: "A list of days and ranges",
        text: html`Both ends of a range are closed; without an end it has no last day.`,
        markup: picker([
          "inline",
          february,
          jsonAttribute("disabled-dates", ["2027-02-03", "2027-02-10", { start: "2027-02-18", end: "2027-02-23" }]),
        ]),
      },
      {
        title: "Every Saturday",
        text: html`Weekdays count from 1, Sunday, to 7.`,
        markup: picker(["inline", february, jsonAttribute("disabled-dates", { repeat: { weekdays: 7 } })]),
      },
      {
        title: "The last Friday of the month",
        text: html`A pair of an ordinal and a weekday; negative ordinals count from the end.`,
        markup: picker(["inline", february, jsonAttribute("disabled-dates", { repeat: { ordinalWeekdays: [[-1, 6]] } })]),
      },
      {
        title: "From Saturday to Saturday",
        text: html`All other days are closed ends: a stay crosses them.`,
        markup: picker(["range", "inline", february, jsonAttribute("disabled-ends", { repeat: { weekdays: [1, 2, 3, 4, 5, 6] } })]),
        wide: true,
      },
    ],
  },
  {
    id: "marks",
    title: "Marks",
    lead: html`<code>marks</code> draws on days. A tone is <code>accent</code>, <code>good</code>, <code>bad</code> or <code>quiet</code>;
      any colour of CSS will do too. Of several marks on a day the one with the higher <code>order</code> lies above.`,
    examples: [
      {
        title: "Highlights",
        text: html`Filled <code>solid</code>, <code>light</code> or as an <code>outline</code>.`,
        markup: picker([
          "inline",
          february,
          jsonAttribute("marks", [
            { key: "light", dates: { start: "2027-02-02", end: "2027-02-05" }, highlight: "good" },
            { key: "solid", dates: "2027-02-10", highlight: { color: "accent", fill: "solid" } },
            { key: "outline", dates: { start: "2027-02-16", span: 3 }, highlight: { color: "bad", fill: "outline" } },
          ]),
        ]),
      },
      {
        title: "Dots and bars",
        text: html`Several marks on one day stand beside each other.`,
        markup: picker([
          "inline",
          february,
          jsonAttribute("marks", [
            { key: "lessons", dates: { repeat: { weekdays: [2, 4] } }, dot: "accent" },
            { key: "night", dates: { repeat: { weekdays: 4 } }, dot: "bad" },
            { key: "holidays", dates: { start: "2027-02-06", end: "2027-02-21" }, bar: "good" },
          ]),
        ]),
      },
      {
        title: "Labels and coloured numbers",
        text: html`<code>label</code> is a short text under the date, such as a price; <code>content</code> colours the number.`,
        markup: picker([
          "inline",
          february,
          jsonAttribute("marks", [
            { key: "low", dates: ["2027-02-03", "2027-02-17"], label: "€49", content: "good" },
            { key: "high", dates: ["2027-02-13", "2027-02-20"], label: "€82", content: "bad" },
          ]),
        ]),
      },
      {
        title: "Notes",
        text: html`Point at the day, or move the focus there. A screen reader reads the note with the day.`,
        markup: picker([
          "inline",
          february,
          jsonAttribute("marks", [
            { key: "race", dates: "2027-02-11", dot: true, popover: "Torchlight descent at 18:00" },
            { key: "fair", dates: "2027-02-18", dot: "good", popover: { text: "Cheese fair, by a press", visibility: "click" } },
          ]),
        ]),
      },
      {
        title: "The month of a mark first",
        text: html`With <code>pinPage</code> the picker opens on the first month of the mark, unless it has a value.`,
        markup: picker([
          jsonAttribute("marks", [{ key: "opening", dates: "2027-12-04", highlight: true, popover: "The lifts open", pinPage: true }]),
        ]),
      },
    ],
  },
  {
    id: "opening",
    title: "What opens it",
    lead: html`<code>visibility</code> says what opens the months of a field. Escape closes them, and so does a press outside.`,
    examples: [
      {
        title: "Press, pointer, focus",
        text: html`The button opens the months in each of them. They close 110 ms after the pointer has left.`,
        markup: [
          labelled("on-click", "Press", ['visibility="click"']),
          labelled("on-hover", "Pointer", ['visibility="hover"']),
          labelled("on-focus", "Focus", ['visibility="focus"']),
          labelled("on-either", "Pointer or focus", ['visibility="hover-focus"']),
        ].join("\n"),
      },
      {
        title: "Always open",
        text: html`With <code>inline</code> the months are on the page.`,
        markup: picker(["inline", 'value="2027-02-06"']),
      },
    ],
  },
];
