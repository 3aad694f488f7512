/** Servers of the examples that `build.ts` builds. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { extname, join } from "node:path";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { buildExamples, examples, installed, library, projectOf, rootOf, withoutTags } from "./build.js";

export { examples, withoutTags };

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
};

/** What pages without a bundler load, by the first part of its address. */
const shared = new Map([
  ["ski-elements", join(library, "dist")],
  ["hotwired", join(installed, "@hotwired/turbo/dist")],
  ["htmx", join(installed, "htmx.org/dist")],
]);

interface Server {
  readonly origin: string;
  close(): void;
}

/** Serves the files of an example. */
async function serveFiles(name: string): Promise<Server> {
  const app = new Hono();
  app.get("*", (context) => {
    const [, first = "", ...rest] = context.req.path.split("/");
    const folder = shared.get(first);
    const path = folder ? join(folder, ...rest) : join(rootOf(name), first, ...rest);
    const file = context.req.path.endsWith("/") ? join(path, "index.html") : path;
    if (!existsSync(file)) return context.notFound();
    return context.body(readFileSync(file, "utf8"), 200, { "content-type": types[extname(file)] ?? "application/octet-stream" });
  });
  const server = serve({ fetch: app.fetch, port: 0 });
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return { origin: `http://localhost:${address.port}`, close: () => server.close() };
}

/** Starts Next's own server, which renders the pages of an example. */
function startNext(name: string): Promise<Server> {
  const next = spawn(process.execPath, [join(installed, "next/dist/bin/next"), "start", "--port", "0"], {
    cwd: projectOf(name),
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  return new Promise((resolve, reject) => {
    let output = "";
    next.once("exit", (status) => reject(new Error(`examples/${name} ended with ${status}: ${output}`)));
    next.stderr.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
    next.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      const origin = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (origin && output.includes("Ready")) resolve({ origin, close: () => next.kill() });
    });
  });
}

export interface ExampleServers {
  originOf(name: string): string;
  /** The scripts of an example as they are served. */
  scriptsOf(name: string): readonly string[];
  close(): void;
}

/** Builds the examples, and serves each at an origin of its own. */
export async function serveExamples(): Promise<ExampleServers> {
  buildExamples();
  const servers = new Map<string, Server>();
  for (const name of [...examples, withoutTags])
    servers.set(name, await (existsSync(join(projectOf(name), ".next")) ? startNext(name) : serveFiles(name)));
  return {
    originOf: (name) => {
      const server = servers.get(name);
      if (!server) throw new Error(`There is no example ${name}.`);
      return server.origin;
    },
    scriptsOf: (name) =>
      readdirSync(rootOf(name), { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".js"))
        .map((file) => readFileSync(join(rootOf(name), file), "utf8")),
    close: () => servers.forEach((server) => server.close()),
  };
}
