import type { Language } from "../domain/locale.js";

type Pattern = readonly [fault: string, pattern: RegExp];

/** Patterns that no text may contain, in any language. */
const everywhere: readonly Pattern[] = [
  ["a unit that a line can break before", /[\d}] (?:k?m\b|m²|[%€£])/],
  ["a number that a line can break within", /\d \d/],
  ["three dots", /\.\.\./],
  ["two spaces", /\s\s/],
  ["a space at the start or the end", /^\s|\s$/],
  ["a straight quotation mark or apostrophe", /["'`´]/],
  ["a hyphen for a dash", /\s-\s/],
];

/** Punctuation that touches the word before it, and percentages that touch their number. */
const closed: readonly Pattern[] = [
  ["a space before punctuation", /\s[?!;:.,](?!\.)/],
  ["an ellipsis after a space", /\s…/],
  ["a space before a percent sign", /\s%/],
  ["a hyphen for a dash", /\d-\d/],
];

/** Patterns that no text of a language may contain. */
const inLanguage: Readonly<Record<Language, readonly Pattern[]>> = {
  fr: [
    ["punctuation without its no-break space", /[^\u00a0\u202f](?:[?!;»%]|:(?!\/\/))|«[^\u00a0\u202f]/],
    ["an hour that a line can break within", /[\d}] h\b|\bh \d/],
    ["a space before punctuation", /\s[.,](?!\.)/],
    ["an ellipsis after a space", /\s…/],
    ["a quotation mark of another language", /[“”„‚‘]/],
  ],
  en: [...closed, ["a quotation mark of another language", /[«»„‚‘]|“[^”]*$/], ["an hour that a line can break within", /\d [ap]m\b/]],
  nl: [
    ...closed,
    ["a quotation mark of another language", /[«»“”„‚]|‘[^’]*$/],
    ["an hour that a line can break within", /\d uur\b/],
    ["a formal or stressed address", /(?<!\p{L})(?:u|uw|jij|jouw|jullie)(?!\p{L})/iu],
  ],
  de: [
    ["a quotation mark of another language", /[«»”‚‘]|“(?=[\p{L}{])|„[^“]*$/u],
    ["a space before punctuation", /\s[?!;:.,](?!\.)/],
    ["a unit that a line can break before", /[\d}] Uhr\b/],
    ["a percent sign without its space", /\d%/],
    ["an ellipsis that a line can break before", / …/],
    ["an ellipsis that touches its word", /\p{L}…/u],
    ["a hyphen for a dash", /\d-\d/],
    ["a formal address", /(?<![.!?:] |^)\b(?:Sie|Ihr|Ihre[mnrs]?|Ihnen)\b/],
  ],
};

/** The typographic errors in a text. */
export function typographyFaults(language: Language, text: string): string[] {
  return [...everywhere, ...inLanguage[language]].filter(([, pattern]) => pattern.test(text)).map(([fault]) => fault);
}
