import "./without-network.js";
import { createRoot } from "react-dom/client";
import { listPage } from "./list-page.js";
import { ReactInstantSearchPage } from "./react-instantsearch-page.jsx";

const app = document.querySelector("#app");

listPage({
  mount: (size) => createRoot(app).render(<ReactInstantSearchPage size={size} />),
  roots: () => [app],
  list() {
    const list = app.querySelector(".ais-Hits-list");
    return list && { items: list.children, link: list.querySelector("h3 a") };
  },
  filter: (label) => app.querySelector(`input[value="${label}"]`),
});
