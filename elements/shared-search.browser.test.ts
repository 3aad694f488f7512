import { expect, waitUntil } from "@open-wc/testing";
import { locales } from "../src/domain/locale.js";
import { muteConsole } from "../test/fixtures/console.js";
import { createFakeSearch } from "../test/fixtures/fake-search.js";
import { sharedSearch } from "../src/store/registry.js";
import type { SharedSearch } from "../src/store/shared-search.js";
import "./all.js";
import { clear, complete, fakeSeller, freshStore, next, put, record, settled, showsFallback, textOf } from "./testing/element.driver.js";
import type { FakeSeller } from "./testing/element.driver.js";

const dates = { start: "2027-02-06", end: "2027-02-13" };

function getSearch(store: string) {
  if (!window.skiElements) throw new Error("window.skiElements is missing");
  return window.skiElements.getSearch(store);
}

describe("the shared search of several tags", () => {
  let seller: FakeSeller;
  beforeEach(() => (seller = fakeSeller({ "/seller/se/search/find": {} })));
  afterEach(() => {
    clear();
    seller.restore();
  });

  it("STATE-01 is one for all tags of a store: one environment call, a commit is an event of every tag, and every tag shows it", async () => {
    const store = freshStore();
    const tags = [
      put("ski-searchbar", `store="${store}"`),
      put("ski-date-picker", `store="${store}"`),
      put("ski-results", `store="${store}"`),
    ];
    await Promise.all(tags.map((tag) => next(tag, "ski-ready")));
    expect(seller.callsOf("/resultpage/config/env")).to.have.length(1);
    const changes = tags.map((tag) => record(tag, "ski-change"));
    const before = tags.map(textOf);
    getSearch(store).set({ stayDates: dates });
    await settled();
    for (const details of changes) {
      expect(details).to.have.length(1);
      expect(details[0]?.changed).to.deep.equal(["stayDates"]);
      expect(details[0]?.search.stayDates).to.deep.equal(dates);
    }
    const shows = (index: number) => tags.map(textOf)[index] !== before[index];
    await waitUntil(() => shows(0) && shows(1), "both tags with dates show them");
  });

  it("gives the results part in its file to a search of its own copy of the library alone", async () => {
    const [own, foreign] = [freshStore(), freshStore()];
    const given = new Map<string, unknown>();
    const { searches } = window[Symbol.for("ski-elements")] as { searches: Map<string, SharedSearch> };
    searches.set(foreign, createFakeSearch({ status: "waiting" }));
    for (const store of [own, foreign])
      Object.assign(sharedSearch(store), { join: (...values: Parameters<SharedSearch["join"]>) => given.set(store, values[3]) });
    for (const store of [own, foreign]) put("ski-results", `store="${store}"`);
    await waitUntil(() => given.size === 2, "both tags join");
    expect([own, foreign].map((store) => given.get(store) !== undefined)).to.deep.equal([true, false]);
  });

  it("names the locale in force in ski-ready each time a tag is inserted, and warns of a conflict each time", async () => {
    const { warn } = console;
    const warnings: string[] = [];
    console.warn = (text: unknown) => void warnings.push(String(text));
    const conflicts = () => warnings.filter((text) => text.includes('"locale" is already')).length;
    const store = freshStore();
    const english = put("ski-searchbar", `store="${store}" ${complete}`);
    await next(english, "ski-ready");
    const german = put("ski-searchbar", `store="${store}" ${complete.replace("en-GB", "de-DE")}`);
    expect(await next(german, "ski-ready")).to.deep.equal({ locale: "en-GB", engineId: 7 });
    await waitUntil(() => conflicts() === 1, "the conflict is not reported");
    const place = english.parentElement;
    english.remove();
    await settled();
    place?.append(english);
    const ready = record(english, "ski-ready");
    await waitUntil(() => conflicts() === 2, "the second conflict is not reported");
    await settled();
    console.warn = warn;
    expect(ready).to.deep.equal([{ locale: "de-DE", engineId: 7 }]);
    expect(getSearch(store).snapshot().locale).to.equal("de-DE");
  });

  it("leaves a search of another name alone", async () => {
    const [one, other] = [freshStore(), freshStore()];
    const [first, second] = [put("ski-searchbar", `store="${one}" ${complete}`), put("ski-searchbar", `store="${other}" ${complete}`)];
    await Promise.all([next(first, "ski-ready"), next(second, "ski-ready")]);
    const changes = record(second, "ski-change");
    getSearch(one).set({ stayDates: dates });
    await settled();
    expect(getSearch(one).snapshot().stayDates).to.deep.equal(dates);
    expect(getSearch(other).snapshot().stayDates).to.deep.equal({ start: null, end: null });
    expect(changes).to.deep.equal([]);
  });

  it("BOOT-25 is no longer a flight search once another bar replaces the only flight bar", async () => {
    const store = freshStore();
    const hasOrigin = (bar: HTMLElement) => Boolean(bar.shadowRoot?.querySelector("[data-field=origin]"));
    const first = put("ski-searchbar", `store="${store}" layout="desktop" flight ${complete}`);
    await next(first, "ski-ready");
    expect(hasOrigin(first)).to.equal(true);
    first.remove();
    await settled();
    const second = put("ski-searchbar", `store="${store}" layout="desktop" ${complete}`);
    await next(second, "ski-ready");
    await waitUntil(() => !hasOrigin(second), "it still has an origin");
    expect(getSearch(store).snapshot()).to.deep.include({ transfer: false, packages: [] });
  });

  describe("of a page whose base is elsewhere", () => {
    const base = document.createElement("base");
    base.href = "https://elsewhere.invalid/deep/";
    beforeEach(() => document.head.append(base));
    afterEach(() => base.remove());

    it("sends its calls to a path of the page, and leads to one", async () => {
      const store = freshStore();
      const element = put("ski-searchbar", `store="${store}" api-base="/" results-url="/found" ${complete}`);
      await next(element, "ski-ready");
      expect(getSearch(store).url()).to.match(new RegExp(`^${location.origin}/found#e=7`));
      element.apiBase = "/seller";
      await waitUntil(() => seller.callsOf("/seller/se/search/find").length > 0, "no call to the path");
      expect(new Set(seller.calls.map(({ origin }) => origin))).to.deep.equal(new Set([location.origin]));
    });

    it("LOC-01 LOC-03..04 loads the words of each locale from the library's own files", async () => {
      for (const locale of locales) {
        const element = put("ski-searchbar", `store="${freshStore()}" ${complete.replace("en-GB", locale)}`);
        await next(element, "ski-ready");
      }
    });

    for (const endpoint of ["/seller/companies", "seller/companies"])
      it(`CSE-24..26 looks the works council up at ${endpoint}, a path of the page`, async () => {
        seller.restore();
        const path = new URL(endpoint, location.href).pathname;
        seller = fakeSeller({ [path]: { catalog: { engineId: 31 } } });
        document.cookie = "company=altitude";
        try {
          const store = freshStore();
          const settings = complete.replace("en-GB", "fr-FR-CSE");
          await next(put("ski-searchbar", `store="${store}" companies-endpoint="${endpoint}" ${settings}`), "ski-ready");
          expect(seller.callsOf(path).map(({ origin, search }) => origin + search)).to.deep.equal([
            `${location.origin}?companyName=altitude`,
          ]);
          expect(getSearch(store).snapshot().engineId).to.equal(31);
        } finally {
          document.cookie = "company=; max-age=0";
          sessionStorage.clear();
        }
      });
  });

  it("URL-02 returns an address whose hash is the search, where results-url has a fragment of its own", async () => {
    const store = freshStore();
    await next(put("ski-searchbar", `store="${store}" results-url="/found#list" ${complete}`), "ski-ready");
    expect(new URL(getSearch(store).url()).hash).to.equal("#e=7&capacity=18-18");
  });

  describe("of a page with two stores", () => {
    const three = "#capacity=18-18-18";
    const partyOf = (store: string) => getSearch(store).snapshot().participants.length;
    /** The environment is slow, so that what needs it starts last. */
    beforeEach(() => {
      const { fetch } = window;
      window.fetch = async (input, init) => {
        if (String(input).includes("config/env")) await settled(150);
        return fetch(input, init);
      };
    });
    /** In the order of the page. */
    async function twoBars(first: string, second: string): Promise<readonly [string, string]> {
      history.replaceState(history.state, "", three);
      const stores = [freshStore(), freshStore()] as const;
      const tags = [put("ski-searchbar", `store="${stores[0]}" ${first}`), put("ski-searchbar", `store="${stores[1]}" ${second}`)];
      await Promise.all(tags.map((tag) => next(tag, "ski-ready")));
      return stores;
    }

    it("URL-02 URL-36 the one of the first tag has the hash, whichever is ready first", async () => {
      const [first, second] = await twoBars("", complete);
      expect([partyOf(first), partyOf(second)]).to.deep.equal([3, 2]);
      getSearch(second).set({ criteria: [55] });
      expect(location.hash).to.equal(three);
      getSearch(first).set({ criteria: [69] });
      expect(location.hash).to.contain("c[]=69");
    });

    it("URL-32 the one of the second tag has it where the first does without it, or has left", async () => {
      const [first, second] = await twoBars('url-sync="none"', complete);
      expect([partyOf(first), partyOf(second)]).to.deep.equal([2, 3]);
      clear();
      await settled();
      const [third, fourth] = await twoBars("", complete);
      document.querySelector(`ski-searchbar[store="${third}"]`)?.remove();
      await settled();
      getSearch(fourth).set({ criteria: [55] });
      expect(location.hash).to.contain("c[]=55");
    });
  });

  it("joins another search when the attribute changes", async () => {
    const [one, other] = [freshStore(), freshStore()];
    const element = put("ski-searchbar", `store="${one}" ${complete}`);
    await next(element, "ski-ready");
    element.store = other;
    await next(element, "ski-ready");
    const changes = record(element, "ski-change");
    getSearch(one).set({ stayDates: dates });
    await settled();
    expect(changes).to.deep.equal([]);
    getSearch(other).set({ stayDates: dates });
    await settled();
    expect(changes).to.have.length(1);
  });

  it("is no longer ready, and shows its children again, in another search that cannot start", async () => {
    const element = put("ski-searchbar", `store="${freshStore()}" ${complete}`);
    await next(element, "ski-ready");
    expect(element.matches(":state(ready)")).to.equal(true);
    seller.restore();
    seller = fakeSeller({ "/resultpage/config/env": 500 });
    element.removeAttribute("engine-id");
    const { warnings, restore } = muteConsole();
    element.store = freshStore();
    await next(element, "ski-error");
    await waitUntil(() => !element.matches(":state(ready)"), "it is still ready");
    expect(showsFallback(element)).to.equal(true);
    await waitUntil(() => warnings.length > 0, "there is no warning");
    restore();
  });

  it("opens the dates in the bar that was pressed, and the dates that a card opens in one bar alone", async () => {
    const store = freshStore();
    const bars = [1, 2].map(() => put("ski-searchbar", `store="${store}" layout="desktop" ${complete}`));
    await Promise.all(bars.map((bar) => next(bar, "ski-ready")));
    const openPanels = () => bars.map((bar) => bar.shadowRoot?.querySelectorAll("[aria-expanded=true]").length ?? 0);
    const dates = () => bars.map((bar) => bar.shadowRoot?.querySelectorAll<HTMLElement>("button[aria-haspopup=dialog]")[0]);
    dates()[1]?.click();
    await waitUntil(() => openPanels().join() === "0,1", "the pressed bar alone shows its dates");
    dates()[1]?.click();
    await waitUntil(() => openPanels().join() === "0,0", "it closes them again");
    sharedSearch(store).actions.stayDates.open(true);
    await waitUntil(() => openPanels().toSorted().join() === "0,1", "one bar opens them");
  });

  it("fires events with copies: changing a detail does not change the search", async () => {
    const store = freshStore();
    const element = put("ski-searchbar", `store="${store}" ${complete}`);
    await next(element, "ski-ready");
    const changed = next(element, "ski-change");
    getSearch(store).set({ stayDates: dates });
    const { search } = await changed;
    Object.assign(search.stayDates, { start: "2030-01-01" });
    expect(getSearch(store).snapshot().stayDates).to.deep.equal(dates);
  });

  it("takes the first element's setting over a later one's, with one warning", async () => {
    const warn = console.warn;
    const warnings: string[] = [];
    console.warn = (...values: unknown[]) => void warnings.push(String(values[0]));
    const store = freshStore();
    const first = put("ski-searchbar", `store="${store}" ${complete}`);
    await next(first, "ski-ready");
    const second = put("ski-date-picker", `store="${store}" engine-id="8"`);
    expect(await next(second, "ski-ready")).to.deep.equal({ locale: "en-GB", engineId: 7 });
    await waitUntil(() => warnings.length > 0, "there is no warning");
    console.warn = warn;
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.match(/^ski-elements: "engineId"/);
    first.engineId = 9;
    await settled();
    expect(getSearch(store).snapshot().engineId).to.equal(9);
  });

  it("takes the consent that the page's script sets", async () => {
    const store = freshStore();
    const element = put("ski-searchbar", `store="${store}" ${complete} consent="experiments"`);
    await next(element, "ski-ready");
    const changes = record(element, "ski-change");
    window.skiElements?.setConsent({ experiments: true, preferences: true });
    await settled();
    expect(sharedSearch(store).snapshot().settings.consent).to.deep.equal(["experiments", "preferences"]);
    expect(changes).to.deep.equal([]);
  });
});
