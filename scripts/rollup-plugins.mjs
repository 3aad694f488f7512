/** The small rollup plugins that the build needs beside the published ones. */
import { transform } from "esbuild";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

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

const iconFiles = () => {
  const barrel = readFileSync(new URL("../node_modules/lucide-react/dist/esm/lucide-react.mjs", import.meta.url), "utf8");
  const files = new Map();
  for (const [, names, file] of barrel.matchAll(/export \{([^}]+)\} from '\.\/([\w/-]+\.mjs)'/g)) {
    for (const [, name] of names.matchAll(/default as (\w+)/g)) files.set(name, `lucide-react/dist/esm/${file}`);
  }
  return files;
};

const importsOf = (name) => new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']${name}["'];?`, "g");

/** Reads each icon and date function from its own file: the packages' front doors are two thousand modules to parse. */
export function directImports() {
  let icons;
  const iconFile = (name) => (icons ??= iconFiles()).get(name);
  const direct = (names, write) =>
    names
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => {
        const [imported, local = imported] = part.split(/\s+as\s+/);
        return write(imported, local);
      })
      .join(" ");
  const icon = (imported, local) => {
    const file = iconFile(imported);
    return file ? `import ${local} from "${file}";` : `import { ${imported} as ${local} } from "lucide-react";`;
  };
  const dateFunction = (imported, local) => `import { ${imported} as ${local} } from "date-fns/${imported}";`;
  return {
    name: "direct-imports",
    transform(source, id) {
      if (id.includes("node_modules") || !/lucide-react|date-fns/.test(source)) return null;
      const code = source
        .replace(importsOf("lucide-react"), (_, names) => direct(names, icon))
        .replace(importsOf("date-fns"), (_, names) => direct(names, dateFunction));
      return { code, map: null };
    },
    resolveId(id) {
      if (!id.startsWith("lucide-react/dist/")) return null;
      return { id: fileURLToPath(new URL(`../node_modules/${id}`, import.meta.url)), moduleSideEffects: false };
    },
  };
}

const iconCore = "\0icon-core";
/** What an icon of lucide is here: `Icon.tsx` gives the rest. */
const iconSource = `
import { createElement } from "react";
export default function createLucideIcon(data, own) {
  const shapes = data.node ?? own;
  return ({ size, ...rest }) =>
    createElement("svg", { viewBox: "0 0 24 24", width: size, height: size, fill: "none", stroke: "currentColor",
      strokeLinecap: "round", strokeLinejoin: "round", ...rest }, ...shapes.map(([tag, shape]) => createElement(tag, shape)));
}`;

/**
 * Makes of each icon its strokes and nothing else: the names, sizes and random keys do not compress, and lucide's own
 * component weighs as much as ten icons.
 */
export const slimIcons = () => ({
  name: "slim-icons",
  resolveId: (id) => (id.endsWith("createLucideIcon.mjs") ? iconCore : null),
  load: (id) => (id === iconCore ? { code: iconSource, moduleSideEffects: false } : null),
  transform(source, id) {
    if (!/lucide-react\/dist\/esm\/icons\//.test(id)) return null;
    const code = source.replace(/,\s*key: "\w+"/g, "").replace(/^ {2}(?:name: ".*"|size: 24|aliases: \[[^\]]*\]),\n/gm, "");
    return { code, map: null };
  },
});

const literal = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/.source;
const sentence = new RegExp(`(?<!with \\{ )\\b(?:description|detail|type):\\s*(?:${literal}),?`, "g");

/** Leaves the sentences of the tags' definitions to the manifest, which is made from the sources: nothing reads them in a page. */
export const slimDefinitions = () => ({
  name: "slim-definitions",
  transform(source, id) {
    const file = /\/elements\/([\w-]+)\.ts$/.exec(id.replaceAll("\\", "/"))?.[1];
    if (!file) return null;
    if (file === "parts") return { code: "export const parts = {};", map: null };
    return { code: source.replace(sentence, "").replace(/^ {2}(?:parts|slots|states|cssProperties): .*,$/gm, ""), map: null };
  },
});
