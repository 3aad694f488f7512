import { createInstance } from "i18next";
import type { Translator, TranslatorOptions, Words } from "./words.js";

const namespace = "translation";

/** The translator of one language (a BCP 47 tag), on its own i18next instance. */
export function createTranslator(language: string, words: Words, { fallback, number }: TranslatorOptions): Translator {
  const instance = createInstance();
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
  instance.services.formatter?.add("number", (value) => number(Number(value)));
  return {
    setWords: (all) => void instance.addResourceBundle(language, namespace, all),
    addFallback: (added, fallbackWords) => void instance.addResourceBundle(added, namespace, fallbackWords),
    translate: (key, values) => instance.t(key, values) || null,
  };
}
