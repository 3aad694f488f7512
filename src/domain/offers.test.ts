import { expect } from "chai";
import { defaultFlags } from "./flags.js";
import type { Flags } from "./flags.js";
import { activeTab, banners, freeCancellationDay, offerTabs, showsBubble, showsCrossedPrice, showsPrice } from "./offers.js";
import type { TabRules } from "./offers.js";
import type { Prestation } from "./products.js";
import { samplePrestation, sampleProduct } from "./testing/products.sample.js";

function offer(id: number, codePackage: string, price: number): Prestation {
  return samplePrestation({ id, codePackage, price });
}

function tabs(prestations: readonly Prestation[], flags: Partial<Flags> = {}, rules: Partial<TabRules> = {}) {
  return offerTabs(sampleProduct({ prestations }), null, { locale: "fr-FR", flags: { ...defaultFlags, ...flags }, ...rules });
}

const mixed = [offer(1, "HS", 500), offer(2, "PF", 800), offer(3, "PFP", 950), offer(4, "PF", 700), offer(5, "PFTTF", 990)];

describe("offers", () => {
  describe("tabs", () => {
    it("CARD-55 and CARD-58 are one a package that has offers, in the locale's order", () => {
      expect(tabs(mixed).map(({ code }) => code)).to.deep.equal(["PFP", "PF", "HS", "PFTTF"]);
      expect(tabs([])).to.deep.equal([]);
    });

    it("CARD-62 each contain their offers, the cheapest first", () => {
      const [, tab] = tabs(mixed);
      expect(tab?.offers.map(({ id }) => id)).to.deep.equal([4, 2]);
      expect(tab?.cheapest.id).to.equal(4);
    });

    it("CARD-56 give way to one list of all offers when the flag is off", () => {
      const [all, ...others] = tabs(mixed, { packageTabs: false });
      expect(others).to.deep.equal([]);
      expect(all?.code).to.equal(null);
      expect(all?.offers.map(({ id }) => id)).to.deep.equal([1, 4, 2, 3, 5]);
      expect(tabs([], { packageTabs: false })).to.deep.equal([]);
    });

    it("PKG-32 begin with accommodation only when the flag is set", () => {
      const codes = (hsFirst: boolean, rules: Partial<TabRules> = {}) => tabs(mixed, { hsFirst }, rules).map(({ code }) => code);
      expect(codes(true)).to.deep.equal(["HS", "PFP", "PF", "PFTTF"]);
      expect(codes(true, { order: ["PFTTF", "PFPTTF"] })).to.deep.equal(["HS", "PFTTF", "PF", "PFP"]);
      expect(codes(false), "the locale's order").to.deep.equal(["PFP", "PF", "HS", "PFTTF"]);
    });

    it("follow the order of the search, then the seller's, and end with unknown codes", () => {
      const offers = [offer(1, "NEW", 1), ...mixed];
      expect(tabs(offers, {}, { order: ["PFTTF", "PFPTTF"] }).map(({ code }) => code)).to.deep.equal(["PFTTF", "HS", "PF", "PFP", "NEW"]);
    });

    it("FLAG-20 show flights by their flag, or where the search sells them", () => {
      const flights = [offer(1, "PFF", 900), offer(2, "PF", 800)];
      expect(tabs(flights).map(({ code }) => code)).to.deep.equal(["PF"]);
      expect(tabs(flights, { flightVisible: true }).map(({ code }) => code)).to.deep.equal(["PF", "PFF"]);
      expect(tabs(flights, {}, { locale: "en-GB", order: ["PFPF", "PFF"] }).map(({ code }) => code)).to.deep.equal(["PFF", "PF"]);
    });

    it("FLAG-20 CARD-73 show flights where the product sells nothing else", () => {
      expect(tabs([offer(1, "PFF", 900), offer(2, "PFPF", 950)]).map(({ code }) => code)).to.deep.equal(["PFF", "PFPF"]);
    });

    it("are built from the live prices when there are any", () => {
      const rules = { locale: "fr-FR", flags: defaultFlags } as const;
      expect(offerTabs(sampleProduct({ prestations: mixed }), [offer(9, "HS", 1)], rules).map(({ code }) => code)).to.deep.equal(["HS"]);
    });
  });

  describe("the open tab", () => {
    it("CARD-57 belongs to the selected package with the cheapest offer", () => {
      expect(activeTab(tabs(mixed), ["PFP", "PF"])?.code).to.equal("PF");
      expect(activeTab(tabs(mixed), ["PFP", "PF", "HS"])?.code).to.equal("HS");
      expect(activeTab(tabs(mixed), ["PFP"])?.code).to.equal("PFP");
    });

    it("CARD-58 belongs to the cheapest offer of all when no selected package has one, the first of equals", () => {
      expect(activeTab(tabs(mixed), [])?.code).to.equal("HS");
      expect(activeTab(tabs(mixed), ["PFCS"])?.code).to.equal("HS");
      expect(activeTab(tabs([offer(1, "PF", 700), offer(2, "PFP", 700)]), [])?.code).to.equal("PFP");
      expect(activeTab(tabs(mixed, { packageTabs: false }), ["PF"])?.code).to.equal(null);
      expect(activeTab([], ["PF"])).to.equal(null);
    });
  });

  describe("banners", () => {
    const of = (criterias: number[], differences = {}) =>
      banners(sampleProduct({ criterias, flashSaleUntil: "2026-11-21", season: null, ...differences }), [], "2026-11-21");

    it("CARD-83 name a flash sale to its last day, a sale without an end a special offer, and one that has ended not at all", () => {
      expect(of([813])).to.deep.equal(["flash_sale"]);
      expect(of([813], { flashSaleUntil: null })).to.deep.equal(["special_offer"]);
      expect(of([813], { flashSaleUntil: "2026-11-20" })).to.deep.equal([]);
      expect(of([], { flashSaleUntil: "2026-12-20" })).to.deep.equal([]);
    });

    it("CARD-83..89 are found by their criteria", () => {
      expect([813, 814, 978, 815, 1081].map((id) => of([id]))).to.deep.equal([
        ["flash_sale"],
        ["exclusive"],
        ["favourite"],
        ["hundred_percent_18_35"],
        ["only_on_product"],
      ]);
    });

    it("CARD-84..85 and CARD-92 promise free cancellation by the season of the product", () => {
      expect(of([816], { season: "E" })).to.deep.equal(["free_cancellation_15"]);
      expect(of([961], { season: "H" })).to.deep.equal(["free_cancellation_15"]);
      expect(of([961], { season: "E" })).to.deep.equal([]);
      expect(of([816], { season: "H" })).to.deep.equal([]);
      expect(of([816, 961])).to.deep.equal([]);
    });

    it("CARD-84..85 promise no free cancellation once the last day of every stay has passed", () => {
      const stay = (startDate: string | null, cancelationUntil: string | null = null) => samplePrestation({ startDate, cancelationUntil });
      const promised = (prestations: readonly Prestation[], today: string) =>
        banners(sampleProduct({ criterias: [961], season: "H", lodgingType: 43 }), prestations, today).length > 0;
      expect(promised([stay("2027-02-06")], "2027-01-22")).to.equal(true);
      expect(promised([stay("2027-02-06")], "2027-01-23")).to.equal(false);
      expect(promised([stay("2027-02-06"), stay("2027-02-13")], "2027-01-23")).to.equal(true);
      expect(promised([stay("2027-02-06", "2027-01-30")], "2027-01-30")).to.equal(true);
      expect(promised([stay("2027-02-06", "2027-01-30")], "2027-01-31")).to.equal(false);
      expect(promised([stay(null)], "2027-01-31")).to.equal(true);
    });

    it("CARD-90 show a holiday club by its lodging type", () => {
      expect(of([], { lodgingType: 23 })).to.deep.equal(["holiday_club"]);
    });

    it("CARD-91 show all together, in one order", () => {
      expect(of([1081, 815, 978, 814, 961, 813], { lodgingType: 23, season: "H" })).to.deep.equal([
        "flash_sale",
        "free_cancellation_15",
        "exclusive",
        "holiday_club",
        "favourite",
        "hundred_percent_18_35",
        "only_on_product",
      ]);
    });
  });

  it("CARD-44 can be cancelled for free up to a day, and no longer once it has passed", () => {
    const of = (cancelationUntil: string | null) => freeCancellationDay({ cancelationUntil }, "2026-11-21");
    expect([of("2027-01-22"), of("2026-11-21"), of("2026-11-20"), of(null)]).to.deep.equal(["2027-01-22", "2026-11-21", null, null]);
  });

  describe("prices", () => {
    it("CARD-68..70 show the bubble from 5 percent and the crossed price above it", () => {
      const promos = [null, 0, 4.9, 5, 5.1, 30];
      expect(promos.map(showsBubble)).to.deep.equal([false, false, false, true, true, true]);
      expect(promos.map(showsCrossedPrice)).to.deep.equal([false, false, false, false, true, true]);
    });

    it("CARD-71 show unless the flag hides them while there is no end date", () => {
      const show = (hidePriceWithoutDate: boolean, endDate: string | null) => showsPrice({ flags: { hidePriceWithoutDate }, endDate });
      expect([show(false, null), show(false, "2027-02-13"), show(true, "2027-02-13"), show(true, null)]).to.deep.equal([
        true,
        true,
        true,
        false,
      ]);
    });
  });
});
