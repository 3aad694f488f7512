/** The small rollup plugins that the build needs beside the published ones. */
import { transform } from "esbuild";
import { wordFileNames } from "./word-files.mjs";

/** The oldest browsers of the contract. */
export const floor = ["chrome120", "edge120", "firefox125", "safari17.4"];

const sheetHelper = "\0style-sheet";
const helperSource = `
export function styleSheet(text) {
  if (typeof CSSStyleSheet !== "function") return null;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}`;

/** `import sheet from "./x.css" with { type: "css" }`: a constructable sheet, and null where there is no DOM. */
export const css = () => ({
  name: "css",
  resolveId: (id) => (id === sheetHelper ? id : null),
  load: (id) => (id === sheetHelper ? { code: helperSource, moduleSideEffects: false } : null),
  async transform(source, id) {
    if (!id.endsWith(".css")) return null;
    const { code } = await transform(source, { loader: "css", minify: true, target: floor });
    return {
      code: `import { styleSheet } from ${JSON.stringify(sheetHelper)};\nexport default /* @__PURE__ */ styleSheet(${JSON.stringify(code.trim())});`,
      map: { mappings: "" },
      moduleSideEffects: false,
    };
  },
});

/** `import("./x.json", { with: { type: "json" } })`: a module whose default is the value. */
export const json = () => ({
  name: "json",
  transform(source, id) {
    if (!id.endsWith(".json")) return null;
    const text = JSON.stringify(JSON.stringify(JSON.parse(source)));
    return { code: `export default /* @__PURE__ */ JSON.parse(${text});`, map: { mappings: "" }, moduleSideEffects: false };
  },
});

const tableOf = (names) =>
  `const files = {\n${names.map((name) => `${JSON.stringify(name)}: () => import("../../locales/${name}.json"),`).join("\n")}\n};\n`;
const isOfWishes = (name) => name.endsWith("/wishes");

/**
 * `src/i18n/word-files.ts` and `wish-files.ts` for a bundle, which has to name each file that it may load: tables of the files of
 * `locales/`.
 */
export const wordFiles = () => ({
  name: "word-files",
  load(id) {
    const path = id.replaceAll("\\", "/");
    if (path.endsWith("/src/i18n/word-files.ts")) {
      const table = tableOf(wordFileNames().filter((name) => !isOfWishes(name)));
      return `${table}export const readWordFile = async (folder, part) => (await files[folder + "/" + part]()).default;`;
    }
    if (!path.endsWith("/src/i18n/wish-files.ts")) return null;
    return `${tableOf(wordFileNames().filter(isOfWishes))}export const readWishFile = async (folder) => (await files[folder + "/wishes"]()).default;`;
  },
});
