import "cally";
import { closedDays } from "./days.mjs";
import { chosen, firstMonth, monthsPage } from "./months-page.js";

const app = document.querySelector("#app");
const closed = new Set(closedDays);
/** It hands over days as midnight UTC. */
const isClosed = (date) => closed.has(date.toISOString().slice(0, 10));

const months = () => [...app.querySelectorAll("calendar-month")];
const dayNames = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

monthsPage({
  mount({ count, isChosen, hasLists }) {
    const value = isChosen ? `value="${chosen.start}/${chosen.end}"` : "";
    const grids = Array.from({ length: count }, (_, offset) => `<calendar-month offset="${offset}"></calendar-month>`).join("");
    app.innerHTML = `<calendar-range months="${count}" page-by="single" locale="en-GB" first-day-of-week="1" focused-date="${firstMonth}-10" ${value}>
      <div style="display: grid; grid-template-columns: repeat(${Math.min(count, 4)}, max-content)">${grids}</div>
    </calendar-range>`;
    const range = app.querySelector("calendar-range");
    if (hasLists) range.isDateDisallowed = isClosed;
    // Its shadow roots appear with the first drawing; a change of `#app` has them watched.
    void Promise.all(months().map((month) => month.mounted)).then(() => app.toggleAttribute("data-mounted"));
  },
  unmount: () => app.replaceChildren(),
  roots: () => [app, ...months().flatMap(({ shadowRoot }) => shadowRoot ?? [])],
  dayElement(day) {
    const name = dayNames.format(new Date(day));
    const roots = months().flatMap(({ shadowRoot }) => shadowRoot ?? []);
    return roots.map((root) => root.querySelector(`[aria-label="${name}"]`)).find(Boolean);
  },
  next: () => app.querySelector("calendar-range").shadowRoot.querySelector("[part~=next]"),
});
