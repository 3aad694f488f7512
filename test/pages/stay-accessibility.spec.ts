import { expect, test, type Page } from "@playwright/test";
import { loadAxe, violationsIn } from "../drivers/axe.js";
import { consentOf } from "../drivers/consent.js";
import { Stay } from "../drivers/stay.js";

const week = "BeginDate=06/02/2027&EndDate=13/02/2027&dated=1";
const dated = `/en/stay/lodging-10054#packCode=PFP&${week}`;
const soldOut = "/en/stay/lodging-10054#BeginDate=07/02/2027&EndDate=14/02/2027&dated=1";
const firstDays = { "on which a stay begins": "06/02/2027", "on which none begins": "09/02/2027" };
const toCall = `/en/stay/lodging-10018#packCode=PFF&${week}&origin=MAN&capacity=${Array.from({ length: 12 }, () => 18).join("-")}`;

async function openDated(page: Page): Promise<Stay> {
  const stay = new Stay(page);
  await page.goto(dated);
  await expect(stay.book).toBeEnabled();
  return stay;
}

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test(
  "at 400 % zoom a stay's page has no second scrollbar, floats nothing, and its menu and dialog are whole",
  { tag: "@wide" },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 225 });
    const stay = await openDated(page);
    expect(await sideways(page)).toBe(0);
    await expect(stay.card.locator(".stay-dock")).toBeHidden();
    const fixed = () =>
      [...document.querySelectorAll("body *")].filter(
        (element) => ["fixed", "sticky"].includes(getComputedStyle(element).position) && element.getBoundingClientRect().height > 0,
      ).length;
    expect(await page.evaluate(fixed)).toBe(0);
    await loadAxe(page);
    expect(await violationsIn(page)).toEqual([]);

    const menu = page.getByRole("button", { name: "Menu" });
    await menu.focus();
    await page.keyboard.press("Enter");
    for (const name of ["All stays", "Holiday clubs", "Flash sales", "Flights and trains", "Français", "Nederlands"]) {
      const link = page.getByRole("banner").getByRole("link", { name });
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press("Escape");

    await stay.book.focus();
    await expect(stay.book).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("heading")).toBeInViewport({ ratio: 1 });
    for (const control of [dialog.getByRole("button"), dialog.getByRole("link")]) {
      await page.keyboard.press("Tab");
      await expect(control).toBeFocused();
      await expect(control).toBeInViewport({ ratio: 1 });
    }
  },
);

test("in forced colours everything of a stay's page that is a box or a button has an outline", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const stay = await openDated(page);
  const withoutBorder = (selectors: string) =>
    page.evaluate(
      (all) =>
        [...document.querySelectorAll(all)]
          .filter((element) => {
            const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
            return parseFloat(borderTopWidth) < 1 || borderTopStyle === "none";
          })
          .map(({ className, localName }) => `${localName}.${className}`),
      selectors,
    );
  await stay.card.getByText("2 guests", { exact: true }).click();
  const boxes = ".facts li, .choice, .stay-card, .stay-dock, .stay-access dl > div, .party, .stay-party > summary, .consent button";
  expect(await withoutBorder(`${boxes}, .stay-card > div > button`)).toEqual([]);
  const chosen = stay.offers.locator(".choice", { has: page.locator(":checked") });
  expect(await chosen.first().evaluate((choice) => getComputedStyle(choice).borderTopWidth)).toBe("2px");
  await loadAxe(page);
  expect(await violationsIn(page)).toEqual([]);
  await stay.book.click();
  expect(await withoutBorder(".stay-dialog, .stay-dialog .solid")).toEqual([]);
  await page.goto(soldOut);
  await page.reload();
  await expect(stay.offers.getByRole("heading", { name: "Sold out on these dates" })).toBeVisible();
  expect(await withoutBorder(".stay-screen, .other-days button")).toEqual([]);
  await page.goto(toCall);
  await expect(stay.card.getByRole("alert")).toBeVisible();
  expect(await withoutBorder(".stay-call, .stay-card .solid")).toEqual([]);
});

for (const [name, address] of [
  ["with its price", dated],
  ["that is sold out", soldOut],
  ["whose party has to call", toCall],
] as const)
  test(`text spacing cuts nothing of the page of a stay ${name}`, async ({ page }) => {
    const stay = new Stay(page);
    await page.goto(address);
    await expect(stay.offers.getByRole("heading").first()).toBeVisible();
    await expect(page.locator(".skeleton")).toHaveCount(0);
    await page.addStyleTag({
      content:
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    });
    expect(await sideways(page)).toBe(0);
    const cut = () =>
      [...document.querySelectorAll<HTMLElement>("body *")]
        .filter(
          (element) =>
            !element.closest(".spoken-only, ski-gallery, ski-date-picker, select, [hidden]") && element.textContent.trim() !== "",
        )
        .filter(({ clientWidth, scrollWidth, clientHeight, scrollHeight }) => {
          const isCut = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
          return clientWidth > 0 && isCut;
        })
        .filter((element) => {
          const { display, overflowY } = getComputedStyle(element);
          return display !== "inline" && overflowY !== "auto";
        })
        .map(({ localName, className, textContent }) => `${localName}.${className} ${textContent.trim().slice(0, 40)}`);
    expect(await page.evaluate(cut)).toEqual([]);
    await loadAxe(page);
    expect(await violationsIn(page)).toEqual([]);
  });

for (const [name, day] of Object.entries(firstDays))
  test(`a stay whose link has only a first day ${name} is accessible, at 400 % zoom and in forced colours too`, async ({
    page,
    isMobile,
  }) => {
    const stay = new Stay(page);
    await page.goto(`/en/stay/lodging-10054#BeginDate=${day}`);
    const staysThen = stay.offers.getByRole("button", { name: /night/ });
    await expect(staysThen.first()).toBeVisible();
    await loadAxe(page);
    expect(await violationsIn(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: "active" });
    expect(await violationsIn(page)).toEqual([]);
    const borders = staysThen.evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).borderTopStyle));
    expect(new Set(await borders)).toEqual(new Set(["solid"]));
    if (isMobile) return;
    await page.setViewportSize({ width: 360, height: 225 });
    expect(await sideways(page)).toBe(0);
    expect(await violationsIn(page)).toEqual([]);
    await consentOf(page, "en-GB").refuse.click();
    await staysThen.first().focus();
    for (let count = 1; count < (await staysThen.count()); count++) {
      await page.keyboard.press("Tab");
      await expect(staysThen.nth(count)).toBeFocused();
      await expect(staysThen.nth(count)).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press("Enter");
    await expect(stay.book).toBeEnabled();
    await expect(stay.offers).toBeFocused();
  });

test("a stay is chosen and booked by the keyboard alone, and the focus is never lost", { tag: "@wide" }, async ({ page }) => {
  const stay = await openDated(page);
  await consentOf(page, "en-GB").refuse.click();
  const focused = () => page.evaluate(() => document.activeElement !== document.body);
  const tabTo = async (target: ReturnType<Page["locator"]>, stops: number) => {
    for (let count = 0; count < stops; count++) {
      await page.keyboard.press("Tab");
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`No focus within ${stops} stops`);
  };
  const first = stay.offers.getByRole("radio").first();
  await tabTo(first, 30);
  await page.keyboard.press("ArrowDown");
  await expect(stay.package("Accommodation + lift pass")).toBeFocused();
  await expect(page).toHaveURL(/packCode=PF(&|$)/);

  await tabTo(stay.card.getByText("Change dates"), 4);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Your dates" })).toBeFocused();

  await tabTo(stay.card.locator("summary"), 30);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const adults = stay.card.getByLabel("Adults");
  await expect(adults).toBeFocused();
  await page.keyboard.press("3");
  await expect(stay.card.getByText("Total for 3 guests, 7 nights")).toBeVisible();
  await expect(adults).toBeFocused();
  await expect(stay.book).toBeEnabled();
  await tabTo(stay.book, 4);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("heading")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(stay.book).toBeFocused();

  await page.goto(soldOut);
  await page.reload();
  const other = stay.offers.getByRole("button", { name: /6 – 13 Feb/ });
  await other.focus();
  await page.keyboard.press("Enter");
  await expect(stay.book).toBeEnabled();
  expect(await focused()).toBe(true);
  await expect(stay.offers).toBeFocused();

  await page.route("**/wiyp/price/**", (route) => route.fulfill({ status: 500 }));
  await page.reload();
  const retry = stay.card.getByRole("button", { name: "Try again" });
  await retry.focus();
  await page.unroute("**/wiyp/price/**");
  await page.keyboard.press("Enter");
  await expect(stay.book).toBeEnabled();
  await expect(stay.card).toBeFocused();
});

test("on a phone the way to the total gives it the focus", { tag: "@phone" }, async ({ page }) => {
  const stay = await openDated(page);
  await stay.card.getByRole("link", { name: "See the total" }).click();
  await expect(stay.card.locator("#total")).toBeFocused();
  await expect(stay.total).toBeInViewport({ ratio: 1 });
});

test("what the keyboard reaches on a phone is clear of the dock of a stay", { tag: "@phone" }, async ({ page }) => {
  const stay = await openDated(page);
  await consentOf(page, "en-GB").refuse.click();
  await expect(stay.offers.getByRole("radio").first()).toBeVisible();
  const covered: string[] = [];
  for (const key of [...Array<string>(50).fill("Tab"), ...Array<string>(30).fill("Shift+Tab")]) {
    await page.keyboard.press(key);
    const found = await page.evaluate(() => {
      let focused = document.activeElement;
      while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
      const dock = document.querySelector(".stay-dock");
      if (!focused || !dock || dock.contains(focused) || !dock.checkVisibility({ visibilityProperty: true })) return null;
      const [box, edge] = [focused.getBoundingClientRect(), dock.getBoundingClientRect()];
      return box.height < edge.top && box.bottom > edge.top + 0.5 ? `${focused.localName} ${focused.textContent}` : null;
    });
    if (found !== null) covered.push(`${key}: ${found}`);
  }
  expect(covered).toEqual([]);
});
