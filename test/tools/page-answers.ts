import { isDeepStrictEqual, parseArgs } from "node:util";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { chromium } from "playwright";
import { browserArguments, provideBrowser } from "../../scripts/browser.mjs";
import { startDemo } from "../../scripts/demo-server.mjs";
import { kinds } from "./page-kinds.js";
import { randomSearch } from "./seller.js";

/**
 * Compares random answers of the tools with what the page shows, and with the answers of the MCP server: `page-answers.ts --count 1000`;
 * `--from 17` begins at another search. Ends with 1 where one differs.
 */

const atOnce = 2;
const progressEvery = 50;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const { values } = parseArgs({ options: { count: { type: "string", default: "1000" }, from: { type: "string", default: "0" } } });
const count = Number(values.count);

/** An answer without what differs from call to call. */
function steady(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(steady);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !["time", "shown"].includes(name))
      .map(([name, part]) => [name, steady(part)]),
  );
}

const demo = await startDemo({ DATABASE_URL: "" });
const browser = await chromium.launch({ executablePath: await provideBrowser(), args: browserArguments() });
const client = new Client({ name: "answers", version: "1.0.0" });
const requestInit = { headers: { "accept-language": "en-GB" } };
await client.connect(new StreamableHTTPClientTransport(new URL(`${demo.origin}/mcp`), { requestInit }));

/** Throws where the server's answer is another one. */
async function compareWithServer(name: string, input: Record<string, unknown>, answer: unknown): Promise<void> {
  const { structuredContent } = await client.callTool({ name, arguments: input });
  if (isDeepStrictEqual(steady(structuredContent), steady(answer))) return;
  throw new Error(
    `the server answers ${name} ${JSON.stringify(input)} with ${JSON.stringify(structuredContent)}, not ${JSON.stringify(answer)}`,
  );
}

let seed = Number(values.from);
let compared = 0;
const failures: string[] = [];

async function compareAll(): Promise<void> {
  const page = await browser.newPage({ baseURL: demo.origin, viewport: { width: 1440, height: 900 }, locale: "en-GB" });
  while (compared < count) {
    const number = seed++;
    const kind = kinds[number % kinds.length];
    const before = Math.floor(compared / progressEvery);
    try {
      compared += (await kind?.({ page, compareWithServer }, randomSearch(`tools ${number}`))) ?? 0;
    } catch (error) {
      failures.push(`${kind?.name} of search ${number}: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (Math.floor(compared / progressEvery) > before) say(`${compared} answers`);
    if (failures.length > progressEvery) return;
  }
}

try {
  await Promise.all(Array.from({ length: atOnce }, compareAll));
  for (const failure of failures) say(failure);
  say(`${compared} answers were compared; ${failures.length} searches had one that differs.`);
  if (failures.length > 0) process.exitCode = 1;
} finally {
  await client.close();
  await browser.close();
  demo.stop();
}
