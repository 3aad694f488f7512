import { createRoot } from "react-dom/client";
import { DayPicker } from "react-day-picker";
import { monthsPage } from "./months-page.js";

const app = document.querySelector("#app");
const chosen = { from: new Date(2027, 0, 10), to: new Date(2027, 0, 17) };
let root;

monthsPage({
  mount() {
    root = createRoot(app);
    root.render(
      <DayPicker mode="range" numberOfMonths={2} defaultMonth={chosen.from} weekStartsOn={1} selected={chosen} onSelect={() => {}} />,
    );
  },
  unmount: () => root.unmount(),
  roots: () => [app],
  hasDay: (day) => app.querySelector(`[data-day="${day}"]`) !== null,
  next: () => app.querySelector(".rdp-button_next"),
});
