import { useState } from "react";
import { createRoot } from "react-dom/client";
import { DayPicker } from "react-day-picker";
import { closedDays, dateOf } from "./days.mjs";
import { chosen, firstMonth, monthsPage } from "./months-page.js";

const app = document.querySelector("#app");
const range = { from: dateOf(chosen.start), to: dateOf(chosen.end) };
const month = dateOf(`${firstMonth}-01`);
const closed = closedDays.map(dateOf);
let root;

function Months({ count, isChosen, hasLists }) {
  const [selected, setSelected] = useState(isChosen ? range : undefined);
  return (
    <DayPicker
      mode="range"
      numberOfMonths={count}
      defaultMonth={month}
      weekStartsOn={1}
      selected={selected}
      disabled={hasLists ? closed : undefined}
      onSelect={setSelected}
    />
  );
}

monthsPage({
  mount(given) {
    root = createRoot(app);
    root.render(<Months {...given} />);
  },
  unmount: () => root.unmount(),
  roots: () => [app],
  dayElement: (day) => app.querySelector(`[data-day="${day}"]:not([data-outside])`),
  next: () => app.querySelector(".rdp-button_next"),
});
