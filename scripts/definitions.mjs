/** Reads the definitions of the elements and their docs in Node. */
import { build } from "esbuild";
import { mkdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { tags } from "./tags.mjs";
import { readTokens } from "./tokens.mjs";

const noStyles = {
  name: "no-styles",
  setup: (esbuild) => esbuild.onLoad({ filter: /\.css$/ }, () => ({ contents: "export default null;" })),
};

/**
 * A tag by its file, what it does and what is written about it.
 * @typedef {{ path: string, definition: import("../src/element/types/definition.ts").ElementDefinition, docs: import("../src/element/docs.ts").ElementDocs<import("../src/element/types/definition.ts").ElementDefinition> }} DescribedElement
 */

/**
 * What `elements/ski-*.class.ts` and `elements/ski-*.docs.ts` export, by tag, with the design tokens among the custom properties.
 * @returns {Promise<DescribedElement[]>}
 */
export async function readDefinitions() {
  const tokens = readTokens();
  const folder = resolve(`node_modules/.cache/ski-definitions-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  try {
    await build({
      entryPoints: tags.flatMap((tag) => [`elements/${tag}.class.ts`, `elements/${tag}.docs.ts`]),
      outdir: folder,
      outExtension: { ".js": ".mjs" },
      bundle: true,
      splitting: true,
      format: "esm",
      platform: "node",
      target: "node20",
      packages: "external",
      plugins: [noStyles],
      logLevel: "warning",
    });
    const load = (file) => import(pathToFileURL(resolve(folder, `${file}.mjs`)).href);
    return await Promise.all(
      tags.map(async (tag) => {
        const [{ definition }, { docs }] = await Promise.all([load(`${tag}.class`), load(`${tag}.docs`)]);
        if (definition?.tag !== tag)
          throw new Error(
            `elements/${tag}.class.ts has no definition of <${tag}>: export the object given to elementClass as \`definition\`.`,
          );
        if (!docs) throw new Error(`elements/${tag}.docs.ts has no docs of <${tag}>: export them as \`docs\`.`);
        const cssProperties = { ...tokens, ...docs.cssProperties };
        return { path: `dist/elements/${tag}.js`, definition, docs: { ...docs, cssProperties } };
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
