import { expect, test } from "@playwright/test";
import { Demo } from "../drivers/demo.js";
import { moving } from "../drivers/motion.js";

test.use(moving);

const dated = "station[]=1&beginDate=2027-02-06&endDate=2027-02-13";
/** The page's own skip link, the fields of the bar and the skip link of the results. */
const stopsMaximum = 12;

test("the keyboard is at the sort within a few stops", { tag: "@wide" }, async ({ page }) => {
  const demo = new Demo(page);
  await demo.openResults(dated);
  await expect(demo.sort).toBeVisible();
  await expect(demo.cards.first()).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const skip = demo.results.getByRole("button", { name: demo.words.results.skip_filters });
  const isFocused = () => skip.evaluate((button) => (button.getRootNode() as ShadowRoot).activeElement === button);
  let stops = 1;
  for (; stops < stopsMaximum && !(await isFocused()); stops += 1) await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(demo.total).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(demo.results.getByRole("combobox", { name: new RegExp(`^${demo.words.results.prices} `) })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(demo.sort).toBeFocused();
  expect(stops + 3).toBeLessThanOrEqual(stopsMaximum);
  expect(demo.problems).toEqual([]);
});

test("every card has a name in the accessibility tree before it is near", async ({ page }) => {
  const demo = new Demo(page);
  await demo.openResults(dated);
  await expect(demo.cards).toHaveCount(20);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const articles = nodes.filter(({ role }) => role?.value === "article").map(({ name }) => String(name?.value ?? ""));
  expect(articles).toHaveLength(20);
  expect(articles.filter((name) => name === "")).toEqual([]);
});

test("with more stays the focus moves to the first one added", { tag: "@wide" }, async ({ page }) => {
  const demo = new Demo(page);
  await demo.openResults(dated);
  await expect(demo.cards).toHaveCount(20);
  await demo.showMore.focus();
  await page.waitForLoadState("networkidle");
  await page.keyboard.press("Enter");
  await expect(demo.cards).toHaveCount(40);
  await expect(demo.cards.nth(20).getByRole("heading").getByRole("link")).toBeFocused();
  await expect(demo.cards.nth(20)).toBeInViewport();
});
