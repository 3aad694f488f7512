import { expect, test } from "@playwright/test";
import { Demo } from "../drivers/demo.js";

test("a press on a card's picture opens the photo visit where the page wants it, and stays on the page", async ({ page, context }) => {
  const demo = new Demo(page, "en-GB");
  await demo.openResults("station[]=1&beginDate=2027-02-06&endDate=2027-02-13");
  await expect(demo.cards.first()).toBeVisible();
  await page.evaluate(async () => {
    const gallery = document.createElement("ski-gallery");
    gallery.style.cssText = "position: absolute; visibility: hidden";
    document.body.append(gallery);
    // The page's autoloader finds it.
    await customElements.whenDefined("ski-gallery");
    document.addEventListener("ski-product-click", (event) => {
      const { picture, product } = (event as CustomEvent<{ picture: boolean; product: { liheId: number; name: string } }>).detail;
      if (!picture) return;
      event.preventDefault();
      Object.assign(gallery, { liheId: product.liheId, label: product.name });
      gallery.show();
    });
  });
  const name = (await demo.cards.nth(1).getAttribute("aria-label")) ?? "";
  await demo.cards.nth(1).locator("css=[part~=card-picture] > a").click();
  const visit = page.locator("ski-gallery").getByRole("dialog");
  await expect(visit).toBeVisible();
  await expect(visit).toHaveAccessibleName(name);
  await expect(visit.locator("img").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(visit).toBeHidden();
  expect(context.pages()).toHaveLength(1);
  const [stay] = await Promise.all([context.waitForEvent("page"), demo.stayLinks.nth(1).click()]);
  await expect(stay.getByRole("heading", { level: 1 })).toHaveText(name);
  expect(demo.problems).toEqual([]);
});
