import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { expect, test, type Page } from "@playwright/test";
import { freePort } from "../../scripts/port.mjs";
import { Demo } from "../drivers/demo.js";
import { chunkAddress } from "../drivers/refused-files.js";

/** An engine of this test's own, which may be stopped. */
async function startEngine(port: number): Promise<ChildProcess> {
  const engine = spawn(process.execPath, ["demo/engine/start.mjs"], { env: { ...process.env, PORT: String(port) } });
  await new Promise<void>((resolve, reject) => {
    engine.once("exit", () => reject(new Error("The engine did not start.")));
    engine.stdout.on("data", (lines) => {
      if (String(lines).includes(`localhost:${port}`)) resolve();
    });
  });
  return engine;
}

async function kill(engine: ChildProcess): Promise<void> {
  if (engine.exitCode !== null || engine.signalCode !== null) return;
  const gone = once(engine, "exit");
  engine.kill("SIGKILL");
  await gone;
}

/** The screen of a failed list is loaded in the first idle time, with all that it imports; the page's own server fails with its engine. */
const failedScreen = (page: Page) =>
  Promise.all(
    ["list-screens", "fr-FR-panels"].map(async (chunk) => {
      const request = await page.waitForEvent("requestfinished", (sent) => chunkAddress(chunk).test(sent.url()));
      await page.evaluate((address) => import(address), request.url());
    }),
  );

test("the engine killed in the middle of a search: the page reports it, and works again after Retry", async ({ page }) => {
  const port = await freePort(4391);
  let engine = await startEngine(port);
  try {
    const demo = new Demo(page);
    const screen = failedScreen(page);
    await page.goto(`http://localhost:${port}/se-results#station[]=1&beginDate=2027-02-06&endDate=2027-02-13`);
    await screen;
    await expect(demo.cards.first()).toBeVisible();

    await page.request.put(`http://localhost:${port}/engine/faults`, {
      data: { products: { latency: 20_000 }, counts: { latency: 20_000 } },
    });
    const asked = page.waitForRequest(/\/se\/search\/product/);
    await demo.filter("Wifi").click();
    await asked;
    await kill(engine);
    const retry = demo.results.locator("css=[part~=retry]");
    await expect(demo.results.getByRole("heading", { name: demo.words.results.failed })).toBeVisible();
    await expect(retry).toBeVisible();
    await expect(demo.cards).toHaveCount(0);

    engine = await startEngine(port);
    await retry.click();
    await expect(demo.cards.first()).toBeVisible();
    await expect(demo.filter("Wifi")).toBeChecked();
    await expect(demo.filter("Wifi")).toBeEnabled();
  } finally {
    await kill(engine);
  }
});

test("ERR-10 a list that failed without a connection is requested again as soon as there is one", async ({ page, context }) => {
  const demo = new Demo(page);
  const screen = failedScreen(page);
  await page.goto("/se-results#station[]=1&beginDate=2027-02-06&endDate=2027-02-13");
  await screen;
  await expect(demo.cards.first()).toBeVisible();
  await context.setOffline(true);
  await demo.filter("Wifi").click();
  await expect(demo.results.locator("css=[part~=offline]")).toBeVisible();
  await context.setOffline(false);
  await expect(demo.cards.first()).toBeVisible();
  await expect(demo.filter("Wifi")).toBeChecked();
});
