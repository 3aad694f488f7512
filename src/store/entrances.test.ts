import { expect } from "chai";
import { everywhereId } from "../domain/places.js";
import { emptyFind, mandatorySettings, openSearch } from "./testing/search.driver.js";
import type { OpenOptions, TestSearch } from "./testing/search.driver.js";

/** The ways in which one value comes into a search: how the page opens, and what then happens on it. */
type Entrances = Readonly<Record<string, { readonly opens?: OpenOptions; readonly act?: (page: TestSearch) => void }>>;

async function enter({ opens, act }: Entrances[string]): Promise<TestSearch> {
  const page = await openSearch({ results: true, ...opens });
  act?.(page);
  await page.settled();
  return page;
}

const everywhere = { id: everywhereId, type: "region", label: "Partout" } as const;
const silo = { onPage: "silo", specialPageData: { placeId: everywhereId, levelType: "Region", label: "Partout" } } as const;
const beforeSettings: OpenOptions = { given: { engineId: undefined } };
const environment = { ENGINE_ID: "4", CURRENCY: "EUR", MENU_DOMAIN: "ski.example", LOCALE: "fr-FR" };

describe("everywhere", () => {
  const entrances: Entrances = {
    "the field": { act: (page) => page.actions.place.choose(everywhere) },
    "the page's script": { act: (page) => page.actions.search.set({ place: everywhere }) },
    "the page's script before the settings are there": {
      opens: beforeSettings,
      act(page) {
        page.actions.search.set({ place: everywhere });
        page.last("environment").answer(environment);
      },
    },
    "the hash": { opens: { hash: `placeType=region&region=${everywhereId}` } },
    "a link of the page": { act: (page) => page.location.go(`region=${everywhereId}`) },
    "a place page": { opens: { given: silo } },
    "a page kind that changes": { act: (page) => page.search.join(page.bar, { ...mandatorySettings, ...silo }) },
  };
  for (const [name, entrance] of Object.entries(entrances))
    it(`CONST-05 is no destination through ${name}`, async () => {
      const page = await enter(entrance);
      expect(page.search.publicSnapshot().place).to.equal(null);
      expect(page.last("find").request).not.to.have.property("place");
      expect(page.last("products").request.place).to.equal(null);
      expect(page.search.query()).not.to.include(String(everywhereId));
    });
});

describe("a minimum budget of 0", () => {
  const entrances: Entrances = {
    "the field": { act: (page) => page.actions.budget.set({ min: 0 }) },
    "the page's script": { act: (page) => page.actions.search.set({ budget: { min: 0, max: null } }) },
  };
  for (const [name, entrance] of Object.entries(entrances))
    it(`STATE-41 leaves the minimum as it is through ${name}`, async () => {
      const untouched = await enter(entrance);
      expect([untouched.state().budget.min, untouched.last("products").request.budget.min]).to.deep.equal([null, null]);
      const page = await enter({ ...entrance, opens: { hash: "priceMin=300" } });
      expect(page.state().budget.min).to.equal(300);
      expect(page.errors).to.deep.equal([]);
    });

  it("STATE-41 is no minimum through the hash", async () => {
    const page = await openSearch({ results: true, hash: "priceMin=0&priceMax=900" });
    expect(page.last("products").request.budget).to.deep.equal({ min: null, max: 900 });
  });

  it("STATE-41 is refused by the page's script with a maximum that is below the minimum which stays", async () => {
    const page = await openSearch({ hash: "priceMin=300" });
    page.actions.search.set({ budget: { min: 0, max: 200 } });
    expect(page.state().budget).to.deep.equal({ min: 300, max: null });
    expect(page.errors[0]?.message).to.include("budget");
  });
});

describe("a budget of the page's script", () => {
  it("URL-18..19 STATE-16..17 is one that the hash can hold: whole units, above 0", async () => {
    const page = await openSearch({ results: true });
    page.actions.search.set({ budget: { min: 99.5, max: 1500.9 } });
    expect(page.state().budget).to.deep.equal({ min: 99, max: 1500 });
    for (const max of [0, -1, 1e9, Number.NaN]) page.actions.search.set({ budget: { min: null, max } });
    expect(page.errors).to.have.length(4);
    page.location.go(page.search.query());
    expect(page.state().budget).to.deep.equal({ min: 99, max: 1500 });
  });
});

describe("the ages of a party", () => {
  const entrances: Entrances = {
    "the field": { act: (page) => page.actions.participants.commit([0, 40, Number.NaN]) },
    "the page's script": {
      act: (page) => page.actions.search.set({ participants: [{ age: 0 }, { age: 40 }, { age: Number.NaN }] }),
    },
    "the hash": { opens: { hash: "capacity=0-40-x" } },
    "a link of the page": { act: (page) => page.location.go("capacity=0-40-x") },
  };
  for (const [name, entrance] of Object.entries(entrances))
    it(`PART-24..26 are 18 for adults and 1 to 17 for children through ${name}`, async () => {
      const page = await enter(entrance);
      expect(page.last("find").request.ages).to.deep.equal([18, 1]);
      expect(page.search.publicSnapshot().participants).to.deep.equal([{ age: 18 }, { age: 1 }]);
    });
});

describe("the party's cookies", () => {
  const three = [18, 18, 8];
  const entrances: Entrances = {
    "the field": { act: (page) => page.actions.participants.commit(three) },
    "the page's script": { act: (page) => page.actions.search.set({ participants: three.map((age) => ({ age })) }) },
    "the page's script before the settings are there": {
      opens: beforeSettings,
      act(page) {
        page.actions.search.set({ participants: three.map((age) => ({ age })) });
        page.last("environment").answer(environment);
      },
    },
    "the hash": { opens: { hash: "capacity=18-18-8" } },
    "a link of the page": { act: (page) => page.location.go("capacity=18-18-8") },
    "the works council's list": {
      opens: {
        given: { locale: "fr-FR-CSE", companiesEndpoint: "https://ski.example/companies" },
        cookies: {
          company: "cgos",
          travelerCompanions: JSON.stringify([
            { isSelected: false, isMain: true, age: 40 },
            { isSelected: true, isMain: false, age: 40 },
            { isSelected: true, isMain: false, age: 8 },
          ]),
        },
      },
      act: (page) => page.last("company").answer(32),
    },
  };
  for (const [name, entrance] of Object.entries(entrances))
    it(`PART-29..31 are set when the party comes through ${name}`, async () => {
      const page = await enter(entrance);
      expect([page.cookies.get("participants-ages"), page.cookies.get("capacity")]).to.deep.equal(["18-18-8", "3"]);
    });

  it("PART-29..30 are not set while nobody has chosen a party", async () => {
    const page = await openSearch({ hash: "capacity=18-18&c[]=69", given: { onPage: "club" } });
    expect(page.cookies.get("capacity")).to.equal(null);
  });
});

describe("the locale en-US", () => {
  for (const locale of ["en-US", "en_US"]) {
    it(`LOC-05..07 is en-GB for a tag, and for the environment call, as ${locale}`, async () => {
      const page = await openSearch({ given: { locale, currency: undefined } });
      expect(page.connections.map((connection) => connection.locale)).to.deep.equal(["en-GB"]);
      page.last("environment").answer({ CURRENCY: "GBP" });
      await page.settled();
      expect(page.state().settings.locale).to.equal("en-GB");
    });

    it(`LOC-05..07 is en-GB through the environment and the page's script, as ${locale}`, async () => {
      const page = await openSearch({ given: { locale: undefined } });
      page.last("environment").answer({ LOCALE: locale });
      await page.settled();
      expect(page.state().settings.locale).to.equal("en-GB");
      const other = await openSearch();
      other.actions.search.set({ locale } as never);
      await other.settled();
      expect([other.state().settings.locale, other.errors]).to.deep.equal(["en-GB", []]);
    });
  }

  it("LOC-09 another locale that is not supported is refused from the page's script", async () => {
    const page = await openSearch();
    for (const locale of ["eo", 5]) page.actions.search.set({ locale } as never);
    expect([page.state().settings.locale, page.errors.length]).to.deep.equal(["fr-FR", 2]);
  });

  it("CSE-22 LOC-05 the environment call too is for the French of works councils, on one of their hosts", async () => {
    const page = await openSearch({ host: "cse.ski.example", given: { currency: undefined } });
    expect(page.connections.map(({ locale }) => locale)).to.deep.equal(["fr-FR-CSE"]);
  });
});

describe("the packages", () => {
  const variants = [
    { locale: "fr-FR", train: "PFTTF", flight: false },
    { locale: "en-GB", train: "PFTT", flight: false },
    { locale: "en-GB", train: "PFTT", flight: true },
  ] as const;
  for (const { locale, train, flight } of variants) {
    const given = { locale, flight };
    const choices = [[], ["PF"], ["PF", train]] as const;
    const entrances = {
      "the button of all packages": (page: TestSearch) => page.actions.packages.set([]),
      ...Object.fromEntries(
        choices.flatMap((packages) => [
          [`the field as ${packages.join()}`, (page: TestSearch) => page.actions.packages.set(packages)],
          [`the page's script as ${packages.join()}`, (page: TestSearch) => page.actions.search.set({ packages })],
        ]),
      ),
      "the last press on each that is chosen"(page: TestSearch) {
        for (const code of page.state().packages) page.actions.packages.toggle(code);
      },
      "the last press on the train"(page: TestSearch) {
        page.actions.packages.set(["PF", train]);
        page.actions.packages.toggle(train);
      },
      "a response of find": async (page: TestSearch) => {
        page.actions.packages.set(["PF", train]);
        page.last("find").answer({ ...emptyFind, packages: [{ id: "PF", count: 3 }] });
        await page.settled();
      },
      "a script that removes the origin": (page: TestSearch) => page.actions.search.set({ origin: null, packages: ["PF"] }),
      "a reset": (page: TestSearch) => page.actions.search.reset(),
    };
    for (const [name, act] of Object.entries(entrances))
      it(`PKG-23 PKG-27 ORIG-14 leave the switch as a link to them opens it, in ${locale}${flight ? " by flight" : ""}, through ${name}`, async () => {
        const page = await openSearch({ given });
        page.actions.origin.switchTransfer(true);
        await act(page);
        const reopened = await openSearch({ given, hash: page.search.query() });
        expect([page.state().packages, page.state().transfer]).to.deep.equal([reopened.state().packages, reopened.state().transfer]);
      });
  }
});

describe("an origin", () => {
  const given = { locale: "en-GB", flight: true, features: { flightVersion: true } } as const;
  const cases = [
    { code: "LGW", on: true, given: { ...given, flight: false } },
    { code: "NA", on: false, given },
  ];
  for (const { code, on, ...opens } of cases) {
    const entrances: Entrances = {
      "the field": { opens, act: (page) => page.actions.origin.choose(code) },
      "the page's script": { opens, act: (page) => page.actions.search.set({ origin: code }) },
      "the hash": { opens: { ...opens, hash: `origin=${code}` } },
    };
    for (const [name, entrance] of Object.entries(entrances))
      it(`ORIG-14..15 turns the switch ${on ? "on" : "off"} through ${name} as ${code}`, async () => {
        const before = await openSearch(opens);
        expect(before.state().transfer).to.equal(!on);
        const page = await enter(entrance);
        expect([page.state().origin, page.state().transfer]).to.deep.equal([code, on]);
      });
  }

  it("ORIG-14 leaves the switch to a script that sets both", async () => {
    const page = await openSearch({ given });
    page.actions.search.set({ origin: "LGW", transfer: false });
    expect([page.state().origin, page.state().transfer]).to.deep.equal(["LGW", false]);
  });

  it("ORIG-32..33 of the page's script is one that the hash can hold, in any case", async () => {
    const page = await openSearch({ given });
    page.actions.search.set({ origin: "lgw" });
    expect(page.state().origin).to.equal("LGW");
    page.actions.search.set({ origin: "LYS" });
    expect([page.state().origin, page.errors.length]).to.deep.equal(["LGW", 1]);
    page.actions.search.set({ origin: null });
    expect(page.state().origin).to.equal(null);
  });
});

describe("the ids of criteria and lodging types", () => {
  it("STATE-12..13 are a set of numbers through the field, the hash and the page's script", async () => {
    const page = await openSearch({ hash: "c[]=71&c[]=69&c[]=71&lodgingType[]=44&lodgingType[]=18-44" });
    expect([page.state().criteria, page.state().lodgingTypes]).to.deep.equal([
      [69, 71],
      [18, 44],
    ]);
    page.actions.search.set({ criteria: [74, 55, 74], lodgingTypes: [23, 22, 23] });
    expect([page.state().criteria, page.state().lodgingTypes]).to.deep.equal([
      [55, 74],
      [22, 23],
    ]);
    page.actions.search.set({ criteria: ["69", 55, "55"] } as never);
    expect(page.state().criteria).to.deep.equal([55, 69]);
    page.actions.criteria.toggle([27, 27]);
    expect(page.state().criteria).to.deep.equal([27, 55, 69]);
    page.actions.search.set({ criteria: [1.5] });
    page.actions.search.set({ criteria: [-2], lodgingTypes: 5 } as never);
    expect([page.state().criteria, page.errors.length]).to.deep.equal([[27, 55, 69], 2]);
  });
});
