import { expect, type Page, type Request } from "@playwright/test";

/** A picture that left the page may never be answered, and is in no recording. */
const isAnswered = (request: Request): boolean =>
  request.resourceType() === "image" || request.existingResponse() !== null || request.failure() !== null;

/**
 * Everything requested is answered, and nothing has been requested for a second, whenever it is called: Playwright's `networkidle` is a
 * state that a page reaches once.
 */
export async function networkStill(page: Page): Promise<void> {
  let last: Request | undefined;
  const isStill = async (): Promise<boolean> => {
    const requests = await page.requests();
    const before = last;
    last = requests.at(-1);
    return last === before && requests.every(isAnswered);
  };
  await expect.poll(isStill, { intervals: [1000] }).toBe(true);
}
