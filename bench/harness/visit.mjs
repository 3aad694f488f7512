/** One visit: a page in a context of its own, so that nothing is warm. */

const viewport = { width: 1440, height: 900 };

/**
 * Opens a page whose script sets `globalThis.page`, does the work on it and closes it.
 * @template Result
 * @param {import("playwright").Browser} browser
 * @param {string} address
 * @param {(page: import("playwright").Page) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function visit(browser, address, work) {
  const page = await browser.newPage({ viewport, locale: "en-GB" });
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  try {
    await page.goto(address);
    await page.waitForFunction(() => globalThis.page);
    await page.evaluate(() => document.fonts.ready);
    const result = await work(page);
    if (errors.length) throw new Error("The page has reported an error.");
    return result;
  } catch (error) {
    throw new Error([`${address}: ${error.message}`, ...errors].join("\n"), { cause: error });
  } finally {
    await page.context().close();
  }
}
