import { settings } from "./drawn.jsx";

/** Puts both tags, after a heading, into a shadow root whose sheet is rough. */
export function fill(root) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(":host { display: block; padding: 20px; } * { color: red; font-size: 40px; } button { all: unset; }");
  root.adoptedStyleSheets = [sheet];
  const heading = document.createElement("h1");
  heading.textContent = "Ski";
  root.append(heading);
  for (const tag of ["ski-searchbar", "ski-results"]) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(settings())) element.setAttribute(name, value);
    root.append(element);
  }
}
