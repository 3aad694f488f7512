import { build } from "esbuild";

/** The script of a demo page in one module, rebuilt for each request so that a change shows at once; it takes several milliseconds. */
export async function pageScript(source: string): Promise<string> {
  const { outputFiles } = await build({ entryPoints: [source], bundle: true, format: "esm", target: "es2022", minify: true, write: false });
  return outputFiles[0]?.text ?? "";
}
