import { expect } from "chai";
import type { Call } from "../../src/api/call.js";
import { calls } from "../../src/api/calls.js";
import { createApi } from "../../src/api/create-api.js";
import type { Api } from "../../src/api/api.js";
import type { FindRequest } from "../../src/api/calls/find-endpoint.js";
import type { PricesRequest } from "../../src/api/calls/prices.js";
import type { ProductsRequest } from "../../src/api/calls/products-endpoint.js";
import { createHttp } from "../../src/platform/http.js";
import { hashOf } from "../fixtures/hash-of-pairs.js";

const ages = [18, 18, 8];
const find: FindRequest = {
  engineId: 1,
  currentMonth: "2026-12",
  numberOfMonths: 6,
  topStationIds: [11, 12],
  ages,
  packages: [],
  criteria: [],
  lodgingTypes: [],
};
const fullFind: FindRequest = {
  ...find,
  startDate: "2027-02-06",
  endDate: "2027-02-13",
  place: { id: 7, type: "domain" },
  packages: ["PFP", "PF"],
  origin: "LHR",
  criteria: [300, 69],
  lodgingTypes: [43, 19],
  text: "val d'isère",
};
const products: ProductsRequest = {
  engineId: 1,
  beginDate: null,
  endDate: null,
  place: null,
  partySize: 4,
  partySizeMaximum: 20,
  packages: [],
  criteria: [],
  lodgingTypes: [],
  budget: { min: null, max: null },
  origins: [],
  sort: "best-seller",
  page: 1,
  pageSize: 20,
  packageTabs: true,
};
const sizes = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20];
const prices: PricesRequest = {
  startDate: "2027-02-06",
  endDate: "2027-02-13",
  prestationIds: [100, 9, 20],
  ages: [8, 18, 40],
  liheId: 55,
  packCode: "PF",
  packageId: 3,
  site: "ski.example",
  origin: "LHR",
};

type Sent = { readonly url: string; readonly init: RequestInit };

/** The request that `ask` sends; the answer does not matter. */
async function sent(
  ask: (api: Api, signal: AbortSignal) => Promise<unknown>,
  { locale = "fr-FR", company = null as string | null } = {},
): Promise<Sent> {
  let caught: Sent | undefined;
  const http = createHttp({
    base: "https://api.example/shop/",
    locale: () => locale,
    company: () => company,
    fetch: async (url, init) => {
      caught = { url, init };
      return new Response('{"pageCount":0,"totalProducts":0}');
    },
  });
  await ask(createApi({ http, locale, report: () => undefined }), new AbortController().signal);
  if (!caught) throw new Error("Nothing was sent.");
  return caught;
}

const address = async (...asked: Parameters<typeof sent>) => (await sent(...asked)).url.replace("https://api.example/shop", "");
const body = async (...asked: Parameters<typeof sent>) => String((await sent(...asked)).init.body);
function asks<Request, Wire, Answer>(call: Call<Request, Wire, Answer>, request: Request) {
  return (api: Api, signal: AbortSignal) => api.call(call, request, signal);
}
const asksProducts = (more: Partial<ProductsRequest>) => asks(calls.products.call, { ...products, ...more });

describe("every request", () => {
  it("API-01..04, API-07..08 is JSON to the base, with the locale underscored and a signal", async () => {
    const { url, init } = await sent(asks(calls.products.call, products));
    expect(url.startsWith("https://api.example/shop/se/")).to.equal(true);
    expect(init.headers).to.deep.equal({ "Content-Type": "application/json", Accept: "application/json", "Accept-Language": "fr_FR" });
    expect(init.method).to.equal("POST");
    expect(init.signal).to.be.instanceOf(AbortSignal);
    expect((await sent(asks(calls.find.call, find))).init.method).to.equal("GET");
  });

  it("API-05 turns every hyphen of the works-council locale", async () => {
    const { init } = await sent(asks(calls.find.call, find), { locale: "fr-FR-CSE" });
    expect(init.headers).to.include({ "Accept-Language": "fr_FR_CSE" });
  });

  it("API-06 ends its query with the company when there is one", async () => {
    const company = "cgos & co";
    const last = "company=cgos+%26+co";
    expect((await address(asks(calls.find.call, find), { company })).endsWith(`&${last}`)).to.equal(true);
    expect(await address(asks(calls.catalog.call, 5), { company })).to.equal(`/catalog/lihe/5?${last}`);
    expect((await address(asksProducts({}), { company })).endsWith(`&${last}`)).to.equal(true);
    expect(await address(asksProducts({}))).not.to.include("company");
  });
});

describe("the environment request", () => {
  it("API-10, ENV-08 requests the lines of settings", async () => {
    const { url, init } = await sent(asks(calls.environment.call, {}));
    expect(url).to.equal("https://api.example/shop/resultpage/config/env");
    expect(init.method).to.equal("GET");
  });
});

describe("the find request", () => {
  it("API-11..21, API-23..25, FIND-08..09 sends everything in the seller's names and order", async () => {
    expect(await address(asks(calls.find.call, fullFind))).to.equal(
      "/se/search/find?engineId=1&current_month=2026-12&numberOfMonths=6&start_date=2027-02-06&end_date=2027-02-13&place=11-12" +
        "&destinationId=7&destinationType=DOMAINE&participant=18-18-8&package=pfp-pf&criteria=300-69&lodgingType=43-19" +
        "&text_search=val+d%27is%C3%A8re",
    );
  });

  it("FIND-04..05 leaves out what is empty", async () => {
    expect(await address(asks(calls.find.call, find))).to.equal(
      "/se/search/find?engineId=1&current_month=2026-12&numberOfMonths=6&place=11-12&participant=18-18-8",
    );
    expect(await address(asks(calls.find.call, { ...find, nights: 7 })), "with a length of stay").to.equal(
      "/se/search/find?engineId=1&current_month=2026-12&numberOfMonths=6&nights=7&place=11-12&participant=18-18-8",
    );
    expect(await address(asks(calls.find.call, { ...find, grid: true })), "with the prices of all lengths").to.equal(
      "/se/search/find?engineId=1&current_month=2026-12&numberOfMonths=6&grid=1&place=11-12&participant=18-18-8",
    );
    const emptier = { ...find, topStationIds: [], ages: [], currentMonth: "", text: "" };
    expect(await address(asks(calls.find.call, emptier))).to.equal("/se/search/find?engineId=1&numberOfMonths=6");
  });

  for (const [row, type, sentType] of [
    ["FIND-09", "domain", "DOMAINE"],
    ["FIND-10", "station", "STATION"],
    ["FIND-11", "region", "REGION"],
    ["FIND-12", "parentStation", "STATION_MERE"],
  ] as const) {
    it(`FIND-09..12 ${row} names a ${type} ${sentType}`, async () => {
      const url = await address(asks(calls.find.call, { ...find, place: { id: 3, type } }));
      expect(new URL(url, "https://x").searchParams.get("destinationType")).to.equal(sentType);
    });
  }

  it("API-22 sends a known origin, in en-GB alone", async () => {
    const origin = async (code: string, locale: string) => {
      const url = await address(asks(calls.find.call, { ...find, origin: code }), { locale });
      return new URL(url, "https://x").searchParams.get("origin");
    };
    expect(await origin("LHR", "en-GB")).to.equal("LHR");
    expect(await origin("LHR", "fr-FR")).to.equal(null);
    expect(await origin("NA", "en-GB")).to.equal(null);
    expect(await origin("XXX", "en-GB")).to.equal(null);
  });

  it("CONST-05 sends no destination for everywhere", async () => {
    const url = await address(asks(calls.find.call, { ...find, place: { id: 110033, type: "region" } }));
    expect(url).not.to.match(/destination/);
  });

  it("API-26 is autocomplete's too, with the text", async () => {
    const url = await address(asks(calls.autocomplete.call, { ...find, text: "tignes" }));
    expect(url).to.equal(
      "/se/search/find/autocomplete?engineId=1&current_month=2026-12&numberOfMonths=6&place=11-12&participant=18-18-8&text_search=tignes",
    );
  });
});

describe("the products request", () => {
  it("API-37..40, PAGE-04 requests a page from 0, with all offers of a lodging together", async () => {
    expect(await address(asksProducts({ page: 3 }))).to.equal("/se/search/product?size=20&start=2&agg=lihePack");
    expect(await address(asksProducts({ packageTabs: false }))).to.equal("/se/search/product?size=20&start=0");
  });

  it("API-41 sorts only when a price order is chosen", async () => {
    expect(await address(asksProducts({ sort: "price-desc" }))).to.equal(
      "/se/search/product?size=20&start=0&agg=lihePack&orderBy=desc&sort=price",
    );
    expect(await address(asksProducts({ sort: "price-asc" }))).to.include("&orderBy=asc&sort=price");
  });

  it("FILT-48 API-42..44, API-47..48, API-50..54, API-57 sends what a stay must meet, in the seller's names and order", async () => {
    const whole = asksProducts({
      beginDate: "2027-02-06",
      endDate: "2027-02-13",
      place: { id: 7, type: "domain" },
      packages: ["PFP", "HS"],
      criteria: [719, 69],
      lodgingTypes: [43, 19],
      budget: { min: 200, max: 1500 },
      origins: ["BRS"],
    });
    const { criteria, ...rest } = JSON.parse(await body(whole)) as { criteria: number[] };
    expect(JSON.stringify(rest)).to.equal(
      '{"engineId":1,"beginDate":"2027-02-06","endDate":"2027-02-13","domaineSki":7,' +
        `"capacity":${JSON.stringify(sizes)},"packages":["PFP","HS"],"lodgingType":[43,19],"priceMax":1500,"priceMin":200,"origins":["BRS"]}`,
    );
    expect(criteria).to.have.members([719, 718, 305, 69]);
    expect(Object.keys(JSON.parse(await body(whole)) as object).indexOf("criteria")).to.equal(6);
  });

  it("API-45..47 puts a station in a list, and a region or a domain bare", async () => {
    const placed = async (type: "station" | "parentStation" | "region" | "domain") => {
      const {
        engineId: _engine,
        capacity: _capacity,
        ...place
      } = JSON.parse(await body(asksProducts({ place: { id: 9, type } }))) as Record<string, unknown>;
      return place;
    };
    expect(await placed("station")).to.deep.equal({ station: [9] });
    expect(await placed("parentStation")).to.deep.equal({ parentStation: [9] });
    expect(await placed("region")).to.deep.equal({ region: 9 });
    expect(await placed("domain")).to.deep.equal({ domaineSki: 9 });
  });

  it("CONST-05 sends no place where everywhere is chosen", async () => {
    for (const type of ["station", "parentStation", "region", "domain"] as const)
      expect(await body(asksProducts({ place: { id: 110033, type } })), type).to.equal(await body(asksProducts({})));
  });

  it("API-49 requests sizes up to 9 with a flight", async () => {
    expect(JSON.parse(await body(asksProducts({ partySizeMaximum: 9 })))).to.deep.include({ capacity: [4, 5, 6, 7, 8, 9] });
  });

  it("API-55 widens any London airport to the six", async () => {
    const london = ["LHR", "LGW", "STN", "LTN", "LCY", "SEN"];
    expect(JSON.parse(await body(asksProducts({ origins: ["ANY_LONDON_AIRPORT"] })))).to.deep.include({ origins: london });
    expect(JSON.parse(await body(asksProducts({ origins: london })))).to.deep.include({ origins: london });
  });

  it("API-56 leaves out what is empty, and keeps a zero", async () => {
    expect(await body(asksProducts({}))).to.equal(`{"engineId":1,"capacity":${JSON.stringify(sizes)}}`);
    expect(JSON.parse(await body(asksProducts({ budget: { min: 0, max: null } })))).to.deep.include({ priceMin: 0 });
  });
});

describe("the counts request", () => {
  const dated = { ...products, beginDate: "2027-02-06", criteria: [69] };

  it("API-60..61 counts lodgings once when tabs contain their packages", async () => {
    expect(await address(asks(calls.counts.call, products))).to.equal("/se/search/count?agg=lihe");
    expect(await address(asks(calls.counts.call, { ...products, packageTabs: false }))).to.equal("/se/search/count");
    expect((await sent(asks(calls.counts.call, products))).init.method).to.equal("POST");
  });

  it("API-62..70 sends the product body and everything that can be counted", async () => {
    const whole = JSON.parse(await body(asks(calls.counts.call, dated))) as Record<string, unknown>;
    const { expectedReturn, ...rest } = whole;
    expect(rest).to.deep.equal(JSON.parse(await body(asks(calls.products.call, dated))));
    expect(expectedReturn).to.deep.equal({
      criteria: true,
      fields: ["lodgingType", "packages", "capacity", "price", "origin"],
      counterBy: "liheId",
    });
  });
});

describe("the price request", () => {
  const query =
    "startDate=2027-02-06&endDate=2027-02-13&prestIds=9-20-100&familyComposition=40-18-8&liheId=55&packCode=PF&packageId=3" +
    "&acceptLanguage=en_GB&site=ski.example&origin=LHR";

  it("API-78, API-81..91 sends one package group in the seller's names and order", async () => {
    const url = await address(asks(calls.prices.call, prices), { locale: "en-GB" });
    expect(url.replace(/^\/wiyp\/price\/[0-9a-f]{8}\?/, "")).to.equal(query);
  });

  it("API-79..80 carries the hash of its sorted query in the path", async () => {
    const url = await address(asks(calls.prices.call, prices), { locale: "en-GB" });
    expect(url).to.equal(`/wiyp/price/${hashOf(query)}?${query}`);
    const bare = await address(asks(calls.prices.call, { ...prices, packageId: null, origin: null }), { locale: "en-GB" });
    expect(bare).not.to.match(/packageId|origin|=&|=$/);
    expect(bare.startsWith(`/wiyp/price/${hashOf(query.replace("&packageId=3", "").replace("&origin=LHR", ""))}?`)).to.equal(true);
  });
});

describe("the catalog request", () => {
  it("API-92..94 requests a lodging's pictures with the locale as it is", async () => {
    const { url, init } = await sent(asks(calls.catalog.call, 55), { locale: "fr-FR-CSE" });
    expect(url).to.equal("https://api.example/shop/catalog/lihe/55");
    expect(init.headers).to.include({ "Accept-Language": "fr-FR-CSE" });
  });
});
