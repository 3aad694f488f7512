import { expect, test, type Page } from "@playwright/test";
import { closedRoot } from "../drivers/closed-root.js";
import { HostPage } from "../drivers/host-page.js";
import { hostPagesOrigin } from "../drivers/ports.js";

test.slow();
test.use({ trace: "off" });

const forwarded = "utm_source=mail&utm_campaign=a%20b&gclid=Cj0%2BK";
const arrival = "?utm_source=mail&own=1&utm_campaign=a%20b&gclid=Cj0%2BK";
const pairs = [...new URLSearchParams(forwarded)];
const week = { start: "2027-02-06", end: "2027-02-13" };

/** Texts that left the page by calls, and what it keeps on the device: neither may name what goes along. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (["fetch", "xhr"].includes(request.resourceType())) calls.push(`${request.url()} ${request.postData() ?? ""}`);
  });
  return calls;
}
const keptOnDevice = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([document.cookie, Object.entries(localStorage), Object.entries(sessionStorage)]));

/** The host page with tags that forward, on which a stay of Val Thorens is searched. */
async function open(page: Page, path: string): Promise<HostPage> {
  await page.addInitScript(() => {
    Object.assign(window, { dataLayer: [] });
  });
  const host = new HostPage(page, page, path.startsWith("closed") ? await closedRoot(page) : page);
  await host.open(`${hostPagesOrigin}/${path}${arrival}`);
  for (const tag of [host.bar, host.results]) await tag.evaluate((element) => element.setAttribute("forward", "utm_* gclid"));
  await expect(host.searchButton).toBeVisible();
  await page.evaluate((stayDates) => {
    const place = { id: 1, type: "station", label: "Val Thorens" } as const;
    window.skiElements?.getSearch().set({ place, stayDates });
  }, week);
  await host.seeResults();
  return host;
}

/** Every link of the tags to the seller's pages. */
async function linksOf(host: HostPage): Promise<string[]> {
  const links = [...(await host.results.getByRole("link").all()), ...(await host.bar.getByRole("option").all())];
  const addresses = await Promise.all(
    links.map((link) => link.evaluate((element) => (element instanceof HTMLAnchorElement ? element.href : ""))),
  );
  return addresses.filter((address) => address.startsWith("http") && !address.startsWith(hostPagesOrigin));
}

/** What a form among the author's children sends, with a `gclid` of its own. */
function sentByForm({ bar }: HostPage): Promise<unknown> {
  return bar.evaluate((element) => {
    const form = document.createElement("form");
    form.append(Object.assign(document.createElement("input"), { name: "gclid", value: "own" }));
    element.append(form);
    const data = [...new FormData(form)];
    form.remove();
    return data;
  });
}

function expectForwarded(addresses: readonly (string | null | undefined)[]): void {
  for (const address of addresses) expect(new URL(address ?? "").search, address ?? "none").toBe(`?${forwarded}`);
}

const hostPaths = [
  "one-file",
  "all-unset",
  "array-prototype",
  "wrapped-fetch",
  "hash-router",
  "base",
  "closed-shadow-root",
  "dialog",
  "application-shell",
  "react-18",
  "vue",
  "two-copies",
];
for (const path of hostPaths) {
  test(`the page's parameters go along on every way out of the host page ${path}, and nowhere else`, { tag: "@wide" }, async ({ page }) => {
    const calls = watchCalls(page);
    const host = await open(page, path);

    // Cards, pictures, offers.
    await expect(host.stayLinks.first()).toBeVisible();
    await expect.poll(async () => new URL((await linksOf(host))[0] ?? "about:blank").search).toBe(`?${forwarded}`);
    const ofList = await linksOf(host);
    expect(ofList.length).toBeGreaterThan(20);
    expectForwarded(ofList);

    // Shortlist and comparison.
    const { keep, title } = host.words.shortlist;
    await host.cards
      .first()
      .getByRole("button", { name: new RegExp(`^${keep.split(" ")[0]} `) })
      .click();
    await host.results.getByRole("button", { name: new RegExp(`^${title}`) }).click();
    const sheet = host.results.getByRole("dialog", { name: title });
    await expect(sheet.getByRole("table").getByRole("link").first()).toBeVisible();
    expectForwarded(
      await sheet
        .getByRole("table")
        .getByRole("link")
        .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href)),
    );
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();

    // A lodging that is suggested by its name.
    await host.destination.click();
    await host.destination.fill((await host.cards.first().getAttribute("aria-label")) ?? "");
    const lodging = host.option.and(host.bar.locator("a")).first();
    await expect(lodging).toBeVisible();
    expectForwarded([await lodging.evaluate((link: HTMLAnchorElement) => link.href)]);
    await host.destination.fill("Val Thorens");
    await host.option.filter({ hasText: "Val Thorens" }).first().click();

    // A form among the fallback.
    expect(await sentByForm(host)).toEqual([["gclid", "own"], ...pairs.filter(([name]) => name !== "gclid")]);

    // The page's script and its events.
    expectForwarded([await page.evaluate(() => window.skiElements?.getSearch().url())]);
    await page.evaluate(() => {
      const addresses: Record<string, string | null> = {};
      Object.assign(window, { addresses });
      for (const name of ["ski-product-click", "ski-search"])
        document.addEventListener(name, (event) => {
          event.preventDefault();
          addresses[name] = (event as CustomEvent<{ url: string | null }>).detail.url;
        });
    });
    await host.stayLinks.first().click();
    await host.results.evaluate((results) => results.remove());
    await host.searchButton.click();
    const addresses = await page.evaluate(() => (window as unknown as { addresses: Record<string, string> }).addresses);
    expectForwarded([addresses["ski-product-click"], addresses["ski-search"]]);
    const events = await page.evaluate(() => (window as unknown as { dataLayer: Record<string, unknown>[] }).dataLayer);
    const search = events.findLast(({ event }) => event === "search_module");
    expect(search?.["forwarded"]).toEqual(Object.fromEntries(pairs));

    expect(calls.length).toBeGreaterThan(3);
    expect(calls.filter((call) => /utm_|Cj0|own=1/.test(call))).toEqual([]);
    expect(await keptOnDevice(page)).not.toMatch(/utm_|Cj0/);
  });
}

test(
  "the page's parameters survive a router that removes them, and arrive with the search at the seller",
  { tag: "@wide" },
  async ({ page }) => {
    const host = await open(page, "one-file");
    await page.evaluate(() => history.replaceState(null, "", location.pathname));
    await host.bar.evaluate((bar) => bar.setAttribute("se-title", "Ski"));
    await expect(host.bar.getByRole("heading", { name: "Ski", exact: true })).toBeVisible();
    expect(await sentByForm(host)).toEqual([["gclid", "own"], ...pairs.filter(([name]) => name !== "gclid")]);
    await host.results.evaluate((results) => results.remove());
    await host.searchButton.click();
    await page.waitForURL(/\/se-results\?/);
    expect(new URL(page.url()).search).toBe(`?${forwarded}`);
    expect(new URL(page.url()).hash).toContain("station[]=1");
    // The seller's own tags forward too.
    await expect.poll(() => host.results.getByRole("link", { name: /Voir/ }).first().getAttribute("href")).toContain(`?${forwarded}#`);
  },
);

test("links follow the page's referrer policy, and say in their rel what the page says of them", { tag: "@wide" }, async ({ page }) => {
  const host = await open(page, "one-file");
  for (const tag of [host.bar, host.results])
    await tag.evaluate((element) => element.setAttribute("options", JSON.stringify({ linkRel: "sponsored" })));
  const link = host.stayLinks.first();
  await expect(link).toHaveAttribute("rel", "noopener sponsored");
  expect(await link.getAttribute("referrerpolicy")).toBe(null);
});
