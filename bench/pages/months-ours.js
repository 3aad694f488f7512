import { closedDays, markedDays } from "./days.mjs";
import { loadModules } from "./our-modules.js";
import { chosen, firstMonth, monthsPage } from "./months-page.js";

await loadModules();

const app = document.querySelector("#app");
const root = () => document.querySelector("ski-date-picker").shadowRoot;

const grids = { 2: `columns="2"`, 12: `columns="4" rows="3"` };
const marks = markedDays.map((day) => ({ key: day, dates: day, dot: true }));
const lists = `disabled-dates='${JSON.stringify(closedDays)}' marks='${JSON.stringify(marks)}'`;

monthsPage({
  mount({ count, isChosen, hasLists }) {
    const value = isChosen ? `value="${chosen.start}/${chosen.end}"` : `page="${firstMonth}"`;
    app.innerHTML = `<ski-date-picker standalone range inline locale="en-GB" ${grids[count]} ${value} ${hasLists ? lists : ""}></ski-date-picker>`;
  },
  unmount: () => app.replaceChildren(),
  roots: () => [root()],
  dayElement: (day) => root()?.querySelector(`[data-day="${day}"]`),
  next: () => root().querySelector("[part~=next]"),
});
