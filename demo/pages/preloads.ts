import { readFileSync } from "node:fs";
import { desktopWidth } from "../../src/domain/defaults.js";
import type { Locale } from "../../src/domain/locale.js";
import { markets } from "../../src/domain/markets.js";

/** The chunks of a build: by entry, and by part that loads later, the files to preload. */
export type Preloads = Readonly<Record<string, readonly string[]>>;

const file = new URL(`../../dist/${process.env.LIBRARY === "light" ? "light/" : ""}preload.json`, import.meta.url);
/** What a tag shows on its first screen in addition to its imports: on every screen, and on wide ones. */
const shownAtOnce: Readonly<Record<string, readonly string[]>> = { "ski-results": ["later/cards"] };
const shownWhenWide: Readonly<Record<string, readonly string[]>> = { "ski-results": ["later/filters"] };
const wideScreens = `(min-width: ${desktopWidth / 16}em)`;

interface Preload {
  readonly address: string;
  /** The screens that need it; all where it is null. */
  readonly media: string | null;
}

/**
 * The modules that the tags of a page need for their first screen: named in the head, they load at once instead of one after the other.
 * None while nothing is built.
 */
export function preloads(markup: string, locale: Locale, built: Preloads = readPreloads()): readonly Preload[] {
  const tags = [...new Set([...markup.matchAll(/<(ski-[a-z-]+)/g)].map(([, tag]) => tag ?? ""))];
  const entries = tags.map((tag) => `elements/${tag}.js`).filter((entry) => entry in built);
  if (entries.length === 0) return [];
  const filesOf = (keys: readonly string[]) => keys.flatMap((key) => built[key] ?? []);
  const always = new Set([...entries, ...filesOf([...entries, ...tags.flatMap((tag) => shownAtOnce[tag] ?? []), ...screenWords(locale)])]);
  const wide = new Set(filesOf(tags.flatMap((tag) => shownWhenWide[tag] ?? [])).filter((file) => !always.has(file)));
  return [
    ...[...always].map((file) => ({ address: `/dist/${file}`, media: null })),
    ...[...wide].map((file) => ({ address: `/dist/${file}`, media: wideScreens })),
  ];
}

/** The chunks with the words of a locale's first screens; a works council has those of its language. */
function screenWords(locale: Locale): string[] {
  return markets[locale].words.screens.map((folder) => `later/${folder}-screens`);
}

function readPreloads(): Preloads {
  try {
    const text = readFileSync(file, "utf8");
    return JSON.parse(text) as Preloads;
  } catch {
    return {};
  }
}
