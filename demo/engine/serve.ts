import type { Server } from "node:http";
import { createPartnerApp } from "../partner/app.js";
import { createApp, type Partner } from "./app.js";
import type { DatabaseAnswers } from "./database/database-answers.js";
import { createExperimentsProvider } from "./experiments/provider.js";
import type { EngineClock } from "./service/clock.js";
import { createFaults } from "./service/faults.js";
import { readFrameParents } from "./service/frame-parents.js";
import { createHttpServer } from "./service/http-server.js";
import { createOwnOrigins } from "./service/own-origins.js";
import { createRequestLog } from "./service/request-log.js";
import { StartFailure } from "./start-failure.js";

const defaultPort = 4173;
const portsTried = 20;

type Fetch = Parameters<typeof createHttpServer>[0];

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function listen(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => (error.code === "EADDRINUSE" ? resolve(false) : reject(error)));
    server.listen(port, () => resolve(true));
  });
}

/** Listens on the first free port from the given one on, and returns it. Throws when twenty are taken. */
async function listenFrom(first: number, fetchOf: (port: number) => Fetch): Promise<number> {
  for (let port = first; port < first + portsTried; port++) {
    const server = createHttpServer(fetchOf(port));
    if (await listen(server, port)) {
      for (const signal of ["SIGINT", "SIGTERM"] as const)
        process.once(signal, () => server.close(() => process.exit(0)).closeAllConnections());
      return port;
    }
    say(`Port ${port} is taken, trying ${port + 1}.`);
  }
  throw new StartFailure(`No port from ${first} to ${first + portsTried - 1} is free.`, "Set PORT to a free one.");
}

/** Listens on the wanted port or the next free one, for a partner's portal on the one after it, and prints the addresses. */
export async function serve(clock: EngineClock, answers: DatabaseAnswers): Promise<void> {
  const wanted = Number(process.env.PORT ?? defaultPort);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_535)
    throw new StartFailure(`PORT is "${process.env.PORT}", which is no port.`, "Give a number from 1 to 65535.");
  const engine = {
    answers,
    clock,
    faults: createFaults(),
    log: createRequestLog(),
    experiments: createExperimentsProvider(),
    readsByGet: process.env.READS === "get",
    frameParents: readFrameParents(process.env.EMBED_ORIGINS ?? ""),
  };
  const partner: Partner = { address: null };
  const appAt = (port: number) => createApp({ ...engine, originOf: createOwnOrigins(process.env.OWN_ORIGINS ?? "", port) }, partner).fetch;
  const port = await listenFrom(wanted, appAt);
  const seller = `http://localhost:${port}`;
  const partnerPort = await listenFrom(port + 1, () => createPartnerApp(seller).fetch);
  partner.address = `http://localhost:${partnerPort}/partner`;
  await answers.ready;
  say(`Ski search demo: ${seller}/`);
  say(`A partner's page: ${partner.address}`);
}
