/**
 * A results page on a phone as partners measure it: Lighthouse with its phone preset (slow 4G and a processor slowed down four times,
 * simulated from a load without them), in a browser of its own for each visit. The peer is the floor: React alone with the same cards.
 */
import { createServer } from "node:net";
import { chromium } from "playwright";
import { browserArguments, provideBrowser } from "../../scripts/browser.mjs";
import { ours, oursLight } from "../harness/lists.mjs";
import { livePages, plainReact } from "../harness/live.mjs";

const subjects = livePages.filter(({ name }) => [ours, oursLight, plainReact].includes(name));

/** ms: a longer task delays a press. */
const longTask = 50;

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "localhost", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Lighthouse's report on an address. */
async function reportOn(address) {
  const { default: lighthouse } = await import("lighthouse");
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await provideBrowser(),
    args: [...browserArguments(), "--ignore-certificate-errors", `--remote-debugging-port=${port}`],
  });
  try {
    const { lhr } = await lighthouse(address, { port, logLevel: "error", onlyCategories: ["performance"] });
    if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
    return lhr;
  } finally {
    await browser.close();
  }
}

export const row = {
  name: "phone",
  title: "Results page by Lighthouse, phone preset",
  rounds: 5,
  subjects,
  peer: plainReact,
  limits: { "blocked time": { ratio: 1.5 }, "largest paint": { ratio: 1.2 } },
  async sample({ origin, subject }) {
    const { audits, categories } = await reportOn(origin + subject.path);
    const valueOf = (name) => audits[name].numericValue;
    const tasks = audits["long-tasks"].details?.items ?? [];
    return {
      "score, 0 to 100": 100 * categories.performance.score,
      "blocked time": valueOf("total-blocking-time"),
      "largest paint": valueOf("largest-contentful-paint"),
      "first paint": valueOf("first-contentful-paint"),
      "layout shift, thousandths": 1000 * valueOf("cumulative-layout-shift"),
      "tasks over 50 ms": tasks.filter(({ duration }) => duration > longTask).length,
      "longest task": Math.max(0, ...tasks.map(({ duration }) => duration)),
    };
  },
};
