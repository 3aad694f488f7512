import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test, type Page } from "@playwright/test";
import { differences } from "../../scripts/replay/differences.js";
import { faultsOf, mainFault } from "../../scripts/replay/faults.js";
import { play } from "../../scripts/replay/play.js";
import { readRecording, type Recording } from "../../src/recorder/recording.js";
import { serveEngine } from "../fixtures/engine-server.js";
import { plantedFaults, type PlantedFault } from "../replays/planted.js";

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

/** The file that "Report this" saves. */
async function reported(page: Page): Promise<string> {
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Report this" }).click();
  return readFile(await (await saved).path(), "utf8");
}

async function openRecorded(page: Page, hash = ""): Promise<void> {
  await page.goto(`${engine.origin}/en/se-results?ski-record#${hash}`);
  await expect(page.locator("ski-results")).toHaveJSProperty("state", "ready");
}

/** What is requested has been answered, and what follows from it is drawn. */
async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await expect(page.locator("ski-results [aria-busy=true]")).toHaveCount(0);
}

/** The library without some of its files. */
async function buildWithout(lost: string): Promise<string> {
  const build = await mkdtemp(join(folder, "build-"));
  for (const part of ["ski-elements.js", "ski-elements.css", "elements", "chunks"])
    await cp(join("dist", part), join(build, part), { recursive: true, filter: (file) => !file.endsWith(".map") && !isNamed(file, lost) });
  return build;
}
const isNamed = (file: string, name: string) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(basename(file));

/** The errors that the page was told of, as `faultsOf` names them. */
async function errorsIn(page: Page): Promise<string[]> {
  const details = await page.evaluate(() => Reflect.get(window, "toldErrors") as { code: string; call?: string; status?: number }[]);
  return details.map(({ code, call, status }) => ["ski-error", code, call, status].filter((part) => part !== undefined).join(" "));
}

async function record(page: Page, planted: PlantedFault): Promise<Recording> {
  const { hash, engine: faults = {}, lost, clock, use } = planted;
  engine.faults.set(faults);
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { toldErrors: told });
    document.addEventListener("ski-error", ({ detail }) => void told.push(detail));
  });
  if (clock) await page.clock.install({ time: clock });
  if (lost) await page.route(`**/chunks/${lost}-*.js`, (route) => route.fulfill({ status: 404 }));
  await openRecorded(page, hash);
  await quiet(page);
  await use?.(page);
  if (planted.fault !== null) await expect.poll(() => errorsIn(page)).toContain(planted.fault);
  else await page.waitForTimeout(1000);
  await quiet(page);
  return readRecording(await reported(page));
}

test("at least 20 faults of five kinds are planted", () => {
  expect(plantedFaults.length).toBeGreaterThanOrEqual(20);
  expect(new Set(plantedFaults.map(({ kind }) => kind)).size).toBe(5);
});

for (const planted of plantedFaults)
  test(`replays from the file alone that ${planted.name}`, async ({ page, browser }) => {
    const recording = await record(page, planted);
    if (planted.fault !== null) expect(faultsOf(recording)).toContain(planted.fault);
    const build = planted.lost === undefined ? "dist" : await buildWithout(planted.lost);
    const played = await play(browser, recording, { build });
    expect(played.missed).toEqual([]);
    if (planted.fault === null) expect(differences(recording, played.recording)).toEqual([]);
    else expect(faultsOf(played.recording)).toContain(mainFault(recording));
  });

test("two replays of a recording lead to the same states", async ({ page, browser }) => {
  await openRecorded(page, "station[]=1");
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
  const saved = page.waitForEvent("download");
  await page.locator("[data-report]").click();
  const recording = readRecording(await readFile(await (await saved).path(), "utf8"));
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

test("a minute of use is at most 50 kB", async ({ page }) => {
  await openRecorded(page, "station[]=1");
  await quiet(page);
  const results = page.locator("ski-results");
  const end = Date.now() + 60_000;
  for (let turn = 0; Date.now() < end; turn += 1) {
    if (turn % 3 === 0)
      await results
        .getByRole("checkbox")
        .nth(turn % 5)
        .click();
    else if (turn % 3 === 1) await page.mouse.wheel(0, 900);
    else await page.evaluate((week) => void (location.hash = `station[]=${week + 1}&beginDate=2027-02-06&endDate=2027-02-13`), turn % 9);
    await page.waitForTimeout(4000);
  }
  const file = await reported(page);
  const kilobytes = gzipSync(file).length / 1000;
  test.info().annotations.push({ type: "kB", description: kilobytes.toFixed(1) });
  expect(kilobytes).toBeLessThanOrEqual(50);
});
