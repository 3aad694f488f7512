import { defaultLocale, type Locale } from "../domain/locale.js";
import { markets } from "../domain/markets.js";
import { createTranslator } from "./translator.js";
import { readWordFile } from "./word-files.js";
import type { TextValues, Words } from "./words.js";

export type Text = (key: string, values?: TextValues) => string;

/** The words of one locale. */
export interface Texts {
  readonly locale: Locale;
  /** The text of a key. A key missing from the locale falls back to French, and is empty until the French file is loaded. */
  readonly text: Text;
  /** Calls the listener when more words are loaded. */
  subscribe(listener: () => void): () => void;
  /** Increases each time words are loaded. */
  version(): number;
}

/** Maximum number of cached texts of a locale. */
const keptTexts = 2000;
const requested = new Map<Locale, Promise<Texts>>();
const loaded = new Map<Locale, Texts>();

/** The texts of a locale if a tag has loaded them, else null. */
export function loadedTexts(locale: Locale): Texts | null {
  return loaded.get(locale) ?? null;
}

/** The texts of a locale, loaded once per page. Rejects when the locale file cannot be loaded; a later call tries again. */
export function loadTexts(locale: Locale): Promise<Texts> {
  const known = requested.get(locale);
  if (known) return known;
  const pending = readTexts(locale);
  requested.set(locale, pending);
  pending.catch(() => requested.delete(locale));
  return pending;
}

async function readTexts(locale: Locale): Promise<Texts> {
  const texts = createTexts(locale, await readWords(locale), () => readWords(defaultLocale));
  loaded.set(locale, texts);
  return texts;
}

/** The texts of a locale from loaded words; `loadFallback` is called once, when a key is first missing. */
export function createTexts(locale: Locale, words: Words, loadFallback: () => Promise<Words>): Texts {
  const fallback = markets[defaultLocale].language;
  const translator = createTranslator(markets[locale].tag, words, fallback);
  const listeners = new Set<() => void>();
  const kept = new Map<string, string>();
  let version = 0;
  let asked = false;

  async function askFallback(): Promise<void> {
    if (asked) return;
    asked = true;
    try {
      translator.addFallback(fallback, await loadFallback());
    } catch {
      asked = false;
      return;
    }
    version += 1;
    for (const listener of listeners) listener();
  }

  return {
    locale,
    text: (key, values) => {
      const name = values ? key + JSON.stringify(values) : key;
      const known = kept.get(name);
      if (known !== undefined) return known;
      const found = translator.translate(key, values);
      if (found === null) {
        void askFallback();
        return "";
      }
      if (kept.size >= keptTexts) kept.clear();
      kept.set(name, found);
      return found;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}

async function readWords(locale: Locale): Promise<Words> {
  const read = await Promise.all(markets[locale].words.map(readWordFile));
  return read.reduce(mergeWords);
}

/** `words`, overridden by the leaves of `differences`. */
export function mergeWords(words: Words, differences: Words): Words {
  const merged: Record<string, string | Words> = { ...words };
  for (const [key, value] of Object.entries(differences)) {
    const own = merged[key];
    merged[key] = typeof own === "object" && typeof value === "object" ? mergeWords(own, value) : value;
  }
  return merged;
}
