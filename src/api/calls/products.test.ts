import { expect } from "chai";
import { answering, answerTo, failureOf } from "../testing/answers.driver.js";
import type { ProductsAnswer } from "./products.js";
import { AnswerError } from "../read-leniently.js";
import { sampleJourney, sampleTransport } from "../../domain/testing/products.sample.js";

const prestation = {
  id: "100",
  name: "Flat for 4",
  desc: "30 m²",
  startDate: "2027-02-06",
  endDate: "2027-02-13",
  duration: 7,
  capacity: 4,
  surface: 30,
  skipass: "6 days",
  lodgingType: "43",
  paymentCondition: "deposit",
  packageId: 3,
  codePackage: "PF",
  pricePerLogement: 800,
  pricePerPerson: 200,
  price: 800.5,
  crossedPrice: 1000,
  crossedPricePerLogement: 1000,
  promo: 20,
  cancelationUntil: "2027-01-20",
  isWiyp: true,
};
const product = {
  id: 1,
  liheId: "55",
  name: "Le Telemark",
  description: "By the slopes",
  countryCode: "FR",
  regionName: "Savoie",
  stationName: "Tignes",
  stationId: 7,
  regionId: 2,
  packCode: "PF",
  theme: "family",
  image: "/a.jpg",
  imageSmall: "/s.jpg",
  imageMedium: "/m.jpg",
  reviewNumber: 12,
  averageRating: 4.3,
  productPageUrl: "/stay/55",
  criterias: ["69", "55"],
  flashSaleUntil: "2027-01-24",
  prestations: [prestation],
  season: "H",
  packageId: 3,
  lodgingType: 43,
  skipass: "6 days",
  wiypFees: [{ id: "tax", price: 12 }],
};
const page = { products: [product], pageCount: 3, pageIndex: 1, pageSize: 20, totalProducts: 45, seParamsResponse: { a: 1 } };
/** None of the fields as it should be. */
const unreadable = (fields: object) => Object.fromEntries(Object.keys(fields).map((name) => [name, { wrong: true }]));
const read = async (body: unknown) => (await answerTo("products", body)) as ProductsAnswer;

describe("the products answer", () => {
  it("CARD-46..51, API-98 gives the page and its totals", async () => {
    const { products, ...totals } = await read(page);
    expect(products).to.have.length(1);
    expect(totals).to.deep.equal({ pageCount: 3, pageIndex: 1, pageSize: 20, totalProducts: 45, seParamsResponse: { a: 1 } });
    expect((await read({ pageCount: 0, totalProducts: 0 })).products).to.deep.equal([]);
  });

  it("CARD-01..24 gives every field of a product, ids as numbers", async () => {
    const { prestations, ...rest } = (await read(page)).products[0] ?? expect.fail("no product");
    const { prestations: _wire, ...sent } = product;
    expect(prestations).to.have.length(1);
    expect(rest).to.deep.equal({ ...sent, liheId: 55, criterias: [69, 55] });
  });

  it("CARD-25..45, CARD-52 gives every field of a prestation", async () => {
    expect((await read(page)).products[0]?.prestations[0]).to.deep.equal({ ...prestation, id: 100, lodgingType: 43 });
  });

  it("keeps an offer as it was received, where nothing of it was read otherwise", async () => {
    const whole = { ...prestation, id: 100, lodgingType: 43 };
    const offers = (await read({ ...page, products: [{ ...product, prestations: [whole, prestation] }] })).products[0]?.prestations;
    expect(offers?.[0]).to.equal(whole);
    expect(offers?.[1]).to.deep.equal(whole);
  });

  it("gives what the price of an offer is for, and leaves it out where it does not add up to the price", async () => {
    const withParts = (parts: unknown) => ({ ...page, products: [{ ...product, prestations: [{ ...prestation, price: 700, parts }] }] });
    const partsIn = async (parts: unknown) => (await read(withParts(parts))).products[0]?.prestations[0]?.parts;
    const parts = [
      { kind: "stay", amount: 500 },
      { kind: "skipass", amount: 200 },
    ];
    expect(await partsIn(parts)).to.deep.equal(parts);
    for (const wrong of [
      parts.slice(1),
      [...parts, { kind: "tax", amount: 1 }],
      [
        { kind: "stay", amount: 800 },
        { kind: "tax", amount: -100 },
      ],
      "700",
    ])
      expect(await partsIn(wrong), JSON.stringify(wrong)).to.equal(null);
  });

  it("gives the way out and back of an offer as they were received, and leaves out one that cannot be read", async () => {
    const withTransport = (transport: unknown) => ({ ...page, products: [{ ...product, prestations: [{ ...prestation, transport }] }] });
    const transportIn = async (transport: unknown) => (await read(withTransport(transport))).products[0]?.prestations[0]?.transport;
    expect(await transportIn(sampleTransport)).to.deep.equal(sampleTransport);
    const [out, back] = sampleTransport;
    for (const departs of ["2027-02-06 07:35", "2027-02-30T07:35", "2027-02-06T24:00", "07:35", null])
      expect(await transportIn([{ ...out, departs }, back]), String(departs)).to.deep.equal([back]);
    const { bags: _bags, transferMinutes: _minutes, ...needed } = sampleJourney();
    expect(await transportIn([needed])).to.deep.equal([needed]);
    expect(await transportIn("by air")).to.equal(null);
    expect(await transportIn([{ ...out, bags: -1, transferMinutes: 119.7 }])).to.deep.equal([
      { ...out, bags: null, transferMinutes: null },
    ]);
    expect(await transportIn([{ ...out, changes: -1 }])).to.equal(null);
  });

  it("CARD-52 fills in what is optional of a lodging: an offer without the flag has no live price", async () => {
    const bare = { id: 1, liheId: 2, name: "Bare", prestations: [{ id: 3, codePackage: "HS", price: 10 }] };
    const { products } = await read({ ...page, products: [bare] });
    expect(products[0]).to.include({ description: "", reviewNumber: 0, season: null, regionId: null, image: "" });
    expect(products[0]?.wiypFees).to.deep.equal([]);
    expect(products[0]?.prestations[0]).to.include({ startDate: null, promo: null, isWiyp: false, price: 10 });
  });

  it("CARD-27..45 takes every optional field of an offer that cannot be read as absent, and keeps the offer", async () => {
    const { id, price, ...optional } = prestation;
    const { ask, reports } = answering("products", {
      ...page,
      products: [1, 2].map((one) => ({ ...product, id: one, prestations: [{ id, price, ...unreadable(optional) }] })),
    });
    const { products } = (await ask()) as ProductsAnswer;
    expect(products.map(({ id: one }) => one)).to.deep.equal([1, 2]);
    expect(products[1]?.prestations).to.deep.equal([
      {
        ...Object.fromEntries(Object.keys(optional).map((name) => [name, null])),
        id: 100,
        price,
        name: "",
        desc: "",
        codePackage: product.packCode,
        isWiyp: false,
      },
    ]);
    const names = reports.map(({ code, message }) => `${code} ${/prestations\.0\.(\w+) was left out/.exec(message)?.[1]}`);
    expect(names, "each field once").to.have.members(Object.keys(optional).map((name) => `dropped ${name}`));
  });

  it("CARD-03..24 takes every optional field of a lodging that cannot be read as absent, and keeps the lodging", async () => {
    const { id, liheId, name, prestations, ...optional } = product;
    const read = answering("products", { ...page, products: [{ id, liheId, name, prestations, ...unreadable(optional) }] });
    const { products } = (await read.ask()) as ProductsAnswer;
    expect(products).to.have.length(1);
    expect(products[0]).to.include({
      id,
      name,
      description: "",
      season: null,
      stationId: null,
      reviewNumber: 0,
      averageRating: 0,
      skipass: null,
    });
    expect(products[0]).to.deep.include({ criterias: [], flashSaleUntil: null, wiypFees: [] });
    expect(read.reports).to.have.length(Object.keys(optional).length);
  });

  it("CARD-22 leaves out what is neither a criterion nor a fee, and keeps the lodging even if the list has nothing else", async () => {
    const lists = { criterias: ["69", true, 55], wiypFees: [{ id: true, price: [] }] };
    const { products } = await read({ ...page, products: [{ ...product, ...lists }] });
    expect(products[0]).to.deep.include({ criterias: [69, 55], wiypFees: [] });
  });

  it("leaves out an offer without id or price, and a product without id or name, alone", async () => {
    const offers = [
      { ...prestation, id: null },
      { ...prestation, price: "dear" },
      { ...prestation, id: 7 },
    ];
    const { products } = await read({
      ...page,
      products: [
        { ...product, prestations: offers },
        { ...product, id: null },
        { ...product, name: 5 },
        { ...product, id: 4 },
      ],
    });
    expect(products.map(({ id }) => id)).to.deep.equal([1, 4]);
    expect(products[0]?.prestations.map(({ id }) => id)).to.deep.equal([7]);
  });

  it("keeps the page where a detail of it cannot be read", async () => {
    expect(await read({ ...page, pageIndex: true, pageSize: "all" })).to.deep.include({ pageIndex: 0, pageSize: 0, totalProducts: 45 });
  });

  it("leaves the received body as it is", async () => {
    const body = { ...page, products: [{ ...product, skipass: true }] };
    const before = structuredClone(body);
    await read(body);
    expect(body).to.deep.equal(before);
  });

  it("leaves out a bad product, reports which, and keeps the page", async () => {
    const { ask, reports } = answering("products", { ...page, products: [{ ...product, liheId: {} }, product, "x"] });
    expect(((await ask()) as ProductsAnswer).products).to.have.length(1);
    expect(reports.map(({ code, message }) => [code, message.split(" ")[0]])).to.deep.equal([
      ["dropped", "products.0"],
      ["dropped", "products.2"],
    ]);
    expect(reports[0]?.message).to.include("products.0.liheId");
  });

  it("leaves out a bad offer alone, but its lodging when no offer would be left", async () => {
    const bad = { ...prestation, price: null };
    const { ask, reports } = answering("products", {
      ...page,
      products: [
        { ...product, prestations: [bad, prestation] },
        { ...product, id: 2, prestations: [bad, bad] },
        { ...product, id: 3, prestations: [] },
      ],
    });
    const { products } = (await ask()) as ProductsAnswer;
    expect(products.map(({ id, prestations }) => [id, prestations.length])).to.deep.equal([
      [1, 1],
      [3, 0],
    ]);
    expect(reports.map(({ message }) => message.split(" ")[0])).to.include.members(["products.0.prestations.0", "products.1"]);
  });

  it("is refused with its call and field when it cannot be a page", async () => {
    for (const [body, field] of [
      [{ ...page, totalProducts: undefined }, "totalProducts"],
      [{ ...page, pageCount: "many" }, "pageCount"],
      [{ ...page, products: {} }, "products"],
      [{ ...page, products: [{}] }, "products.0.id"],
      [{}, "pageCount"],
    ] as const) {
      expect(await failureOf("products", body))
        .to.be.instanceOf(AnswerError)
        .and.include({ call: "products", field });
    }
  });
});
