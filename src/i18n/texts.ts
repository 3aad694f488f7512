import { defaultLocale, type Locale } from "../domain/locale.js";
import { markets, type WordPart } from "../domain/markets.js";
import { createLoading, type Loading } from "../platform/loading.js";
import { loadFile } from "../platform/missing-file.js";
import { numberFormatBy, type NumberFormat } from "./number-format.js";
import { createTranslator } from "./translator.js";
import { readWordFile } from "./word-files.js";
import type { TextValues, Words } from "./words.js";

export type Text = (key: string, values?: TextValues) => string;

/** The words of one locale. */
export interface Texts {
  readonly locale: Locale;
  /** The text of a key. A key missing from the locale falls back to French, and is empty until the French files are loaded. */
  readonly text: Text;
  /** Numbers by the locale's words for them. */
  readonly numbers: NumberFormat;
  /** The words of panels, sheets and dialogs, which the texts lack until they are loaded. No text of a first screen is among them. */
  readonly panels: Loading;
  /** Calls the listener when the French words are loaded, for texts that the locale lacks. */
  subscribe(listener: () => void): () => void;
  /** Increases when the French words are loaded. */
  version(): number;
}

/** What texts load beside the words of the first screens. */
interface LaterWords {
  readonly panels: () => Promise<Words>;
  /** Called when a key is first missing, and again while it fails. */
  readonly fallback: () => Promise<Words>;
}

/** Maximum number of cached texts of a locale. */
const keptTexts = 2000;
const requested = new Map<Locale, Promise<Texts>>();
const loaded = new Map<Locale, Texts>();

/** The texts of a locale if a tag has loaded them, else null. */
export function loadedTexts(locale: Locale): Texts | null {
  return loaded.get(locale) ?? null;
}

/** The texts of a locale with its words of the first screens, loaded once per page. Rejects when these cannot be loaded; a later call tries again. */
export function loadTexts(locale: Locale): Promise<Texts> {
  const known = requested.get(locale);
  if (known) return known;
  const pending = readTexts(locale);
  requested.set(locale, pending);
  pending.catch(() => requested.delete(locale));
  return pending;
}

async function readTexts(locale: Locale): Promise<Texts> {
  const screens = await readWords(locale, "screens");
  const texts = createTexts(locale, screens, {
    panels: () => readWords(locale, "panels"),
    fallback: () => readAllWords(defaultLocale),
  });
  loaded.set(locale, texts);
  return texts;
}

/** The texts of a locale from its words of the first screens. */
export function createTexts(locale: Locale, screens: Words, later: LaterWords): Texts {
  const fallback = markets[defaultLocale].language;
  const { tag } = markets[locale];
  const translator = createTranslator(tag, screens, { fallback, number: (value) => numbers.number(value) });
  const numbers = numberFormatBy(tag, translator.translate);
  const panels = createLoading(async () => translator.setWords(mergeWords(screens, await later.panels())));
  const listeners = new Set<() => void>();
  const kept = new Map<string, string>();
  let version = 0;
  let asked = false;

  async function askFallback(): Promise<void> {
    if (asked) return;
    asked = true;
    try {
      translator.addFallback(fallback, await later.fallback());
    } catch {
      asked = false;
      return;
    }
    version += 1;
    for (const listener of listeners) listener();
  }

  return {
    locale,
    numbers,
    panels,
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

async function readWords(locale: Locale, part: WordPart): Promise<Words> {
  const read = await Promise.all(markets[locale].words[part].map((folder) => loadFile(() => readWordFile(folder, part))));
  return read.reduce(mergeWords);
}

/** The words of both parts. */
export async function readAllWords(locale: Locale): Promise<Words> {
  const [screens, panels] = await Promise.all([readWords(locale, "screens"), readWords(locale, "panels")]);
  return mergeWords(screens, panels);
}

/** `words`, with the leaves of `differences` added or in their place. */
export function mergeWords(words: Words, differences: Words): Words {
  const merged: Record<string, string | Words> = { ...words };
  for (const [key, value] of Object.entries(differences)) {
    const own = merged[key];
    merged[key] = typeof own === "object" && typeof value === "object" ? mergeWords(own, value) : value;
  }
  return merged;
}
