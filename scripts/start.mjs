/**
 * One command from a fresh clone to a running demo: installs what is missing, builds what the pages load when the sources
 * changed, and starts the reference engine. The engine serves the demo on `PORT` (4173, or the next free one), a partner's page on the
 * free port after it, and prints both addresses.
 */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { setUp } from "./setup.mjs";

async function build() {
  console.log("Building the elements.");
  process.env.SKI_BUILD = "demo";
  const modules = await import("./build.mjs");
  await modules.build();
}

/** Builds the engine's database meanwhile, if it does not exist yet. A failure here occurs again, with its reason, when the engine starts. */
function prepareEngine() {
  if (process.env.DATABASE_URL) return undefined;
  const builder = spawn(process.execPath, ["--import", "tsx", "demo/engine/database/prepare.ts"], { stdio: "ignore" });
  return new Promise((resolve) => {
    builder.once("exit", resolve);
    builder.once("error", resolve);
  });
}

try {
  process.chdir(fileURLToPath(new URL("../", import.meta.url)));
  setUp();
  const { isBuilt } = await import("./fingerprint.mjs");
  if (!isBuilt()) {
    const prepared = prepareEngine();
    await build();
    await prepared;
  }
  await import("../demo/engine/start.mjs");
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
