import type { TextValues, Translator, TranslatorOptions, Words } from "./words.js";

const blank = /\{\{\s*(\w+)(?:,\s*(number))?\s*\}\}/g;

/**
 * The translator of the light build, on the same locale files: nested keys, `context`, plurals by `count`, and the blanks
 * `{{name}}` and `{{name, number}}`. Returns what the translator on i18next returns for all texts of the locales.
 */
export function createTranslator(language: string, words: Words, { number }: TranslatorOptions): Translator {
  let find = createLookup(language, words);
  const fallbacks: (typeof find)[] = [];
  const fill = (text: string, values: TextValues) =>
    text.replace(blank, (whole, name: string, format?: string) => {
      const value = values[name] ?? whole;
      return format && typeof value === "number" ? number(value) : String(value);
    });
  return {
    setWords: (all) => void (find = createLookup(language, all)),
    addFallback: (added, fallbackWords) => void fallbacks.push(createLookup(added, fallbackWords)),
    translate(key, values = {}) {
      for (const lookup of [find, ...fallbacks]) {
        const text = lookup(key, values);
        if (text !== null) return fill(text, values);
      }
      return null;
    },
  };
}

/** Finds the text of a key in one language: the most specific variant, by context first and then by plural. */
function createLookup(language: string, words: Words) {
  const plurals = new Intl.PluralRules(language);
  return (key: string, { context, count }: TextValues): string | null => {
    const endings = typeof count === "number" ? [...(count === 0 ? ["_zero"] : []), `_${plurals.select(count)}`, ""] : [""];
    const contexts = context === undefined ? [""] : [`_${context}`, ""];
    for (const variant of contexts)
      for (const ending of endings) {
        const text = leafOf(words, key + variant + ending);
        if (text !== null) return text;
      }
    return null;
  };
}

function leafOf(words: Words, path: string): string | null {
  let found: string | Words | undefined = words;
  for (const step of path.split(".")) {
    if (typeof found !== "object" || !Object.hasOwn(found, step)) return null;
    found = found[step];
  }
  return typeof found === "string" ? found : null;
}
