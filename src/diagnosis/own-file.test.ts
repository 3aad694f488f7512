import { expect } from "chai";
import { libraryRoot, ownFile } from "./own-file.js";
import { tagNames } from "./tag-names.js";

describe("the files of the library", () => {
  for (const [address, root, copy, kind, defines] of [
    ["https://a.test/dist/elements/ski-results.js", "https://a.test/dist/", "https://a.test/dist/", "module", ["ski-results"]],
    [
      "https://a.test/dist/light/elements/ski-gallery.js?v=2",
      "https://a.test/dist/",
      "https://a.test/dist/light/",
      "module",
      ["ski-gallery"],
    ],
    [
      "https://a.test/dist/0.1.0/light/elements/ski-results.js",
      "https://a.test/dist/",
      "https://a.test/dist/0.1.0/light/",
      "module",
      ["ski-results"],
    ],
    ["https://a.test/dist/1.2.3-beta.1/autoloader.js", "https://a.test/dist/", "https://a.test/dist/1.2.3-beta.1/", "module", tagNames],
    ["https://a.test/dist/autoloader.js", "https://a.test/dist/", "https://a.test/dist/", "module", tagNames],
    ["https://a.test/dist/light/early.js", "https://a.test/dist/", "https://a.test/dist/light/", "script", []],
    ["https://a.test/ski-elements.css", "https://a.test/", "https://a.test/", "sheet", []],
  ] as const) {
    it(`are known by their names: ${address}`, () => {
      expect(ownFile(address)).to.deep.equal({ address, root, copy, kind, defines });
    });
  }

  it("are a copy each where one file holds everything", () => {
    for (const address of ["https://a.test/dist/cdn/ski-elements.min.js", "https://b.test/ski-searchbar.light.min.js"])
      expect(ownFile(address)?.copy).to.equal(address);
  });

  it("have a root in a folder of the library alone", () => {
    for (const path of ["dist/doctor.js?1", "dist/0.1.0/doctor.js", "dist/light/chunks/base.js#a"])
      expect(libraryRoot(`https://a.test/${path}`), path).to.equal("https://a.test/dist/");
    expect(libraryRoot("https://a.test/js/doctor.js")).to.equal(null);
  });

  it("are not those of other libraries with common names", () => {
    for (const address of ["https://a.test/js/autoloader.js", "https://a.test/early.js", "https://a.test/app.js", "data:text/plain,a", ""])
      expect(ownFile(address), address).to.equal(null);
  });
});
