import { expect } from "chai";
import { listView, resultsModel, type ListPhase, type ResultsOptions, type Surface, type Waiting } from "./results.js";

const quick: Waiting = { loading: false, late: false, slow: false };
const view = (parts: Partial<Parameters<typeof listView>[0]> = {}, waiting: Partial<Waiting> = {}) =>
  listView({ status: "ready", count: 2, total: 2, page: 1, ...parts }, { ...quick, ...waiting });

describe("the list of results", () => {
  it("is dimmed while the next one loads, and replaced by skeletons when that is late or there was none", () => {
    const loading = { loading: true };
    expect(view({ status: "loading" }, loading).phase).to.equal("dimmed");
    expect(view({ status: "loading" }, { ...loading, late: true }).phase).to.equal("skeletons");
    expect(view({ status: "loading", count: 0 }, loading).phase).to.equal("skeletons");
  });

  it("stays as it was shown while the next one loads, and matches the search afterwards", () => {
    expect(view({ status: "ready" }, { loading: true })).to.include({ phase: "dimmed", answered: false });
    expect(view({ status: "ready" })).to.include({ phase: "cards", answered: true });
    expect(view({ status: "ready", count: 0, total: 0 })).to.include({ phase: "empty", answered: true });
    expect(view({ status: "loading" }), "no loading state is shown yet").to.include({ phase: "cards", answered: false });
  });

  it("is a failure where the first page failed, and the cards where a later one did", () => {
    expect(view({ status: "failed" }).phase).to.equal("failed");
    expect(view({ status: "failed", page: 2 }).phase).to.equal("cards");
    expect(view({ status: "failed", page: 2, count: 0 }).phase).to.equal("failed");
    expect(view({ status: "timeout" }).phase).to.equal("timeout");
  });
});

describe("what is shown around the list of results", () => {
  const options: ResultsOptions = { paging: "more", wide: true, opened: null, datesOpen: false };
  const modelOf = (phase: ListPhase, given: Partial<ResultsOptions> = {}, total = 2, count = 2) =>
    resultsModel({ phase, slow: false, answered: false, count, total }, { ...options, ...given });

  it("has the tools of a wide screen over a list and over the skeletons of the next", () => {
    const all = { priceBasis: true, sort: true };
    const none = { priceBasis: false, sort: false };
    const tools = (["cards", "dimmed", "skeletons", "empty", "timeout", "failed"] as const).map((phase) => modelOf(phase).tools);
    expect(tools).to.deep.equal([all, all, all, none, none, none]);
    expect(modelOf("cards", { wide: false }).tools).to.deep.equal(none);
  });

  it("sorts several stays, not one", () => {
    expect(modelOf("cards").sorts).to.equal(true);
    expect(modelOf("cards", {}, 1).sorts).to.equal(false);
    expect(modelOf("cards", {}, 1).tools).to.deep.equal({ priceBasis: true, sort: false });
    expect(modelOf("dimmed", {}, 2, 0).sorts).to.equal(false);
    expect(modelOf("skeletons", {}, 2, 0).sorts).to.equal(false);
  });

  it("keeps the sort while the skeletons of the next list are shown", () => {
    expect(modelOf("skeletons").sorts).to.equal(true);
    expect(modelOf("skeletons", {}, 1).sorts).to.equal(false);
  });

  it("has later pages only under a list", () => {
    expect(modelOf("cards").paging).to.equal("more");
    expect(modelOf("dimmed", { paging: "pages" }).paging).to.equal("pages");
    expect(modelOf("skeletons").paging).to.equal(null);
    expect(modelOf("dimmed", {}, 2, 0).paging).to.equal(null);
  });

  it("opens the sheets of the dock on small screens alone, and the dates over everything", () => {
    const opened = (wide: boolean) =>
      ([null, "filters", "sort", "packages", "shortlist"] as const).map((surface) => modelOf("cards", { wide, opened: surface }).surface);
    expect(opened(false)).to.deep.equal([null, "filters", "sort", "packages", "shortlist"]);
    expect(opened(true)).to.deep.equal([null, null, null, null, "shortlist"]);
    const surfaces: (Surface | null)[] = ["filters", "shortlist", null];
    expect(surfaces.map((surface) => modelOf("cards", { opened: surface, datesOpen: true }).surface)).to.deep.equal([
      "dates",
      "dates",
      "dates",
    ]);
  });
});
