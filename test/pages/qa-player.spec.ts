import { expect, test, type Page } from "@playwright/test";
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

test("a file that is no recording is refused with what is wrong, also where it is dropped", async ({ page }) => {
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
  await expect(page.getByRole("alert")).toHaveText("notes.txt is no recording: it is not JSON.");
  await drop("other.json", "{}");
  await expect(page.getByRole("alert")).toContainText("other.json: Error: This is no recording: format");
  await drop("found.json", await failedListIn(page));
  await expect(status(page)).toHaveText(/^Step 0 of \d+$/);
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
