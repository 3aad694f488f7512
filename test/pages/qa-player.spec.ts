import { readFile } from "node:fs/promises";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { readRecording } from "../../src/recorder/recording.js";
import { loadAxe, violationsIn } from "../drivers/axe.js";
import { openRecorded, quiet, reported } from "../drivers/recorded-page.js";
import { serveEngine } from "../fixtures/engine-server.js";

test.slow();
test.use({ locale: "en-GB" });

let engine: Awaited<ReturnType<typeof serveEngine>>;
test.beforeAll(async () => {
  engine = await serveEngine();
});
test.afterEach(() => engine.faults.clear());
test.afterAll(() => engine.close());

const hash = "station[]=1&beginDate=2027-02-06&endDate=2027-02-13";

/** The file of a page whose list has failed. */
async function failedList(page: Page): Promise<string> {
  engine.faults.set({ products: { status: 500 } });
  await openRecorded(page, engine.origin, hash);
  await quiet(page);
  const file = await reported(page);
  engine.faults.clear();
  return file;
}

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const status = (page: Page) => region(page, "Recording").getByRole("status").first();
const results = (page: Page) => page.frameLocator("iframe[title=Replay]").locator("ski-results");

async function openFile(page: Page, text: string): Promise<number> {
  await page.goto(`${engine.origin}/qa`);
  await page.getByLabel("Play a recording").setInputFiles({ name: "found.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await expect(status(page)).toHaveText(/^Step 0 of \d+$/);
  return Number(/of (\d+)/.exec((await status(page).textContent()) ?? "")?.[1]);
}

/** The answer that the engine gives to the first request of the list. */
async function listAnswer(page: Page, text: string): Promise<string> {
  const request = readRecording(text).events.find((event) => event.type === "request" && event.path === "/se/search/product");
  if (request?.type !== "request") throw new Error("The recording has no request of the list.");
  const response = await page.request.post(`${engine.origin}${request.path}?${new URLSearchParams(request.query)}`, {
    data: request.body,
    headers: { "accept-language": "en_GB" },
  });
  return response.text();
}

test("a recording is played step by step, and on with another answer", async ({ page }) => {
  const file = await failedList(page);
  const count = await openFile(page, file);
  await page.getByRole("button", { name: "Step", exact: true }).click();
  await expect(status(page)).toHaveText(/^Step 1 of \d+: insert <ski-/);
  await region(page, "Steps").getByRole("button").last().click();
  await expect(status(page)).toContainText(`Step ${count} of ${count}`);
  await expect(results(page).locator("[part~=failed]")).toBeVisible();
  await expect(region(page, "State")).toContainText('"start": "2027-02-06"');

  const list = region(page, "Requests and answers")
    .locator("details", { hasText: "/se/search/product" })
    .filter({ hasText: "500" })
    .first();
  await list.locator("summary").click();
  await list.getByLabel("Status").fill("200");
  await list.getByLabel("Body").fill(await listAnswer(page, file));
  await list.getByRole("button", { name: "Use this answer" }).click();
  await expect(results(page).locator("[part~=card]").first()).toBeVisible();
  await expect(status(page)).toContainText(`Step ${count} of ${count}`);
  await expect(results(page).locator("[part~=failed]")).toHaveCount(0);

  await page.getByRole("button", { name: "From the start" }).click();
  await expect(status(page)).toHaveText(`Step 0 of ${count}`);
  await page.getByLabel("Speed").selectOption("16 ×");
  await page.getByRole("button", { name: "Play" }).click();
  await expect(status(page)).toContainText(`Step ${count} of ${count}`);
  await page.getByRole("button", { name: "Close the recording" }).click();
  await expect(page.locator("ski-results")).toBeVisible();
});

test("two builds are compared on a recording", async ({ page }) => {
  await openFile(page, await failedList(page));
  await page.getByRole("button", { name: "Compare" }).click();
  const outcome = region(page, "Recording").getByRole("status").last();
  await expect(outcome).toContainText("/dist/ and /dist/light/: nothing differs in what is shown, requested, announced and fired.");
  await page.getByLabel("with the build at").fill("/dist/nowhere");
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(outcome).toHaveText("There is no build at /dist/nowhere/.");
});

test("a file that is not a recording is refused with what is wrong, also where it is dropped", async ({ page }) => {
  await page.goto(`${engine.origin}/qa`);
  const drop = (name: string, text: string) =>
    page.evaluate(
      ([file, content]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([content], file));
        for (const type of ["dragover", "drop"]) document.dispatchEvent(new DragEvent(type, { dataTransfer, cancelable: true }));
      },
      [name, text] as const,
    );
  await drop("notes.txt", "hello");
  await expect(page.getByRole("alert")).toHaveText("notes.txt: This is not a recording of ski-elements: it is not JSON.");
  await drop("other.json", "{}");
  await expect(page.getByRole("alert")).toHaveText("other.json: This is not a recording of ski-elements.");
  const drag = (type: "dragover" | "dragleave") =>
    page.evaluate((name) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([""], "found.json"));
      document.dispatchEvent(new DragEvent(name, { dataTransfer, cancelable: true }));
    }, type);
  const marked = page.locator("html.is-dropping");
  await expect(marked).toHaveCount(0);
  await drag("dragover");
  await expect(marked).toHaveCount(1);
  await drag("dragleave");
  await expect(marked).toHaveCount(0);
  await drop("found.json", await failedListIn(page));
  await expect(status(page)).toHaveText(/^Step 0 of \d+$/);
  await expect(region(page, "Recording")).toBeFocused();
  await page.getByRole("button", { name: "Close the recording" }).click();
  await expect(page.getByLabel("Play a recording")).toBeFocused();
});

test("a recording goes on where a new answer leads, by what the engine answers, and is saved so", async ({ page }) => {
  const file = await failedList(page);
  const count = await openFile(page, file);
  await region(page, "Steps").getByRole("button").last().click();
  await expect(status(page)).toContainText(`Step ${count} of ${count}`);
  const requests = region(page, "Requests and answers");
  const answer = async (row: Locator) => {
    await row.locator("summary").click();
    await row.getByRole("button", { name: "Ask the engine" }).click();
    await expect(row.getByRole("status")).toHaveText("This is what the engine answers now.");
    await row.getByRole("button", { name: "Use this answer" }).click();
  };
  await answer(requests.locator("details", { hasText: "/se/search/product" }).filter({ hasText: "500" }).first());
  await expect(results(page).locator("[part~=card]").first()).toBeVisible();
  const waiting = requests.locator("details", { hasText: "waits: the recording has no answer" });
  await expect(waiting.first()).toContainText("/wiyp/price");
  await answer(waiting.first());
  await expect(status(page)).toContainText(`Step ${count + 1} of ${count + 1}: answer request`);
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save with the new answers" }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe("found.changed.json");
  const isAnswer = ({ type }: { readonly type: string }) => type === "answer";
  const [before, after] = [readRecording(file), readRecording(await readFile(await saved.path(), "utf8"))];
  expect(after.events.filter(isAnswer).length).toBe(before.events.filter(isAnswer).length + 1);
  const given = Object.keys(after.bodies).filter((key) => !(key in before.bodies));
  expect(given.map((key) => key.split(" ")[0]).toSorted((one = "", other = "") => one.localeCompare(other))).toEqual(["added", "changed"]);
  for (const key of given) expect(JSON.parse(after.bodies[key] ?? "")).toBeTruthy();
});

test("the list of steps follows what is played, with its answers or without", async ({ page }) => {
  const count = await openFile(page, await failedList(page));
  const steps = region(page, "Steps");
  await steps.evaluate((box) => void (box.style.height = "80px"));
  const lastIsShown = () =>
    steps.evaluate((box) => {
      const row = box.querySelector("li:last-child");
      return row !== null && row.getBoundingClientRect().bottom <= box.getBoundingClientRect().bottom + 1;
    });
  expect(await lastIsShown()).toBe(false);
  await page.getByLabel("Step", { exact: true }).fill(String(count));
  await expect.poll(lastIsShown).toBe(true);
  const shown = await steps.getByRole("button").count();
  await page.getByLabel("Without answers").check();
  expect(await steps.getByRole("button").count()).toBeLessThan(shown);
  await expect(steps.locator("[aria-current=step]")).toHaveCount(1);
});

test("two builds are compared by an address on this site alone", async ({ page }) => {
  await openFile(page, await failedList(page));
  for (const address of ["https://example.com/dist", "//example.com/dist"]) {
    await page.getByLabel("with the build at").fill(address);
    await page.getByRole("button", { name: "Compare" }).click();
    await expect(region(page, "Recording").getByRole("status").last()).toHaveText(
      "A build has an address on this site that begins with a slash, such as /dist/light/.",
    );
  }
});

/** The file of a page whose list has failed, recorded in a page of its own. */
async function failedListIn(page: Page): Promise<string> {
  const other = await page.context().newPage();
  const file = await failedList(other);
  await other.close();
  return file;
}

test("the console and its player can be used by everyone", async ({ page }) => {
  await openFile(page, await failedList(page));
  await loadAxe(page);
  expect(await violationsIn(page)).toEqual([]);
  await page.getByRole("button", { name: "Close the recording" }).click();
  await page.getByText(/^Every state of the demo/).click();
  await expect(page.locator("ski-results")).toHaveJSProperty("state", "ready");
  expect(await violationsIn(page)).toEqual([]);
});
