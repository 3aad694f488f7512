/**
 * A test-runner plugin that bundles packages once and serves each as one module: React because it is CommonJS only, others because
 * they are many small files. A package can replace another, as preact replaces React in the light build.
 */
import { build } from "esbuild";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const folder = "/__vendor/";
const fileOf = (name) => name.replaceAll("/", "__");

function commonJsSource(name) {
  const names = Object.keys(require(name)).filter((key) => key !== "default" && /^[A-Za-z_$][\w$]*$/.test(key));
  return `import all from ${JSON.stringify(name)};\nexport const { ${names.join(", ")} } = all;\nexport default all;`;
}

async function bundle(commonJs, modules, standIns) {
  const sources = {
    ...Object.fromEntries(commonJs.map((name) => [name, commonJsSource(name)])),
    ...Object.fromEntries(modules.map((name) => [name, `export * from ${JSON.stringify(name)};`])),
    ...standIns,
  };
  const names = Object.keys(sources);
  const entries = {
    name: "vendor-entries",
    setup(esbuild) {
      esbuild.onResolve({ filter: /^vendor:/ }, ({ path }) => ({ path: path.slice("vendor:".length), namespace: "vendor" }));
      esbuild.onLoad({ filter: /.*/, namespace: "vendor" }, ({ path }) => ({ contents: sources[path], resolveDir: process.cwd() }));
    },
  };
  const result = await build({
    entryPoints: names.map((name) => ({ in: `vendor:${name}`, out: fileOf(name) })),
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "browser",
    target: "esnext",
    define: { "process.env.NODE_ENV": '"development"' },
    outdir: "/vendor",
    write: false,
    plugins: [entries],
    logLevel: "warning",
  });
  return new Map(result.outputFiles.map((file) => [folder + file.path.replaceAll("\\", "/").split("/vendor/").pop(), file.text]));
}

/**
 * @param {{ commonJs?: string[], modules?: string[], standIns?: Record<string, string> }} packages specifiers to bundle, by how they
 * export; and the source of an ES module for each specifier that another package replaces
 * @returns a plugin for web-test-runner.config.mjs
 */
export function vendorPlugin({ commonJs = [], modules = [], standIns = {} }) {
  const names = new Set([...commonJs, ...modules, ...Object.keys(standIns)]);
  let files;
  return {
    name: "vendor",
    async serverStart() {
      files = await bundle(commonJs, modules, standIns);
    },
    resolveImport: ({ source }) => (names.has(source) ? `${folder}${fileOf(source)}.js` : undefined),
    serve({ path }) {
      const body = files.get(path);
      return body === undefined ? undefined : { body, type: "js" };
    },
  };
}
