/**
 * A test-runner plugin that bundles packages once and serves each as one module: React because it is CommonJS only,
 * icons and dates because they are hundreds of small files.
 */
import { build } from "esbuild";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const folder = "/__vendor/";
const fileOf = (name) => name.replaceAll("/", "__");

function entrySource(name, isCommonJs) {
  if (!isCommonJs) return `export * from ${JSON.stringify(name)};`;
  const names = Object.keys(require(name)).filter((key) => key !== "default" && /^[A-Za-z_$][\w$]*$/.test(key));
  return `import all from ${JSON.stringify(name)};\nexport const { ${names.join(", ")} } = all;\nexport default all;`;
}

async function bundle(commonJs, modules) {
  const names = [...commonJs, ...modules];
  const entries = {
    name: "vendor-entries",
    setup(esbuild) {
      esbuild.onResolve({ filter: /^vendor:/ }, ({ path }) => ({ path: path.slice("vendor:".length), namespace: "vendor" }));
      esbuild.onLoad({ filter: /.*/, namespace: "vendor" }, ({ path }) => ({
        contents: entrySource(path, commonJs.includes(path)),
        resolveDir: process.cwd(),
      }));
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
 * @param {{ commonJs: string[], modules: string[] }} packages specifiers to bundle, by how they export
 * @returns a plugin for web-test-runner.config.mjs
 */
export function vendorPlugin({ commonJs, modules }) {
  const names = new Set([...commonJs, ...modules]);
  let files;
  return {
    name: "vendor",
    async serverStart() {
      files = await bundle(commonJs, modules);
    },
    resolveImport: ({ source }) => (names.has(source) ? `${folder}${fileOf(source)}.js` : undefined),
    serve({ path }) {
      const body = files.get(path);
      return body === undefined ? undefined : { body, type: "js" };
    },
  };
}
