import { builderAnswer, defaultColour } from "../builder/answer.js";
import { readChoice } from "../builder/choice-query.js";
import { choiceFields } from "../builder/fields.js";
import type { Release } from "../builder/release.js";
import type { SnippetBlock } from "../builder/snippet.js";
import { copyable } from "../docs/copyable.js";
import { policyText } from "./content-policy.js";
import { builderPath, docsAround, docsNavigation } from "./docs-shell.js";
import type { Page } from "./layout.js";
import { html, type Markup } from "./markup.js";

/** Nothing inline, nothing of others, and no markup from text. */
export const builderPolicy = policyText({
  "default-src": "'none'",
  "base-uri": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "connect-src": "'self'",
  // The logo whose colours are read.
  "img-src": "'self' data: blob:",
  "font-src": "'self'",
  "frame-src": "'self'",
  "form-action": "'self'",
  "frame-ancestors": "'none'",
  "require-trusted-types-for": "'script'",
  "trusted-types": "'none'",
});

/** px of the pages in the frames of the preview. */
const previewSizes = [
  [1440, 720],
  [768, 900],
  [390, 900],
] as const;

/** The most that a choice needs: a component, its style sheet, and the consent. */
const mostBlocks = 3;

function block(shown: SnippetBlock | undefined, index: number): Markup {
  return html`<div class="builder-block" data-block ${shown ? "" : html`hidden`}>
    <h2 data-title>${shown?.title ?? ""}</h2>
    <p class="set-note" data-note>${shown?.note ?? ""}</p>
    ${copyable("text", `Code to copy, ${index + 1}`, shown?.text)}
  </div>`;
}

const frame = ([width, height]: (typeof previewSizes)[number]): Markup =>
  html`<div class="builder-frame" data-width="${width}">
    <div class="builder-window">
      <iframe title="Preview, ${width} px wide" width="${width}" height="${height}" inert></iframe>
    </div>
    <p class="set-note">${width} px</p>
  </div>`;

/** The page on which a partner chooses what to embed, sees it, and copies what to paste. */
export function builderPage(query: URLSearchParams, release: Release, origin: string): Page {
  const read = readChoice(query, origin);
  const answer = builderAnswer(query, release, origin);
  const usual = { main: defaultColour("--ski-glacier"), accent: defaultColour("--ski-glow") };
  return {
    locale: "en-GB",
    title: "Build your snippet – ski-elements",
    description: "Choose what your page shows, see it at three widths, and copy the code for HTML, WordPress, React or a frame.",
    wide: true,
    elementsLater: true,
    styles: ["/site/calendar.css", "/site/docs.css", "/site/builder.css"],
    scripts: ["/site/builder.js"],
    around: docsAround(origin),
    main: html`<div class="wrap wide docs builder">
      ${docsNavigation(null, origin)}
      <article class="docs-text">
        <h1>Build your snippet</h1>
        <p>Choose, then copy the code into your page. The address of this page holds your choice.</p>
        <form class="playground builder-choices" action="${builderPath}" aria-label="Your choice" autocomplete="off" data-builder>
          ${choiceFields(read, usual)}
          <p class="builder-brand" role="status" data-brand>${answer.brand}</p>
          <p class="builder-write"><button>Write the code</button></p>
        </form>
        <div class="builder-made">
          <section aria-label="Code">
            ${Array.from({ length: mostBlocks }, (_, index) => block(answer.blocks[index], index))}
            <p>
              <a href="${builderPath}/page?${answer.query}" download="ski-search.html" data-download>Download as a page</a>, which works on
              any web server.
            </p>
            <p class="set-fault" role="alert" data-failure></p>
          </section>
          <section class="builder-preview" aria-label="Preview">
            <h2>Preview</h2>
            <p class="set-note">
              <a href="${builderPath}/preview?${answer.query}" target="_blank" data-open>Open it in a window of its own</a>
            </p>
            <div class="builder-frames" data-scripted data-query="${answer.query}">${previewSizes.map(frame)}</div>
          </section>
        </div>
      </article>
    </div>`,
  };
}
