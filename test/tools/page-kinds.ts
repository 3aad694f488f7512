import { expect, type Page } from "@playwright/test";
import { Demo } from "../drivers/demo.js";
import type { RandomSearch } from "./seller.js";

interface Compared {
  readonly page: Page;
  compareWithServer(name: string, input: Record<string, unknown>, answer: unknown): Promise<void>;
}

/** Gets answers about a search and compares them with the page. Returns how many. */
type Compare = (compared: Compared, search: RandomSearch) => Promise<number>;

interface Price {
  readonly sum: number;
}
interface Stay {
  readonly stay: string;
  readonly name: string;
  readonly offer: { readonly price: Price } | null;
}

const stays = 3;
const rows = 5;
const amount = (sum: number) => new RegExp(`£\\s?${Math.round(sum).toLocaleString("en-GB")}(?!\\d)`);

/** Calls a tool of the page as its script does; `meanwhile` is what the visitor does. */
async function answerOf<Result>({ page }: Compared, name: string, input: object, meanwhile?: () => Promise<void>): Promise<Result> {
  const answering = page.evaluate(
    async (asked) => {
      const tools = (await window.skiElements?.tools()) ?? [];
      return tools.find((tool) => tool.name === asked.name)?.call(asked.input);
    },
    { name, input },
  );
  await meanwhile?.();
  const answer = await answering;
  if (!answer?.ok) throw new Error(`${name} ${JSON.stringify(input)}: ${answer?.error.message}`);
  return answer.result as Result;
}

/** An answer that the server gives too. */
async function sameAnswer<Result>(compared: Compared, name: string, input: Record<string, unknown>): Promise<Result> {
  const answer = await answerOf<Result>(compared, name, input);
  await compared.compareWithServer(name, input, answer);
  return answer;
}

async function opened(page: Page, address: string): Promise<Demo> {
  await page.goto("about:blank");
  const demo = new Demo(page, "en-GB");
  await page.goto(address);
  await demo.drawn();
  return demo;
}

const partyOf = ({ adults, childrenAges }: RandomSearch) => ({ adults, childrenAges });
const capacityOf = ({ ages }: RandomSearch) => `capacity=${ages.join("-")}`;

/** The cards have the stays in this order; a sold-out one is anywhere, since it stays where it is in view. */
async function expectOrder(demo: Demo, list: readonly Stay[]): Promise<void> {
  const soldOut = list.filter(({ offer }) => offer === null).map(({ name }) => name);
  const offered = list.filter(({ offer }) => offer !== null).map(({ name }) => name);
  await expect
    .poll(async () => {
      const names = await demo.cards.evaluateAll((cards) => cards.map((card) => card.ariaLabel ?? ""));
      return names.filter((name) => !soldOut.includes(name)).slice(0, offered.length);
    })
    .toEqual(offered);
}

/** The card of each stay has its price, or that it is sold out. */
async function expectPrices(demo: Demo, list: readonly Stay[]): Promise<void> {
  for (const { name, offer } of list) {
    const card = demo.results.getByRole("article", { name, exact: true });
    await card.scrollIntoViewIfNeeded();
    const price = card.locator("css=[part~=price]").first();
    if (offer) await expect(price).toContainText(amount(offer.price.sum));
    else await expect(price).toHaveClass(/is-out/);
  }
}

async function shownStays(compared: Compared, search: RandomSearch): Promise<number> {
  const { page } = compared;
  const { station, arrival, departure, budget } = search;
  const demo = await opened(page, "/en/se-results");
  const input = {
    ...{ placeId: station.id, placeType: "station", arrival, departure, limit: stays },
    ...partyOf(search),
    ...(budget !== null && { budget }),
  };
  const agree = () =>
    page
      .getByRole("dialog", { name: /assistant/ })
      .getByRole("button", { name: "Show the stays" })
      .click();
  const found = await answerOf<{ total: number; stays: readonly Stay[] }>(compared, "search_stays", { ...input, show: true }, agree);
  await compared.compareWithServer("search_stays", { ...input, show: true }, found);
  await expect(demo.results).toHaveJSProperty("state", "ready");
  if (found.total === 0) {
    await expect(demo.cards).toHaveCount(0);
    return 1;
  }
  await expect(demo.total).toContainText(new RegExp(`(?<!\\d)${found.total.toLocaleString("en-GB")}(?!\\d)`));
  await expectOrder(demo, found.stays);
  await expectPrices(demo, found.stays);
  // A stay that is sold out within the budget may have a dearer room, which its details name and its card does not.
  const offered = found.stays.filter(({ offer }) => offer !== null);
  const [first] = offered;
  if (!first) return 1;
  await expectPrices(demo, [await sameAnswer<Stay>(compared, "stay_details", { stay: first.stay })]);
  if (offered.length < 2) return 2;
  const { stays: beside } = await sameAnswer<{ stays: readonly Stay[] }>(compared, "compare_stays", {
    stays: offered.map(({ stay }) => stay),
  });
  await expectPrices(demo, beside);
  return 3;
}

async function cheapestDates(compared: Compared, search: RandomSearch): Promise<number> {
  const { station, nights } = search;
  const demo = await opened(compared.page, `/en/#station[]=${station.id}&${capacityOf(search)}`);
  const input = { placeId: station.id, placeType: "station", nights, limit: rows, ...partyOf(search) };
  const { dates } = await sameAnswer<{ dates: readonly { priceFrom: Price }[] }>(compared, "cheapest_dates", input);
  await demo.segment("dates").click();
  const panel = demo.panel("dates");
  await expect(demo.lengths.locator("label").first()).toBeVisible();
  if (dates.length === 0) {
    await expect(demo.length(`${nights}`)).toHaveCount(0);
    return 1;
  }
  await demo.length(`${nights}`).click();
  await panel.locator("css=[part~=dates-view]").last().click();
  const listed = panel.locator("css=[part~=cheapest-start] .num");
  await expect(listed).toHaveText(dates.map(({ priceFrom }) => amount(priceFrom.sum)));
  return 1;
}

async function pricedPlaces(compared: Compared, search: RandomSearch): Promise<number> {
  const { arrival, departure } = search;
  const demo = await opened(compared.page, `/en/#beginDate=${arrival}&endDate=${departure}&${capacityOf(search)}`);
  const input = { arrival, departure, limit: rows, ...partyOf(search) };
  const { places, total } = await sameAnswer<{ total: number; places: readonly { name: string; priceFrom: Price }[] }>(
    compared,
    "where_to_go",
    input,
  );
  await demo.destination.click();
  await demo.bar.locator("css=[part~=place-view]").last().click();
  const offers = demo.bar.locator("css=[part~=place-offer]");
  await expect(offers).toHaveCount(total);
  for (const [index, { name, priceFrom }] of places.entries()) {
    await expect(offers.nth(index)).toContainText(name);
    await expect(offers.nth(index).locator("css=.num")).toHaveText(amount(priceFrom.sum));
  }
  return 1;
}

export const kinds: readonly Compare[] = [shownStays, cheapestDates, shownStays, pricedPlaces];
