import { expect } from "@open-wc/testing";
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

  it("resolves once the settings are there", async () => {
    seller = fakeSeller();
    await library().startApp({ appType: "se", locale: "en-GB" });
    const bar = place.querySelector("ski-searchbar");
    expect(bar && showsFallback(bar)).to.equal(false);
    expect(library().getSearch().snapshot().engineId).to.be.greaterThan(0);
  });
});
