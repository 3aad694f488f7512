import { settings } from "./drawn.jsx";

/** A design system's shell, with the tags in its shadow root. */
class HostShell extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(":host { display: block; padding: 20px; } * { color: red; font-size: 40px; } button { all: unset; }");
    root.adoptedStyleSheets = [sheet];
    for (const tag of ["ski-searchbar", "ski-results"]) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(settings())) element.setAttribute(name, value);
      root.append(element);
    }
  }
}
customElements.define("host-shell", HostShell);
document.body.append(document.createElement("host-shell"));
