import { expect, type Page } from "@playwright/test";
import { networkStill } from "./network.js";

/** Opens the results of an engine's demo in English, recorded from their start. */
export async function openRecorded(page: Page, origin: string, hash = ""): Promise<void> {
  await page.goto(`${origin}/en/se-results?ski-record#${hash}`);
  await expect(page.locator("ski-results")).toHaveJSProperty("state", "ready");
}

/** Everything requested is answered, and what follows from it is drawn. */
export async function quiet(page: Page): Promise<void> {
  await networkStill(page);
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
