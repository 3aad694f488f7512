import type { Page } from "@playwright/test";

/** The address of a chunk by its name, in one of the two builds. */
export const chunkAddress = (chunk: string, dist = "/dist") => new RegExp(`${dist}/chunks/${chunk}[.-]`);

/** Refuses every request for a file of the library. Returns the number of requests, and a function that allows them again. */
export async function block(page: Page, chunk: string, dist?: string) {
  const address = chunkAddress(chunk, dist);
  let refused = 0;
  await page.route(address, (route) => {
    refused += 1;
    return route.abort();
  });
  return { refused: () => refused, unblock: () => page.unroute(address) };
}

/** The codes of the `ski-error` events of the page, from its start on. */
export async function errorCodes(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const codes: unknown[] = [];
    Object.assign(window, { errorCodes: codes });
    window.addEventListener("ski-error", (event) => codes.push(event instanceof CustomEvent && event.detail.code));
  });
  return () => page.evaluate(() => Reflect.get(window, "errorCodes"));
}
