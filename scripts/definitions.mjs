/** Reads the definitions of the elements where there is no DOM. */
import { build } from "esbuild";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { readTokens } from "./tokens.mjs";

const noStyles = {
  name: "no-styles",
  setup: (esbuild) => esbuild.onLoad({ filter: /\.css$/ }, () => ({ contents: "export default null;" })),
};

const isDefinition = (value) => typeof value === "object" && value !== null && "tag" in value && "attributes" in value && "events" in value;

/**
 * The definitions that `elements/ski-*.ts` export, by tag, with the design tokens among their custom properties.
 * @returns {Promise<{ path: string, definition: import("../src/element/types.ts").ElementDefinition }[]>}
 */
export async function readDefinitions() {
  const tags = readdirSync("elements").flatMap((file) => /^(ski-[a-z-]+)\.ts$/.exec(file)?.[1] ?? []);
  if (tags.length === 0) return [];
  const tokens = readTokens();
  const folder = resolve(`node_modules/.cache/ski-definitions-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  try {
    await build({
      entryPoints: tags.map((tag) => `elements/${tag}.ts`),
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
    return await Promise.all(
      tags.sort().map(async (tag) => {
        const file = resolve(folder, `${tag}.mjs`);
        const module = existsSync(file) ? await import(pathToFileURL(file).href) : {};
        const definition = Object.values(module).find(isDefinition);
        if (definition?.tag !== tag)
          throw new Error(`elements/${tag}.ts exports no definition of <${tag}>: export the object given to defineElement.`);
        const cssProperties = { ...tokens, ...definition.cssProperties };
        return { path: `dist/elements/${tag}.js`, definition: { ...definition, cssProperties } };
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
