import "./without-network.js";
import { loadModules, settings } from "./our-modules.js";
import { textsPage } from "./texts-page.js";

await loadModules();

const root = () => document.querySelector("ski-searchbar").shadowRoot;

textsPage({
  async mount() {
    const ready = new Promise((resolve) => addEventListener("ski-ready", resolve, { once: true }));
    document.querySelector("#app").innerHTML = `<ski-searchbar ${settings}></ski-searchbar>`;
    await ready;
  },
  input: () => root().querySelector("[part~=destination-input]"),
  roots: () => [root()],
  rows() {
    const found = root().querySelectorAll("[part~=suggestion-name]");
    return found.length ? { count: found.length, first: found[0].textContent } : null;
  },
});
