import { build } from "esbuild";

/** The script of a demo page in one module, rebuilt for each request so that a change shows at once; it takes several milliseconds. */
export async function pageScript(source: string): Promise<string> {
  // What @sinonjs/fake-timers loads in Node alone.
  const external = ["util"];
  const options = { bundle: true, format: "esm", target: "es2022", minify: true, write: false, external } as const;
  const { outputFiles } = await build({ entryPoints: [source], ...options });
  return outputFiles[0]?.text ?? "";
}
