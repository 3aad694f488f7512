import { readFileSync } from "node:fs";
import type { Described } from "./manifest.js";

/** A token with its default in each theme. */
export interface Token {
  readonly name: string;
  readonly description: string;
  readonly isColour: boolean;
  readonly light: string;
  readonly dark: string;
}

export interface TokenGroup {
  readonly title: string;
  readonly tokens: readonly Token[];
}

const sheet = new URL("../../src/components/controls/tokens.css", import.meta.url);

/** What the style sheet of the tokens has for `theme="dark"`, by token. */
function darkDefaults(): Readonly<Record<string, string>> {
  const [, block = ""] = /:host\(\[theme="dark"\]\) \{\n(.*?)\n\}/s.exec(readFileSync(sheet, "utf8")) ?? [];
  return Object.fromEntries([...block.matchAll(/var\((--ski-[\w-]+), (.+)\);/g)].map(([, name = "", value = ""]) => [name, value]));
}

const dark = darkDefaults();

const titles: readonly (readonly [title: string, name: RegExp])[] = [
  ["Corners", /^--ski-radius-/],
  ["Texts", /^--ski-(?:text|lead|weight)/],
  ["Controls and spacing", /^--ski-(?:control-|bar|day|\d)/],
];

/** Colours of one value; a shadow or a translucent colour is not among them. */
const isColour = (value: string) => /^#[\da-f]{6}$/.test(value);

const groupOf = ({ name, light }: Token) =>
  isColour(light) ? "Colours" : (titles.find(([, pattern]) => pattern.test(name))?.[0] ?? "Others");

/** The tokens of a tag by what they set. */
export function tokenGroups(properties: readonly Described[]): readonly TokenGroup[] {
  const tokens = properties.map(({ name, description = "", default: light = "" }) => ({
    name,
    description,
    isColour: isColour(light),
    light,
    dark: dark[name] ?? light,
  }));
  return ["Colours", ...titles.map(([title]) => title), "Others"]
    .map((title) => ({ title, tokens: tokens.filter((token) => groupOf(token) === title) }))
    .filter((group) => group.tokens.length > 0);
}
