import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { HostPage } from "../drivers/host-page.js";

/** The size and position of everything on the portal except the search bar, and the styles of its document. */
const portal = (page: Page) =>
  page.evaluate(() => ({
    boxes: [...document.querySelectorAll("body *")]
      .filter((element) => !element.closest("ski-searchbar"))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.localName, x, y, width, height, getComputedStyle(element).font].join(" ");
      }),
    sheets: [document.styleSheets.length, document.adoptedStyleSheets.length, document.head.childElementCount],
    attributes: [document.documentElement, document.body].flatMap((element) => element.getAttributeNames()),
  }));

test("a partner's portal has an origin of its own, under a strict policy that nothing violates", async ({ page, baseURL, isMobile }) => {
  const host = new HostPage(page);
  const lookup = page.waitForRequest("**/company?companyName=valmont");
  await host.open("/partner");
  expect((await (await lookup).response())?.status()).toBe(200);
  expect(new URL(page.url()).origin).not.toBe(baseURL);
  expect(await page.evaluate(() => document.cookie)).toContain("company=valmont");
  if (isMobile) {
    await host.tapTarget.tap();
    await expect(host.bar.getByRole("dialog").getByRole("button", { name: /^Destination/ })).toBeVisible();
  } else {
    await host.choosePlace();
    await host.chooseDates();
  }
  await host.expectUntouched();
});

test("a partner's portal looks the same with the search bar as without, and the bar as on a plain page", async ({ page, isMobile }) => {
  await page.route("**/dist/cdn/**", (route) => route.abort());
  await page.goto("/partner");
  const without = await portal(page);
  await page.unroute("**/dist/cdn/**");
  const host = new HostPage(page);
  await page.goto("/partner");
  await expect(isMobile ? host.tapTarget : host.searchButton).toBeVisible();
  await host.ready();
  await expect.poll(() => portal(page)).toEqual(without);

  const themed = await host.look();
  await page.route("**/portal.css", async (route) => {
    const own = "ski-searchbar { --ski-radius-xl: 12px; --ski-glow: #d9b65a; --ski-glow-deep: #c9a445; --ski-glacier: #4a2545; }";
    await route.fulfill({ contentType: "text/css", body: `.in { max-width: 1112px; margin: 0 auto; } ${own}` });
  });
  await page.reload();
  await expect(isMobile ? host.tapTarget : host.searchButton).toBeVisible();
  await host.ready();
  await expect.poll(() => host.look()).toEqual(themed);
});

test("a wish typed on a partner's portal is read, and chosen with its place", async ({ page }) => {
  const host = new HostPage(page);
  const files: string[] = [];
  page.on("request", (request) => files.push(...(/\/dist\/.*?([\w.-]+)\.js$/.exec(request.url())?.slice(1) ?? [])));
  await host.open("/partner");
  await host.ready();
  await host.openDestination();
  await page.keyboard.type("val thorens 3 adultes");
  await expect(host.bar.locator("css=[part~=wish-chip]")).toHaveText(/3 adultes/);
  await host.option.filter({ hasText: "Val Thorens" }).first().click();
  await expect.poll(async () => (await host.search()).participants).toHaveLength(3);
  expect(files.filter((file) => !/^fr-FR-(CSE-)?\w+-/.test(file))).toEqual(["ski-searchbar.light.min"]);
  await host.expectUntouched();
});

test("a stay is found from a partner's portal, opened, and left for the portal again", { tag: "@wide" }, async ({ page, baseURL }) => {
  test.slow();
  const host = new HostPage(page);
  await host.open("/partner");
  const address = page.url();
  await host.choosePlace();
  await host.chooseDates();
  await host.chooseGuests();
  await host.choosePackage();
  await host.searchButton.click();
  await expect(page).toHaveURL(new RegExp(`^${baseURL}/cse/se-results\\?company=valmont#.*station\\[\\]=1`));
  await host.seeResults();
  await host.filterWifi();
  await host.sortByPrice();
  await host.openStayAndComeBack();
  for (let steps = 0; page.url() !== address && steps < 6; steps += 1) await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(host.searchButton).toBeEnabled();
  expect(host.problems).toEqual([]);
});
