import type { Language } from "../domain/locale.js";

/** Patterns that no text may contain, in any language. */
const everywhere: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ["a unit that a line can break before", /[\d}] (?:k?m\b|m²)/],
  ["three dots", /\.\.\./],
];

/** Patterns that no text of a language may contain. */
const inLanguage: Partial<Readonly<Record<Language, typeof everywhere>>> = {
  fr: [["punctuation that a line can break before", / [?!;:»]|« /]],
  de: [
    ["a straight quotation mark or apostrophe", /["']/],
    ["a quotation mark of another language", /[«»”‚‘]|“(?=[\p{L}{])|„[^“]*$/u],
    ["a space before punctuation", /\s[?!;:.,](?!\.)/],
    ["a unit that a line can break before", /[\d}] (?:%|€|Uhr\b)/],
    ["an ellipsis that a line can break before", / …/],
    ["an ellipsis that touches its word", /\p{L}…/u],
    ["a hyphen for a dash", /\d-\d|\s-\s/],
    ["a formal address", /(?<![.!?:] |^)\b(?:Sie|Ihr|Ihre[mnrs]?|Ihnen)\b/],
  ],
};

/** The typographic errors in a text. */
export function typographyFaults(language: Language, text: string): string[] {
  return [...everywhere, ...(inLanguage[language] ?? [])].filter(([, pattern]) => pattern.test(text)).map(([fault]) => fault);
}
