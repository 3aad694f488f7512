import { createDriver, listed, namesOf, plain, startingWith, whole, type Driver, type DriverOptions, type Tag } from "./driver.js";
import { amenityKeys, lodgingKeys, type FilterKey } from "./filter-keys.js";
import type { Finder } from "./finder.js";

/** The results as a visitor uses them, beside their filters and on a phone. */
export interface ResultsDriver {
  /** How many stays match, once the list has loaded. */
  total(): Promise<number>;
  /** The names of the lodgings that are listed, once the list has loaded. */
  cards(): Promise<string[]>;
  /** Opens the page of a lodging, which is a new tab, by its name or its place in the list, from 0. */
  openCard(card: string | number): Promise<void>;
  /** Chooses a filter by its key, such as `wifi`, or removes it. */
  filter(key: FilterKey, isChosen?: boolean): Promise<void>;
  sortBy(order: SortKey): Promise<void>;
}

/** Orders of the list. */
export type SortKey = "best_seller" | "price_asc" | "price_desc";

/** Drives a `ski-results`. */
export function results(tag: Tag, options: DriverOptions): ResultsDriver {
  const driver = createDriver("ski-results", tag, options);
  return {
    total: () => total(driver),
    async cards() {
      await loaded(driver);
      return namesOf(driver.tag.getByRole("article"));
    },
    openCard: (card) => openCard(driver, card),
    filter: (key, isChosen = true) => filter(driver, key, isChosen),
    sortBy: (order) => sortBy(driver, order),
  };
}

/** The list, once it has loaded and all of its cards are drawn. */
async function loaded(driver: Driver): Promise<Finder> {
  const { text } = await driver.words();
  const list = driver.tag.getByRole("region", { name: text("results.list"), exact: true });
  await driver.shown(list, "The results are not drawn.");
  // It is announced with the change of a filter or of the order, before the list is marked as busy.
  const announced = driver.tag.getByRole("status");
  const loading = list
    .getByRole("img", { name: text("results.loading"), exact: true })
    .or(announced.filter({ hasText: whole(text("results.loading")) }))
    .or(announced.filter({ hasText: whole(text("results.slow")) }));
  // The first cards are drawn before the others, whose items are empty until then.
  const empty = list.getByRole("listitem").filter({ hasText: /^\s*$/ });
  const isLoaded = async () => (await list.getAttribute("aria-busy")) !== "true" && (await loading.or(empty).count()) === 0;
  await driver.until(isLoaded, "The results are still loading.");
  return list;
}

async function total(driver: Driver): Promise<number> {
  const list = await loaded(driver);
  const heading = plain(await list.getByRole("heading", { level: 2 }).nth(0).textContent());
  const found = /\d{1,3}(?:[.,\s’]\d{3})+|\d+/.exec(heading);
  if (!found) throw new Error(`The results have no total. They show: ${listed(await namesOf(list.getByRole("heading")))}.`);
  return Number(found[0].replace(/\D/g, ""));
}

async function openCard(driver: Driver, card: string | number): Promise<void> {
  const list = await loaded(driver);
  const found =
    typeof card === "number" ? list.getByRole("article").nth(card) : list.getByRole("article", { name: card, exact: true }).nth(0);
  await driver.shown(
    found,
    async () => `There is no card ${JSON.stringify(card)}. Listed are: ${listed(await namesOf(list.getByRole("article")))}.`,
  );
  await found.getByRole("heading").getByRole("link").nth(0).click();
}

async function filter(driver: Driver, key: FilterKey, isChosen: boolean): Promise<void> {
  const { text } = await driver.words();
  const isAmenity = (amenityKeys as readonly string[]).includes(key);
  if (!isAmenity && !(lodgingKeys as readonly string[]).includes(key))
    throw new Error(`There is no filter "${key}". The filters are: ${listed([...lodgingKeys, ...amenityKeys])}.`);
  const { surface, close } = await openTool(driver, "filters");
  const label = text(`${isAmenity ? "criteria" : "lodging"}.${key}`);
  const box = surface.getByRole("checkbox", { name: startingWith(label) });
  await driver.shown(surface.getByRole("checkbox"), "The filters are not drawn.");
  const more = surface.getByRole("button", { name: text("filter.all_amenities"), exact: true });
  if ((await box.count()) === 0 && (await more.count()) > 0) await more.click();
  await driver.shown(box, async () => `The filter "${label}" is not offered.`);
  const isOn = (await surface.getByRole("checkbox", { name: startingWith(label), checked: true }).count()) > 0;
  if (isOn !== isChosen) {
    if ((await surface.getByRole("checkbox", { name: startingWith(label), disabled: false }).count()) === 0)
      throw new Error(`The filter "${label}" would leave no stay.`);
    await box.nth(0).dispatchEvent("click");
    const changed = surface.getByRole("checkbox", { name: startingWith(label), checked: isChosen });
    await driver.shown(changed, `The filter "${label}" does not change.`);
  }
  await close();
  await loaded(driver);
}

async function sortBy(driver: Driver, order: SortKey): Promise<void> {
  const { text } = await driver.words();
  await loaded(driver);
  const label = text(`sort.${order}`);
  const menu = driver.tag.getByRole("combobox", { name: startingWith(text("sort.title")) });
  const tool = toolButton(driver, text("results.sort"));
  await driver.shown(menu.or(tool), "The list cannot be sorted: it has fewer than two stays.");
  if ((await menu.count()) > 0) {
    await menu.click();
    await driver.tag.getByRole("option", { name: startingWith(label) }).click();
    const sorted = driver.tag.getByRole("combobox", { name: whole(`${text("sort.title")} ${label}`) });
    await driver.shown(sorted, `The list is not sorted by "${label}".`);
  } else {
    await tool.nth(0).click();
    const choice = driver.tag.getByRole("dialog").getByRole("radio", { name: startingWith(label) });
    await driver.shown(choice, "The orders do not open.");
    await choice.dispatchEvent("click");
    await driver.gone(choice, "The orders stay open.");
  }
  await loaded(driver);
}

const toolButton = (driver: Driver, title: string) => driver.tag.getByRole("button", { name: startingWith(title) });

/** The filters beside the list, or the dialog of them on a phone. */
async function openTool(driver: Driver, tool: "filters"): Promise<{ readonly surface: Finder; close(): Promise<void> }> {
  const { text } = await driver.words();
  await loaded(driver);
  const title = text(`results.${tool}`);
  const beside = driver.tag.getByRole("region", { name: title, exact: true });
  const button = toolButton(driver, title);
  await driver.shown(beside.or(button), `The results have no ${tool}.`);
  if ((await beside.count()) > 0) return { surface: beside, close: async () => {} };
  await button.nth(0).click();
  const surface = driver.tag.getByRole("dialog", { name: title, exact: true });
  await driver.shown(surface, `The ${tool} do not open.`);
  return {
    surface,
    async close() {
      await surface.getByRole("button", { name: text("filter.close"), exact: true }).click();
      await driver.gone(surface, `The ${tool} stay open.`);
    },
  };
}
