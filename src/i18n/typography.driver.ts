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

/** How texts of a language are set. */
interface Typography {
  /** What none of them may contain. */
  readonly patterns: readonly Pattern[];
  /** Texts with an error each, and texts without one, which test the patterns. */
  readonly wrong: readonly string[];
  readonly right: readonly string[];
}

export const typography: Readonly<Record<Language, Typography>> = {
  fr: {
    patterns: [
      ["punctuation without its no-break space", /[^\u00a0\u202f](?:[?!;»%]|:(?!\/\/))|«[^\u00a0\u202f]/],
      ["a wide space before a high mark", /\u00a0[?!;]/],
      ["an hour that a line can break within", /[\d}] h\b|\bh \d/],
      ["a space before punctuation", /\s[.,](?!\.)/],
      ["an ellipsis after a space", /\s…/],
      ["a quotation mark of another language", /[“”„‚‘]/],
      ["a capital letter after a plus sign", /\+ \p{Lu}/u],
    ],
    wrong: [
      "Forfait + Matériel",
      "Où ?",
      "Où?",
      "Où\u00a0?",
      "« ici »",
      "«ici»",
      "“ici”",
      "l'arrivée",
      "30 %",
      "30%",
      "100 m",
      "2 300 m",
      "11 h\u00a030",
      "11\u00a0h 30",
      "Fin .",
      "Lit…  fin",
      "Attente …",
      "Chargement...",
    ],
    right: [
      "Où\u202f?",
      "«\u00a0ici\u00a0»",
      "l’arrivée",
      "30\u202f%",
      "2\u202f300\u00a0m",
      "11\u00a0h\u00a030",
      "{{kind}}\u00a0: {{distance}}",
      "Forfait + matériel",
      "18-35\u00a0ans",
    ],
  },
  en: {
    patterns: [
      ...closed,
      ["a quotation mark of another language", /[«»„‚‘]|“[^”]*$/],
      ["an hour that a line can break within", /\d [ap]m\b/],
    ],
    wrong: [
      '"Ski"',
      "we're",
      "«Ski»",
      "‘Ski’?",
      "When ?",
      "15 %",
      "{{km}} km",
      "18-35",
      "Ski - pass",
      "Loading …",
      "Two  spaces",
      "9 am",
      "020 7946",
    ],
    right: ["“Ski”", "20 uur", "we’re", "When?", "15%", "{{km}}\u00a0km", "18–35s", "Loading…", "9\u00a0am", "Ski-in, ski-out"],
  },
  nl: {
    patterns: [
      ...closed,
      ["a quotation mark of another language", /[«»“”„‚]|‘[^’]*$/],
      ["an hour that a line can break within", /\d uur\b/],
      ["a formal or stressed address", /(?<!\p{L})(?:u|uw|jij|jouw|jullie)(?!\p{L})/iu],
    ],
    wrong: [
      '"Ski"',
      "ski's",
      "“Ski”",
      "„Ski”",
      "Wanneer ?",
      "15 %",
      "{{metres}} m",
      "18-35",
      "Laden …",
      "20 uur",
      "Uw data",
      "jouw keuze",
      "waar jij bent",
    ],
    right: ["‘Ski’", "ski’s", "15%", "2 t/m 5\u00a0nachten", "20\u00a0uur", "Je keuze", "Vuur"],
  },
  de: {
    patterns: [
      ["a quotation mark of another language", /[«»”‚‘]|“(?=[\p{L}{])|„[^“]*$/u],
      ["a space before punctuation", /\s[?!;:.,](?!\.)/],
      ["a unit that a line can break before", /[\d}] Uhr\b/],
      ["a percent sign without its space", /\d%/],
      ["an ellipsis that a line can break before", / …/],
      ["an ellipsis that touches its word", /\p{L}…/u],
      ["a hyphen for a dash", /\d-\d/],
      ["a formal address", /(?<![.!?:] |^)\b(?:Sie|Ihr|Ihre[mnrs]?|Ihnen)\b/],
    ],
    wrong: [
      '"Ski"',
      "geht's",
      "“Ski”",
      "«Ski»",
      "„Ski”",
      "Wann ?",
      "15 %",
      "15%",
      "{{time}} Uhr",
      "Lädt …",
      "Lädt…",
      "18-35",
      "Ski - Pass",
      "Wählen Sie",
      "mit Ihrem Skipass",
    ],
    right: ["„{{text}}“ kennen wir nicht", "Wohin geht’s?", "18–35\u00a0Jahre", "15\u00a0%", "Ski-Pass", "Sie ist dabei.", "Ändere sie."],
  },
};

/** The typographic errors in a text. */
export function typographyFaults(language: Language, text: string): string[] {
  return [...everywhere, ...typography[language].patterns].filter(([, pattern]) => pattern.test(text)).map(([fault]) => fault);
}
