import { expect, waitUntil } from "@open-wc/testing";
import "./all.js";
import { fakeSeller, showsFallback } from "./element.driver.js";
import type { FakeSeller } from "./element.driver.js";

describe("startApp with the tags defined", () => {
  let seller: FakeSeller;
  const place = document.createElement("div");
  place.id = "app";
  beforeEach(() => document.body.append(place));
  afterEach(() => {
    place.replaceChildren();
    place.remove();
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

  it("mounts a bar and results that draw, for a page with the one module of all tags", async () => {
    seller = fakeSeller();
    await library().startApp({ appType: "se rp", engineId: 1, locale: "en-GB", currency: "GBP", menuDomain: "www.example.com" });
    for (const tag of ["ski-searchbar", "ski-results"])
      await waitUntil(() => place.querySelector(`${tag}:defined`)?.shadowRoot?.querySelector("[part]"), `${tag} draws`);
  });

  it("resolves once the settings are there", async () => {
    seller = fakeSeller();
    await library().startApp({ appType: "se", locale: "en-GB" });
    const bar = place.querySelector("ski-searchbar");
    expect(bar && showsFallback(bar)).to.equal(false);
    expect(library().getSearch().snapshot().engineId).to.be.greaterThan(0);
  });
});
