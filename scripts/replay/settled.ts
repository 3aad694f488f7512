import type { Page } from "playwright";

/** Waits until a page does nothing more by itself, with its clock standing still. */
export function createSettled(page: Page): () => Promise<void> {
  let pending = 0;
  let begun = 0;
  page.on("request", () => {
    pending += 1;
    begun += 1;
  });
  for (const event of ["requestfinished", "requestfailed"] as const) page.on(event as "requestfinished", () => void (pending -= 1));
  return async () => {
    for (let quiet = 0; quiet < 2;) {
      const before = begun;
      await page.evaluate(() => window.replayed?.drawn());
      quiet = pending === 0 && begun === before ? quiet + 1 : 0;
    }
  };
}
