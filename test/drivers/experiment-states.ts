import { expect } from "@playwright/test";
import { consentOf } from "./consent.js";
import type { Demo } from "./demo.js";

/** Whether the flag that hides prices is on in a page, to be evaluated there. */
export const flagOfPrices = `window[Symbol.for("ski-elements")].searches.get("default").snapshot().flags.hidePriceWithoutDate`;

/** The A/B test of prices, for a visitor whose code leads to this variation; `cookie` is the resulting cookie, which the prices follow. */
const tested =
  (visitorCode: string, cookie: string, hidesPrices: boolean) =>
  async (demo: Demo): Promise<void> => {
    const { page } = demo;
    await page.context().addCookies([{ name: "kameleoonVisitorCode", value: visitorCode, url: page.url() }]);
    const consent = consentOf(page, "en-GB");
    if (await consent.banner.isHidden()) await consent.reopen();
    await consent.choose({ experiments: true });
    const cookieOf = async () => (await page.context().cookies()).find(({ name }) => name === "nevea-price-test")?.value;
    await expect.poll(cookieOf).toBe(cookie);
    await expect(demo.cards.first()).toBeVisible();
    await expect.poll(() => page.evaluate(flagOfPrices)).toBe(hidesPrices);
    await expect(demo.cards.first().locator("css=[part~=amount]")).toHaveCount(hidesPrices ? 0 : 1);
  };

const flagRow = (demo: Demo, key: string) =>
  demo.page.getByRole("region", { name: "Experiments" }).getByRole("row", { name: new RegExp(`^${key}`) });

/** What a page shows in each state of the demo's experiments. */
export const experimentStates: Readonly<Record<string, (demo: Demo) => Promise<void>>> = {
  "A/B test that hides the prices": tested("first", "active", true),
  "A/B test that shows the prices": tested("second", "inactive", false),
  "A/B test that leaves a visitor out": async (demo) => {
    const decided = demo.page.waitForEvent("console", (message) => message.text().includes("No active experiment with id 30320"));
    await tested("fourth", "Reference", false)(demo);
    await decided;
    // The cookie is the same before the variation is decided and after it.
    await tested("fourth", "Reference", false)(demo);
  },
  "feature flags with what decided each": async (demo) => {
    await expect(flagRow(demo, "flightVersion")).toContainText("no rule: the default");
    await expect(flagRow(demo, "sortOrder")).toContainText("experiment 30210, rule 3021");
    await expect(flagRow(demo, "groupLondonAirports")).toContainText("disabled in production");
  },
  "feature flag that is overridden": async (demo) => {
    await expect(flagRow(demo, "sortOrder")).toContainText("override");
    await expect(flagRow(demo, "sortOrder").getByRole("cell").first()).toHaveText("cheapest-first");
  },
  "override that the elements follow": async (demo) => {
    await expect(flagRow(demo, "hidePriceWithoutDate")).toContainText("override");
    await expect(demo.page.locator("ski-results")).toHaveAttribute("features", '{"hidePriceWithoutDate":true}');
  },
};
