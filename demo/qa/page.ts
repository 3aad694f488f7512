import { locales } from "../../src/domain/locale.js";
import { resultsPath } from "../pages/elements.js";
import type { Page } from "../pages/layout.js";
import { html } from "../pages/markup.js";
import { demoStates } from "./states.js";

const resultsPaths = Object.fromEntries(locales.map((locale) => [locale, resultsPath({ locale })]));

/** The console for testers: one search with its state, events and requests in view. */
export function qaPage(): Page {
  return {
    locale: "en-GB",
    title: "QA console",
    description: "One search of the demo with its state, events and requests; faults, flags and the engine’s day to set.",
    wide: true,
    scripts: ["/site/qa.js"],
    styles: ["/site/qa.css"],
    main: html`<div class="wrap wide page">
      <div id="qa" data-states="${JSON.stringify(demoStates())}" data-results="${JSON.stringify(resultsPaths)}"></div>
    </div>`,
  };
}
