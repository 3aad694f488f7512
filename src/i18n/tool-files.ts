import type { ToolWords } from "../domain/tool-words.js";

/** The words of tools, of a folder of `locales/`. In the build each file is a chunk of its own (scripts/rollup-plugins.mjs). */
export async function readToolFile(folder: string): Promise<ToolWords> {
  const { default: words }: { default: ToolWords } = await import(`../../locales/${folder}/tools.json`, { with: { type: "json" } });
  return words;
}
