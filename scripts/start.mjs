/**
 * One command from a fresh clone to a running demo: installs what is missing, builds the modules when the sources changed,
 * starts the reference engine, which serves the demo, and ends with it. `PORT` says where (4173); a taken port leads to the next free one.
 */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { freePort } from "./port.mjs";
import { setUp } from "./setup.mjs";

async function buildIfNeeded() {
  const { isBuilt } = await import("./fingerprint.mjs");
  if (isBuilt()) return;
  console.log("Building the elements.");
  process.env.SKI_BUILD = "modules";
  const { build } = await import("./build.mjs");
  await build();
}

async function choosePort() {
  const wanted = Number(process.env.PORT ?? 4173);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_535)
    throw new Error(`PORT is "${process.env.PORT}"; give a number from 1 to 65535.`);
  const port = await freePort(wanted);
  if (port !== wanted) console.log(`Port ${wanted} is taken; using ${port}.`);
  return port;
}

function startEngine(port) {
  const engine = spawn(process.execPath, ["--import", "tsx", "demo/engine/start.ts"], {
    stdio: "inherit",
    env: { ...process.env, PORT: String(port) },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => engine.kill(signal));
  engine.on("exit", (status, signal) => {
    process.exitCode = signal ? 0 : (status ?? 1);
  });
}

try {
  process.chdir(fileURLToPath(new URL("../", import.meta.url)));
  setUp();
  await buildIfNeeded();
  startEngine(await choosePort());
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
