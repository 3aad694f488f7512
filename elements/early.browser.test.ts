import { expect } from "@open-wc/testing";
import { sendEarlyCalls as send } from "../src/app/early-calls.js";
import { readAttributes } from "../src/element/attributes.js";
import "./all.js";
import { clear, complete, fakeSeller, freshStore, next, put, settled } from "./testing/element.driver.js";
import type { FakeSeller } from "./testing/element.driver.js";
import { attributes as table } from "./ski-results.attributes.js";

const sendEarlyCalls = () => send((tag) => readAttributes(table, tag));

let seller: FakeSeller;
/** A find that narrows nothing: a narrowed choice requests its products again. */
const answered = { "/se/search/find": {} };
beforeEach(() => (seller = fakeSeller(answered)));
afterEach(() => {
  clear();
  seller.restore();
  document.cookie = "company=; max-age=0";
});

const resultsCalls = ["/se/search/find", "/se/search/product", "/se/search/count"];
const pathsOf = ({ calls }: FakeSeller) => calls.map(({ pathname }) => pathname);

/** Everything that a hash can contain. */
const fullHash =
  "#e=7&beginDate=2027-02-06&endDate=2027-02-13&capacity=18-18-8&packages[]=PF&placeType=station&station[]=9&c[]=306&c[]=307&lodgingType[]=22&priceMin=300&priceMax=2000&rc_sort=price&rc_order=asc&origin=LHR";

const station = { id: 7, label: "Tignes", placeType: "station", domainName: "", regionName: "", countryName: "" };

const pages: readonly (readonly [name: string, attributes: string, hash: string])[] = [
  ["that chooses nothing", "", ""],
  ["whose hash holds a whole search", "", fullHash],
  ["whose hash holds parts, one of them unreadable", "", "#packages[]=PFP&beginDate=2027-02-06&capacity=none"],
  ["whose hash is its own", "", "#/route/7"],
  ["that leaves the hash alone", `url-sync="none"`, fullHash],
  ["of a page kind", `on-page="club"`, ""],
  ["of a place", `on-page="silo" special-page-data='{"placeId":3,"levelType":"DomainSkiable"}'`, ""],
  ["of trips by air", "flight", ""],
  ["of no trips by air, in capitals and spaces", `flight=" FALSE "`, ""],
  ["with an engine and a size that are no numbers", `engine-id="some" page-size="many" on-page="home-page"`, ""],
  ["whose flags and stations are malformed", `features='{"packageTabs":"no"}' top-stations="[{"`, ""],
  ["whose prices lack the service fee, with a budget", `service-fee="added"`, "#priceMin=300&priceMax=2000"],
  [
    "with other cards a page, stations, flags and options",
    `page-size="6" top-stations='[${JSON.stringify(station)}]' features='{"packageTabs":false}'`,
    "",
  ],
  ["whose test cookie has another name", `options='{"testCookieName":"mine","testCookieFlags":["packageTabs"]}'`, ""],
  ["of another locale, in small letters", `locale="nl_nl"`, ""],
];

describe("the first calls, sent while the library loads", () => {
  for (const [name, attributes, hash] of pages) {
    it(`are taken by the elements of a page ${name}: each is sent once`, async () => {
      if (name.includes("cookie")) document.cookie = "mine=inactive";
      history.replaceState(history.state, "", hash || location.pathname);
      const store = freshStore();
      const all = attributes.includes("locale") ? complete.replace('locale="en-GB"', "") : complete;
      put("ski-searchbar", `store="${store}" ${all} ${attributes.replace(/page-size="\d+"/, "")}`);
      const results = put("ski-results", `store="${store}" ${attributes} ${all}`);
      sendEarlyCalls();
      expect(pathsOf(seller)).to.deep.equal(resultsCalls);
      await next(results, "ski-results-change");
      await settled();
      expect(pathsOf(seller).filter((path) => resultsCalls.includes(path))).to.deep.equal(resultsCalls);
    });
  }

  it("are the find alone where no results are shown", async () => {
    const bar = put("ski-searchbar", `store="${freshStore()}" ${complete}`);
    sendEarlyCalls();
    expect(pathsOf(seller)).to.deep.equal(["/se/search/find"]);
    await next(bar, "ski-ready");
    await settled();
    expect(pathsOf(seller)).to.deep.equal(["/se/search/find"]);
  });

  it("name the company of the visitor, and go to the address of the calls", async () => {
    document.cookie = "company=acme";
    const bar = put("ski-searchbar", `store="${freshStore()}" ${complete} api-base="/"`);
    sendEarlyCalls();
    await next(bar, "ski-ready");
    await settled();
    expect(seller.calls.map(({ searchParams }) => searchParams.get("company"))).to.deep.equal(["acme"]);
  });

  it("belong to one search, which the first tag joins", async () => {
    const results = put("ski-results", `store="${freshStore()}" ${complete}`);
    put("ski-searchbar", `store="${freshStore()}" ${complete}`);
    sendEarlyCalls();
    expect(pathsOf(seller)).to.deep.equal(resultsCalls);
    await next(results, "ski-results-change");
  });

  it("wait for the environment and for a works council's engine, and for a tag", () => {
    sendEarlyCalls();
    put("ski-searchbar", `store="${freshStore()}"`);
    sendEarlyCalls();
    clear();
    put("ski-searchbar", `store="${freshStore()}" ${complete.replace("en-GB", "fr-FR-CSE")}`);
    sendEarlyCalls();
    expect(seller.calls).to.deep.equal([]);
  });

  it("are left to the elements where something cannot be read", () => {
    put("ski-searchbar", `store="${freshStore()}" ${complete}`);
    const broken = () => {
      throw new Error("broken");
    };
    expect(() => send(broken)).not.to.throw();
    expect(seller.calls).to.deep.equal([]);
  });

  it("are reported as failed by the elements, like any other", async () => {
    seller.restore();
    seller = fakeSeller({ ...answered, "/se/search/product": 500 });
    const results = put("ski-results", `store="${freshStore()}" ${complete}`);
    sendEarlyCalls();
    expect(await next(results, "ski-error")).to.include({ code: "call-failed", call: "products", status: 500 });
    expect(seller.callsOf("/se/search/product")).to.have.length(1);
  });

  it("are taken once: the next equal request is sent", async () => {
    const store = freshStore();
    const results = put("ski-results", `store="${store}" ${complete}`);
    sendEarlyCalls();
    await next(results, "ski-results-change");
    results.pageSize = 8;
    await next(results, "ski-results-change");
    results.pageSize = 20;
    await next(results, "ski-results-change");
    expect(seller.callsOf("/se/search/product").map((url) => url.searchParams.get("size"))).to.deep.equal(["20", "8", "20"]);
  });
});
