import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "./app.js";
import { createMemoryAnswers } from "./memory/memory-answers.js";
import { createClock } from "./service/clock.js";
import { createFaults } from "./service/faults.js";
import { createRequestLog } from "./service/request-log.js";

const defaultPort = 4173;
const portsTried = 20;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function listen(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => (error.code === "EADDRINUSE" ? resolve(false) : reject(error)));
    server.listen(port, () => resolve(true));
  });
}

/** Listens on the wanted port or the next free one, and says where. */
async function start(): Promise<void> {
  const wanted = Number(process.env.PORT ?? defaultPort);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_535)
    throw new Error(`PORT is "${process.env.PORT}"; give a number from 1 to 65535.`);
  const clock = createClock();
  const app = createApp({ answers: createMemoryAnswers(clock.today()), clock, faults: createFaults(), log: createRequestLog() });
  for (let port = wanted; port < wanted + portsTried; port++) {
    const server = createServer(getRequestListener(app.fetch));
    if (!(await listen(server, port))) {
      say(`Port ${port} is taken, trying ${port + 1}.`);
      continue;
    }
    say(`Ski search demo: http://localhost:${port}/`);
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.once(signal, () => server.close(() => process.exit(0)).closeAllConnections());
    return;
  }
  throw new Error(`No free port from ${wanted} to ${wanted + portsTried - 1}; set PORT.`);
}

await start();
