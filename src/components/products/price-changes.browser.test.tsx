import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { createRandom } from "../../../test/fixtures/random.js";
import { resultsPage, type ResultsPage } from "../../../test/fixtures/results-page.js";
import { prestation, product } from "../../../test/fixtures/results-products.js";
import type { Prestation } from "../../domain/products.js";
import type { LivePrices } from "../../store/state/types.js";
import { dates, plain } from "./card.driver.js";

const cards = 25;
const rounds = 40;
const checkedAt = new Date(2027, 0, 4, 10, 30).getTime();

const sumsIn = (element: Element | null | undefined) =>
  [...(plain(element?.textContent)?.matchAll(/\d[\d ]*(?= €)/g) ?? [])].map(([sum]) => Number(sum.replaceAll(" ", "")));

describe("prices that change between the list and the check", function () {
  this.timeout(120_000);
  let page: ResultsPage;
  before(() => setViewport({ width: 1440, height: 900 }));
  afterEach(() => page.remove());

  it("a rise shows before its link works, and every sum can be paid, in 1,000 random changes", async () => {
    const { next } = createRandom(20270206);
    const between = (low: number, high: number) => Math.round(low + (high - low) * next());
    let rises = 0;
    page = await resultsPage({ state: { stayDates: dates } });
    for (let round = 0; round < rounds; round += 1) {
      const listed = Array.from({ length: cards }, (_, index) => {
        const codes = ["PF", "PF", "HS", "PFP"].slice(0, between(1, 4));
        const offers = codes.map((codePackage, place) => {
          const price = between(300, 3000);
          return prestation((index + 1) * 100 + place, { codePackage, isWiyp: true, price, pricePerPerson: null });
        });
        return product(index + 1, { prestations: offers });
      });
      await page.list(listed, { key: `round ${round}` });
      const live = new Map<number, readonly Prestation[]>();
      const prices: Record<number, LivePrices> = {};
      for (const { id, prestations } of listed) {
        const left = prestations.filter(() => next() > 0.15);
        live.set(
          id,
          left.map((offer) => ({ ...offer, price: between(offer.price * 0.9, offer.price * 1.1) })),
        );
        prices[id] = { status: "loading", prestations, fees: [], unchecked: [], checkedAt: null };
      }
      await page.change({ prices });
      expect(page.all("see-stay"), "a link before the check").to.have.length(0);
      const awaited = page.root.querySelectorAll("article:has([part~=price]) a[href]:not([aria-disabled])");
      expect(awaited, "a link of a card before the check").to.have.length(0);
      for (const [id, prestations] of live) prices[id] = { status: "settled", prestations, fees: [], unchecked: [], checkedAt };
      await page.change({ prices: { ...prices } });
      for (const { id, name, prestations } of listed) {
        const card = page.root.querySelector(`article[aria-label="${name}"]`);
        if (!card?.querySelector("[part~=price]")) continue;
        const payable = (live.get(id) ?? []).map(({ price }) => price);
        const before = Math.min(...prestations.map(({ price }) => price));
        if (payable.length === 0) {
          expect(sumsIn(card), `${name} is sold out`).to.deep.equal([]);
          continue;
        }
        const [now = 0] = sumsIn(card.querySelector("[part~=amount]"));
        expect(now).to.equal(Math.min(...payable));
        const link = card.querySelector("[part~=see-stay]");
        const note = card.querySelector("[part~=price-change]");
        const nameLink = card.querySelector("[part~=card-name] a");
        if (Math.abs(now - before) >= 5 && Math.abs(now - before) > before / 100) {
          const listedOffer = prestations.find(({ price }) => price === before);
          const isListed = live.get(id)?.find(({ price }) => price === now)?.id === listedOffer?.id;
          const words = `${plain(new Intl.NumberFormat("fr-FR").format(before))} € il y a quelques minutes`;
          expect(plain(note?.textContent)).to.equal(isListed ? words : `${words} pour ${listedOffer?.name}`);
          expect(note?.compareDocumentPosition(link ?? card), "the note is before the link").to.equal(Node.DOCUMENT_POSITION_FOLLOWING);
          expect(link?.getAttribute("aria-describedby")).to.equal(note?.id);
          expect(nameLink?.getAttribute("aria-describedby")).to.equal(now > before ? note?.id : null);
          if (now > before) rises += 1;
        } else expect([note, nameLink?.getAttribute("aria-describedby")]).to.deep.equal([null, null]);
        expect(nameLink?.ariaDisabled, "the name leads to the stay").to.equal(null);
        for (const element of card.querySelectorAll("[part~=offers] [part~=offer]:not(.gone *) .sum b, [part~=tabs] small"))
          for (const sum of sumsIn(element)) expect(payable, `${sum} cannot be paid`).to.include(sum);
      }
    }
    expect(rises).to.be.above(100);
  });
});
