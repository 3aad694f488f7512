import { aTimeout, expect, waitUntil } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { defaultOptions } from "../../domain/options.js";
import { drawBar, type BarDriver } from "./searchbar.driver.js";

let bar: BarDriver;
afterEach(() => bar.remove());

const settings = { menuDomain: window.location.origin, options: { ...defaultOptions, bannerPath: "/demo/pages" } };
const shown = () => waitUntil(() => image()?.dataset["state"] === "loaded", "no banner");
const image = () => bar.parts("banner-image")[0] as HTMLImageElement | undefined;

describe("the banner over the bar", () => {
  // First, while the image's file is still to be loaded.
  it("reserves its box from the first paint, so that the bar does not move", async () => {
    bar = await drawBar({ settings, state: { banner: "icon.svg/" } });
    const top = bar.part("bar").getBoundingClientRect().top;
    await shown();
    expect(bar.part("bar").getBoundingClientRect().top).to.equal(top);
  });

  it("IMG-04 loads when it enters the view", async () => {
    document.body.style.paddingBlockStart = "5000px";
    try {
      bar = await drawBar({ settings, state: { banner: "icon.svg/" } });
      await waitUntil(() => image());
      await aTimeout(200);
      expect(image()?.dataset["state"]).to.equal("loading");
      expect(image()?.src).to.match(/^data:/);
      image()?.scrollIntoView();
      await shown();
    } finally {
      document.body.style.paddingBlockStart = "";
    }
  });

  it("IMG-04 BAR-42..44 shows the part of the hash's value for the viewport's width, with a timestamp", async () => {
    const before = Date.now();
    bar = await drawBar({ settings, state: { banner: "icon.svg/" } });
    await shown();
    const address = new URL(image()?.src ?? "");
    expect(address.pathname).to.equal("/demo/pages/icon.svg");
    expect(Number(address.searchParams.get("t"))).to.be.within(before, Date.now());
    await shown();
    expect(image()?.getBoundingClientRect().bottom).to.be.below(bar.part("bar").getBoundingClientRect().top);
    await bar.act(() => setViewport({ width: 1199, height: 900 }));
    await waitUntil(() => !image());
    await bar.act(() => bar.search.update({ banner: "none.svg/icon.svg" }));
    await shown();
    expect(new URL(image()?.src ?? "").pathname).to.equal("/demo/pages/icon.svg");
  });

  it("BAR-43 shows nothing for a missing part, for no banner, and for an image that does not exist", async () => {
    bar = await drawBar({ settings, state: { banner: "/icon.svg" } });
    expect(bar.parts("banner-image")).to.have.lengthOf(0);
    await bar.act(() => bar.search.update({ banner: null }));
    expect(bar.parts("banner-image")).to.have.lengthOf(0);
    await bar.act(() => bar.search.update({ banner: "icon.svg/" }));
    await shown();
    await bar.act(() => bar.search.update({ banner: "none.svg/" }));
    await waitUntil(() => bar.parts("banner-image").length === 0, "a banner that does not exist");
    expect(bar.parts("banner-image")).to.have.lengthOf(0);
  });
});
