import { expect } from "chai";
import { locales } from "../../src/domain/locale.js";
import { markets } from "../../src/domain/markets.js";
import { asker, createTestEngine, testDay } from "../engine/testing/engine.driver.js";
import type { LodgingFacts } from "../engine/answers.js";
import { pageWordsOf } from "../words/all.js";
import { stayData } from "./stay-data.js";

const engine = createTestEngine();
const ask = asker(engine.app);

async function dataAt(path: string) {
  const { body } = await ask(path);
  const texts = [...String(body).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = ""]) => text);
  expect(texts, path).to.have.length(1);
  return JSON.parse(texts[0] ?? "") as Record<string, Record<string, unknown>>;
}

describe("the data of a stay page for search engines", () => {
  for (const locale of locales)
    it(`names the lodging, its rating and its cheapest stay for two: ${locale}`, async () => {
      const path = `${pageWordsOf(locale).prefix}/stay/lodging-10002`;
      const data = await dataAt(path);
      const lodging = await engine.answers.lodging(10002, { today: engine.clock.today() } as never);
      const { body } = await ask("/stay-days/10002?party=2", { language: locale });
      const prices = (body as readonly { price: number }[]).map(({ price }) => price);
      expect(data).to.deep.include({ "@context": "https://schema.org", "@type": "LodgingBusiness", name: lodging?.name });
      expect(data["url"]).to.equal(`http://engine.test${path}`);
      expect(data["aggregateRating"]).to.deep.include({ ratingValue: lodging?.rating, bestRating: 5, reviewCount: lodging?.reviews });
      expect(data["makesOffer"]).to.deep.include({
        "@type": "Offer",
        price: Math.min(...prices),
        priceCurrency: markets[locale].currency,
        priceValidUntil: testDay,
      });
    });

  it("cannot end its element, and has neither an offer nor a rating where there is none", async () => {
    const lodging = await engine.answers.lodging(10002, { today: engine.clock.today() } as never);
    const stay = { ...lodging, name: "</script><b>", reviews: 0 } as LodgingFacts;
    const { text } = stayData({
      locale: "en-GB",
      origin: "http://engine.test",
      stay,
      description: "",
      path: "/",
      today: testDay,
      offer: null,
    });
    expect(text.match(/<\/script>/g)).to.have.length(1);
    const data = JSON.parse(text.replace(/^<script[^>]*>|<\/script>$/g, "")) as object;
    expect(data).to.include({ name: "</script><b>" });
    expect(data).not.to.have.any.keys("makesOffer", "aggregateRating");
  });
});
