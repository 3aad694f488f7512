import { expect } from "chai";
import { locales, normaliseLocale } from "../domain/locale.js";
import { createTexts, loadTexts, mergeWords } from "./texts.js";
import type { Words } from "./words.js";

const french: Words = { party: { guests_one: "{{count}} voyageur", guests_other: "{{count}} voyageurs" }, only_french: "Bonjour" };
const english: Words = { party: { guests_one: "{{count}} guest", guests_other: "{{count}} guests" } };

describe("texts", () => {
  it("chooses the plural of the locale: none is one person in French, several in English", () => {
    const inFrench = createTexts("fr-FR", french, async () => french);
    const inEnglish = createTexts("en-GB", english, async () => french);
    expect([0, 1, 2].map((count) => inFrench.text("party.guests", { count }))).to.deep.equal(["0 voyageur", "1 voyageur", "2 voyageurs"]);
    expect([0, 1, 2].map((count) => inEnglish.text("party.guests", { count }))).to.deep.equal(["0 guests", "1 guest", "2 guests"]);
  });

  it("LOC-10 reads a key that a locale lacks in French, loaded once and reported to listeners; no key ever shows", async () => {
    let asked = 0;
    const texts = createTexts("en-GB", english, async () => {
      asked += 1;
      return french;
    });
    const reported = new Promise<void>((resolve) => texts.subscribe(resolve));
    expect(texts.text("only_french")).to.equal("");
    expect(texts.text("only_french")).to.equal("");
    await reported;
    expect(texts.text("only_french")).to.equal("Bonjour");
    expect(texts.text("nowhere")).to.equal("");
    expect({ asked, version: texts.version() }).to.deep.equal({ asked: 1, version: 1 });
  });

  it("returns an empty text, and throws nothing, when the French words do not load either", async () => {
    const texts = createTexts("en-GB", english, () => Promise.reject(new Error("offline")));
    expect(texts.text("only_french")).to.equal("");
    await Promise.resolve();
    expect(texts.text("only_french")).to.equal("");
  });

  it("requests the French words again at the next lookup after they failed to load", async () => {
    let requests = 0;
    const texts = createTexts("en-GB", english, async () => {
      requests += 1;
      if (requests === 1) throw new Error("offline");
      return french;
    });
    const loaded = new Promise<void>((resolve) => texts.subscribe(resolve));
    texts.text("only_french");
    texts.text("only_french");
    await Promise.resolve();
    expect(requests).to.equal(1);
    texts.text("only_french");
    expect(requests).to.equal(2);
    await loaded;
    expect(texts.text("only_french")).to.equal("Bonjour");
  });

  it("merges the works-council variant's differences into French, leaf by leaf", () => {
    const merged = mergeWords({ a: { b: "1", c: "2" }, d: "3" }, { a: { c: "4" } });
    expect(merged).to.deep.equal({ a: { b: "1", c: "4" }, d: "3" });
  });

  it("LOC-01..04 supports every locale, and loads each once", async () => {
    const search = { "fr-FR": "Rechercher", "fr-FR-CSE": "Rechercher", "en-GB": "Search", "nl-NL": "Zoeken" } as const;
    for (const [locale, word] of Object.entries(search))
      expect((await loadTexts(normaliseLocale(locale))).text("search_bar.search")).to.equal(word);
    for (const locale of locales) {
      const texts = await loadTexts(locale);
      expect(texts.text("search_bar.search"), locale).not.to.equal("");
      expect(await loadTexts(locale)).to.equal(texts);
    }
  });

  it("does not escape the values of a text: the view does", () => {
    const texts = createTexts("en-GB", { no: "No “{{text}}”" }, async () => french);
    expect(texts.text("no", { text: "<b> & L'Alpe" })).to.equal("No “<b> & L'Alpe”");
  });
});
