import type { Words } from "./words.js";

/** The words of a file of `locales/`, without `.json`. In the build each file is a chunk of its own (scripts/rollup-plugins.mjs). */
export async function readWordFile(name: string): Promise<Words> {
  const { default: words }: { default: Words } = await import(`../../locales/${name}.json`, { with: { type: "json" } });
  return words;
}
