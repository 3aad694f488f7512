import type { Locator, Page } from "playwright";
import type { RecordedEvent, Target } from "../../src/recorder/recording.js";

/** ms that a step may wait for what it uses: the clock of the page stands still meanwhile. */
const patience = 1500;

/** What a target names. Playwright finds by the same roles and names as the recording. */
function locate(page: Page, { tag, role, name, nth }: Target): Locator {
  const place = page.locator(`[data-recorded="${tag}"]`);
  // Every role that the recording knows is one of Playwright's.
  const found = role === "" ? place.getByText(name, { exact: true }) : place.getByRole(role as "button", { name, exact: true });
  return found.nth(nth);
}

async function press(locator: Locator): Promise<void> {
  try {
    await locator.click({ timeout: patience });
  } catch {
    // What is drawn by the elements around it cannot be hit itself.
    await locator.dispatchEvent("click", undefined, { timeout: patience });
  }
}

/** Does again what was done. Rejects if what it was done to is not there. */
export async function doStep(page: Page, event: RecordedEvent): Promise<void> {
  switch (event.type) {
    case "press":
      return press(locate(page, event.target));
    case "type":
      return locate(page, event.target).fill(event.text, { timeout: patience });
    case "choose":
      await locate(page, event.target).selectOption(event.value, { timeout: patience });
      return;
    case "key":
      return event.target ? locate(page, event.target).press(event.key, { timeout: patience }) : page.keyboard.press(event.key);
    case "resize":
      return page.setViewportSize({ width: event.width, height: event.height });
    case "clock":
      return page.clock.setSystemTime(event.now);
    default:
      return doInPage(page, event);
  }
}

function doInPage(page: Page, event: RecordedEvent): Promise<void> {
  return page.evaluate((step) => window.replayed?.change(step), event);
}
