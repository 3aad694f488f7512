import { Lexer, Marked, type Token, type Tokens } from "marked";
import { html, Markup } from "../pages/markup.js";
import { copyableCode } from "./copyable.js";

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

/** The words of some tokens; code and what is escaped stay as they are. */
function wordsOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === "table") {
        const { header, rows } = token as Tokens.Table;
        return [header, ...rows].map((row) => row.map((cell) => wordsOf(cell.tokens)).join(" ")).join("\n");
      }
      if (token.type === "html" && token.raw.startsWith("<!--")) return "";
      if (token.type === "list") return (token as Tokens.List).items.map((item) => wordsOf(item.tokens)).join("\n");
      if (token.type === "image" || !("tokens" in token)) return "text" in token ? String(token.text) : token.type === "br" ? " " : "";
      const words = wordsOf(token.tokens ?? []);
      return token.type === "paragraph" || token.type === "heading" ? `${words}\n` : words;
    })
    .join("");
}

/** Text without the marks of Markdown. */
export const plainText = (markdown: string): string => wordsOf(Lexer.lexInline(markdown)).trim();

/** A heading with the words up to the next one; what is before the first heading has none. */
export interface Section {
  readonly heading: Heading | null;
  readonly text: string;
}

/** The sections of a page by its headings, below the title. */
export function sectionsOf(markdown: string): readonly Section[] {
  const sections: { heading: Heading | null; tokens: Token[] }[] = [{ heading: null, tokens: [] }];
  for (const token of Lexer.lex(markdown)) {
    if (token.type === "heading" && token["depth"] > 1) {
      const title = wordsOf([token]).trim();
      sections.push({ heading: { id: headingId(title), title, level: token["depth"] }, tokens: [] });
    } else sections.at(-1)?.tokens.push(token);
  }
  return sections.map(({ heading, tokens }) => ({ heading, text: wordsOf(tokens).replace(/\s+/g, " ").trim() }));
}

/** Whether a cell holds the name of an attribute, a part or a token, and nothing else. */
const isOneName = ({ tokens: [token, ...others] }: Tokens.TableCell) =>
  token?.type === "codespan" && others.length === 0 && /^[\w.-]{1,32}$/.test(String(token["text"]));

/**
 * Markdown as the documentation has it.
 * @param linkOf the address of a link or a picture in the site; null for what it does not have, which stays as text
 */
export function renderMarkdown(markdown: string, linkOf: (address: string) => string | null): Rendered {
  const headings: Heading[] = [];
  const names = new Map<string, number>();
  /** The name of a table or of code: its section and what it is, with a number where another has it. */
  const regionName = (what: string) => {
    const name = [headings.at(-1)?.title, what].filter(Boolean).join(": ");
    const count = (names.get(name) ?? 0) + 1;
    names.set(name, count);
    return count === 1 ? name : `${name}, ${count}`;
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
        return copyableCode(regionName("code"), html`<code data-language="${lang ?? ""}">${text}</code>`).text;
      },
      link({ href, tokens }: Tokens.Link) {
        const inner = new Markup(this.parser.parseInline(tokens));
        const address = linkOf(href);
        return address === null ? inner.text : html`<a href="${address}">${inner}</a>`.text;
      },
      image({ href, text }: Tokens.Image) {
        const address = linkOf(href);
        return address === null ? html`${text}`.text : html`<img src="${address}" alt="${text}" loading="lazy" />`.text;
      },
      table({ header, rows }: Tokens.Table) {
        const cell = ({ tokens }: Tokens.TableCell) => new Markup(this.parser.parseInline(tokens));
        const name = regionName(plainText(header[0]?.text ?? ""));
        return html`<div class="table" style="--rows: ${rows.length}" tabindex="0" role="region" aria-label="${name}">
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
                    <th scope="row" ${first && isOneName(first) ? html`class="name"` : ""}>${first && cell(first)}</th>
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
