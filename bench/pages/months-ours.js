import { loadModules } from "./our-modules.js";
import { monthsPage } from "./months-page.js";

await loadModules();

const app = document.querySelector("#app");
const root = () => document.querySelector("ski-date-picker").shadowRoot;

monthsPage({
  mount() {
    app.innerHTML = `<ski-date-picker standalone range inline locale="en-GB" value="2027-01-10/2027-01-17"></ski-date-picker>`;
  },
  unmount: () => app.replaceChildren(),
  roots: () => [root()],
  hasDay: (day) => Boolean(root()?.querySelector(`[data-day="${day}"]`)),
  next: () => root().querySelector("[part~=next]"),
});
