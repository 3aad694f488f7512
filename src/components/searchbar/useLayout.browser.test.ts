import { expect } from "@open-wc/testing";
import { layoutFor } from "./useLayout.js";

describe("the layout of the search module", () => {
  it("LAY-01 BAR-01 is the desktop bar from a 1200 px viewport and 900 px of own width, else the mobile form", () => {
    expect(layoutFor("auto", { viewport: 1200, own: 1100 })).to.equal("desktop");
    expect(layoutFor("auto", { viewport: 1199, own: 1100 })).to.equal("mobile");
    expect(layoutFor("auto", { viewport: 1440, own: 899 })).to.equal("mobile");
  });

  it("LAY-06 grows denser under 1000 px of own width and takes a second line under 980", () => {
    expect(layoutFor("auto", { viewport: 1440, own: 999 })).to.equal("desktop compact");
    expect(layoutFor("auto", { viewport: 1440, own: 979 })).to.equal("desktop two-line");
  });

  it("obeys whoever chose", () => {
    expect(layoutFor("desktop", { viewport: 800, own: 700 })).to.equal("desktop two-line");
    expect(layoutFor("mobile", { viewport: 1440, own: 1300 })).to.equal("mobile");
  });
});
