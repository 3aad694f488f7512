import type { WishWords } from "../domain/wishes/grammar.js";

/** The words that wishes are written in, of a folder of `locales/`. In the build each file is a chunk of its own (scripts/rollup-plugins.mjs). */
export async function readWishFile(folder: string): Promise<WishWords> {
  const { default: words }: { default: WishWords } = await import(`../../locales/${folder}/wishes.json`, { with: { type: "json" } });
  return words;
}
