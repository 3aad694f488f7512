/**
 * Serves the pages of test/host-pages on `PORT`, once their frameworks are installed there. `SELLER` is the demo's origin.
 */
import { spawn } from "node:child_process";
import { setUp } from "./setup.mjs";

try {
  setUp(new URL("../test/host-pages/", import.meta.url));
  const server = spawn(process.execPath, ["--import", "tsx", "test/host-pages/server.ts"], { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
  server.on("exit", (status, signal) => {
    process.exitCode = signal ? 0 : (status ?? 1);
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
