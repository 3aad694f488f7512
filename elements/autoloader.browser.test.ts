import { expect } from "@open-wc/testing";
import { settled } from "./testing/element.driver.js";

describe("the autoloader", () => {
  it("loads a tag when the page uses it, at once or later, and no other", async () => {
    const early = document.createElement("ski-date-picker");
    early.setAttribute("standalone", "");
    document.body.append(early);
    await import("./autoloader.js");
    await customElements.whenDefined("ski-date-picker");
    await settled(200);
    expect(customElements.get("ski-gallery")).to.equal(undefined);
    const place = document.createElement("div");
    place.innerHTML = "<p><ski-gallery></ski-gallery></p>";
    document.body.append(place);
    await customElements.whenDefined("ski-gallery");
    expect(customElements.get("ski-results")).to.equal(undefined);
    expect(customElements.get("ski-searchbar")).to.equal(undefined);
    early.remove();
    place.remove();
  });
});
