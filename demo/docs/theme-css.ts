export type Theme = "light" | "dark";
export type TokenValues = Readonly<Record<string, string>>;

/** What a page sets: colours by theme, and what both themes have in common. */
export interface ThemeChoice {
  readonly light: TokenValues;
  readonly dark: TokenValues;
  readonly both: TokenValues;
  /** A value of `font-family`; empty for the page's own. */
  readonly font: string;
}

export const unchanged: ThemeChoice = { light: {}, dark: {}, both: {}, font: "" };

function rule(selector: string, values: TokenValues, indent = ""): string {
  const lines = Object.entries(values).map(([name, value]) => `${indent}  ${name}: ${value};`);
  return lines.length === 0 ? "" : [`${indent}${selector} {`, ...lines, `${indent}}`].join("\n");
}

const noChange = "/* No token is changed. */";
const themeNote = `/* The dark theme needs theme="dark" on each tag, or theme="auto", which follows the visitor's system. */`;

/** A rule with some tokens; a comment where there are none. */
export const tokenCss = (selector: string, values: TokenValues): string => rule(selector, values) || noChange;

/**
 * The style sheet of a choice. A token that the page sets holds in both themes, so that each colour that is changed in one of them is
 * written for both.
 * @param darkDefaults the colours of the dark theme, by token
 * @param shown the theme that the page is to have
 */
export function themeCss(
  { light, dark, both, font }: ThemeChoice,
  darkDefaults: TokenValues,
  tags: readonly string[],
  shown: Theme = "light",
): string {
  const selector = `:is(${tags.join(", ")})`;
  const inDark = Object.fromEntries(
    [...new Set([...Object.keys(light), ...Object.keys(dark)])].map((name) => [name, dark[name] ?? darkDefaults[name] ?? ""]),
  );
  const auto = rule(`${selector}[theme="auto"]`, inDark, "  ");
  const note = shown === "dark" || auto ? themeNote : "";
  const rules = [
    rule(":root", { ...both, ...light }),
    rule(selector, font ? { "font-family": font } : {}),
    rule(`${selector}[theme="dark"]`, inDark),
    auto && `@media (prefers-color-scheme: dark) {\n${auto}\n}`,
  ].filter(Boolean);
  return [note, ...(rules.length === 0 ? [noChange] : rules)].filter(Boolean).join("\n");
}
