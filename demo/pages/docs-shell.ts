import { docsGroups, docsPath, type DocsPage } from "../docs/pages.js";
import type { Page } from "./layout.js";
import { html, type Markup } from "./markup.js";

export const builderPath = "/partners";

const current = html`aria-current="page"`;

function header(origin: string): Markup {
  return html`<header class="site">
    <div class="wrap wide">
      <a class="brand" href="${docsPath}">ski-elements</a>
      <nav class="docs-links" aria-label="Site">
        <a href="${origin}/en/">Demo</a> <a href="${origin}/calendar">Date picker</a> <a href="${origin}/qa">QA console</a>
      </nav>
    </div>
  </header>`;
}

/** What is around every page of the documentation. `origin` is the demo's, whose pages the header leads to. */
export const docsAround = (origin: string): NonNullable<Page["around"]> => ({
  header: header(origin),
  footer: html`<p>ski-elements is under the MIT licence. <a href="/llms.txt">All pages as Markdown: llms.txt</a></p>`,
});

function pageLink(page: DocsPage, shown: DocsPage | null): Markup {
  return html`<li><a href="${page.path}" ${page === shown ? current : ""}>${page.title}</a></li>`;
}

/** The search and the list of all pages; `shown` is the page that has it, null for the builder. */
export function docsNavigation(shown: DocsPage | null, origin: string): Markup {
  return html`<nav class="docs-pages" aria-label="Documentation">
    <search class="docs-search" data-scripted>
      <label for="docs-query">Search the documentation</label>
      <input id="docs-query" type="search" autocomplete="off" placeholder="Search" aria-controls="docs-found" />
      <ul id="docs-found" aria-live="polite" hidden></ul>
    </search>
    <button type="button" class="menu-button" popovertarget="docs-menu">All pages</button>
    <div id="docs-menu" popover>
      <button type="button" class="menu-button menu-close" popovertarget="docs-menu" popovertargetaction="hide">Close</button>
      <p class="docs-group">For your page</p>
      <ul>
        <li><a href="${origin}${builderPath}" ${shown === null ? current : ""}>Build your snippet</a></li>
      </ul>
      ${docsGroups.map(
        (group) =>
          html`<p class="docs-group">${group.title}</p>
            <ul>
              ${group.pages.map((page) => pageLink(page, shown))}
            </ul>`,
      )}
    </div>
  </nav>`;
}
