/** The pages of the element tests: each serves one file after the other, since a new one costs more than most files' tests. */

const screen = { viewport: { width: 1440, height: 900 }, locale: "fr-FR", timezoneId: "Europe/Paris" };

/** What a file's tests may have stored must not reach those of the next. */
const forget = () => {
  if (window !== window.top || location.protocol !== "http:") return;
  localStorage.clear();
  sessionStorage.clear();
};

/**
 * A page whose navigations wait for each other: the tests of a short file end before its page has loaded, and the runner leaves it
 * then, which Playwright takes for an interrupted navigation if it hears of the first one later.
 */
function oneNavigationAtATime(page) {
  const navigate = page.goto.bind(page);
  let last = Promise.resolve();
  page.goto = (...to) => {
    const next = last.then(() => navigate(...to));
    last = next.catch(() => {});
    return next;
  };
  return page;
}

async function openContext(browser, release) {
  const context = await browser.newContext(screen);
  await context.addInitScript(forget);
  const page = oneNavigationAtATime(await context.newPage());
  const kept = {
    newPage: async () => page,
    async close() {
      await context.clearCookies();
      await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
      await page.mouse.move(0, 0);
      release(kept);
    },
  };
  return kept;
}

/** @returns the launcher's `createBrowserContext`, which takes a page that no test file uses, or opens one */
export function keptContexts() {
  const free = [];
  return async ({ browser }) => free.pop() ?? openContext(browser, (context) => free.push(context));
}
