import { renderMarkdown, plainText, sectionsOf } from "../docs/markdown.js";
import { docsLink, docsPageAt, docsPages, docsPath, type DocsPage } from "../docs/pages.js";
import { playground } from "../docs/playground.js";
import type { SearchEntry } from "../docs/search.js";
import { themeEditor, themeEditorPlace } from "../docs/theme-editor.js";
import { docsAround, docsNavigation } from "./docs-shell.js";
import type { Page } from "./layout.js";
import { html, Markup } from "./markup.js";

/** The page of the documentation at an address; null where it has none. */
export function docsPage(path: string, origin: string): Page | null {
  const page = docsPageAt(path);
  if (!page) return null;
  const { body, headings } = renderMarkdown(page.markdown, (address) => docsLink(page, address));
  const sections = headings.filter(({ level }) => level === 2);
  const contents = html`<ul>
    ${sections.map(({ id, title: name }) => html`<li><a href="#${id}">${name}</a></li>`)}
  </ul>`;
  const [title, rest] = splitTitle(new Markup(body.text.replace(themeEditorPlace, () => themeEditor(origin).text)));
  return {
    locale: "en-GB",
    title: `${page.title} – ski-elements`,
    description: descriptionOf(page),
    wide: true,
    elementsLater: true,
    styles: ["/site/calendar.css", "/site/docs.css"],
    scripts: ["/site/docs.js"],
    around: docsAround(origin),
    main: html`<div class="wrap wide docs">
      ${docsNavigation(page, origin)}
      <article class="docs-text">
        ${title}
        ${
          sections.length > 1 &&
          html`<nav class="docs-contents-short" aria-label="On this page">
            <details>
              <summary>On this page</summary>
              ${contents}
            </details>
          </nav>`
        }
        ${page.tag && playground(page.tag, origin)} ${rest}
        <p class="docs-source"><a href="${markdownAddress(page)}">This page as Markdown</a></p>
      </article>
      ${
        sections.length > 1 &&
        html`<nav class="docs-contents" aria-label="On this page">
          <p class="docs-group">On this page</p>
          ${contents}
        </nav>`
      }
    </div>`,
  };
}

/** The page for an unknown address of the documentation. */
export function missingDocsPage(origin: string): Page {
  const title = "There is no such page";
  const description = "The documentation has no page at this address.";
  return {
    locale: "en-GB",
    title: `${title} – ski-elements`,
    description,
    wide: true,
    elementsLater: true,
    styles: ["/site/calendar.css", "/site/docs.css"],
    around: docsAround(origin),
    main: html`<div class="wrap wide docs">
      <article class="docs-text">
        <h1>${title}</h1>
        <p>${description} It begins with <a href="${docsPath}">${docsPageAt(docsPath)?.title}</a>.</p>
      </article>
    </div>`,
  };
}

/** The first words of a page after its title, whole words only. */
function descriptionOf({ title, markdown }: DocsPage): string {
  const words = markdown
    .split("\n")
    .filter((line) => !/^(?:#|\||```|\s|$)/.test(line))
    .map((line) => plainText(line.replace(/^- /, "")));
  return `${title}: ${words.join(" ")}`.slice(0, 160).replace(/\s\S*$/, "");
}

export function markdownAddress({ path }: DocsPage): string {
  return `${path === docsPath ? `${docsPath}/guides/start` : path}.md`;
}

/** The title of a page with the paragraph after it, and the rest. */
function splitTitle({ text }: Markup): readonly [Markup, Markup] {
  const end = /<\/h1>\s*(?:<p>.*?<\/p>)?/s.exec(text);
  const index = end ? end.index + end[0].length : 0;
  return [new Markup(text.slice(0, index)), new Markup(text.slice(index))];
}

/** The sections of all pages, for the search of the documentation. */
export function docsIndex(): readonly SearchEntry[] {
  return docsPages.flatMap((page) =>
    sectionsOf(page.markdown).map(({ heading, text }) => ({
      path: heading ? `${page.path}#${heading.id}` : page.path,
      page: page.title,
      title: heading?.title ?? page.title,
      text,
    })),
  );
}
