import { expect } from "chai";
import type { Contribution } from "../domain/contribution.js";
import { leftToPay } from "../domain/left-to-pay.js";
import type { Locale } from "../domain/locale.js";
import { markets } from "../domain/markets.js";
import { stayPrice } from "../domain/stay-price.js";
import { quoteLines, ruleText } from "./contribution-texts.js";
import { formatFor } from "./format.js";
import { wordsOf } from "./locale-files.driver.js";
import { createTranslator } from "./translator.light.js";

const price = stayPrice({ price: 1000 }, { fee: { amount: 0, added: 0 }, fees: [{ id: "cleaning", price: 60 }], partySize: 2 });

function toolsOf(locale: Locale) {
  const { tag, language } = markets[locale];
  const format = formatFor(locale);
  const { translate } = createTranslator(tag, wordsOf(locale), { fallback: language, number: (value) => format.number(value) });
  return { text: (key: string, values?: object) => translate(key, { ...values }) ?? "", format };
}

function linesIn(locale: Locale, rule: Contribution): string[] {
  const left = leftToPay(rule, null, { code: "PF", price, nights: 7 });
  if (left.state !== "known") throw new Error(left.state);
  return quoteLines({ rule, left, price, code: "PF", currency: "EUR" }, toolsOf(locale)).map(({ name, amount, look }) =>
    `${look === "total" ? "= " : ""}${name}: ${amount}`.replaceAll(/[\u00a0\u202f]/g, " "),
  );
}

describe("the sum of what is left to pay", () => {
  it("has the parts of the price, what does not count among them, the share, and the rest", () => {
    expect(linesIn("fr-FR-CSE", { label: "CSE Valmont", rate: 0.3 })).to.deep.equal([
      "Hébergement + forfait: 940 €",
      "Ménage (non pris en compte): 60 €",
      "= Prix du vendeur: 1 000 €",
      "30 % de 940 €: 282 €",
      "Part de CSE Valmont, environ: −282 €",
      "= Reste à payer, environ: 718 €",
    ]);
  });

  it("says which limits made the share smaller, in their order", () => {
    const rule = {
      label: "Council",
      rate: 0.5,
      nights: { max: 8, used: 3 },
      perNight: 60,
      perStay: 280,
      perYear: { max: 400, used: 130 },
      ownShare: { amount: 100, rate: 0.75 },
    };
    expect(linesIn("en-GB", rule).slice(4, -2)).to.deep.equal([
      "5 nights counted: €335.71",
      "At most €60 a night: €300",
      "At most €280 a stay: €280",
      "At most €270 this year: €270",
      "You pay at least €750: €250",
    ]);
  });
});

describe("the sentence of a rule", () => {
  const sentence = (rule: Contribution, locale: Locale = "fr-FR-CSE") => ruleText(rule, toolsOf(locale)).replaceAll(/[\u00a0\u202f]/g, " ");
  const bands = [
    { id: "A", label: "A", rate: 0.4 },
    { id: "B", label: "B", rate: 0.15 },
  ];

  it("has the rate, or the lowest and the highest of the bands", () => {
    expect(sentence({ label: "CSE Valmont", rate: 0.3 })).to.equal("CSE Valmont paie 30 %");
    expect(sentence({ label: "CSE Valmont", bands })).to.equal("CSE Valmont paie de 15 % à 40 %");
    expect(sentence({ label: "CSE Valmont", bands, band: "B" }, "en-GB")).to.equal("CSE Valmont pays 15%");
  });

  it("has the most that is paid", () => {
    const caps = { perNight: 20, perStay: 300, perYear: { max: 450, used: 100 } };
    expect(sentence({ label: "CSE", rate: 0.5, ...caps })).to.equal(
      "CSE paie 50 %, au plus 20 € par nuit, au plus 300 € par séjour, au plus 450 € par an",
    );
  });

  it("has what the share is of, and what is left in any case", () => {
    const rule: Contribution = {
      label: "CSE",
      rate: 0.275,
      base: ["stay", "skipass"],
      nights: { max: 14 },
      ownShare: { amount: 80, rate: 0.1 },
    };
    expect(sentence(rule)).to.equal(
      "CSE paie 27,5 %, pour : Hébergement + Forfait de ski, au moins 80 € à votre charge, au moins 10 % à votre charge, 14 nuits au plus par an",
    );
    expect(sentence({ label: "CSE", rate: 0.1, bands })).to.equal("CSE paie de 10 % à 40 %");
    expect(sentence({ label: "CSE", rate: 0.1, bands, band: "A" })).to.equal("CSE paie 40 %");
  });
});
