/** The examples, each built with the packed library, and a server for them. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { setUp } from "../../scripts/setup.mjs";
import { packInto } from "../package/pack.js";

const here = fileURLToPath(new URL("./", import.meta.url));
const sources = fileURLToPath(new URL("../../examples/", import.meta.url));

/** Each folder of `examples/`. */
export const examples = readdirSync(sources, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
};

/** Builds an example that has a package, with its dependencies as they are installed for these tests. */
function build(name: string, project: string, library: string): string {
  const modules = join(project, "node_modules");
  cpSync(library, join(modules, "ski-elements"), { recursive: true });
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(project, "package.json"), "utf8"));
  for (const dependency of Object.keys({ ...dependencies, ...devDependencies })) {
    if (dependency === "ski-elements") continue;
    mkdirSync(dirname(join(modules, dependency)), { recursive: true });
    symlinkSync(join(here, "node_modules", dependency), join(modules, dependency), "junction");
  }
  const vite = join(here, "node_modules/vite/bin/vite.js");
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, "build", `--base=/${name}/`], { cwd: project, encoding: "utf8" });
  if (status !== 0) throw new Error(`examples/${name} cannot be built: ${stdout}${stderr}`);
  return join(project, "dist");
}

export interface ExampleServer {
  readonly origin: string;
  /** The scripts of an example as it is served. */
  scriptsOf(name: string): readonly string[];
  close(): void;
}

/** Where the examples find the demo's engine. */
const demo = "http://localhost:4173";

/**
 * Packs the library, builds the examples in a temporary folder, and serves each at its name, with another origin of the demo. Throws
 * where the library is not built.
 */
export async function serveExamples(seller: string): Promise<ExampleServer> {
  if (!existsSync("dist/peer/react.js")) throw new Error("The library is not built: run `npm run build`.");
  setUp(new URL("./", import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), "examples-"));
  const { library } = packInto(folder);
  const roots = new Map([
    ["ski-elements", join(library, "dist")],
    ["hotwired", join(here, "node_modules/@hotwired/turbo/dist")],
  ]);
  for (const name of examples) {
    const project = join(folder, "examples", name);
    cpSync(join(sources, name), project, {
      recursive: true,
      filter: (path) => !/[\\/]node_modules(?:[\\/]|$)/.test(path.slice(sources.length)),
    });
    roots.set(name, existsSync(join(project, "package.json")) ? build(name, project, library) : project);
  }
  const hashes = JSON.parse(readFileSync(join(library, "dist/sri.json"), "utf8"));
  const asServed = (text: string) => text.replaceAll(demo, seller).replace("sha384-…", hashes["cdn/ski-elements.min.js"]);
  const app = new Hono();
  app.get("*", (context) => {
    const [, first = "", ...rest] = context.req.path.split("/");
    const root = roots.get(first);
    const file = root && join(root, ...rest, ...(context.req.path.endsWith("/") ? ["index.html"] : []));
    if (!file || !existsSync(file)) return context.notFound();
    const text = readFileSync(file, "utf8");
    return context.body(examples.includes(first) ? asServed(text) : text, 200, {
      "content-type": types[extname(file)] ?? "application/octet-stream",
    });
  });
  const server = serve({ fetch: app.fetch, port: 0 });
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return {
    origin: `http://localhost:${address.port}`,
    scriptsOf: (name) => {
      const root = roots.get(name) ?? "";
      return readdirSync(root, { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".js"))
        .map((file) => readFileSync(join(root, file), "utf8"));
    },
    close: () => {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
