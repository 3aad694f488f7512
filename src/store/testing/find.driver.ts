import { emptyFind, openSearch, type TestSearch } from "./search.driver.js";

export const valThorens = { id: 1, type: "station", label: "Val Thorens" } as const;
export const winter = { ...emptyFind, startDates: ["2027-02-06", "2027-02-13"] };

/** A search whose first find returned two days a stay can start on. */
export async function withStartDates(): Promise<TestSearch> {
  const page = await openSearch();
  page.last("find").answer(winter);
  await page.settled();
  return page;
}
