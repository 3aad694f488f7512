import { expect } from "chai";
import { samplePrestation, sampleJourney, sampleTransport } from "../domain/testing/products.sample.js";
import { returnTrip } from "../domain/journeys.js";
import type { Locale } from "../domain/locale.js";
import type { Prestation } from "../domain/products.js";
import { formatFor } from "./format.js";
import { wordsOf } from "./locale-files.driver.js";
import { createTranslator } from "./translator.light.js";
import { markets } from "../domain/markets.js";
import { journeyTexts } from "./journey-texts.js";

function textsIn(locale: Locale, transport: Prestation["transport"]) {
  const { tag, language } = markets[locale];
  const { translate } = createTranslator(tag, wordsOf(locale), { fallback: language, number: String });
  const tools = { text: (key: string, values?: object) => translate(key, { ...values }) ?? "", format: formatFor(locale), locale };
  const trip = returnTrip(samplePrestation({ transport })) ?? expect.fail("no way out");
  return JSON.parse(JSON.stringify(journeyTexts(trip, "2027-02-06", tools)).replaceAll("\u00a0", " "));
}

describe("the texts of a way out and back", () => {
  it("name who runs it, both ends with their times, what is known of the way, and the way back", () => {
    expect(textsIn("en-GB", sampleTransport)).to.deep.equal({
      kind: "flight",
      kindName: "Flight",
      carrier: "Névéa Air 730",
      out: "London Gatwick 07:35 – Geneva 10:20",
      details: ["Direct", "1 bag each", "transfer about 2 hrs 35 mins", "back on 13 Feb at 16:45"],
    });
    expect(textsIn("fr-FR", sampleTransport)).to.deep.include({
      kindName: "Vol",
      out: "London Gatwick 7 h 35 – Geneva 10 h 20",
      details: ["Direct", "1 bagage par personne", "transfert d’environ 2 h 35 min", "retour le 13 févr. à 16 h 45"],
    });
    expect(textsIn("nl-NL", sampleTransport)?.details).to.deep.equal([
      "Rechtstreeks",
      "1 stuk bagage per persoon",
      "transfer van ongeveer 2 uur 35 min.",
      "terug op 13 feb om 16:45",
    ]);
    expect(textsIn("de-DE", sampleTransport)?.details).to.deep.equal([
      "Direkt",
      "1 Gepäckstück pro Person",
      "Transfer etwa 2 Std. 35 Min.",
      "zurück am 13. Feb. um 16:45 Uhr",
    ]);
  });

  it("leave out what is not known, and name the day of an arrival that is another", () => {
    const night = sampleJourney({
      kind: "train",
      departs: "2027-02-05T22:10",
      arrives: "2027-02-06T07:05",
      changes: 2,
      bags: null,
      transferMinutes: undefined,
    });
    expect(textsIn("en-GB", [night])).to.deep.include({
      kindName: "Train",
      out: "5 Feb, London Gatwick 22:10 – Geneva 07:05, 6 Feb",
      details: ["2 changes"],
    });
  });

  it("name the day of a departure before the first day of the stay", () => {
    const evening = sampleJourney({ departs: "2027-02-05T19:10", arrives: "2027-02-05T21:50" });
    expect(textsIn("en-GB", [evening])?.out).to.equal("5 Feb, London Gatwick 19:10 – Geneva 21:50");
  });

  it("write whole hours and less than an hour alone", () => {
    const after = (transferMinutes: number) => textsIn("en-GB", [sampleJourney({ transferMinutes })])?.details.at(-1);
    expect([60, 120, 45, 1].map(after)).to.deep.equal([
      "transfer about 1 hr",
      "transfer about 2 hrs",
      "transfer about 45 mins",
      "transfer about 1 min",
    ]);
  });
});
