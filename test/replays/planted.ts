import type { Page } from "@playwright/test";
import type { Fault } from "../../demo/engine/service/faults.js";
import type { Call } from "../../demo/engine/service/request-log.js";

/** A fault that is planted into a page of the demo, recorded, and replayed from its file alone. */
export interface PlantedFault {
  readonly name: string;
  readonly kind: "client" | "answers" | "order of answers" | "host page" | "build";
  /** Of the results, in English. */
  readonly hash?: string;
  readonly engine?: Partial<Record<Call, Fault>>;
  /** What the clock of the visitor shows when the page is opened. */
  readonly clock?: string;
  /** Names of files of the build that cannot be loaded, without their hash. */
  readonly lost?: string;
  /** What the visitor does, once the tags are drawn. */
  readonly use?: (page: Page) => Promise<void>;
  /** The fault, as `faultsOf` names it; for an order of answers there is none, and what is announced must be the same. */
  readonly fault: string | null;
}

const dated = "station[]=1&beginDate=2027-02-06&endDate=2027-02-13";
const bar = (page: Page) => page.locator("ski-searchbar");
const results = (page: Page) => page.locator("ski-results");

const typePlace = (text: string) => async (page: Page) => {
  const destination = bar(page).getByRole("combobox", { name: "Destination" });
  await destination.click();
  await destination.fill(text);
};
const sort = async (page: Page) => {
  await results(page).locator("[part~=sort]").first().click();
  await results(page).getByRole("option").nth(1).click();
};
const setAttribute = (tag: string, name: string, value: string) => (page: Page) =>
  page.locator(tag).evaluate((element, [attribute, text]) => element.setAttribute(attribute, text), [name, value] as const);

const ofKind = (kind: PlantedFault["kind"], faults: readonly Omit<PlantedFault, "kind">[]): PlantedFault[] =>
  faults.map((planted) => ({ ...planted, kind }));

const failed = (call: string, status?: number) => ["ski-error call-failed", call, status].filter(Boolean).join(" ");

const answers = ofKind("answers", [
  { name: "the list has status 500", engine: { products: { status: 500 } }, fault: failed("products", 500) },
  { name: "the list has status 404", engine: { products: { status: 404 } }, fault: failed("products", 404) },
  { name: "the list is cut in the middle", engine: { products: { body: "truncated" } }, fault: failed("products") },
  { name: "the connection of the list is lost", engine: { products: { connection: "drop" } }, fault: failed("products") },
  { name: "the days have status 503", engine: { find: { status: 503 } }, fault: failed("find", 503) },
  { name: "the days are cut in the middle", engine: { find: { body: "truncated" } }, fault: failed("find") },
  { name: "the counts have status 500", engine: { counts: { status: 500 } }, fault: failed("counts", 500) },
  { name: "the counts are cut in the middle", engine: { counts: { body: "truncated" } }, fault: failed("counts") },
  { name: "the prices have status 500", hash: dated, engine: { prices: { status: 500 } }, fault: failed("prices", 500) },
  { name: "the prices are cut in the middle", hash: dated, engine: { prices: { body: "truncated" } }, fault: failed("prices") },
  {
    name: "suggestions have status 500",
    engine: { autocomplete: { status: 500 } },
    use: typePlace("val thorens"),
    fault: failed("autocomplete", 500),
  },
  {
    name: "suggestions are cut in the middle",
    engine: { autocomplete: { body: "truncated" } },
    use: typePlace("Anna Marin"),
    fault: failed("autocomplete"),
  },
]);

const orders = ofKind("order of answers", [
  { name: "the list comes after the counts", engine: { products: { latency: 1500 } }, fault: null },
  { name: "the counts come after the list", engine: { counts: { latency: 1500 } }, fault: null },
  { name: "the days come last", engine: { find: { latency: 2000 } }, use: sort, fault: null },
]);

const hostPages = ofKind("host page", [
  { name: "an attribute becomes wrong", use: setAttribute("ski-results", "page-size", "many"), fault: "ski-error attribute" },
  { name: "an object becomes wrong", use: setAttribute("ski-searchbar", "features", "{"), fault: "ski-error attribute" },
]);

const builds = ofKind("build", [
  { name: "the file of the cards is missing", lost: "cards", fault: "ski-error load" },
  { name: "the file of the filters is missing", lost: "filters", fault: "ski-error load" },
]);

const clients = ofKind("client", [
  { name: "the clock of the machine is a year fast", clock: "2027-11-21T10:00:00Z", fault: null },
  { name: "the day ends while the page is open", clock: "2026-11-21T22:59:55Z", use: (page) => page.clock.runFor(20_000), fault: null },
  { name: "ages of children are in the address", hash: `${dated}&capacity=18-18-7-3`, fault: null },
]);

/** In the order of their kinds. */
export const plantedFaults: readonly PlantedFault[] = [...answers, ...orders, ...hostPages, ...builds, ...clients];
