import { expect } from "@open-wc/testing";
import { createFakeSearch } from "../../../test/fixtures/fake-search.js";
import { drawView } from "../../../test/fixtures/draw-view.js";
import type { CardSettings } from "../../models/card-settings.js";
import { useCardSettings } from "./useCardSettings.js";

describe("what every card needs from the search", () => {
  it("stays the same object while a setting changes that no card shows", async () => {
    const search = createFakeSearch();
    const seen = new Set<CardSettings>();
    function Probe() {
      const settings = useCardSettings(4);
      seen.add(settings);
      return <p part="fee">{settings.fee.added}</p>;
    }
    const view = await drawView(<Probe />, { search });
    const change = (part: object) => view.act(() => search.update({ settings: { ...search.snapshot().settings, ...part } }));
    const { options } = search.snapshot().settings;
    for (const part of [{ seTitle: "Ski" }, { analytics: false }, { consent: ["preferences"] }, { options: { ...options } }])
      await change(part);
    expect(seen.size).to.equal(1);
    await change({ serviceFee: "added" });
    expect([seen.size, view.part("fee").textContent]).to.deep.equal([2, "24"]);
    await change({ options: { ...options, productPath: "/stay" } });
    expect([...seen].at(-1)?.productPath).to.equal("/stay");
    await view.remove();
  });
});
