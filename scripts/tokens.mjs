/** Reads the design tokens out of their style sheet: the custom properties that a host page may set on every tag. */
import { readFileSync } from "node:fs";

const row = /^\s*--_[\w-]+: var\((--ski-[\w-]+), (.+)\);(?: \/\* (.+) \*\/)?$/;

const length = /calc\((?:(\d+)px \+ )?(\d+) \* var\(--_ski-px\)\)/;

/** A length by the visitor's default font size, as it is at 16 px. */
const atDefault = (value) => value.replace(length, (_, fixed = "0", scaled) => `${Number(fixed) + Number(scaled)}px`);

const sentence = (words) => `${words[0].toUpperCase()}${words.slice(1)}.`;

/** The defaults in the dark theme by name. */
function darkDefaults(source) {
  const [, block = ""] = /:host\(\[theme="dark"\]\) \{\n(.*?)\n\}/s.exec(source) ?? [];
  return new Map(block.split("\n").flatMap((line) => (row.test(line) ? [row.exec(line).slice(1, 3)] : [])));
}

/**
 * The tokens by name, with the default in the dark theme where it is another. The sheet lists those of the light theme first. Throws
 * for one without a description.
 * @param {string} source text of a style sheet
 * @returns {Record<string, { description: string, default: string, darkDefault?: string }>}
 */
export function tokensOf(source) {
  const tokens = {};
  const dark = darkDefaults(source);
  for (const line of source.split("\n")) {
    const [, name, value, comment] = row.exec(line) ?? [];
    if (!name || name in tokens) continue;
    if (!comment) throw new Error(`${name} is not described: write in a comment after its default what it is for.`);
    const darkDefault = dark.get(name) ?? value;
    tokens[name] = { description: sentence(comment), default: atDefault(value), ...(darkDefault !== value && { darkDefault }) };
  }
  return tokens;
}

export const readTokens = () => tokensOf(readFileSync(new URL("../src/components/controls/tokens.css", import.meta.url), "utf8"));
