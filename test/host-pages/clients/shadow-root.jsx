import { fill } from "./shell.jsx";

/** A design system's shell, with the tags in its shadow root. */
class HostShell extends HTMLElement {
  connectedCallback() {
    fill(this.attachShadow({ mode: "open" }));
  }
}
customElements.define("host-shell", HostShell);
document.body.append(document.createElement("host-shell"));
