import { expect } from "@open-wc/testing";
import { bareTextsIn, translate } from "../../../test/fixtures/translated.js";
import { toParticipants } from "../../domain/participants.js";
import { drawBar, findAnswer, type BarDriver } from "./searchbar.driver.js";

describe("the bar, once a page translator has changed it", function () {
  this.timeout(30_000);
  let bar: BarDriver;
  afterEach(() => bar.remove());

  it("opens each field, and follows its dates and guests", async () => {
    bar = await drawBar({ state: findAnswer({ startDates: ["2027-02-06"], endDates: ["2027-02-13"] }) });
    for (const field of ["destination", "dates", "participants", "packages"] as const) {
      await bar.open(field);
      expect(bareTextsIn(bar.root), field).to.deep.equal([]);
      translate(bar.root);
    }
    const stayDates = { start: "2027-02-06", end: "2027-02-13" };
    await bar.act(() => bar.search.update({ stayDates, participants: toParticipants([30, 30, 8]) }));
    translate(bar.root);
    await bar.act(() => bar.search.update({ stayDates: { start: null, end: null }, participants: toParticipants([30]) }));
    await bar.open("dates");
    expect(bar.parts("dates")).to.have.length(1);
  });
});
