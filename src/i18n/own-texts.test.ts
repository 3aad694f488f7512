import { expect } from "chai";
import { readFileSync } from "node:fs";
import { locales, type Locale } from "../domain/locale.js";
import { ownTextKeys } from "../domain/own-texts.js";
import { withOwnTexts } from "./own-texts.js";
import { createTexts, readAllWords } from "./texts.js";

const noWords = () => Promise.resolve({});

async function textsOf(locale: Locale) {
  return createTexts(locale, await readAllWords(locale), { panels: noWords, fallback: noWords });
}

describe("a page's own texts", () => {
  it("have keys that every locale has", async () => {
    for (const locale of locales) {
      const { text } = await textsOf(locale);
      for (const key of ownTextKeys) expect(text(key), `${key} of ${locale}`).to.not.equal("");
    }
  });

  it("are each documented, with the text that they replace", async () => {
    const { text } = await textsOf("en-GB");
    const rows = [...readFileSync("docs/behaviour/texts.md", "utf8").matchAll(/^\| `([\w.]+)` +\| (.*?) +\|$/gm)];
    const values = { name: "{{name}}", phone: "{{phone}}" };
    expect(rows.map(([, key, shown]) => [key, shown])).to.deep.equal(ownTextKeys.map((key) => [key, text(key, values)]));
  });

  it("fill their blanks as the product's do, and stand in the place of a variant alone", async () => {
    const texts = await textsOf("en-GB");
    const own = { "card.see_stay_label": "Book {{name}}", "participant.flight_max_participants_phone": "Call {{phone}}" };
    const { text } = withOwnTexts(texts, own);
    expect(text("card.see_stay_label", { name: "Les Cimes" })).to.equal("Book Les Cimes");
    expect(text("participant.flight_max_participants", { context: "phone", phone: "01" })).to.equal("Call 01");
    expect(text("participant.flight_max_participants")).to.equal(texts.text("participant.flight_max_participants"));
    expect(text("results.total", { count: 2 })).to.equal(texts.text("results.total", { count: 2 }));
  });

  it("replace nothing where they are empty", async () => {
    const texts = await textsOf("fr-FR");
    expect(withOwnTexts(texts, { "search_bar.search": " " }).text("search_bar.search")).to.equal("Rechercher");
  });
});
