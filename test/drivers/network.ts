import { expect, type Page, type Request } from "@playwright/test";

/** Waits until a request is answered or has failed. A picture that left the page may never be answered, and is in no recording. */
async function answered(request: Request): Promise<void> {
  if (request.resourceType() !== "image") await request.response();
}

/**
 * Everything requested is answered, and nothing has been requested for a second, whenever it is called: Playwright's `networkidle` is a
 * state that a page reaches once.
 */
export async function networkStill(page: Page): Promise<void> {
  let last: Request | undefined;
  const isStill = async (): Promise<boolean> => {
    const requests = await page.requests();
    await Promise.all(requests.map(answered));
    const before = last;
    last = requests.at(-1);
    return last === before;
  };
  await expect.poll(isStill, { timeout: 15_000, intervals: [1000] }).toBe(true);
}
