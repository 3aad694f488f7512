/** The pages' own scripts, bundled and minified as a site would ship them. */
import { build } from "esbuild";
import { fileURLToPath } from "node:url";

const pathOf = (name) => fileURLToPath(new URL(`../pages/${name}`, import.meta.url));
const bundled = new Map();

async function bundle(file) {
  const { outputFiles } = await build({
    entryPoints: [pathOf(file)],
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    write: false,
    logLevel: "error",
  });
  return outputFiles[0].text;
}

/** One minified module: the file of bench/pages with everything that it imports. Made once. */
export function bundleOf(file) {
  if (!bundled.has(file)) bundled.set(file, bundle(file));
  return bundled.get(file);
}
