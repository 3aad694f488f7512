import { expect } from "chai";
import { needsEnvironment } from "../domain/settings-resolution.js";
import { searchSettingsOf } from "./mount.js";

describe("init settings", () => {
  it("take a text of blanks for none, and others without the blanks around them", () => {
    const init = { engineId: 1, locale: " en-GB", currency: "GBP ", menuDomain: "www.example.com", appType: "se rp" };
    expect(searchSettingsOf(init)).to.deep.equal({ engineId: 1, locale: "en-GB", currency: "GBP", menuDomain: "www.example.com" });
    expect(needsEnvironment(searchSettingsOf(init))).to.equal(false);
    for (const name of ["locale", "currency", "menuDomain"])
      expect(needsEnvironment(searchSettingsOf({ ...init, [name]: "  " })), name).to.equal(true);
  });
});
