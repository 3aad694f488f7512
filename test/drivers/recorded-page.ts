import { expect, type Page, type Request } from "@playwright/test";

/** Opens the results of an engine's demo in English, recorded from their start. */
export async function openRecorded(page: Page, origin: string, hash = ""): Promise<void> {
  await page.goto(`${origin}/en/se-results?ski-record#${hash}`);
  await expect(page.locator("ski-results")).toHaveJSProperty("state", "ready");
}

const isAnswered = (request: Request): boolean => request.existingResponse() !== null || request.failure() !== null;

/** Everything requested is answered, nothing is requested for a second, and no list waits. */
export async function quiet(page: Page): Promise<void> {
  let last: Request | undefined;
  const isStill = async (): Promise<boolean> => {
    const requests = await page.requests();
    const before = last;
    last = requests.at(-1);
    return last === before && requests.every(isAnswered);
  };
  await expect.poll(isStill, { intervals: [1000] }).toBe(true);
  await expect(page.locator("ski-results [part~=list-area][aria-busy=true]")).toHaveCount(0);
}

/** The content of the file that the button for it saves, in whichever language, whatever the browser does with downloads. */
export async function reported(page: Page): Promise<string> {
  await page.evaluate(() => {
    const addressOf = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (saved) => {
      if (saved instanceof Blob) Object.assign(window, { savedFile: saved.text() });
      return addressOf(saved);
    };
  });
  await page.locator("[data-report]").click();
  await page.waitForFunction(() => "savedFile" in window);
  return page.evaluate(() => Reflect.get(window, "savedFile") as Promise<string>);
}
