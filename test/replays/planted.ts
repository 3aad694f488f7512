import type { BrowserContextOptions, Page } from "@playwright/test";
import type { Fault } from "../../demo/engine/service/faults.js";
import type { Call } from "../../demo/engine/service/request-log.js";

/** A fault that is planted into a page of the demo, recorded, and replayed from its file alone. */
export interface PlantedFault {
  readonly name: string;
  readonly kind: "client" | "answers" | "order of answers" | "host page" | "build";
  /** Of the page; the results in English where it is left out. */
  readonly path?: string;
  readonly hash?: string;
  readonly engine?: Partial<Record<Call, Fault>>;
  readonly browser?: BrowserContextOptions;
  /** What the clock of the visitor shows when the page is opened. */
  readonly clock?: string;
  /** Names of files of the build that cannot be loaded, without their hash. */
  readonly lost?: string;
  /** What the visitor does, once the tags are drawn. */
  readonly act?: (page: Page) => Promise<void>;
  /** The fault, as `faultsOf` names it; null where the page has none, and what it comes to must be the same. */
  readonly fault: string | null;
}

type Planted = Omit<PlantedFault, "kind">;

const resort = "station[]=1";
const dated = `${resort}&beginDate=2027-02-06&endDate=2027-02-13`;
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };
const bar = (page: Page) => page.locator("ski-searchbar");
const results = (page: Page) => page.locator("ski-results");

const typePlace = (text: string) => async (page: Page) => {
  const destination = bar(page).getByRole("combobox", { name: "Destination" });
  await destination.click();
  await destination.fill(text);
};
const sortBy = (index: number) => async (page: Page) => {
  await results(page).locator("[part~=sort]").first().click();
  await results(page).getByRole("option").nth(index).click();
};
const filter = async (page: Page) => {
  await results(page).getByRole("checkbox", { disabled: false }).first().click();
};
const more = async (page: Page) => {
  await results(page).locator("[part~=show-more]").scrollIntoViewIfNeeded();
  await results(page).locator("[part~=show-more]").click();
};
const goTo = (hash: string) => async (page: Page) => page.evaluate((text) => void (location.hash = text), hash);
const openDates = async (page: Page) => {
  await bar(page)
    .getByRole("button", { name: /^Dates/ })
    .first()
    .click();
};
const inTurn =
  (...acts: readonly ((page: Page) => Promise<void>)[]) =>
  async (page: Page) => {
    for (const act of acts) await act(page);
  };
/** "tignes" is typed once the suggestions for "val" are requested. */
const overtakenSuggestions = async (page: Page) => {
  const requested = page.waitForRequest(/text_search=val(?:&|$)/);
  await typePlace("val")(page);
  await requested;
  await typePlace("tignes")(page);
};
const setAttribute = (tag: string, name: string, value: string) => (page: Page) =>
  page.locator(tag).evaluate((element, [attribute, text]) => element.setAttribute(attribute, text), [name, value] as const);

const ofKind = (kind: PlantedFault["kind"], faults: readonly Planted[]): PlantedFault[] => faults.map((planted) => ({ ...planted, kind }));

const failed = (call: string, status?: number) => ["ski-error call-failed", call, status].filter(Boolean).join(" ");

/** What is wrong with an answer, and the status that its error has. */
const wrongs: readonly (readonly [what: string, fault: Fault, status?: number])[] = [
  ["has status 500", { status: 500 }, 500],
  ["has status 503", { status: 503 }, 503],
  ["has status 403", { status: 403 }, 403],
  ["is cut in the middle", { body: "truncated" }],
  ["is lost with its connection", { connection: "drop" }],
];
const wrongTypes = ["has wrong types", { body: "wrong-types" }] as const;
/** Counts that are no numbers are left out, and no error. */
const readsAnything: ReadonlySet<Call> = new Set(["counts"]);

/** A call whose answer is wrong, each in all ways. */
const wrongAnswers = (what: string, call: Call, more: Omit<Planted, "name" | "fault">, when: Omit<Fault, "status"> = {}): Planted[] =>
  [...wrongs, ...(readsAnything.has(call) ? [] : [wrongTypes])].map(([wrong, fault, status]) => ({
    name: `${what} ${wrong}`,
    engine: { [call]: { ...fault, ...when } },
    ...more,
    fault: failed(call, status),
  }));

const answers = ofKind("answers", [
  ...wrongAnswers("the list", "products", { hash: resort }),
  ...wrongAnswers("the answer of the days", "find", { hash: resort }),
  ...wrongAnswers("the answer of the counts", "counts", { hash: resort }),
  ...wrongAnswers("the answer of the prices", "prices", { hash: dated }),
  ...wrongAnswers("the answer of the suggestions", "autocomplete", { act: typePlace("val thorens") }),
  ...wrongAnswers("the list in another order", "products", { hash: dated, act: sortBy(1) }, { skip: 1 }),
  ...wrongAnswers("the counts of a filter", "counts", { hash: dated, act: filter }, { skip: 1 }),
  ...wrongAnswers("the second page", "products", { hash: resort, act: more }, { skip: 1 }),
  ...wrongAnswers("the list on a phone", "products", { hash: dated, browser: phone }),
]);

const slow = (latency: number, times?: number): Fault => ({ latency, ...(times !== undefined && { times }) });

const orders = ofKind("order of answers", [
  { name: "the list comes after the counts", engine: { products: slow(1500) }, fault: null },
  { name: "the counts come after the list", engine: { counts: slow(1500) }, fault: null },
  { name: "the days come last", engine: { find: slow(2000) }, act: sortBy(1), fault: null },
  { name: "the prices come late", hash: dated, engine: { prices: slow(1500) }, fault: null },
  {
    name: "the first of two orders comes last",
    hash: resort,
    engine: { products: { latency: 1500, skip: 1, times: 1 } },
    act: inTurn(sortBy(1), sortBy(2)),
    fault: null,
  },
  { name: "the list comes after another hash", hash: resort, engine: { products: slow(1500, 1) }, act: goTo("station[]=2"), fault: null },
  {
    name: "the first suggestions come last",
    engine: { autocomplete: slow(1500, 1) },
    act: overtakenSuggestions,
    fault: null,
  },
  {
    name: "the counts come after another filter",
    hash: dated,
    engine: { counts: { latency: 1500, skip: 1, times: 1 } },
    act: inTurn(filter, goTo(`${dated}&c[]=55`)),
    fault: null,
  },
  { name: "the list comes late in the third language", path: "/nl/se-results", hash: dated, engine: { products: slow(1500) }, fault: null },
  {
    name: "everything comes late",
    hash: dated,
    engine: { products: slow(900), counts: slow(600), find: slow(300), prices: slow(200) },
    fault: null,
  },
]);

const attributeFault = "ski-error attribute";

/** Attributes of a tag that become wrong. */
const wrongAttributes: readonly (readonly [tag: string, name: string, value: string])[] = [
  ["ski-results", "page-size", "many"],
  ["ski-results", "paging", "endless"],
  ["ski-results", "service-fee", "hidden"],
  ["ski-results", "crossed-price", "always"],
  ["ski-results", "theme", "blue"],
  ["ski-results", "on-page", "nowhere"],
  ["ski-searchbar", "features", "{"],
  ["ski-searchbar", "options", "[1"],
  ["ski-searchbar", "url-sync", "sometimes"],
  ["ski-searchbar", "layout", "round"],
  ["ski-searchbar", "contribution", "{"],
  ["ski-searchbar", "top-stations", "none"],
];
const hostPages = ofKind(
  "host page",
  wrongAttributes.map(([tag, name, value]) => ({
    name: `${tag} gets ${name}="${value}"`,
    hash: resort,
    act: setAttribute(tag, name, value),
    fault: attributeFault,
  })),
);

const builds = ofKind("build", [
  { name: "the file of the cards is missing", lost: "cards", fault: "ski-error load" },
  { name: "the file of the filters is missing", lost: "filters", fault: "ski-error load" },
  {
    name: "the file of the banner is missing",
    lost: "banner-image",
    hash: `${resort}&banner=winter.jpg/winter-small.jpg`,
    fault: "ski-error load",
  },
  { name: "the file of the dates is missing", lost: "dates-panel", act: openDates, fault: "ski-error load" },
  { name: "the file of the screens is missing", lost: "list-screens", engine: { products: { status: 500 } }, fault: "ski-error load" },
  { name: "the file of the pages is missing", lost: "more-pages", hash: resort, fault: "ski-error load" },
]);

const clients = ofKind("client", [
  { name: "the clock of the machine is a year fast", clock: "2027-11-21T10:00:00Z", fault: null },
  { name: "the day ends while the page is open", clock: "2026-11-21T22:59:55Z", act: (page) => page.clock.runFor(20_000), fault: null },
  { name: "ages of children are in the address", hash: `${dated}&capacity=18-18-7-3`, fault: null },
  { name: "the party is of twenty", hash: "capacity=18-18-18-18-18-18-18-18-18-18-18-18-18-18-18-18-18-18-18-18", fault: null },
  { name: "the dates have passed", hash: `${resort}&beginDate=2026-02-07&endDate=2026-02-14`, fault: null },
  { name: "the place is unknown", hash: "station[]=99999", fault: null },
  { name: "the browser is in New York", hash: dated, browser: { timezoneId: "America/New_York" }, fault: null },
  { name: "the browser is in Auckland", hash: dated, browser: { timezoneId: "Pacific/Auckland" }, fault: null },
  { name: "the browser is dark, and the page German", path: "/de/se-results", hash: dated, browser: { colorScheme: "dark" }, fault: null },
  {
    name: "the visitor goes back",
    hash: resort,
    act: inTurn(goTo("station[]=2"), sortBy(1), (page) => page.evaluate(() => history.back())),
    fault: null,
  },
  { name: "the search is on a phone", hash: dated, browser: phone, fault: null },
  { name: "a filter leaves nothing", hash: "station[]=45&lodgingType[]=45&lodgingType[]=40&c[]=62", fault: null },
  { name: "the hash is of another library", hash: "#/route?x=1", fault: null },
  { name: "the page is of a works council", path: "/cse/se-results", hash: dated, fault: null },
  {
    name: "the trips are by air",
    path: "/flight/se-results",
    hash: "parentStation[]=3005&packages[]=PFF&packages[]=PFPF&origin=MAN",
    fault: null,
  },
  { name: "the window becomes narrow", hash: resort, act: (page) => page.setViewportSize({ width: 700, height: 800 }), fault: null },
  {
    name: "a tag leaves the page",
    hash: resort,
    act: (page) => page.locator("ski-searchbar").evaluate((tag) => tag.remove()),
    fault: null,
  },
  {
    name: "the visitor agrees to be remembered",
    hash: dated,
    act: (page) => page.evaluate(() => window.skiElements?.setConsent({ preferences: true })),
    fault: null,
  },
  { name: "the page is scrolled to its end", hash: resort, act: (page) => page.evaluate(() => window.scrollTo(0, 9999)), fault: null },
  { name: "the list is in pages", hash: resort, act: setAttribute("ski-results", "paging", "pages"), fault: null },
]);

/** In the order of their kinds. */
export const plantedFaults: readonly PlantedFault[] = [...answers, ...orders, ...hostPages, ...builds, ...clients];
