import { expect, waitUntil } from "@open-wc/testing";
import { languages, nearestLocale } from "../../domain/locale.js";
import { toParticipants } from "../../domain/participants.js";
import type { Product } from "../../domain/products.js";
import { initialState } from "../../store/state/initial.js";
import type { AlternativesState, SearchState } from "../../store/state/types.js";
import { resultsPage, type ResultsPage } from "../../../test/fixtures/results-page.js";
import { painted } from "../../../test/fixtures/painted.js";
import { product } from "../../../test/fixtures/results-products.js";
import { setViewport } from "@web/test-runner-commands";

const three: readonly Product[] = [product(1), product(2), product(3)];
const desktop = { width: 1440, height: 900 };
/** ms: axe reads every node, which takes long on a busy machine. */
const patience = 60_000;

describe("the screens in place of the list", function () {
  this.timeout(patience);
  let page: ResultsPage;
  beforeEach(() => setViewport(desktop));
  afterEach(() => page.remove());
  after(() => setViewport(desktop));

  const cards = () => page.all("card").length + page.all("sold-out-card").length;

  it("RESL-26 RESL-32 RESL-44 ERR-12..13 shows a message and a way out when the list is empty, whatever the total", async () => {
    page = await resultsPage({ state: { criteria: [70] } });
    await page.list([], { total: 5 });
    const screen = page.one("empty");
    expect(screen.textContent).to.contain("Aucun séjour ne correspond").and.to.contain("filtres");
    screen.querySelector<HTMLElement>("button")?.click();
    expect(page.search.callsOf("criteria.toggle")).to.deep.equal([[[70]]]);
    await page.list(three, { total: 0 });
    expect(page.all("empty")).to.have.length(0);
    expect(cards()).to.equal(3);
  });

  /** The message of an empty list, and the action of its button. */
  async function emptyList(state: Partial<SearchState>) {
    page = await resultsPage({ state });
    await page.list([]);
    const screen = page.one("empty");
    const buttons = [...screen.querySelectorAll("button")];
    buttons[0]?.click();
    return { buttons, text: screen.textContent ?? "", calls: page.search.recorded.filter(({ name }) => !name.startsWith("results.")) };
  }
  const dates = { start: "2027-02-06", end: "2027-02-13" };
  const place = { id: 88, type: "station", label: "Orcières" } as const;
  const offering = (capacity: readonly number[]) => {
    const answer = { count: 0, startDates: [], startPrices: [], endDates: [], packages: null, origins: null, capacity, placeIds: null };
    return {
      find: {
        ...initialState({ origin: "https://ski.example", host: "ski.example", href: "https://ski.example/", search: "" }).find,
        answer: { ...answer, destinationName: null, lengths: null, priceGrid: null },
      },
    };
  };

  it("RESL-26 names dates that are over, and leads to others", async () => {
    const { text, calls } = await emptyList({ stayDates: { start: "2026-11-20", end: "2026-11-27" } });
    expect(text).to.contain("sont passées");
    expect(calls).to.deep.equal([{ name: "stayDates.open", values: [true] }]);
  });

  it("RESL-26 names the dates only of a search that has some", async () => {
    const { text, calls } = await emptyList({ stayDates: dates, place });
    expect(text).to.contain("d’autres dates");
    expect(calls).to.deep.equal([{ name: "stayDates.open", values: [true] }]);
  });

  it("RESL-26 names a party that no lodging is large enough for, and searches for half of it", async () => {
    const ages = [...Array.from({ length: 13 }, () => 18), 12, 9, 7];
    const { text, calls } = await emptyList({ participants: toParticipants(ages), ...offering([2, 4, 14]) });
    expect(text).to.contain("16 personnes").and.to.contain("Chercher pour 8 voyageurs").and.not.to.contain("date");
    expect(calls).to.deep.equal([{ name: "participants.commit", values: [[18, 18, 18, 18, 18, 18, 18, 9]] }]);
  });

  it("RESL-26 advises no other party where that is not the visitor's to change", async () => {
    const locked = { participants: toParticipants(Array.from({ length: 16 }, () => 18)), participantsLocked: true };
    const party = await emptyList({ ...locked, place, ...offering([14]) });
    expect(party.text)
      .to.contain("16 personnes")
      .and.to.contain("une autre station")
      .and.not.to.match(/moitié|logements/);
    expect(party.calls).to.deep.equal([{ name: "place.choose", values: [null] }]);
    page.remove();
    const anywhere = await emptyList({ ...locked, ...offering([14]) });
    expect(anywhere.calls, "there is nothing to widen").to.deep.equal([]);
    page.remove();
    const choices = await emptyList({ ...locked, place });
    expect(choices.text).to.contain("pour ces choix").and.not.to.contain("voyageurs");
  });

  it("RESL-26 widens any other search without dates: everywhere, then in all packages, then from every departure", async () => {
    const first = await emptyList({ place, packages: ["PFTT"] });
    expect(first.text).to.contain("pour ces choix").and.not.to.contain("date");
    expect(first.calls).to.deep.equal([{ name: "place.choose", values: [null] }]);
    page.remove();
    const second = await emptyList({ packages: ["PFTT"] });
    expect(second.calls).to.deep.equal([{ name: "packages.set", values: [[]] }]);
    page.remove();
    const third = await emptyList({ origin: "ABZ", transfer: true });
    expect(third.text).to.contain("pour ces choix").and.not.to.contain("lieu de départ");
    expect(third.calls).to.deep.equal([{ name: "search.set", values: [{ origin: null }] }]);
  });

  describe("with what brings stays back", () => {
    const filter = { kind: "filter", choice: { kind: "criteria", group: "amenities", key: "sauna", ids: [70] } } as const;
    const found = (drops: AlternativesState["drops"], nearest: AlternativesState["dates"] = []): Partial<SearchState> => ({
      alternatives: { status: "ready", drops, dates: nearest },
    });
    const weeks = [
      { start: "2027-01-30", end: "2027-02-06", stays: 34, price: 1310 },
      { start: "2027-02-13", end: "2027-02-20", stays: 1, price: null },
    ];
    const label = (element: HTMLElement) => element.textContent?.replace(/\s/g, " ");

    const drops = [
      [filter, "filtres", "Retirer « Sauna » · 12 séjours", { name: "criteria.toggle", values: [[70]] }],
      [{ kind: "filters" }, "filtres", "Retirer tous les filtres · 12 séjours", { name: "criteria.reset", values: [] }],
      [{ kind: "party" }, "personnes à la fois", "Chercher pour 1 voyageur · 12 séjours", { name: "participants.commit", values: [[18]] }],
      [{ kind: "packages" }, "formule choisie", "Toutes les formules · 12 séjours", { name: "packages.set", values: [[]] }],
      [
        { kind: "origin" },
        "lieu de départ",
        "Voir tous les lieux de départ · 12 séjours",
        { name: "search.set", values: [{ origin: null }] },
      ],
      [{ kind: "place" }, "cette destination", "Chercher dans toutes les stations · 12 séjours", { name: "place.choose", values: [null] }],
    ] as const;
    for (const [droppable, cause, words, call] of drops)
      it(`RESL-26 RESL-32 ERR-12 advises to drop one choice, with its stays, and drops it: ${words}`, async () => {
        page = await resultsPage({ state: { criteria: [70], ...found([{ droppable, stays: 12 }]) } });
        await page.list([]);
        expect(page.one("empty").textContent, "the cause").to.contain(cause);
        expect(page.all("drop").map(label)).to.deep.equal([words]);
        page.one("drop").click();
        expect(page.search.recorded.filter(({ name }) => !name.startsWith("results."))).to.deep.equal([call]);
      });

    it("RESL-26 names the nearest dates with their stays, and chooses them", async () => {
      page = await resultsPage({ state: { stayDates: dates, ...found([], weeks) } });
      await page.list([]);
      expect(page.all("near-dates").map(label)).to.deep.equal(["30 janv. – 6 févr. dès 1 310 € · 34 séjours", "13 – 20 févr. 1 séjour"]);
      page.all("near-dates")[1]?.click();
      expect(page.search.callsOf("stayDates.set")).to.deep.equal([["2027-02-13", "2027-02-20"]]);
      expect(page.one("empty").textContent, "beside what leads to others").to.contain("Changer les dates");
    });

    it("RESL-26 offers the week of the coming season first where the dates are over, then other dates", async () => {
      const stayDates = { start: "2026-02-07", end: "2026-02-14" };
      const { calls, buttons } = await emptyList({ stayDates, ...found([], [{ ...dates, stays: 46, price: 787 }]) });
      expect(buttons.map(label)).to.deep.equal(["6 – 13 févr. 2027 · dès 787 € · 46 séjours", "Changer les dates"]);
      expect(calls).to.deep.equal([{ name: "stayDates.set", values: [dates.start, dates.end] }]);
    });

    it("RESL-26 advises nothing before it is counted, and what may help where nothing brings stays back", async () => {
      page = await resultsPage({ state: { criteria: [70], alternatives: { status: "loading", drops: [], dates: [] } } });
      await page.list([]);
      expect(page.one("empty").querySelectorAll("button")).to.have.lengthOf(0);
      expect(page.one("empty").querySelectorAll("[part=bone]")).to.have.lengthOf(2);
      await page.change(found([]));
      expect(label(page.one("empty")))
        .to.contain("Retirer « Sauna »")
        .and.not.to.contain("·");
    });

    for (const width of [390, 1440])
      for (const locale of languages.map(nearestLocale))
        it(`RESL-26 is whole and accessible at ${width} px in ${locale}`, async () => {
          await setViewport({ width, height: 900 });
          const kinds = ["filters", "place"] as const;
          const both = found(
            kinds.map((kind) => ({ droppable: { kind }, stays: 1234 })),
            weeks,
          );
          page = await resultsPage({ locale, state: { criteria: [52, 70], stayDates: dates, ...both } });
          await page.list([]);
          const end = page.one("empty").getBoundingClientRect().right;
          for (const button of page.one("empty").querySelectorAll<HTMLElement>("button")) {
            expect(button.scrollWidth - button.clientWidth, label(button)).to.be.at.most(0);
            expect(button.getBoundingClientRect().right, `${label(button)}: inside the screen`).to.be.below(end);
          }
          await expect(page.one("empty")).to.be.accessible();
        });

    it("RESL-26 gives the focus to the heading of the list when its stays have come", async () => {
      page = await resultsPage({ state: { stayDates: dates, ...found([], weeks) } });
      await page.list([]);
      page.all("near-dates")[0]?.focus();
      await page.change({ alternatives: null });
      await page.products({ status: "loading" });
      await page.list(three);
      expect(page.root.activeElement?.localName).to.equal("h2");
    });
  });

  it("RESL-26 writes a budget in the money of the search", async () => {
    page = await resultsPage({ state: { budget: { min: null, max: 900 } } });
    await page.change({ settings: { ...page.search.snapshot().settings, currency: "GBP" } });
    await page.list([]);
    expect(page.one("empty").textContent).to.match(/900\s£/);
  });

  it("RESL-27..29 RESL-33 ERR-14 shows the timeout screen with a retry, and a reload that looks like a link", async () => {
    page = await resultsPage();
    await page.list(three);
    await page.products({ status: "timeout" });
    expect(page.one("timeout").textContent).to.contain("plus de temps");
    expect(page.one("timeout").querySelector("p")?.textContent).to.contain("relancez la recherche, vos choix sont conservés");
    expect(page.one("timeout").querySelectorAll("button, a")).to.have.length(2);
    expect(page.one("reload").textContent).to.equal("Recharger la page");
    expect(page.one("reload").matches("button.link")).to.equal(true);
    expect(page.all("list")).to.have.length(0);
  });

  it("ERR-14 sends the request again in place when the timeout screen's retry is pressed", async () => {
    page = await resultsPage();
    await page.products({ status: "timeout" });
    const calls = page.search.callsOf("results.retry").length;
    page.one("retry").click();
    expect(page.search.callsOf("results.retry")).to.have.length(calls + 1);
  });

  it("RESL-28..29 ERR-14 reloads the page when the timeout screen's link is pressed, and sends no request", async () => {
    page = await resultsPage();
    await page.products({ status: "timeout" });
    const left: string[] = [];
    const leaving = (event: NavigateEvent) => {
      left.push(event.navigationType);
      event.preventDefault();
    };
    navigation.addEventListener("navigate", leaving);
    const calls = page.search.callsOf("results.retry").length;
    page.one("reload").click();
    await painted();
    navigation.removeEventListener("navigate", leaving);
    expect(left).to.deep.equal(["reload"]);
    expect(page.search.callsOf("results.retry")).to.have.length(calls);
    expect(page.one("timeout").isConnected).to.equal(true);
  });

  it("ERR-10 shows the error screen with Retry, and no product of the former query, when page 1 fails", async () => {
    page = await resultsPage();
    await page.list(three);
    await page.products({ status: "failed" });
    expect(cards()).to.equal(0);
    expect(page.one("live").textContent, "it is announced").to.equal(
      "Nous avons déchaussé. Une erreur s’est produite de notre côté. Vos choix sont conservés.",
    );
    page.one("retry").click();
    expect(page.search.callsOf("results.retry")).to.have.length(1);
  });

  it("offers to reload the page once a file of the library failed again, beside the retry", async () => {
    page = await resultsPage();
    await page.products({ status: "failed", fileFailures: 1 });
    expect(page.all("reload-page"), "a single failure may be the network's").to.have.length(0);
    await page.products({ fileFailures: 2 });
    expect(page.one("reload-page").textContent).to.equal("Recharger la page");
    expect(page.all("retry")).to.have.length(1);
    await expect(page.host).to.be.accessible();
    await page.products({ fileFailures: 0 });
    expect(page.all("reload-page"), "a call failed").to.have.length(0);
  });

  it("PART-09..11 names whom to call above a list for a party that is too large for its flight, as long as it is", async () => {
    page = await resultsPage({ locale: "en-GB" });
    const { settings } = page.search.snapshot();
    const flight = { ...settings, flight: true, options: { ...settings.options, callCentrePhone: "020 7946 0153" } };
    const party = (size: number) => toParticipants(Array.from({ length: size }, () => 18));
    await page.change({ settings: flight, transfer: true, participants: party(12) });
    await page.list(three);
    await waitUntil(() => page.all("party-note").length === 1, "the note is there");
    expect(page.one("party-note").textContent).to.contain("9 guests at most").and.to.contain("020\u00a07946\u00a00153");
    expect(page.one("party-note").getBoundingClientRect().bottom).to.be.below(page.one("card").getBoundingClientRect().top);
    await expect(page.host).to.be.accessible();
    await page.change({ participants: party(9) });
    expect(page.all("party-note"), "nine").to.have.length(0);
    await page.change({ participants: party(12), transfer: false });
    expect(page.all("party-note"), "no flight").to.have.length(0);
  });

  it("ERR-10 keeps the list and puts Retry in place of show-more when a later page fails", async () => {
    page = await resultsPage();
    await page.list(three, { pageCount: 2, moreStatus: "failed" });
    expect(cards()).to.equal(3);
    expect(page.all("show-more")).to.have.length(0);
    page.one("retry").click();
    expect(page.search.callsOf("results.retry")).to.have.length(1);
  });

  for (const screen of ["empty", "failed", "timeout"] as const) {
    it(`is accessible with the ${screen} screen`, async () => {
      page = await resultsPage({ state: { criteria: [316] } });
      await page.list([], screen === "empty" ? {} : { status: screen });
      await expect(page.host).to.be.accessible();
    });
  }
});
