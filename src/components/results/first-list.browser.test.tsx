import { expect } from "@open-wc/testing";
import { createRoot, type Root } from "react-dom/client";
import { createFakeSearch, type FakeSearch } from "../../../test/fixtures/fake-search.js";
import { holdTimers } from "../../../test/fixtures/hold-timers.js";
import { painted } from "../../../test/fixtures/painted.js";
import { product } from "../../../test/fixtures/results-products.js";
import { firstSkeletonDelay } from "../../domain/defaults.js";
import { useFirstList } from "./useFirstList.js";

describe("the first list of a results view", () => {
  let place: HTMLElement;
  let root: Root;
  let search: FakeSearch;

  function View({ of, pageSize = 20 }: { readonly of: FakeSearch; readonly pageSize?: number }) {
    return <p>{useFirstList(of, pageSize) ? "drawn" : "waits"}</p>;
  }
  const draw = async (pageSize?: number) => {
    root.render(<View of={search} pageSize={pageSize} />);
    await painted();
  };
  const answer = async () => {
    search.update({ products: { ...search.snapshot().products, status: "ready", list: [product(1)] } });
    await painted();
  };

  beforeEach(() => {
    place = document.body.appendChild(document.createElement("div"));
    root = createRoot(place);
    search = createFakeSearch();
    search.update({ status: "waiting" });
  });
  afterEach(() => {
    root.unmount();
    place.remove();
  });

  it("is requested at once, again for another page size, and given up when the view is removed", async () => {
    await draw();
    await draw(6);
    const calls = search.recorded.map(({ name, values }) => [name, ...values]);
    expect(calls).to.deep.equal([["results.attach", { pageSize: 20 }], ["results.detach"], ["results.attach", { pageSize: 6 }]]);
    root.render(null);
    await painted();
    expect(search.callsOf("results.detach")).to.have.length(2);
  });

  it("is waited for, and the view is drawn with it", async () => {
    const timers = holdTimers();
    await draw();
    search.update({ status: "ready" });
    await painted();
    expect(place.textContent).to.equal("waits");
    await answer();
    timers.release();
    expect(place.textContent).to.equal("drawn");
    expect(timers.waiting(), "no timer is left").to.deep.equal([]);
  });

  it("is waited for no longer than 50 ms after it was requested", async () => {
    const timers = holdTimers();
    await draw();
    expect(timers.waiting(), "the settings are not there").to.deep.equal([]);
    search.update({ status: "ready" });
    await painted();
    expect(place.textContent).to.equal("waits");
    timers.pass(firstSkeletonDelay);
    timers.release();
    await painted();
    expect(place.textContent).to.equal("drawn");
  });

  it("keeps the view when another list loads", async () => {
    await draw();
    search.update({ status: "ready" });
    await answer();
    search.update({ products: { ...search.snapshot().products, status: "loading", list: [] } });
    await painted();
    expect(place.textContent).to.equal("drawn");
  });

  it("is waited for again with another search", async () => {
    await draw();
    search.update({ status: "ready" });
    await answer();
    search = createFakeSearch();
    search.update({ status: "waiting" });
    await draw();
    expect(place.textContent).to.equal("waits");
  });
});
