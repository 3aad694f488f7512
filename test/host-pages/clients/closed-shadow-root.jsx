import { fill } from "./shell.jsx";

/** A shell with a closed shadow root: it alone keeps a reference to its shadow root. */
class ClosedShell extends HTMLElement {
  #root = this.attachShadow({ mode: "closed" });
  connectedCallback() {
    fill(this.#root);
  }
  find(selector) {
    return this.#root.querySelector(selector);
  }
}
customElements.define("closed-shell", ClosedShell);
document.body.append(document.createElement("closed-shell"));
