import { createInstance } from "i18next";
import type { Translator, Words } from "./words.js";

const namespace = "translation";

/** The translator of one language (a BCP 47 tag), on its own i18next instance. `fallback` is the language tried next. */
export function createTranslator(language: string, words: Words, fallback: string): Translator {
  const instance = createInstance();
  let numbers: Intl.NumberFormat | undefined;
  void instance.init({
    lng: language,
    fallbackLng: fallback,
    initAsync: false,
    resources: { [language]: { [namespace]: words } },
    interpolation: { escapeValue: false },
    returnNull: false,
    // Missing: no text in the locale files is empty.
    parseMissingKeyHandler: () => "",
  });
  // Replaces i18next's own, which keeps a format for each set of values.
  instance.services.formatter?.add("number", (value) => (numbers ??= new Intl.NumberFormat(language)).format(Number(value)));
  return {
    setWords: (all) => void instance.addResourceBundle(language, namespace, all),
    addFallback: (added, fallbackWords) => void instance.addResourceBundle(added, namespace, fallbackWords),
    translate: (key, values) => instance.t(key, values) || null,
  };
}
