/** Serves the demo to a script that measures it. */
import { spawn } from "node:child_process";
import { freePort } from "./port.mjs";

/** Starts the demo on a free port, with these variables of the environment. Returns its origin and what stops it; rejects when it does not answer within a minute. */
export async function startDemo(environment = {}) {
  const port = await freePort(4373);
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const origin = `http://localhost:${port}`;
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error("The demo did not start; `npm start` shows why.");
    if (await fetch(origin).then(Boolean, () => false)) return { origin, stop: () => child.kill("SIGTERM") };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  child.kill("SIGTERM");
  throw new Error("The demo did not answer within a minute.");
}
