import { expect } from "chai";
import { emptyFind, openSearch } from "./testing/search.driver.js";
import type { TestSearch } from "./testing/search.driver.js";
import type { CallName } from "./testing/services.driver.js";
import type { Change } from "./state/patch.js";
import { consequencesOf } from "./consequences.js";
import type { Cause } from "./consequences.js";

interface Row {
  readonly rows: string;
  readonly change: string;
  readonly act: (page: TestSearch) => void;
  readonly calls: readonly CallName[];
}

const valThorens = { id: 1, type: "station", label: "Val Thorens" } as const;

/** The calls after each change on a results page. */
const table: readonly Row[] = [
  {
    rows: "STATE-46, FIND-01",
    change: "a place",
    act: (page) => page.actions.place.choose(valThorens),
    calls: ["find", "products", "counts"],
  },
  {
    rows: "STATE-47, FIND-02",
    change: "a full range",
    act: (page) => page.actions.stayDates.set("2027-02-06", "2027-02-13"),
    calls: ["find", "products", "counts"],
  },
  {
    rows: "STATE-49, FIND-01",
    change: "the participants",
    act: (page) => page.actions.participants.commit([18, 18, 8]),
    calls: ["find", "products", "counts"],
  },
  {
    rows: "STATE-50, FIND-01",
    change: "a package",
    act: (page) => page.actions.packages.toggle("PF"),
    calls: ["find", "products", "counts"],
  },
  {
    rows: "STATE-48, FIND-02",
    change: "the origin",
    act: (page) => page.actions.origin.choose("LGW"),
    calls: ["find", "products", "counts"],
  },
  {
    rows: "FIND-02",
    change: "the switch",
    act: (page) => page.actions.origin.switchTransfer(false),
    calls: ["find", "products", "counts"],
  },
  { rows: "STATE-44", change: "a criterion", act: (page) => page.actions.criteria.toggle([69]), calls: ["products", "counts"] },
  {
    rows: "STATE-44",
    change: "a radio-like criterion",
    act: (page) => page.actions.criteria.replace([314, 315, 316, 317], 316),
    calls: ["products", "counts"],
  },
  {
    rows: "STATE-52",
    change: "a lodging type",
    act: (page) => page.actions.criteria.toggleLodgingTypes([18, 44]),
    calls: ["products", "counts"],
  },
  { rows: "STATE-45", change: "the budget", act: (page) => page.actions.budget.set({ max: 2000 }), calls: ["products", "counts"] },
  { rows: "STATE-51", change: "the sort", act: (page) => page.actions.sort.choose("price-asc"), calls: ["products", "counts"] },
  { rows: "FIND-01, DATE-04", change: "a start date", act: (page) => page.actions.stayDates.pick("2027-02-06"), calls: ["find"] },
  { rows: "STATE-55", change: "the page", act: (page) => page.actions.results.showPage(3), calls: ["products"] },
];

async function onPageTwo() {
  const page = await openSearch({ results: true, given: { locale: "en-GB", flight: true, features: { flightVersion: true } } });
  page.last("find").answer({ ...emptyFind, count: 3, startDates: ["2027-02-06"] });
  await page.settled();
  page.actions.results.showPage(2);
  page.newCalls();
  return page;
}

describe("STATE-44..55 what follows from a change", () => {
  for (const { rows, change, act, calls } of table) {
    it(`${rows}, STATE-53..54 ${change} calls ${calls.join(", ")}`, async () => {
      const page = await onPageTwo();
      act(page);
      expect(page.newCalls()).to.deep.equal(calls);
    });
  }

  for (const { rows, change, act, calls } of table.filter((row) => row.calls.includes("counts"))) {
    it(`${rows} ${change} starts again at page 1`, async () => {
      const page = await onPageTwo();
      act(page);
      expect(calls).to.include("products");
      expect(page.last("products").request.page).to.equal(1);
      expect(page.state().page).to.equal(1);
    });
  }

  it("requests nothing for what stays as it was", async () => {
    const page = await onPageTwo();
    page.actions.sort.choose("best-seller");
    page.actions.stayDates.set(null, null);
    page.actions.budget.set({ min: 0 });
    page.actions.place.choose(null);
    expect(page.newCalls()).to.deep.equal([]);
  });

  it("loads no products and no counts on a page without results", async () => {
    const page = await openSearch();
    page.newCalls();
    page.actions.place.choose(valThorens);
    page.actions.criteria.toggle([69]);
    expect(page.newCalls()).to.deep.equal(["find"]);
  });

  it("FIND-02 calls find, products and counts at start-up", async () => {
    const page = await openSearch({ results: true });
    expect(page.newCalls()).to.deep.equal(["find", "products", "counts"]);
  });
});

/** One change alone, and all of its visible consequences on page 2 of the results. */
interface Cells {
  /** The state before it, so that nothing else changes. */
  readonly before?: (page: TestSearch) => void | Promise<void>;
  readonly act: (page: TestSearch) => void;
  /** The page of the results that shows then. */
  readonly shows: number;
  readonly calls: readonly CallName[];
  readonly writesHash: boolean;
  readonly setsCookies: boolean;
  readonly changed: readonly string[];
  readonly events: readonly string[];
}

const four = { engineId: 1, locale: "nl-NL", currency: "EUR", menuDomain: "https://ski.example" };
const query = { shows: 1, calls: ["products", "counts"], writesHash: true, setsCookies: false, events: [] } as const;
const withFind = { ...query, calls: ["find", "products", "counts"] } as const;

const cells: Readonly<Record<Change, Cells>> = {
  place: { ...withFind, act: ({ actions }) => actions.place.choose(valThorens), changed: ["place"] },
  stayDates: { ...withFind, act: ({ actions }) => actions.stayDates.set("2027-02-06", "2027-02-13"), changed: ["stayDates"] },
  participants: {
    ...withFind,
    act: ({ actions }) => actions.participants.commit([18, 18, 8]),
    setsCookies: true,
    changed: ["participants"],
  },
  packages: { ...withFind, act: ({ actions }) => actions.packages.toggle("PF"), changed: ["packages"] },
  transfer: { ...withFind, act: ({ actions }) => actions.origin.switchTransfer(true), changed: ["transfer"] },
  origin: {
    ...withFind,
    before: ({ actions }) => actions.origin.switchTransfer(true),
    act: ({ actions }) => actions.origin.choose("LGW"),
    changed: ["origin"],
  },
  criteria: { ...query, act: ({ actions }) => actions.criteria.toggle([69]), changed: ["criteria"], events: ["filter_click"] },
  lodgingTypes: {
    ...query,
    act: ({ actions }) => actions.criteria.toggleLodgingTypes([18]),
    changed: ["lodgingTypes"],
    events: ["filter_click"],
  },
  budget: { ...query, act: ({ actions }) => actions.budget.set({ max: 2000 }), changed: ["budget"], events: ["filter_click"] },
  sort: { ...query, act: ({ actions }) => actions.sort.choose("price-asc"), changed: ["sort"] },
  querySettings: { ...withFind, act: ({ search, bar }) => search.join(bar, { ...four, engineId: 5 }), changed: ["settings"] },
  settings: {
    ...query,
    act: ({ search, bar }) => search.join(bar, { ...four, seTitle: "Ski" }),
    shows: 2,
    calls: [],
    writesHash: false,
    changed: [],
  },
  pickedStart: {
    ...query,
    before(page) {
      page.last("find").answer({ ...emptyFind, startDates: ["2027-02-06"] });
      return page.settled();
    },
    act: ({ actions }) => actions.stayDates.pick("2027-02-06"),
    shows: 2,
    calls: ["find"],
    writesHash: false,
    changed: [],
  },
  page: {
    ...query,
    act: ({ actions }) => actions.results.showPage(3),
    shows: 3,
    calls: ["products"],
    writesHash: false,
    changed: ["page"],
  },
};

describe("STATE-44..55 all that follows from one change alone", () => {
  for (const [change, { before, act, ...expected }] of Object.entries(cells)) {
    it(`${change}: ${expected.calls.join(", ") || "no call"}, page ${expected.shows}`, async () => {
      // A locale whose switch offers no packages, so that the switch and the origin can change alone.
      const page = await openSearch({ results: true, given: { locale: "nl-NL" } });
      await before?.(page);
      const hash = page.location.hash();
      page.actions.results.showPage(2);
      page.newCalls();
      page.changes.length = 0;
      page.tracked.length = 0;
      act(page);
      await page.settled();
      expect({
        shows: page.state().page,
        calls: page.newCalls(),
        writesHash: page.location.hash() !== hash,
        setsCookies: page.cookies.get("capacity") !== null,
        changed: page.changes.flatMap(({ changed }) => changed),
        events: page.tracked.map(({ event }) => event),
      }).to.deep.equal(expected);
    });
  }
});

describe("several changes at once", () => {
  it("send each call once, and push an event only where all of them are filters", async () => {
    const page = await openSearch({ results: true, given: { onPage: "club" } });
    page.search.join(page.bar, { engineId: 1, locale: "fr-FR", currency: "EUR", menuDomain: "https://ski.example", onPage: "hotel" });
    await page.settled();
    expect(page.changes.flatMap(({ changed }) => changed)).to.deep.equal(["settings", "lodgingTypes"]);
    expect(page.tracked).to.deep.equal([]);
    page.actions.criteria.toggle([69]);
    page.tracked.length = 0;
    page.newCalls();
    page.actions.criteria.reset();
    expect(page.newCalls()).to.deep.equal(["products", "counts"]);
    expect(page.tracked.map((event) => event.event === "filter_click" && event.changed)).to.deep.equal([["criteria", "lodgingTypes"]]);
    page.actions.participants.commit([18], 2);
    expect(page.changes.slice(-1).flatMap(({ changed }) => changed)).to.deep.equal(["participants", "criteria"]);
    page.actions.participants.commit([18], 1);
    expect(page.changes.slice(-1).flatMap(({ changed }) => changed)).to.deep.equal(["criteria"]);
    expect(page.tracked).to.have.length(1);
  });

  it("name an event in neither order where one is no filter", () => {
    expect(consequencesOf(["criteria", "budget"], "visitor").event).to.equal("filter_click");
    expect(consequencesOf(["criteria", "place"], "visitor").event).to.equal(null);
    expect(consequencesOf(["place", "criteria"], "visitor").event).to.equal(null);
  });
});

describe("the cause of a commit", () => {
  const follows = (cause: Cause, changed: readonly Change[] = ["criteria", "place"]) => {
    const { find, products, hash, event } = consequencesOf(changed, cause);
    return { find, products, hash, event };
  };

  it("STATE-53..54 decides what is requested again, and how the hash is written", () => {
    const pressed = { find: true, products: "replace", hash: "entry", event: null } as const;
    const causes: Readonly<Record<Cause, ReturnType<typeof follows>>> = {
      visitor: pressed,
      link: pressed,
      answer: { ...pressed, find: false, hash: "replace" },
      settings: { ...pressed, hash: "replace" },
      more: { ...pressed, products: "append" },
      restore: { ...pressed, products: "restore", hash: null },
    };
    for (const cause of keysOf(causes)) expect(follows(cause), cause).to.deep.equal(causes[cause]);
  });

  it("TRACK-29 pushes an event for a press of the visitor alone", () => {
    const pushed = (["visitor", "link", "answer", "settings", "restore"] as const).filter((cause) => follows(cause, ["budget"]).event);
    expect(pushed).to.deep.equal(["visitor"]);
  });

  it("requests and writes nothing that the changes do not ask for", () => {
    expect(follows("visitor", ["settings"])).to.deep.equal({ find: false, products: null, hash: null, event: null });
  });
});

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}
