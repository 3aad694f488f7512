import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { httpCallOf } from "../src/api/call.js";
import { autocompleteCall } from "../src/api/calls/autocomplete.js";
import { catalogCall } from "../src/api/calls/catalog.js";
import { countsCall } from "../src/api/calls/counts.js";
import { findCall } from "../src/api/calls/find.js";
import type { ProductsRequest } from "../src/api/calls/products-endpoint.js";
import { productsCall } from "../src/api/calls/products.js";
import { topStationsOf } from "../src/domain/top-stations.js";
import type { HttpCall } from "../src/platform/http.js";
import { freePort } from "./port.mjs";

/**
 * Searches over HTTP with many clients at the same time: `engine-clients.ts [clients] [seconds] [milliseconds between two requests of a client]`.
 * Prints requests, errors by kind, times, and the memory of the engine's process while it runs. It starts an engine,
 * or uses the one at `ENGINE_URL`. Exit code 1 after an error.
 */

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const [clients, seconds, pause] = [Number(process.argv[2] ?? 100), Number(process.argv[3] ?? 20), Number(process.argv[4] ?? 0)];
if (!(clients >= 1 && clients <= 1000 && seconds >= 1 && seconds <= 3600 && pause >= 0 && pause <= 60_000))
  throw new Error("Give 1 to 1000 clients, 1 to 3600 seconds and 0 to 60000 milliseconds.");

const samples = 10;
const longestWait = 60_000;
const locale = "fr-FR";
const topStations = topStationsOf(locale);
const weeks = [
  ["2027-01-16", "2027-01-23"],
  ["2027-02-06", "2027-02-13"],
  ["2027-03-13", "2027-03-20"],
] as const;

/** The calls of one search, as the elements send them. */
function searchOf(turn: number): readonly HttpCall[] {
  const place = turn % 4 === 0 ? null : (topStations[turn % topStations.length] ?? null);
  const where = place && { id: place.id, type: place.placeType };
  const [beginDate, endDate] = turn % 3 === 0 ? [null, null] : (weeks[turn % weeks.length] ?? weeks[0]);
  const request: ProductsRequest = {
    engineId: 1,
    beginDate,
    endDate,
    place: where,
    partySize: 2 + (turn % 5),
    partySizeMaximum: 8,
    packages: turn % 2 === 0 ? ["PF"] : [],
    criteria: [],
    lodgingTypes: [],
    budget: { min: null, max: turn % 5 === 0 ? 2000 : null },
    origins: [],
    page: 1 + (turn % 3),
    pageSize: 20,
    packageTabs: true,
    sort: "best-seller",
  };
  const find = {
    engineId: 1,
    numberOfMonths: 6,
    topStationIds: topStations.map(({ id }) => id),
    ages: [30, 30],
    packages: [],
    criteria: [],
    lodgingTypes: [],
    currentMonth: "2026-12",
    ...(where && { place: where }),
  };
  return [
    httpCallOf(findCall, find, locale),
    httpCallOf(autocompleteCall, { ...find, text: "val thorens".slice(0, 2 + (turn % 9)) }, locale),
    httpCallOf(productsCall, request, locale),
    httpCallOf(countsCall, request, locale),
    httpCallOf(catalogCall, 10_001 + (turn % 1000), locale),
  ];
}

/** What is wrong with a response; null when nothing is. */
async function ask(origin: string, { method = "GET", path, query = {}, body }: HttpCall): Promise<string | null> {
  const address = `${origin}${path}?${new URLSearchParams(query)}`;
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = { "content-type": "application/json", "accept-language": "fr_FR" };
  try {
    const response = await fetch(address, { method, headers, ...sent, signal: AbortSignal.timeout(longestWait) });
    await response.json();
    return response.ok ? null : `${path} HTTP ${response.status}`;
  } catch (error) {
    const { cause } = error as Error & { cause?: { code?: string } };
    return `${path} ${cause?.code ?? (error as Error).name}`;
  }
}

interface Memory {
  readonly heapUsed: number;
  readonly rss: number;
}

const inMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

async function sayMemory(origin: string, when: string): Promise<void> {
  const { heapUsed, rss }: Memory = await (await fetch(`${origin}/engine/memory`)).json();
  say(`${when.padEnd(12)} heap ${inMegabytes(heapUsed)}, process ${inMegabytes(rss)}`);
}

/** Starts an engine on a free port that can collect garbage on request. */
async function startEngine() {
  const port = await freePort(4663);
  const start = fileURLToPath(new URL("../demo/engine/start.mjs", import.meta.url));
  const engine = spawn(process.execPath, ["--expose-gc", start], {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    engine.once("exit", () => reject(new Error("The engine did not start")));
    engine.stdout.on("data", (lines) => {
      if (String(lines).includes("Ski search demo")) resolve();
    });
  });
  const stop = async () => {
    engine.kill();
    await once(engine, "exit");
  };
  return { origin: `http://localhost:${port}`, stop };
}

const given = process.env.ENGINE_URL;
const { origin, stop } = given ? { origin: given, stop: async () => {} } : await startEngine();
const times: number[] = [];
const errors = new Map<string, number>();
const begun = performance.now();
const elapsed = (): number => (performance.now() - begun) / 1000;

async function visit(client: number): Promise<void> {
  for (let turn = client; elapsed() < seconds; turn++)
    for (const call of searchOf(turn)) {
      if (elapsed() >= seconds) return;
      const asked = performance.now();
      const error = await ask(origin, call);
      times.push(performance.now() - asked);
      if (error !== null) errors.set(error, (errors.get(error) ?? 0) + 1);
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    }
}

async function watch(): Promise<void> {
  for (let sample = 1; sample <= samples; sample++) {
    await new Promise((resolve) => setTimeout(resolve, (seconds * 1000) / samples));
    await sayMemory(origin, `after ${Math.round(elapsed())} s`);
  }
}

try {
  await sayMemory(origin, "at the start");
  await Promise.all([watch(), ...Array.from({ length: clients }, (_, client) => visit(client))]);
  await sayMemory(origin, "at the end");
} finally {
  await stop();
}
const sorted = times.toSorted((a, b) => a - b);
const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
const failed = [...errors.values()].reduce((sum, count) => sum + count, 0);
say(`${clients} clients, ${Math.round(elapsed())} s: ${times.length} requests, ${failed} errors, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
for (const [kind, count] of errors) say(`  ${count} × ${kind}`);
process.exitCode = failed === 0 ? 0 : 1;
