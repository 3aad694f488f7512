import { Marked, type Tokens } from "marked";
import { html, Markup } from "../pages/markup.js";

interface Heading {
  readonly id: string;
  readonly title: string;
  readonly level: number;
}

export interface Rendered {
  readonly body: Markup;
  readonly headings: readonly Heading[];
}

/** A heading's words in lower case, joined by hyphens, as links to it are written and forges read them. */
export function headingId(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\s-]/gu, "")
    .trim()
    .replaceAll(" ", "-");
}

/** Text without the marks of Markdown. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[`*_]/g, "")
    .trim();
}

/**
 * Markdown as the documentation has it.
 * @param linkOf the address of a link in the site; null for what it does not have, which stays as text
 */
export function renderMarkdown(markdown: string, linkOf: (address: string) => string | null): Rendered {
  const headings: Heading[] = [];
  const tables = new Set<string>();
  /** The name of a table: its section and first column, with a number where another has it. */
  const tableName = (column: string) => {
    const name = [headings.at(-1)?.title, plainText(column)].filter(Boolean).join(": ");
    const same = [...tables].filter((other) => other === name || other.startsWith(`${name}, `)).length;
    const unique = same === 0 ? name : `${name}, ${same + 1}`;
    tables.add(unique);
    return unique;
  };
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const inner = new Markup(this.parser.parseInline(tokens));
        const title = plainText(text);
        if (depth === 1) return html`<h1>${inner}</h1>`.text;
        const id = headingId(title);
        headings.push({ id, title, level: depth });
        const tag = new Markup(`h${depth}`);
        return html`<${tag} id="${id}"><a class="to-heading" href="#${id}">${inner}</a></${tag}>`.text;
      },
      code({ text, lang }: Tokens.Code) {
        return html`<pre class="code" data-language="${lang ?? ""}" tabindex="0"><code>${text}</code></pre>`.text;
      },
      link({ href, tokens }: Tokens.Link) {
        const inner = new Markup(this.parser.parseInline(tokens));
        const address = linkOf(href);
        return address === null ? inner.text : html`<a href="${address}">${inner}</a>`.text;
      },
      table({ header, rows }: Tokens.Table) {
        const cell = ({ tokens }: Tokens.TableCell) => new Markup(this.parser.parseInline(tokens));
        return html`<div class="table" tabindex="0" role="region" aria-label="${tableName(header[0]?.text ?? "")}">
          <table>
            <thead>
              <tr>
                ${header.map((one) => html`<th scope="col">${cell(one)}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${rows.map(
                ([first, ...others]) =>
                  html`<tr>
                    <th scope="row">${first && cell(first)}</th>
                    ${others.map((one) => html`<td>${cell(one)}</td>`)}
                  </tr>`,
              )}
            </tbody>
          </table>
        </div>`.text;
      },
    },
  });
  const body = new Markup(marked.parse(markdown, { async: false }));
  return { body, headings };
}
