/**
 * Measures ours and a peer in turn, in one page of one Chromium, and prints the ratio of the medians.
 * Peers come from bench/package.json; a row whose peer is not installed has our time only. Writes bench/results.json.
 */
import { build } from "esbuild";
import { existsSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { browserArguments, provideBrowser } from "../scripts/browser.mjs";
import { rows } from "./rows.mjs";

const pathOf = (name) => fileURLToPath(new URL(name, import.meta.url));
const isInstalled = (peer) => existsSync(pathOf(`node_modules/${peer}/package.json`));
const stylesAsNothing = {
  name: "no-styles",
  setup: (esbuild) => esbuild.onLoad({ filter: /\.css$/ }, () => ({ contents: "export default new CSSStyleSheet();" })),
};
/** A peer that is not there becomes an empty module, so that ours is measured all the same. */
const missingPeer = (peer) => ({
  name: "missing-peer",
  setup(esbuild) {
    if (isInstalled(peer)) return;
    esbuild.onResolve({ filter: new RegExp(`^${peer}(/|$)`) }, ({ path }) => ({ path, namespace: "missing" }));
    esbuild.onLoad({ filter: /.*/, namespace: "missing" }, () => ({ contents: "module.exports = {};" }));
  },
});

async function bundle({ file, peer }) {
  const { outputFiles } = await build({
    entryPoints: [pathOf(file)],
    bundle: true,
    minify: true,
    format: "iife",
    globalName: "row",
    platform: "browser",
    target: "esnext",
    jsx: "automatic",
    // One React for both, and ours at that: the peers' own copies would be measured with them.
    alias: { react: pathOf("../node_modules/react"), "react-dom": pathOf("../node_modules/react-dom") },
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [missingPeer(peer), stylesAsNothing],
    write: false,
    logLevel: "error",
  });
  return outputFiles[0].text;
}

/** In the page: the times of both, in turn, the first tenth left out as warm-up. */
async function measureInPage([rounds, withPeer]) {
  const times = { ours: [], peer: [] };
  const warmUp = Math.ceil(rounds / 10);
  for (let round = 0; round < rounds + warmUp; round += 1) {
    for (const side of withPeer ? ["ours", "peer"] : ["ours"]) {
      const time = await globalThis.row[side]();
      if (round >= warmUp) times[side].push(time);
    }
  }
  return times;
}

function median(times) {
  if (times.length === 0) return null;
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

async function measure(browser, row) {
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundle(row) });
  const times = await page.evaluate(measureInPage, [row.rounds, isInstalled(row.peer)]);
  await page.close();
  const ours = median(times.ours);
  const peer = median(times.peer);
  return { name: row.name, peer: row.peer, limit: row.limit, ours, theirs: peer, ratio: peer === null ? null : ours / peer };
}

function print({ name, peer, ours, theirs, ratio, limit }) {
  const mine = `${name}: ours ${ours.toFixed(2)} ms`;
  if (ratio === null) console.log(`${mine}; ${peer} is not installed`);
  else console.log(`${mine}, ${peer} ${theirs.toFixed(2)} ms, ratio ${ratio.toFixed(2)} (at most ${limit})`);
}

async function main() {
  const missing = [...new Set(rows.map(({ peer }) => peer).filter((peer) => !isInstalled(peer)))];
  if (missing.length) console.log(`Not installed: ${missing.join(", ")}. \`npm install --prefix bench\` installs the peers.`);
  const browser = await chromium.launch({ executablePath: await provideBrowser(), args: browserArguments() });
  try {
    const results = [];
    for (const row of rows) {
      const result = await measure(browser, row);
      print(result);
      results.push(result);
    }
    writeFileSync(pathOf("results.json"), `${JSON.stringify(results, null, 2)}\n`);
  } finally {
    await browser.close();
  }
}

await main();
