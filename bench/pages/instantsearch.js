import "./without-network.js";
import { startInstantSearch } from "./instantsearch-page.js";
import { listPage } from "./list-page.js";

const app = document.querySelector("#app");

listPage({
  mount: (size) => startInstantSearch(app, size),
  roots: () => [app],
  list() {
    const list = app.querySelector(".ais-Hits-list");
    return list && { items: list.children, link: list.querySelector("h3 a") };
  },
  filter: (label) => app.querySelector(`input[value="${label}"]`),
});
