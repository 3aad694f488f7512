import { expect, waitUntil } from "@open-wc/testing";
import { muteConsole } from "../test/fixtures/console.js";
import { sharedSearch } from "../src/store/registry.js";
import "./ski-searchbar.js";
import { clear, complete, fakeSeller, freshStore, next, put, settled } from "./testing/element.driver.js";
import type { FakeSeller } from "./testing/element.driver.js";

const three = "#capacity=18-18-18";
const partyOf = (store: string) => sharedSearch(store).publicSnapshot().participants.length;

describe("the hash of a page whose first tag does not start", () => {
  let seller: FakeSeller;
  let output: ReturnType<typeof muteConsole>;
  let failEnvironment: () => void;
  beforeEach(() => {
    history.replaceState(history.state, "", three);
    output = muteConsole();
    seller = fakeSeller({ "/resultpage/config/env": 500 });
    const { fetch } = window;
    const failed = new Promise<void>((fail) => (failEnvironment = fail));
    window.fetch = async (input, init) => {
      if (String(input).includes("config/env")) await failed;
      return fetch(input, init);
    };
  });
  afterEach(() => {
    failEnvironment();
    clear();
    seller.restore();
    output.restore();
  });

  it("URL-02 URL-31 belongs to the next store if no script defines the tag", async () => {
    const store = freshStore();
    put("ski-results", `store="${freshStore()}" ${complete}`);
    await next(put("ski-searchbar", `store="${store}" ${complete}`), "ski-ready");
    expect(partyOf(store)).to.equal(3);
    sharedSearch(store).actions.search.set({ criteria: [55] });
    expect(location.hash).to.contain("c[]=55");
  });

  it("URL-02 URL-31 belongs to the next store once the start-up has failed, and is restored from then on", async () => {
    const stores = [freshStore(), freshStore(), freshStore()] as const;
    const first = put("ski-searchbar", `store="${stores[0]}"`);
    const others = stores.slice(1).map((store) => put("ski-searchbar", `store="${store}" ${complete}`));
    await Promise.all(others.map((other) => next(other, "ski-ready")));
    expect(stores.map(partyOf), "as long as the first may start").to.deep.equal([2, 2, 2]);
    expect(location.hash).to.equal(three);
    failEnvironment();
    await next(first, "ski-error");
    await waitUntil(() => partyOf(stores[1]) === 3, "the hash is not restored");
    expect(partyOf(stores[2])).to.equal(2);
    sharedSearch(stores[1]).actions.search.set({ criteria: [55] });
    expect(location.hash).to.contain("c[]=55");
  });

  it("URL-02 belongs to the next store if the start-up failed before, and stays there if the first starts after all", async () => {
    const [store, later] = [freshStore(), freshStore()];
    failEnvironment();
    const first = put("ski-searchbar", `store="${store}"`);
    await next(first, "ski-error");
    await next(put("ski-searchbar", `store="${later}" ${complete}`), "ski-ready");
    expect(partyOf(later)).to.equal(3);
    for (const [name, value] of [
      ["engine-id", "7"],
      ["locale", "en-GB"],
      ["currency", "GBP"],
      ["menu-domain", "www.seller.test"],
    ] as const)
      first.setAttribute(name, value);
    await next(first, "ski-ready");
    sharedSearch(store).actions.search.set({ criteria: [69] });
    expect([partyOf(store), location.hash]).to.deep.equal([2, three]);
  });

  it("URL-36 is left alone by a store whose tags have left", async () => {
    const [store, gone] = [freshStore(), freshStore()];
    const first = put("ski-searchbar", `store="${store}"`);
    const second = put("ski-searchbar", `store="${gone}" ${complete}`);
    await next(second, "ski-ready");
    second.remove();
    await settled();
    failEnvironment();
    await next(first, "ski-error");
    await settled();
    expect([partyOf(gone), location.hash]).to.deep.equal([2, three]);
  });
});
