import { expect } from "chai";
import { mandatorySettings, openSearch } from "../testing/search.driver.js";
import { createAutocomplete } from "./autocomplete.js";
import type { TestSearch } from "../testing/search.driver.js";
import type { Suggestion } from "../../domain/places.js";

const place = (displayName: string, placeType: "station" | "region" = "station"): Suggestion => ({
  type: "station",
  placeType,
  placeId: 1,
  displayName,
  domain: "",
  region: "",
  country: "",
});
const names = (page: TestSearch) => page.state().autocomplete.suggestions?.map(({ displayName }) => displayName) ?? null;

async function typed(page: TestSearch, text: string) {
  page.actions.place.type(text);
  page.clock.advance(300);
  await page.settled();
}

describe("suggestions while a visitor types", () => {
  it("forget that they failed once the list is left, so that the next ones are not reported as failed before they are requested", async () => {
    const page = await openSearch();
    await typed(page, "val");
    page.last("autocomplete").fail(new Error("no way through"));
    await page.settled();
    expect(page.state().autocomplete.status).to.equal("failed");
    page.actions.place.type("");
    expect(page.state().autocomplete.status).to.equal("ready");
  });

  it("AUTO-02, AUTO-04 are requested from 3 characters, trimmed", async () => {
    const page = await openSearch();
    await typed(page, " va ");
    expect(page.named("autocomplete")).to.deep.equal([]);
    await typed(page, " val ");
    expect(page.last("autocomplete").request.text).to.equal("val");
  });

  it("AUTO-03 wait until nothing was typed for 300 ms", async () => {
    const page = await openSearch();
    for (const text of ["val", "val ", "val t"]) {
      page.actions.place.type(text);
      page.clock.advance(299);
    }
    expect(page.named("autocomplete")).to.deep.equal([]);
    page.clock.advance(1);
    expect(page.named("autocomplete").map(({ request }) => request.text)).to.deep.equal(["val t"]);
  });

  it("AUTO-07 abort the previous call, whose late answer is never shown", async () => {
    const page = await openSearch();
    await typed(page, "val");
    const first = page.last("autocomplete");
    await typed(page, "tig");
    expect(first.signal.aborted).to.equal(true);
    page.last("autocomplete").answer({ suggestions: [place("Tignes")] });
    first.answer({ suggestions: [place("Val Thorens")] });
    await page.settled();
    expect(names(page)).to.deep.equal(["Tignes"]);
  });

  it("AUTO-07 are not shown once another text is being typed, but are while it is being continued", async () => {
    const page = await openSearch();
    await typed(page, "val");
    page.actions.place.type("val t");
    page.last("autocomplete").answer({ suggestions: [place("Val Thorens")] });
    await page.settled();
    expect(names(page)).to.deep.equal(["Val Thorens"]);
    await typed(page, "tig");
    page.actions.place.type("les arcs");
    page.last("autocomplete").answer({ suggestions: [place("Tignes")] });
    await page.settled();
    expect(names(page)).to.deep.equal(["Val Thorens"]);
  });

  it("AUTO-03 are shown at once and without a call for a text that was requested before, until the search changes", async () => {
    const page = await openSearch();
    for (const [text, name] of [
      ["val", "Val d’Isère"],
      ["val t", "Val Thorens"],
    ] as const) {
      await typed(page, text);
      page.last("autocomplete").answer({ suggestions: [place(name)] });
      await page.settled();
    }
    page.actions.place.type("val");
    expect(names(page)).to.deep.equal(["Val d’Isère"]);
    expect(page.state().autocomplete).to.include({ status: "ready", text: "val" });
    page.clock.advance(300);
    expect(page.named("autocomplete")).to.have.length(2);
    page.actions.participants.commit([18]);
    await typed(page, "val");
    expect(page.named("autocomplete")).to.have.length(3);
  });

  it("AUTO-05..06 show the top stations again once empty, and stay while there are 1 or 2 characters", async () => {
    const page = await openSearch();
    await typed(page, "tig");
    page.last("autocomplete").answer({ suggestions: [place("Tignes")] });
    await page.settled();
    await typed(page, "ti");
    expect(names(page)).to.deep.equal(["Tignes"]);
    await typed(page, "");
    expect(names(page)).to.equal(null);
  });

  it("are none for a text that is longer than any engine accepts", async () => {
    const page = await openSearch();
    await typed(page, "val ".repeat(30));
    expect(page.named("autocomplete")).to.deep.equal([]);
    expect(page.state().autocomplete.suggestions).to.deep.equal([]);
  });

  it("AUTO-25 leave regions out where the flag is set", async () => {
    const answer = { suggestions: [place("Savoie", "region"), place("Val Thorens")] };
    for (const [autocompleteRegion, shown] of [
      [true, ["Savoie", "Val Thorens"]],
      [false, ["Val Thorens"]],
    ] as const) {
      const page = await openSearch({ given: { features: { autocompleteRegion } } });
      await typed(page, "sav");
      page.last("autocomplete").answer(answer);
      await page.settled();
      expect(names(page)).to.deep.equal(shown);
    }
  });

  it("AUTO-39 stay as they are when the call fails, and the page is notified", async () => {
    const page = await openSearch();
    await typed(page, "tig");
    page.last("autocomplete").answer({ suggestions: [place("Tignes")] });
    await page.settled();
    await typed(page, "val");
    page.last("autocomplete").fail();
    await page.settled();
    expect(names(page)).to.deep.equal(["Tignes"]);
    expect(page.errors).to.have.length(1);
  });
});

describe("suggestions before their list has loaded", () => {
  it("are not requested; the list requests them for what is typed when it opens", async () => {
    const page = await openSearch({ suggests: false });
    await typed(page, "val");
    expect(page.named("autocomplete")).to.deep.equal([]);
    page.actions.place.showSuggestions(createAutocomplete);
    await typed(page, "val");
    page.actions.place.showSuggestions(createAutocomplete);
    expect(page.named("autocomplete").map(({ request }) => request.text)).to.deep.equal(["val"]);
  });

  it("stop with their search, and are there again once it starts again", async () => {
    const page = await openSearch();
    page.actions.place.type("val");
    page.search.leave(page.bar);
    await page.settled();
    page.clock.advance(300);
    await page.settled();
    expect(page.named("autocomplete")).to.deep.equal([]);
    page.search.join({}, mandatorySettings);
    await page.settled();
    await typed(page, "val");
    expect(page.named("autocomplete")).to.have.length(1);
  });
});
