import type { Language } from "../domain/locale.js";

/** What a text of any language may not hold. */
const everywhere: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ["a unit that a line can break before", /[\d}] (?:k?m\b|m²)/],
  ["three dots", /\.\.\./],
];

/** What a text of a language may not hold. */
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

/** The faults of typography in a text. */
export function typographyFaults(language: Language, text: string): string[] {
  return [...everywhere, ...(inLanguage[language] ?? [])].filter(([, pattern]) => pattern.test(text)).map(([fault]) => fault);
}
