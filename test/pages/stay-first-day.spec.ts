import { expect, test } from "@playwright/test";
import { Stay } from "../drivers/stay.js";

const path = "/stay/lodging-10054";

test("AUTO-29 a stay whose link names only a first day asks for the last one, and offers the stays from that day", async ({ page }) => {
  const stay = new Stay(page);
  await page.goto(`/en${path}#BeginDate=06/02/2027`);
  await expect(stay.offers.getByRole("heading", { name: "Arriving on 6 Feb 2027: when do you leave?" })).toBeVisible();
  await expect(stay.calendar).toHaveAttribute("page", "2027-02");
  await expect(stay.calendar.locator("css=[data-day='2027-02-06'] [part~=highlight]").first()).toBeAttached();
  await expect(stay.card.getByText("Arriving on 6 Feb 2027")).toBeVisible();
  await stay.offers.getByRole("button", { name: /6 – 13 Feb/ }).click();
  await expect(stay.book).toBeEnabled();
  await expect(page).toHaveURL(/BeginDate=06\/02\/2027&EndDate=13\/02\/2027/);
});

test("a stay whose link names only a first day shows a message when no stay begins then, or it has passed", async ({ page }) => {
  const stay = new Stay(page);
  await page.goto(`/en${path}#BeginDate=09/02/2027`);
  await expect(stay.offers.getByRole("heading", { name: /^No stays start here on .*9 Feb/ })).toBeVisible();
  await expect(stay.offers.getByRole("button", { name: /night/ })).toHaveCount(3);
  await page.goto(`/en${path}?past#BeginDate=09/02/2025`);
  await expect(stay.offers.getByRole("heading", { name: "These dates have passed" })).toBeVisible();
  await expect(stay.offers.getByRole("button", { name: /night/ }).first(), "the same week of the coming season").toContainText(/Feb 2027/);
});
