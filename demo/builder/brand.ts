import { type Colour, type ContrastPair, contrastPairs, contrastRatio } from "../docs/contrast.js";
import type { TokenValues } from "../docs/theme-css.js";
import { cornerSets } from "../docs/theme-presets.js";
import type { Choice } from "./choice.js";
import { black, colourOf, hexOf, mixed, white } from "./colour.js";

export interface Brand {
  /** The tokens to set, by name. */
  readonly tokens: TokenValues;
  /** Where a colour cannot hold: what is wrong with it, and what is used instead. */
  readonly sentences: readonly string[];
}

/** The contrast with the ground of the bar from which a button is seen at all; its text names it, so WCAG asks for none. */
const leastVisible = 1.5;
const shades = 50;

const colourIn = (tokens: TokenValues, name: string): Colour => colourOf(tokens[name] ?? "") ?? black;
const ratioOf = ({ colour, ground }: ContrastPair, tokens: TokenValues) =>
  contrastRatio(colourIn(tokens, colour), colourIn(tokens, ground));

/** The pair of a changed colour that is furthest below the contrast that it needs; null where all hold. */
function weakestPair(changed: TokenValues, defaults: TokenValues): ContrastPair | null {
  const tokens = { ...defaults, ...changed };
  const low = contrastPairs
    .filter(({ colour, ground }) => colour in changed || ground in changed)
    .map((pair) => ({ pair, share: ratioOf(pair, tokens) / pair.least }))
    .filter(({ share }) => share < 1)
    .toSorted((one, other) => one.share - other.share);
  return low[0]?.pair ?? null;
}

/** The colour itself, or the lightest of its darker shades that holds. */
function darkenedUntil(colour: Colour, holds: (shade: Colour) => boolean): Colour {
  for (let step = 0; step < shades; step++) {
    const shade = mixed(colour, black, step / shades);
    if (holds(shade)) return shade;
  }
  return black;
}

/** Rounded down, as 4.499 does not pass. */
const shown = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

function linkTokens(colour: Colour): TokenValues {
  return {
    "--ski-glacier": hexOf(colour),
    "--ski-glacier-deep": hexOf(mixed(colour, black, 0.25)),
    "--ski-glacier-tint": hexOf(mixed(colour, white, 0.9)),
    "--ski-glacier-mist": hexOf(mixed(colour, white, 0.78)),
    "--ski-on-glacier": hexOf(white),
  };
}

function linkBrand(main: Colour, defaults: TokenValues): Brand {
  const used = darkenedUntil(main, (shade) => weakestPair(linkTokens(shade), defaults) === null);
  const tokens = linkTokens(used);
  const weakest = weakestPair(linkTokens(main), defaults);
  if (!weakest) return { tokens, sentences: [] };
  const ratio = shown(ratioOf(weakest, { ...defaults, ...linkTokens(main) }));
  const problem = `${hexOf(main)} is too light for links and chosen days: “${weakest.use}” would have a contrast of ${ratio} and needs ${weakest.least}.`;
  return { tokens, sentences: [`${problem} ${hexOf(used)}, a darker shade of it, is used.`] };
}

function buttonTokens(colour: Colour, ink: Colour): TokenValues {
  const text = [ink, white, black].find((one) => contrastRatio(one, colour) >= 4.5) ?? black;
  const pressed = [mixed(colour, black, 0.12), mixed(colour, white, 0.12)].find((one) => contrastRatio(text, one) >= 4.5) ?? colour;
  return { "--ski-glow": hexOf(colour), "--ski-glow-deep": hexOf(pressed), "--ski-on-glow": hexOf(text) };
}

function buttonBrand(accent: Colour, defaults: TokenValues): Brand {
  const ground = colourIn(defaults, "--ski-surface");
  const used = darkenedUntil(accent, (shade) => contrastRatio(shade, ground) >= leastVisible);
  const tokens = buttonTokens(used, colourIn(defaults, "--ski-ink"));
  if (hexOf(used) === hexOf(accent)) return { tokens, sentences: [] };
  const ratio = shown(contrastRatio(accent, ground));
  const problem = `${hexOf(accent)} would hardly be seen as a button on the bar: its contrast is ${ratio}.`;
  return { tokens, sentences: [`${problem} ${hexOf(used)}, a darker shade of it, is used.`] };
}

/**
 * The tokens of a brand: its colours, or the nearest shades of them that can be read, with what belongs to them.
 * @param defaults the colours of the light theme, by token
 */
export function brandOf({ main, accent, corners }: Pick<Choice, "main" | "accent" | "corners">, defaults: TokenValues): Brand {
  const none: Brand = { tokens: {}, sentences: [] };
  const [mainColour, accentColour] = [colourOf(main ?? ""), colourOf(accent ?? "")];
  const links = mainColour ? linkBrand(mainColour, defaults) : none;
  const button = accentColour ? buttonBrand(accentColour, defaults) : none;
  const rounding = corners === "designed" ? {} : cornerSets[corners];
  return {
    tokens: { ...links.tokens, ...button.tokens, ...rounding },
    sentences: [...links.sentences, ...button.sentences],
  };
}
