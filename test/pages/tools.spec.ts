import { expect, test, type Page } from "@playwright/test";
import { Demo } from "../drivers/demo.js";

const search = "beginDate=2027-02-06&endDate=2027-02-13&station[]=1";

interface Stays {
  readonly total: number;
  readonly shown?: boolean;
  readonly stays: readonly {
    readonly stay: string;
    readonly name: string;
    readonly offer: { readonly price: { readonly sum: number } } | null;
  }[];
}

/** Calls a tool of the page as its script does. */
async function call<Result>(page: Page, name: string, input: object): Promise<Result> {
  const answer = await page.evaluate(
    async (asked) => {
      const tools = (await window.skiElements?.tools()) ?? [];
      return tools.find((tool) => tool.name === asked.name)?.call(asked.input);
    },
    { name, input },
  );
  expect(answer).toMatchObject({ ok: true });
  return (answer as unknown as { result: Result }).result;
}

/** Pages of the demo without the tags' `agents`. */
const withoutAgents = (page: Page) =>
  page.route("**/en/se-results", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(' agents="on"', "") });
  });

async function openResults(page: Page, hash = search): Promise<Demo> {
  const demo = new Demo(page, "en-GB");
  await demo.openResults(hash);
  await expect(demo.cards.first()).toBeVisible();
  return demo;
}

const isOfTools = (url: string) => /\/dist\/(?:tools\.js|chunks\/tools-)/.test(url);
const dialog = (page: Page) => page.getByRole("dialog", { name: /assistant/ });
const amount = (sum: number) => new RegExp(`£\\s?${Math.round(sum).toLocaleString("en-GB")}(?!\\d)`);

test("the tools are loaded by their first call alone, and answer with the stays and the prices of the page", async ({ page }) => {
  const files: string[] = [];
  page.on("request", (request) => void (isOfTools(request.url()) && files.push(request.url())));
  const demo = await openResults(page);
  expect(files).toEqual([]);
  const before = await demo.search();
  const found = await call<Stays>(page, "search_stays", {
    ...{ placeId: 1, placeType: "station", arrival: "2027-02-06", departure: "2027-02-13", limit: 3 },
  });
  expect(files.length).toBeGreaterThan(0);
  expect(await demo.search()).toEqual(before);
  await expect(demo.total).toContainText(String(found.total));
  for (const [index, { name, offer }] of found.stays.entries()) {
    const card = demo.cards.nth(index);
    await expect(card).toContainText(name);
    if (offer) await expect(card).toContainText(amount(offer.price.sum));
  }
  expect(demo.problems).toEqual([]);
});

test("a search is shown on the page once the visitor agrees", async ({ page }) => {
  const demo = await openResults(page);
  const input = { placeId: 2, placeType: "station", arrival: "2027-03-06", departure: "2027-03-13", adults: 4, limit: 2, show: true };
  const before = await demo.search();
  const refused = call<Stays>(page, "search_stays", input);
  await expect(dialog(page)).toContainText("Les Menuires · 6 – 13 Mar 2027 · Guests: 4 · Stays found: ");
  await expect(dialog(page).getByRole("button", { name: "Not now" })).toBeFocused();
  await dialog(page).getByRole("button", { name: "Not now" }).click();
  expect((await refused).shown).toBe(false);
  expect(await demo.search()).toEqual(before);
  const agreed = call<Stays>(page, "search_stays", input);
  await dialog(page).getByRole("button", { name: "Show the stays" }).click();
  const { shown, stays, total } = await agreed;
  expect(shown).toBe(true);
  await expect(demo.total).toContainText(String(total));
  for (const [index, { name, offer }] of stays.entries()) {
    await expect(demo.cards.nth(index)).toContainText(name);
    if (offer) await expect(demo.cards.nth(index)).toContainText(amount(offer.price.sum));
  }
  await expect(dialog(page)).toHaveCount(0);
  expect(demo.problems).toEqual([]);
});

test("the page of a stay is opened by the visitor's own press", async ({ page }) => {
  const demo = await openResults(page);
  const { stays } = await call<Stays>(page, "search_stays", { placeId: 1, placeType: "station", arrival: "2027-02-06", limit: 1 });
  const stay = stays[0]?.stay;
  const left = call<{ opened: boolean }>(page, "open_stay", { stay });
  await expect(dialog(page)).toContainText(stays[0]?.name ?? "");
  await expect(dialog(page)).toContainText("Val Thorens · 6 – 13 Feb 2027 · ");
  await expect(dialog(page)).toContainText(amount(stays[0]?.offer?.price.sum ?? 0));
  await page.keyboard.press("Escape");
  expect((await left).opened).toBe(false);
  const opened = call<{ opened: boolean; url: string }>(page, "open_stay", { stay });
  const [stayPage] = await Promise.all([page.waitForEvent("popup"), dialog(page).getByRole("link", { name: "Open the page" }).click()]);
  expect(await opened).toMatchObject({ opened: true, url: stayPage.url() });
  await expect(stayPage.getByRole("heading", { level: 1 })).toHaveText(stays[0]?.name ?? "");
  expect(demo.problems).toEqual([]);
});

/** A browser with a draft of WebMCP: the names of the tools that are registered are in `registered`. */
function withModelContext(): void {
  const registered = new Set<string>();
  Object.assign(window, { registered });
  Object.defineProperty(document, "modelContext", {
    value: {
      registerTool(tool: { name: string }, { signal }: { signal: AbortSignal }) {
        if (registered.has(tool.name)) return Promise.reject(new Error(`${tool.name} is registered twice`));
        registered.add(tool.name);
        signal.addEventListener("abort", () => registered.delete(tool.name));
        return Promise.resolve();
      },
    },
  });
}

const registeredIn = (page: Page) => page.evaluate(() => [...(window as unknown as { registered: Set<string> }).registered].length);

test("tools are registered with the browser while a tag has agents, and nothing of them is loaded without", async ({ page }) => {
  await page.addInitScript(withModelContext);
  await withoutAgents(page);
  const files: string[] = [];
  page.on("request", (request) => void (isOfTools(request.url()) && files.push(request.url())));
  const demo = await openResults(page);
  expect(await registeredIn(page)).toBe(0);
  expect(files).toEqual([]);
  const set = (value: string | null) =>
    page.evaluate((agents) => {
      for (const tag of document.querySelectorAll("ski-searchbar, ski-results"))
        if (agents === null) tag.removeAttribute("agents");
        else tag.setAttribute("agents", agents);
    }, value);
  await set("on");
  await expect.poll(() => registeredIn(page)).toBe(6);
  await set(null);
  await expect.poll(() => registeredIn(page)).toBe(0);
  await set("on");
  await expect.poll(() => registeredIn(page)).toBe(6);
  await page.evaluate(() => document.querySelector("ski-results")?.remove());
  await expect(demo.results).toHaveCount(0);
  expect(await registeredIn(page)).toBe(6);
  await page.evaluate(() => document.querySelector("ski-searchbar")?.remove());
  await expect.poll(() => registeredIn(page)).toBe(0);
  expect(demo.problems).toEqual([]);
});

test("the form inside a bar is not a tool while the tools of the bar are", async ({ page }) => {
  await page.addInitScript(withModelContext);
  const demo = await openResults(page);
  const form = page.locator("ski-searchbar form");
  await expect.poll(() => registeredIn(page)).toBe(6);
  await expect(form).toHaveAttribute("toolname", "");
  await page.evaluate(() => document.querySelector("ski-searchbar")?.removeAttribute("agents"));
  await page.evaluate(() => document.querySelector("ski-results")?.removeAttribute("agents"));
  await expect(form).toHaveAttribute("toolname", "open_results");
  expect(demo.problems).toEqual([]);
});

test("the data of a stay page is no script that a strict policy refuses", async ({ page }) => {
  const refused: string[] = [];
  page.on("console", (message) => void (message.type() === "error" && refused.push(message.text())));
  await page.route("**/en/stay/**", async (route) => {
    const response = await route.fetch();
    const policy = "script-src 'self'; require-trusted-types-for 'script'";
    await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
  });
  await page.goto("/en/stay/lodging-10002");
  await expect(page.locator("ski-date-picker")).toBeVisible();
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "") as Record<string, unknown>;
  expect(data).toMatchObject({ "@type": "LodgingBusiness", makesOffer: { priceCurrency: "GBP" } });
  expect(refused.filter((text) => text.includes("Content Security Policy"))).toEqual([]);
});
