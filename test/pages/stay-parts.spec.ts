import { expect, test } from "@playwright/test";
import { watchShifts } from "../drivers/shifts.js";
import { Stay } from "../drivers/stay.js";

const english = "/en/stay/lodging-10054#packCode=PFP&BeginDate=06/02/2027&EndDate=13/02/2027&dated=1";

test("the parts of a stay's page have one width, the calendar too", async ({ page }) => {
  const stay = new Stay(page);
  await page.goto(english);
  await expect(stay.book).toBeEnabled();
  await expect(stay.calendar.locator("css=[part~=label]").first()).toBeVisible();
  const widths = await page
    .locator(".stay-parts > section")
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
  expect(new Set(widths).size).toBe(1);
  const calendar = await stay.calendar.locator("css=[part~=calendar]").boundingBox();
  expect((widths[0] ?? 0) - (calendar?.width ?? 0), "the calendar with its padding").toBeLessThanOrEqual(48);
  const shifts = await watchShifts(page);
  await page.reload();
  await expect(stay.book).toBeEnabled();
  expect(await shifts()).toBeLessThanOrEqual(0.01);
});

test("each link to a part of a stay's page shows it, and leaves the visitor's choice in the address", async ({ page }) => {
  const stay = new Stay(page);
  await page.goto(english);
  await expect(stay.book).toBeEnabled();
  const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  for (const link of await links.all()) {
    const part = page.locator((await link.getAttribute("href")) ?? "");
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(part.getByRole("heading").first()).toBeInViewport();
    await expect(page).toHaveURL(/#packCode=PFP&BeginDate=06\/02\/2027/);
  }
  await expect(stay.book).toBeEnabled();
});
