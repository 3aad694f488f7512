import { readFileSync } from "node:fs";
import { choosing } from "../calendar/choosing.js";
import { codeOf } from "../calendar/example.js";
import type { Example, Section } from "../calendar/example.js";
import { inAPage } from "../calendar/in-a-page.js";
import { limitsAndMarks } from "../calendar/limits-and-marks.js";
import { reference } from "../calendar/reference.js";
import type { Page } from "./layout.js";
import { html, Markup } from "./markup.js";

export const calendarPath = "/calendar";

const install = `<link rel="stylesheet" href="/dist/ski-elements.css" />
<script type="module" src="/dist/elements/ski-date-picker.js"></script>

<ski-date-picker standalone name="arrival"></ski-date-picker>`;

/** Longer bodies are cut where they are shown. */
const postedLimit = 2000;

/** The page of the date picker: each capability with its markup beside it. `posted` is the body of a form that was sent here. */
export function calendarPage(origin: string, posted: string | null = null): Page {
  const sections = [...choosing, ...limitsAndMarks, ...inAPage(origin, posted && posted.slice(0, postedLimit))];
  const scripts = sections.flatMap(({ examples }) => examples.flatMap(({ script }) => script ?? []));
  return {
    locale: "en-GB",
    title: "The date picker – Névéa",
    description: "The date picker ski-date-picker: each capability shown with its markup.",
    wide: true,
    styles: ["/site/calendar.css"],
    scripts: ["calendar", ...scripts].map((name) => `/site/${name}.js`),
    main: html`<div class="wrap wide picker-docs">
      <nav class="contents" aria-label="On this page">
        <ul>
          ${[...sections, { id: "reference", title: "Reference" }].map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
        </ul>
      </nav>
      <div class="picker-text">
        <h1>Date picker</h1>
        <p class="lead">
          One tag for days, ranges and times, in any locale: <code>&lt;ski-date-picker standalone&gt;</code>. It is a form control, and
          works by keyboard alone.
        </p>
        ${codeBlock(html`${install}`)}
        <p>
          Each sample below is the markup that runs beside it. All of them name a locale, and a theme that follows the visitor’s system;
          both can be left out.
        </p>
        ${sections.map(sectionOf)}
        <section id="reference" aria-labelledby="reference-title">
          <h2 id="reference-title">Reference</h2>
          ${reference()}
        </section>
      </div>
    </div>`,
  };
}

function sectionOf({ id, title, lead, examples }: Section): Markup {
  return html`<section id="${id}" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    <p>${lead}</p>
    ${examples.map(exampleOf)}
  </section>`;
}

function exampleOf({ title, text, markup, script, wide, extra }: Example): Markup {
  return html`<article class="example ${wide && "wide"}" data-example>
    <div class="example-run">
      <h3>${title}</h3>
      <p>${text}</p>
      ${extra}
      <div class="example-live" data-live>${new Markup(markup)}</div>
      <p class="example-log" data-log>No event yet</p>
    </div>
    <div class="example-code">${codeBlock(codeOf(markup), "markup")}</div>
    ${script && html`<div class="example-code script">${codeBlock(html`${sourceOf(script)}`, "script")}</div>`}
  </article>`;
}

function codeBlock(code: Markup, kind = "install"): Markup {
  return html`<pre class="code" data-code="${kind}"><code>${code}</code></pre>`;
}

/** The text of a script of the page, which is served as it is shown but for its types. */
function sourceOf(script: string): string {
  return readFileSync(new URL(`./client/${script}.ts`, import.meta.url), "utf8").trim();
}
