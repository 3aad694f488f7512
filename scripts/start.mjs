/**
 * One command from a fresh clone to a running demo: installs what is missing, builds what the pages load when the sources
 * changed, and starts the reference engine. That serves the demo on `PORT` (4173, or the next free one), a partner's page on the
 * free port after it, and prints both addresses.
 */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { setUp } from "./setup.mjs";

async function buildIfNeeded() {
  const { isBuilt } = await import("./fingerprint.mjs");
  if (isBuilt()) return;
  console.log("Building the elements.");
  process.env.SKI_BUILD = "demo";
  const { build } = await import("./build.mjs");
  await build();
}

/** Runs the engine until it ends or this process is told to. */
function startEngine() {
  const engine = spawn(process.execPath, ["--import", "tsx", "demo/engine/start.ts"], { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => engine.kill(signal));
  engine.on("exit", (status, signal) => {
    process.exitCode = signal ? 0 : (status ?? 1);
  });
}

try {
  process.chdir(fileURLToPath(new URL("../", import.meta.url)));
  setUp();
  await buildIfNeeded();
  startEngine();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
