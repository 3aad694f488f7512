import { html, Markup } from "../pages/markup.js";

/** A capability of the picker: the markup that is shown is the markup that runs. */
export interface Example {
  readonly title: string;
  readonly text: Markup;
  readonly markup: string;
  /** A script of the page that belongs to the markup, shown as it is: its name in `demo/pages/client`. */
  readonly script?: string;
  /** The code is under the element instead of beside it. */
  readonly wide?: boolean;
  /** What the page itself adds beside the element. */
  readonly extra?: Markup;
}

export interface Section {
  /** Its hash. */
  readonly id: string;
  readonly title: string;
  readonly lead: Markup;
  readonly examples: readonly Example[];
}

/** What all samples have in common, except those in another locale. */
const shared = 'locale="en-GB" theme="auto"';

/** The longest line of a sample. */
const lineLength = 56;

/** A standalone picker with attributes, as many per line as fit; `words` is its locale and theme. */
export function picker(attributes: readonly string[] = [], words = shared): string {
  const start = `<ski-date-picker standalone ${words}`;
  if (attributes.length === 0) return `${start}></ski-date-picker>`;
  return `${start}\n  ${filled(attributes).join("\n  ")}\n></ski-date-picker>`;
}

function filled(attributes: readonly string[]): readonly string[] {
  return attributes.reduce<readonly string[]>((lines, attribute) => {
    const line = [...lines.slice(-1), attribute].join(" ");
    return lines.length > 0 && line.length + 2 <= lineLength ? [...lines.slice(0, -1), line] : [...lines, attribute];
  }, []);
}

/** A picker with a label of the page. */
export function labelled(id: string, label: string, attributes: readonly string[], words = shared): string {
  return `<label for="${id}">${label}</label>\n${picker([`id="${id}"`, ...attributes], words)}`;
}

/** The markup as a reader sees it: the parts that all samples share are less prominent. */
export function codeOf(markup: string): Markup {
  const parts = markup.split(` ${shared}`).map((part) => html`${part}`.text);
  return new Markup(parts.join(html`<span class="code-shared"> ${shared}</span>`.text));
}

/** JSON as the value of an attribute, over several lines where it is long. */
export function jsonAttribute(name: string, value: unknown): string {
  const line = `${name}='${inOneLine(value)}'`;
  return line.length + 2 <= lineLength ? line : `${name}='${printed(value, "  ")}'`;
}

const inOneLine = (value: unknown): string => JSON.stringify(value, null, 1).replace(/\n\s*/g, " ");

function printed(value: unknown, indent: string): string {
  const line = inOneLine(value);
  if (indent.length + line.length < lineLength || typeof value !== "object" || value === null) return line;
  const inner = `${indent}  `;
  const [open, close, members] = Array.isArray(value)
    ? ["[", "]", value.map((item: unknown) => printed(item, inner))]
    : ["{", "}", Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${printed(member, inner)}`)];
  return `${open}\n${members.map((member) => inner + member).join(",\n")}\n${indent}${close}`;
}
