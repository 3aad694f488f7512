import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { faultsOf, mainFault } from "../../demo/replay/faults.js";
import { outcomeOf } from "../../demo/replay/outcome.js";
import { play } from "../../scripts/replay/play.js";
import { readRecording } from "../../src/recorder/recording.js";
import { openRecorded, quiet, reported } from "../drivers/recorded-page.js";
import { serveEngine } from "../fixtures/engine-server.js";
import { plantedFaults } from "../replays/planted.js";
import { buildOf, recordFault } from "../replays/record-fault.js";

test.slow();
test.use({ trace: "off", locale: "en-GB" });

let engine: Awaited<ReturnType<typeof serveEngine>>;
let folder: string;
test.beforeAll(async () => {
  engine = await serveEngine();
  folder = await mkdtemp(join(tmpdir(), "ski-replay-"));
});
test.afterEach(() => engine.faults.clear());
test.afterAll(async () => {
  engine.close();
  await rm(folder, { recursive: true });
});

/** A price is requested for the cards in view, and a page has more around its tags than a replay. */
const isOfStep = (missed: string) => !missed.endsWith("no request waits for it");
const kinds = [...new Set(plantedFaults.map(({ kind }) => kind))];

test("a hundred faults of five kinds are planted", () => {
  expect(plantedFaults).toHaveLength(100);
  expect(new Set(plantedFaults.map(({ name }) => name)).size).toBe(100);
  expect(kinds).toHaveLength(5);
});

/** `npm run replays` plays all of them. */
for (const planted of kinds.flatMap((kind) => plantedFaults.find((one) => one.kind === kind) ?? []))
  test(`replays from the file alone that ${planted.name}`, async ({ page, browser }) => {
    const recording = await recordFault(page, engine, planted);
    const played = await play(browser, recording, { build: await buildOf(planted, folder) });
    expect(played.missed.filter(isOfStep)).toEqual([]);
    if (planted.fault === null) expect(outcomeOf(played.recording)).toEqual(outcomeOf(recording));
    else expect(faultsOf(played.recording)).toContain(mainFault(recording));
  });

test("the button saves a file with the time of the recording in its name, once", async ({ page }) => {
  await openRecorded(page, engine.origin);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Report this" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^ski-recording-\d{4}-\d{2}-\d{2}T[\d-]+\.json$/);
  await expect(page.getByRole("button", { name: "Recording saved" })).toBeDisabled();
});

test("a recording ends before the button for it closes what is open", async ({ page }) => {
  await openRecorded(page, engine.origin);
  const destination = page.locator("ski-searchbar").getByRole("combobox", { name: "Destination" });
  await destination.click();
  await destination.fill("tignes");
  await quiet(page);
  const { events } = readRecording(await reported(page));
  await expect(destination).toHaveAttribute("aria-expanded", "false");
  const noted = events.flatMap((event) => (event.type === "event" ? [event.name] : []));
  expect(noted).toContain("ski-open");
  expect(noted).not.toContain("ski-close");
});

test("two replays of a recording lead to the same states", async ({ page, browser }) => {
  await openRecorded(page, engine.origin, "station[]=1");
  await quiet(page);
  await page.locator("ski-results [part~=sort]").first().click();
  await page.locator("ski-results").getByRole("option").nth(1).click();
  await quiet(page);
  const recording = readRecording(await reported(page));
  const [one, other] = [await play(browser, recording), await play(browser, recording)];
  expect(one.states.length).toBeGreaterThan(3);
  expect(one.states.at(-1)).toContain('"sort":"price-asc"');
  expect(other.states).toEqual(one.states);
  expect(other.shown).toBe(one.shown);
});

test("a recording has nothing personal of who made it", async ({ page }) => {
  const planted = ["valmont", "Valmont", "Marchetti", "Giulia", "0612345678", "secretvisitor", "secretoken"];
  await page.context().addCookies([
    { name: "company", value: "valmont", url: engine.origin },
    { name: "kameleoonVisitorCode", value: "secretvisitor", url: engine.origin },
  ]);
  await page.goto(`${engine.origin}/cse/se-results?ski-record&gclid=secretoken#station[]=1&capacity=18-18-16-17&token=secretoken`);
  await expect(page.locator("ski-results")).toHaveJSProperty("state", "ready");
  await page.locator("ski-results").evaluate((element) => element.setAttribute("se-title", "Marchetti"));
  const destination = page.locator("ski-searchbar").getByRole("combobox").first();
  await destination.click();
  await destination.pressSequentially("Giulia Marchetti 0612345678");
  await quiet(page);
  const recording = readRecording(await reported(page));
  const { bodies, ...rest } = recording;
  const ages = /(?<!\d)(?:16|17)(?!\d)/;
  const agesIn = rest.events.filter((event) => event.type === "request" || event.type === "event").map((event) => JSON.stringify(event));
  expect(agesIn.filter((text) => /participant|familyComposition|"age"/.test(text)).filter((text) => ages.test(partyOf(text)))).toEqual([]);
  for (const secret of planted) expect(JSON.stringify([rest, bodies]), secret).not.toContain(secret);
  expect(recording.page.address).toContain("capacity=18-18-12-12");
});

/** The part of an event that names who travels. */
function partyOf(text: string): string {
  return [...text.matchAll(/"(?:participant|familyComposition)":"[^"]*"|"participants":\[[^\]]*\]/g)].map(([part]) => part).join(" ");
}

test("ten actions, as many as a minute of use has, are at most 50 kB", async ({ page }) => {
  await openRecorded(page, engine.origin, "station[]=1");
  await quiet(page);
  const results = page.locator("ski-results");
  for (let turn = 0; turn < 10; turn += 1) {
    if (turn % 3 === 0)
      await results
        .getByRole("checkbox", { disabled: false })
        .nth(turn % 5)
        .click();
    else if (turn % 3 === 1) await page.mouse.wheel(0, 900);
    else await page.evaluate((week) => void (location.hash = `station[]=${week + 1}&beginDate=2027-02-06&endDate=2027-02-13`), turn % 9);
    await quiet(page);
  }
  const file = await reported(page);
  const kilobytes = gzipSync(file).length / 1000;
  test.info().annotations.push({ type: "kB", description: kilobytes.toFixed(1) });
  expect(kilobytes).toBeLessThanOrEqual(50);
});
