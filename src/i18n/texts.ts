import { createInstance, type i18n } from "i18next";
import { formattingLocale, type Locale } from "../domain/locale.js";

/** Words as a locale file holds them: keys nested by noun, leaves are texts. */
export interface Words {
  readonly [key: string]: string | Words;
}
/** Values for the blanks of a text; `count` also chooses the plural. */
export type TextValues = Readonly<Record<string, string | number>>;
export type Text = (key: string, values?: TextValues) => string;

/** The words of one locale. */
export interface Texts {
  readonly locale: Locale;
  /** The text of a key. A key that the locale lacks is read in French, and is empty until the French file is there. */
  readonly text: Text;
  /** Tells when more words have come. */
  subscribe(listener: () => void): () => void;
  /** Grows with every coming of words. */
  version(): number;
}

const files = {
  "fr-FR": async (): Promise<Words> => (await import("../../locales/fr-FR.json", { with: { type: "json" } })).default,
  "fr-FR-CSE": async (): Promise<Words> => (await import("../../locales/fr-FR-CSE.json", { with: { type: "json" } })).default,
  "en-GB": async (): Promise<Words> => (await import("../../locales/en-GB.json", { with: { type: "json" } })).default,
  "nl-NL": async (): Promise<Words> => (await import("../../locales/nl-NL.json", { with: { type: "json" } })).default,
} satisfies Record<Locale, () => Promise<Words>>;

const fallback = "fr";
const loaded = new Map<Locale, Promise<Texts>>();

/** The texts of a locale, loaded once a page. Rejects when the locale file cannot be had; a later call tries again. */
export function loadTexts(locale: Locale): Promise<Texts> {
  const known = loaded.get(locale);
  if (known) return known;
  const coming = readWords(locale).then((words) => createTexts(locale, words, files["fr-FR"]));
  loaded.set(locale, coming);
  coming.catch(() => loaded.delete(locale));
  return coming;
}

/** The texts of a locale from words in hand; `loadFallback` is asked once, when a key is first missed. */
export function createTexts(locale: Locale, words: Words, loadFallback: () => Promise<Words>): Texts {
  const language = formattingLocale(locale);
  const instance = createI18n(language, words);
  const listeners = new Set<() => void>();
  /** Texts without blanks: looked up once, read with every drawing. */
  const plain = new Map<string, string>();
  let version = 0;
  let asked = false;

  async function askFallback(): Promise<void> {
    if (asked) return;
    asked = true;
    try {
      instance.addResourceBundle(fallback, "translation", await loadFallback());
    } catch {
      return;
    }
    version += 1;
    for (const listener of listeners) listener();
  }

  return {
    locale,
    text: (key, values) => {
      const known = values ? undefined : plain.get(key);
      if (known !== undefined) return known;
      if (!instance.exists(key, values)) {
        void askFallback();
        return "";
      }
      const found = instance.t(key, values);
      if (!values) plain.set(key, found);
      return found;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}

function createI18n(language: string, words: Words): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: fallback,
    initAsync: false,
    resources: { [language]: { translation: words } },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return instance;
}

async function readWords(locale: Locale): Promise<Words> {
  if (locale !== "fr-FR-CSE") return files[locale]();
  const [french, differences] = await Promise.all([files["fr-FR"](), files[locale]()]);
  return mergeWords(french, differences);
}

/** `words` with the leaves of `differences` in the place of its own. */
export function mergeWords(words: Words, differences: Words): Words {
  const merged: Record<string, string | Words> = { ...words };
  for (const [key, value] of Object.entries(differences)) {
    const own = merged[key];
    merged[key] = typeof own === "object" && typeof value === "object" ? mergeWords(own, value) : value;
  }
  return merged;
}
