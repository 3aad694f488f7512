import flatpickr from "flatpickr";
import { closedDays } from "./days.mjs";
import { chosen, firstMonth, monthsPage } from "./months-page.js";

const app = document.querySelector("#app");
let calendar;

monthsPage({
  mount({ count, isChosen, hasLists }) {
    app.innerHTML = "<input />";
    calendar = flatpickr(app.firstElementChild, {
      inline: true,
      mode: "range",
      showMonths: count,
      locale: { firstDayOfWeek: 1 },
      ariaDateFormat: "Y-m-d",
      defaultDate: isChosen ? [chosen.start, chosen.end] : [],
      disable: hasLists ? closedDays : [],
    });
    if (!isChosen) calendar.jumpToDate(`${firstMonth}-01`);
  },
  unmount() {
    calendar.destroy();
    app.replaceChildren();
  },
  roots: () => [app],
  dayElement: (day) => app.querySelector(`[aria-label="${day}"]:not(.prevMonthDay, .nextMonthDay)`),
  next: () => app.querySelector(".flatpickr-next-month"),
});
