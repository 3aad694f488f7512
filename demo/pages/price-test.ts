import type { FlagName } from "../../src/domain/flags.js";

/** The A/B test of prices in the results of trips by air: one half of its visitors sees no price before choosing dates. */
export const priceTest = {
  experimentId: 30320,
  /** The goal whose conversion is revoked before the page reloads. */
  goalId: 12,
  variations: { 303200: "inactive", 303201: "active" },
  cookieName: "nevea-price-test",
} as const;

/** The options by which the elements follow the test. */
export const priceTestOptions: { readonly testCookieName: string; readonly testCookieFlags: readonly FlagName[] } = {
  testCookieName: priceTest.cookieName,
  testCookieFlags: ["hidePriceWithoutDate"],
};
