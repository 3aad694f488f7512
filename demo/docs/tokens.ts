import type { CssProperty } from "./manifest.js";

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
export function tokenGroups(properties: readonly CssProperty[]): readonly TokenGroup[] {
  const tokens = properties.map(({ name, description = "", default: light = "", darkDefault = light }) => ({
    name,
    description,
    isColour: isColour(light),
    light,
    dark: darkDefault,
  }));
  return ["Colours", ...titles.map(([title]) => title), "Others"]
    .map((title) => ({ title, tokens: tokens.filter((token) => groupOf(token) === title) }))
    .filter((group) => group.tokens.length > 0);
}
