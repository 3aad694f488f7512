/** Our elements, with every module of their first screen loaded before anything is measured. */
import "./without-network.js";
import { listPage } from "./list-page.js";
import { loadModules, settings } from "./our-modules.js";

await loadModules();

const root = () => document.querySelector("ski-results").shadowRoot;

listPage({
  mount(size) {
    document.querySelector("#app").innerHTML =
      `<ski-searchbar ${settings} app-type="rp" sticky></ski-searchbar><ski-results ${settings} page-size="${size}"></ski-results>`;
  },
  roots: () => [root()],
  list() {
    const area = root().querySelector("[part~=list-area]");
    const list = root().querySelector("[part~=list]");
    if (!list || list.closest("[hidden]") || area.getAttribute("aria-busy") === "true") return null;
    return { items: list.children, link: list.querySelector("[part~=card-name] a") };
  },
  filter: (label) =>
    [...root().querySelectorAll("[part~=sidebar] label")].find((row) => row.textContent.includes(label)).querySelector("input"),
});
