import { expect, waitUntil } from "@open-wc/testing";
import "./all.js";
import { fakeSeller, freshStore, settled, showsFallback } from "./testing/element.driver.js";
import type { FakeSeller } from "./testing/element.driver.js";

describe("startApp with the tags defined", () => {
  let seller: FakeSeller;
  const place = document.createElement("div");
  place.id = "app";
  beforeEach(() => document.body.append(place));
  afterEach(async () => {
    place.replaceChildren();
    place.remove();
    // The calls that are still under way are aborted, with a warning each, before the next test listens.
    await settled();
    seller.restore();
  });

  function library() {
    if (!window.skiElements) throw new Error("window.skiElements is missing");
    return window.skiElements;
  }

  it("ENV-02 rejects when the environment lacks a mandatory setting, then starts on a second call that gives it", async () => {
    const { error } = console;
    console.error = () => undefined;
    seller = fakeSeller({ "/resultpage/config/env": "CURRENCY=EUR\nMENU_DOMAIN=seller.test\nLOCALE=fr_FR" });
    const failure: unknown = await library()
      .startApp({ appType: "se" })
      .catch((reason: unknown) => reason);
    console.error = error;
    expect(failure instanceof Error && failure.message).to.equal("engineId is mandatory");
    place.replaceChildren();
    await library().startApp({ appType: "se", engineId: 7 });
    expect(library().getSearch().snapshot().engineId).to.equal(7);
  });

  it("mounts a bar and results that render, for a page with the one module of all tags", async () => {
    seller = fakeSeller();
    await library().startApp({ appType: "se rp", engineId: 1, locale: "en-GB", currency: "GBP", menuDomain: "www.example.com" });
    for (const tag of ["ski-searchbar", "ski-results"])
      await waitUntil(() => place.querySelector(`${tag}:defined`)?.shadowRoot?.querySelector("[part]"), `${tag} has rendered`);
  });

  it("resolves once the settings are resolved", async () => {
    seller = fakeSeller();
    await library().startApp({ appType: "se", locale: "en-GB" });
    const bar = place.querySelector("ski-searchbar");
    expect(bar && showsFallback(bar)).to.equal(false);
    expect(library().getSearch().snapshot().engineId).to.be.greaterThan(0);
  });

  const four = { engineId: 7, locale: "en-GB", currency: "GBP", menuDomain: "www.example.com" };

  /** The warnings in the console while a task runs. */
  async function warningsOf(task: (warnings: readonly string[]) => Promise<unknown>): Promise<string[]> {
    const { warn } = console;
    const warnings: string[] = [];
    console.warn = (...parts: unknown[]) => void warnings.push(parts.join(" "));
    await task(warnings).finally(() => (console.warn = warn));
    return warnings;
  }

  it("renders all the same where settings are malformed, and warns of each once", async () => {
    seller = fakeSeller();
    const wrong = JSON.parse('{"topStations":"{bad","currency":"EURO","options":{"colour":"blue"},"features":5}') as object;
    const warnings = await warningsOf(async (soFar) => {
      await library().startApp({ ...four, ...wrong, store: freshStore(), appType: "se rp" });
      for (const tag of ["ski-searchbar", "ski-results"])
        await waitUntil(() => place.querySelector(tag)?.shadowRoot?.querySelector("[part]"), `${tag} has rendered`, { timeout: 5000 });
      await waitUntil(() => soFar.length >= 4, "there are no four warnings", { timeout: 5000 });
    });
    expect(warnings.map((text) => /startApp .* the property (\w+)/.exec(text)?.[1])).to.have.members([
      "topStations",
      "currency",
      "options",
      "features",
    ]);
  });

  it("gives two apps of a page a search each, by the store", async () => {
    seller = fakeSeller();
    const [one, two] = [freshStore(), freshStore()];
    const other = document.createElement("div");
    other.id = "other-app";
    place.after(other);
    const warnings = await warningsOf(async () => {
      await library().startApp({ ...four, appType: "se", store: one, theme: "dark" });
      await library().startApp({ ...four, appType: "se", store: two, locale: "fr-FR", appElementID: "other-app" });
    });
    expect([one, two].map((store) => library().getSearch(store).snapshot().locale)).to.deep.equal(["en-GB", "fr-FR"]);
    expect([place, other].map((app) => app.querySelector("ski-searchbar")?.store)).to.deep.equal([one, two]);
    expect(place.querySelector("ski-searchbar")?.getAttribute("theme")).to.equal("dark");
    expect(warnings.filter((text) => text.includes("startApp") || text.includes("already"))).to.deep.equal([]);
    other.remove();
  });

  it("fires ski-error once, on the first tag that it mounted, for what a script sets before the tags are drawn", async () => {
    seller = fakeSeller();
    const store = freshStore();
    const errors: string[] = [];
    const listener = (event: DocumentEventMap["ski-error"]) =>
      void errors.push(`${(event.target as Element).localName} ${event.detail.code}`);
    document.addEventListener("ski-error", listener);
    await warningsOf(async () => {
      const started = library().startApp({ ...four, appType: "se rp", store });
      library().getSearch(store).set({ page: -1 });
      await started;
      library().getSearch(store).set({ page: -2 });
      expect(errors).to.deep.equal([]);
      await waitUntil(() => errors.length > 1, "ski-error is not fired");
      await settled();
    });
    document.removeEventListener("ski-error", listener);
    expect(errors).to.deep.equal(["ski-searchbar invalid-search", "ski-searchbar invalid-search"]);
  });

  it("makes one find call, and aborts none", async () => {
    seller = fakeSeller();
    const warnings = await warningsOf(async () => {
      await library().startApp({ ...four, appType: "se rp", store: freshStore() });
      for (const tag of ["ski-searchbar", "ski-results"])
        await waitUntil(() => place.querySelector(tag)?.shadowRoot?.querySelector("[part]"), `${tag} has rendered`);
      await settled(200);
    });
    expect(seller.callsOf("/se/search/find")).to.have.length(1);
    expect(warnings).to.deep.equal([]);
  });

  it("starts without settings where it is given none, with a warning that names what to give", async () => {
    seller = fakeSeller();
    const warnings = await warningsOf(() => library().startApp(JSON.parse("null")));
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain("was given null");
    expect(place.children).to.have.length(2);
  });
});
