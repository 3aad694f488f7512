/** Writes dist/editor: what VS Code and the editors of JetBrains know of the tags, from custom-elements.json. */
import { readFileSync } from "node:fs";

/** A tag's hint would be pages long with all of its parts and tokens, which complete by themselves. */
const options = { outdir: "dist/editor", hideCssPartsDocs: true, hideCssPropertiesDocs: true, hideMethodDocs: true, hideLogs: true };

export async function writeEditorData() {
  const { generateVsCodeCustomElementData } = await import("custom-element-vs-code-integration");
  const { generateJetBrainsWebTypes } = await import("custom-element-jet-brains-integration");
  const manifest = JSON.parse(readFileSync("custom-elements.json", "utf8"));
  generateVsCodeCustomElementData(manifest, options);
  generateJetBrainsWebTypes(manifest, options);
}
