import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { consentOf } from "../drivers/consent.js";
import { Demo } from "../drivers/demo.js";

interface Watch {
  /** Every cookie, storage key, database and cache that the page wrote, and every storage key present. */
  kept(): Promise<readonly string[]>;
  /** Requests to any origin but the page's own. */
  readonly away: string[];
}

async function watch(page: Page): Promise<Watch> {
  const away: string[] = [];
  await page.addInitScript(() => {
    const kept: string[] = [];
    Object.assign(window, { kept });
    const { set, get } = Object.getOwnPropertyDescriptor(Document.prototype, "cookie") ?? {};
    Object.defineProperty(document, "cookie", {
      get: () => get?.call(document),
      set: (value: string) => {
        kept.push(`cookie ${value.split("=")[0]}`);
        set?.call(document, value);
      },
    });
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key: string, value: string) {
      kept.push(`${this === localStorage ? "local" : "session"} ${key}`);
      setItem.call(this, key, value);
    };
    const { set: setCookie } = cookieStore;
    Object.defineProperty(cookieStore, "set", {
      value: (...values: Parameters<typeof setCookie>) => {
        kept.push(`cookie ${String(values[0])}`);
        return setCookie.apply(cookieStore, values);
      },
    });
    const { open: openCache } = caches;
    caches.open = (name) => {
      kept.push(`cache ${name}`);
      return openCache.call(caches, name);
    };
    const { open } = indexedDB;
    indexedDB.open = (...values) => {
      kept.push(`database ${values[0]}`);
      return open.apply(indexedDB, values);
    };
  });
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    const here = page.url() === "about:blank" ? origin : new URL(page.url()).origin;
    if (protocol.startsWith("http") && origin !== here) away.push(request.url());
  });
  const read = () => [
    ...(Reflect.get(window, "kept") as string[]),
    ...Object.keys(localStorage).map((key) => `local ${key}`),
    ...Object.keys(sessionStorage).map((key) => `session ${key}`),
  ];
  return { kept: async () => [...new Set(await page.evaluate(read))], away };
}

test("nothing is stored, and nothing requested elsewhere, that the search itself does not need", async ({ page }) => {
  const demo = new Demo(page);
  await page.goto("/");
  const seen = await watch(page);
  await demo.openHome();
  await demo.destination.click();
  await demo.option.filter({ hasText: "Val Thorens" }).click();
  expect(await seen.kept()).toEqual([]);
  await demo.segment("participants").click();
  await demo.increase("children").click();
  await demo.validate.click();
  await expect.poll(seen.kept).toEqual(["cookie participants-ages", "cookie capacity"]);
  await demo.openResults("station[]=1&beginDate=2027-02-06&endDate=2027-02-13&capacity=18-18");
  await expect(demo.cards.first()).toBeVisible();
  await demo.filter(demo.words.criteria.wifi).click();
  await expect.poll(async () => (await demo.search())["criteria"]).toEqual([55]);
  expect(await seen.kept()).toEqual([]);
  const [stay] = await Promise.all([page.context().waitForEvent("page"), demo.stayLinks.first().click()]);
  await expect(stay.locator("ski-gallery:state(ready)")).toBeAttached();
  expect(await stay.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([]);
  expect(await seen.kept()).toEqual([]);
  expect(seen.away).toEqual([]);
  expect((await page.context().cookies()).map(({ name }) => name).sort()).toEqual(["capacity", "participants-ages"]);
});

test("data the visitor agrees to is stored from then on, and deleted when the visitor withdraws consent", async ({ page }) => {
  const seen = await watch(page);
  const demo = new Demo(page);
  await demo.openResults("station[]=1&beginDate=2027-02-06&endDate=2027-02-13&capacity=18-18");
  await expect(demo.cards.first()).toBeVisible();
  expect(await seen.kept()).toEqual([]);
  await page.evaluate(() => window.skiElements?.setConsent({ experiments: true }));
  await demo.filter(demo.words.criteria.wifi).click();
  await expect.poll(async () => (await demo.search())["criteria"]).toEqual([55]);
  expect(await seen.kept()).toEqual([]);
  await page.evaluate(() => window.skiElements?.setConsent({ preferences: true }));
  await expect.poll(seen.kept).toEqual(["local ski-elements.recent-searches"]);
  await page.evaluate(() => window.skiElements?.setConsent({}));
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  expect(seen.away).toEqual([]);
});

test("the demo asks once for consent, stores nothing before the answer, and passes the answer to every page, a no too", async ({
  page,
}) => {
  const seen = await watch(page);
  const demo = new Demo(page);
  const consent = consentOf(page);
  const loaded = "station[]=1&beginDate=2027-02-06&endDate=2027-02-13&capacity=18-18";
  await demo.openHome();
  await expect(consent.banner).toBeVisible();
  await consent.banner.getByText(consent.words.choose, { exact: true }).click();
  await consent.box("preferences").check();
  expect(await seen.kept()).toEqual([]);
  expect(await consent.kept()).toBe(null);
  await consent.save.click();
  await expect(consent.banner).toBeHidden();
  await expect(consent.status).toHaveText(consent.words.saved);
  expect(await consent.kept()).toBe("preferences");

  await demo.openResults(loaded);
  await expect(consent.banner).toBeHidden();
  await expect.poll(seen.kept).toContain("local ski-elements.recent-searches");

  await consent.reopen();
  await expect(consent.box("preferences")).toBeChecked();
  await expect(consent.box("experiments")).not.toBeChecked();
  await consent.refuse.click();
  await expect(consent.banner).toBeHidden();
  await demo.openHome();
  await expect(consent.banner).toBeHidden();
  await consent.manage.click();
  await expect(consent.box("preferences")).not.toBeChecked();
  expect(await consent.kept()).toBe("none");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(demo.problems).toEqual([]);
});

test("the demo withdraws an answer at once, and passes on only what is agreed to", async ({ page }) => {
  const demo = new Demo(page, "en-GB");
  const { accept, reopen, refuse, choose } = consentOf(page, "en-GB");
  const passed = () => page.evaluate(`window[Symbol.for("ski-elements")].searches.get("default").snapshot().settings.consent`);
  await demo.openResults("station[]=1");
  await choose({ experiments: true });
  await expect.poll(passed).toEqual(["experiments"]);
  await reopen();
  await choose({ experiments: false, preferences: true });
  await expect.poll(passed).toEqual(["preferences"]);
  await reopen();
  await accept.click();
  await expect.poll(passed).toEqual(["experiments", "preferences"]);
  await reopen();
  await refuse.click();
  await expect.poll(passed).toEqual([]);
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
});

test("CSE-29 a works council's engine is kept for the session, which serves the search and needs no consent", async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: "company", value: "altitude", url: baseURL ?? "" }]);
  await page.goto("/");
  const seen = await watch(page);
  const demo = new Demo(page, "fr-FR-CSE");
  await demo.openHome();
  await expect.poll(async () => (await demo.search())["engineId"]).toBe(31);
  await expect.poll(seen.kept).toEqual(["session engineId", "session engineIdCompany"]);
  expect(seen.away).toEqual([]);
});

test("BOOT-04 EXP-COOKIE-16 an A/B test that the page starts reloads it once, and its cookie switches flags", async ({ page }) => {
  let loads = 0;
  page.on("load", () => (loads += 1));
  await page.addInitScript(() => {
    const tool = {
      activeExperiments: () => [{ id: 7, variationId: 70 }],
      cancelConversion: (goal: number) => sessionStorage.setItem("goals", `${sessionStorage.getItem("goals") ?? ""} ${goal}`),
    };
    void customElements.whenDefined("ski-searchbar").then(async () => {
      await window.skiElements?.startAbTests({ experimentId: 7, goalId: 3, variations: { 70: "active" }, tool: () => tool });
      document.documentElement.setAttribute("data-tested", "");
    });
  });
  const demo = new Demo(page);
  await demo.openHome();
  await expect(page.locator("[data-tested]")).toBeAttached();
  expect(await page.context().cookies()).toEqual([]);

  await page.addInitScript(() => {
    void customElements.whenDefined("ski-searchbar").then(() => window.skiElements?.setConsent({ experiments: true }));
  });
  await page.evaluate(() => window.skiElements?.setConsent({ experiments: true }));
  await expect.poll(() => loads).toBe(2);
  await expect(page.locator("[data-tested]")).toBeAttached();
  const [cookie] = await page.context().cookies();
  expect([cookie?.name, cookie?.value]).toEqual(["se-experiment", "active"]);
  expect(await page.evaluate(() => sessionStorage.getItem("goals"))).toBe(" 3");

  const flightVersion = `window[Symbol.for("ski-elements")].searches.get("default").snapshot().flags.flightVersion`;
  expect(await page.evaluate(flightVersion)).toBe(false);
  await demo.bar.evaluate((bar) => bar.setAttribute("options", '{"testCookieName":"se-experiment"}'));
  await expect.poll(() => page.evaluate(flightVersion)).toBe(true);
  expect(loads).toBe(2);
  expect(demo.problems).toEqual([]);
});
