import { expect } from "chai";
import { defaultFlags } from "../domain/flags.js";
import { samplePrestation, sampleProduct } from "../domain/testing/products.sample.js";
import type { LivePrices } from "../store/state/types.js";
import { cardModel, priceCheck, tabChoice, type CardInput } from "./card.js";
import type { CardSettings } from "./card-settings.js";

const settings: CardSettings = {
  locale: "fr-FR",
  currency: "EUR",
  menuDomain: "https://ski.example",
  forwarded: "",
  rel: "noopener",
  hasContribution: false,
  productPath: "/stay",
  crossedPrice: "public",
  fee: { amount: 0, added: 0 },
  flags: { ...defaultFlags, packageTabs: true },
  packages: [],
  transfer: false,
  origin: null,
  stayDates: { start: "2027-02-06", end: "2027-02-13" },
  priceBasis: "stay",
  partySize: 2,
  offersShown: 3,
};
const pass = samplePrestation({ id: 1, codePackage: "PF", price: 900, isWiyp: true });
const stay = samplePrestation({ id: 2, codePackage: "HS", price: 700, isWiyp: true });
const product = sampleProduct({ prestations: [pass, stay] });
const settled = (prestations: LivePrices["prestations"], given: Partial<LivePrices> = {}): LivePrices => ({
  status: "settled",
  prestations,
  fees: [],
  unchecked: [],
  checkedAt: 1000,
  ...given,
});
const input: CardInput = { product, live: undefined, settings, printing: false, moved: false, choice: null };
const model = (given: Partial<CardInput> = {}) => cardModel({ ...input, ...given });
const press = (given: Partial<CardSettings> = {}) => tabChoice("PF", model(), { ...settings, ...given });

describe("what a card shows", () => {
  it("opens the tab of the cheapest offer, and of the selected packages where there are some", () => {
    expect(model().active?.code).to.equal("HS");
    expect(model({ settings: { ...settings, packages: ["PF"] } }).active?.code).to.equal("PF");
  });

  it("keeps the tab that was pressed while packages, transfer and offers are the same", () => {
    expect(model({ choice: press() }).active?.code).to.equal("PF");
    expect(model({ choice: press({ packages: ["HS"] }) }).active?.code).to.equal("HS");
    expect(model({ choice: press({ transfer: true }) }).active?.code).to.equal("HS");
    expect(model({ choice: press(), live: settled([pass, stay]) }).active?.code, "the offers are others").to.equal("HS");
  });

  it("compares the open tab with the same tab as it was listed", () => {
    const dearer = { ...pass, price: 950 };
    const live = settled([dearer, stay]);
    const pressed = model({ live, choice: tabChoice("PF", model({ live }), settings) });
    expect([pressed.active?.cheapest.price, pressed.listedTab?.cheapest.price]).to.deep.equal([950, 900]);
    const gone = model({ live: settled([pass]) });
    expect([gone.active?.code, gone.listedTab?.code], "the cheapest as listed is sold out").to.deep.equal(["PF", "HS"]);
  });

  it("is sold out without offers, and short after it was moved or if it never had offers", () => {
    const live = settled([]);
    expect(model({ live })).to.include({ soldOut: true, isShort: false, active: null });
    expect(model({ live, moved: true }).isShort).to.equal(true);
    expect(model({ product: sampleProduct({ prestations: [] }) })).to.include({ soldOut: true, isShort: true });
    expect(model({ moved: true }).isShort, "it is not sold out").to.equal(false);
  });

  it("gives the state of each offer's price", () => {
    const check = (given: Partial<CardInput>) => priceCheck(pass, model(given));
    expect(check({ live: { ...settled([pass]), status: "loading" } })).to.equal("checking");
    expect(check({ live: { ...settled([pass]), status: "loading" }, printing: true })).to.equal("checked");
    expect(check({ live: settled([pass]) })).to.equal("checked");
    expect(check({ live: settled([pass], { unchecked: [1] }) })).to.equal("unchecked");
    expect(check({ live: settled([pass], { checkedAt: null }) })).to.equal("listed");
    expect(priceCheck({ ...pass, isWiyp: false }, model({ live: settled([pass]) }))).to.equal("fixed");
  });
});
