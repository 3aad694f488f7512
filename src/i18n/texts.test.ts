import { expect } from "chai";
import { type Locale, locales } from "../domain/locale.js";
import { createTexts, loadTexts, mergeWords, readAllWords } from "./texts.js";
import type { Words } from "./words.js";

const french: Words = { party: { guests_one: "{{count}} voyageur", guests_other: "{{count}} voyageurs" }, only_french: "Bonjour" };
const english: Words = { party: { guests_one: "{{count}} guest", guests_other: "{{count}} guests" } };
const none: Words = {};
const later = (given: Partial<Parameters<typeof createTexts>[2]> = {}) => ({
  panels: async () => none,
  fallback: async () => french,
  ...given,
});

describe("texts", () => {
  it("chooses the plural of the locale: none is one person in French, several in English", () => {
    const inFrench = createTexts("fr-FR", french, later());
    const inEnglish = createTexts("en-GB", english, later());
    expect([0, 1, 2].map((count) => inFrench.text("party.guests", { count }))).to.deep.equal(["0 voyageur", "1 voyageur", "2 voyageurs"]);
    expect([0, 1, 2].map((count) => inEnglish.text("party.guests", { count }))).to.deep.equal(["0 guests", "1 guest", "2 guests"]);
  });

  it("LOC-10 reads a key that a locale lacks in French, loaded once and reported to listeners; no key ever shows", async () => {
    let asked = 0;
    const fallback = async () => {
      asked += 1;
      return french;
    };
    const texts = createTexts("en-GB", english, later({ fallback }));
    const reported = new Promise<void>((resolve) => texts.subscribe(resolve));
    expect(texts.text("only_french")).to.equal("");
    expect(texts.text("only_french")).to.equal("");
    await reported;
    expect(texts.text("only_french")).to.equal("Bonjour");
    expect(texts.text("nowhere")).to.equal("");
    expect({ asked, version: texts.version() }).to.deep.equal({ asked: 1, version: 1 });
  });

  it("returns an empty text, and throws nothing, when the French words do not load either", async () => {
    const texts = createTexts("en-GB", english, later({ fallback: () => Promise.reject(new Error("offline")) }));
    expect(texts.text("only_french")).to.equal("");
    await Promise.resolve();
    expect(texts.text("only_french")).to.equal("");
  });

  it("requests the French words again at the next lookup after they failed to load", async () => {
    let requests = 0;
    const fallback = async () => {
      requests += 1;
      if (requests === 1) throw new Error("offline");
      return french;
    };
    const texts = createTexts("en-GB", english, later({ fallback }));
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
    const search: Readonly<Record<Locale, string>> = {
      "fr-FR": "Rechercher",
      "fr-FR-CSE": "Rechercher",
      "en-GB": "Search",
      "nl-NL": "Zoeken",
      "de-DE": "Suchen",
    };
    for (const locale of locales) {
      const texts = await loadTexts(locale);
      expect(texts.text("search_bar.search"), locale).to.equal(search[locale]);
      expect(await loadTexts(locale)).to.equal(texts);
    }
  });

  it("does not escape the values of a text: the view does", () => {
    const texts = createTexts("en-GB", { no: "No “{{text}}”" }, later());
    expect(texts.text("no", { text: "<b> & L'Alpe" })).to.equal("No “<b> & L'Alpe”");
  });
});

describe("the words of panels", () => {
  const hints: Words = { party: { hint: "Aged 18 and over" }, page: { next: "Next" } };

  it("are requested once, when they are needed, and add to the nouns of the first screens", async () => {
    let requests = 0;
    const panels = async () => {
      requests += 1;
      return hints;
    };
    const texts = createTexts("en-GB", english, later({ panels }));
    expect({ requests, status: texts.panels.status() }).to.deep.equal({ requests: 0, status: "idle" });
    const loading = [texts.panels.load(), texts.panels.load()];
    expect(texts.panels.status()).to.equal("loading");
    expect(await Promise.all(loading)).to.deep.equal([true, true]);
    expect(await texts.panels.load()).to.equal(true);
    expect({ requests, status: texts.panels.status() }).to.deep.equal({ requests: 1, status: "ready" });
    expect([texts.text("party.hint"), texts.text("page.next")]).to.deep.equal(["Aged 18 and over", "Next"]);
    expect(texts.text("party.guests", { count: 2 })).to.equal("2 guests");
  });

  it("are there before anyone hears that they are, and draw no first screen again", async () => {
    const texts = createTexts("en-GB", english, later({ panels: async () => hints }));
    const heard: string[] = [];
    texts.subscribe(() => heard.push("texts"));
    texts.panels.subscribe(() =>
      heard.push(`${texts.panels.status()}: ${texts.panels.status() === "ready" ? texts.text("page.next") : ""}`),
    );
    await texts.panels.load();
    expect(heard).to.deep.equal(["loading: ", "ready: Next"]);
    expect(texts.version()).to.equal(0);
  });

  it("that could not be loaded are requested again by the next view that needs them, or by the visitor", async () => {
    let requests = 0;
    const panels = async () => {
      requests += 1;
      if (requests < 3) throw new Error("offline");
      return hints;
    };
    const texts = createTexts("en-GB", english, later({ panels }));
    expect(await texts.panels.load()).to.equal(false);
    expect({ status: texts.panels.status(), retried: texts.panels.retried() }).to.deep.equal({ status: "failed", retried: false });
    expect(texts.text("party.guests", { count: 1 })).to.equal("1 guest");
    expect(await texts.panels.retry()).to.equal(false);
    expect(texts.panels.retried()).to.equal(true);
    expect(await texts.panels.load()).to.equal(true);
    expect(texts.text("page.next")).to.equal("Next");
  });

  it("fall back to French where the locale lacks one", async () => {
    const texts = createTexts(
      "en-GB",
      english,
      later({ panels: async () => hints, fallback: async () => ({ page: { last: "Dernière" } }) }),
    );
    await texts.panels.load();
    const reported = new Promise<void>((resolve) => texts.subscribe(resolve));
    expect(texts.text("page.last")).to.equal("");
    await reported;
    expect([texts.text("page.last"), texts.text("page.next")]).to.deep.equal(["Dernière", "Next"]);
  });

  it("are each locale's own: one may have them while another lacks them", async () => {
    const dutchHints: Words = { page: { next: "Volgende" } };
    const inEnglish = createTexts("en-GB", english, later({ panels: async () => hints }));
    const inDutch = createTexts("nl-NL", none, later({ panels: async () => dutchHints }));
    await inEnglish.panels.load();
    expect([inEnglish.panels.status(), inDutch.panels.status()]).to.deep.equal(["ready", "idle"]);
    await inDutch.panels.load();
    expect([inEnglish, inDutch].map(({ text }) => text("page.next"))).to.deep.equal(["Next", "Volgende"]);
  });

  it("are in the files of every locale", async () => {
    for (const locale of locales) {
      const texts = await loadTexts(locale);
      expect(await texts.panels.load(), locale).to.equal(true);
      expect(texts.text("participant.adults_title"), locale).not.to.equal("");
      expect(texts.text("search_bar.search"), locale).not.to.equal("");
    }
  });

  it("of works councils are French with their differences, which French does not have", async () => {
    const [council, plain] = await Promise.all([loadTexts("fr-FR-CSE"), loadTexts("fr-FR")]);
    await Promise.all([council.panels.load(), plain.panels.load()]);
    expect(council.text("participant.locked")).to.contain("comité");
    expect(plain.text("participant.locked")).not.to.contain("comité");
    expect(council.text("participant.adults_title")).to.equal(plain.text("participant.adults_title"));
  });

  it("of both files make the words that other locales fall back to", async () => {
    const all = await readAllWords("fr-FR");
    const participants = all["participant"] as Words;
    expect(participants).to.include.keys("adults_other", "adults_title");
  });
});
