/** React and valtio without a search library: what a careful page of one's own would be. */
import "./without-network.js";
import { createRoot } from "react-dom/client";
import { listPage } from "./list-page.js";
import { load, PlainPage } from "./plain-page.jsx";

const app = document.querySelector("#app");

listPage({
  mount(size) {
    createRoot(app).render(<PlainPage />);
    void load(size);
  },
  roots: () => [app],
  list() {
    const list = app.querySelector(".list");
    return list && { items: list.children, link: list.querySelector("h3 a") };
  },
  filter: (label) => app.querySelector(`input[value="${label}"]`),
});
