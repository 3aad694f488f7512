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
/** The parts of words with a file of their own that reads them, and its function. */
const partsAlone = { wishes: ["wish-files", "readWishFile"], tools: ["tool-files", "readToolFile"] };
const partOf = (name) => name.split("/")[1];

/**
 * `src/i18n/word-files.ts`, `wish-files.ts` and `tool-files.ts` for a bundle, which has to name each file that it may load: tables of the
 * files of `locales/`.
 */
export const wordFiles = () => ({
  name: "word-files",
  load(id) {
    const path = id.replaceAll("\\", "/");
    if (path.endsWith("/src/i18n/word-files.ts")) {
      const table = tableOf(wordFileNames().filter((name) => !Object.hasOwn(partsAlone, partOf(name))));
      return `${table}export const readWordFile = async (folder, part) => (await files[folder + "/" + part]()).default;`;
    }
    const alone = Object.entries(partsAlone).find(([, [file]]) => path.endsWith(`/src/i18n/${file}.ts`));
    if (!alone) return null;
    const [part, [, read]] = alone;
    const table = tableOf(wordFileNames().filter((name) => partOf(name) === part));
    return `${table}export const ${read} = async (folder) => (await files[folder + "/${part}"]()).default;`;
  },
});
