import { expect } from "chai";
import fc from "fast-check";
import { gallerySections, lodgingPicturesMinimum, pictureSourceSet, pictureSources } from "./pictures.js";

function pictures(...names: string[]) {
  return names.map((name) => ({ img: `${name}-s`, imgMedium: `${name}-m`, imgXL: `${name}-l` }));
}

function named(list: readonly { img: string }[]): string {
  return list.map(({ img }) => img.replace("-s", "")).join(" ");
}

const catalog = {
  picturesLodging: pictures("a", "b", "c", "d", "e", "f"),
  picturesLodgingWinter: pictures("w1", "w2"),
  picturesLodgingSummer: pictures("s1", "s2", "s3", "s4", "s5", "s6", "s7"),
  picturesAccomodation: pictures("room", "bath"),
};

describe("pictures", () => {
  it("GAL-16 takes the list of the season", () => {
    expect(named(gallerySections(catalog, "H").lodging)).to.match(/^w1 w2 /);
    expect(named(gallerySections(catalog, "E").lodging)).to.equal("s1 s2 s3 s4 s5 s6 s7");
    expect(gallerySections(catalog, null)).to.deep.equal(gallerySections(catalog, "H"));
  });

  it("GAL-18..19 tops up to five from the general list, without doubles, and shows all there are when they are fewer", () => {
    expect(named(gallerySections(catalog, "H").lodging)).to.equal("w1 w2 a b c");
    const doubled = { ...catalog, picturesLodging: pictures("w2", "a", "a", "w1") };
    expect(named(gallerySections(doubled, "H").lodging)).to.equal("w1 w2 a");
  });

  it("GAL-18..19 shows five when there are five different ones, and never the same twice", () => {
    const list = fc.array(fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h")).map((names) => pictures(...names));
    fc.assert(
      fc.property(list, list, (picturesLodging, picturesLodgingWinter) => {
        const shown = gallerySections({ ...catalog, picturesLodging, picturesLodgingWinter }, "H").lodging.map(({ img }) => img);
        const all = new Set([...picturesLodgingWinter, ...picturesLodging].map(({ img }) => img));
        expect(shown).to.have.lengthOf(new Set(shown).size);
        expect(shown.length).to.be.at.least(Math.min(all.size, lodgingPicturesMinimum));
        expect(shown).to.include.members(picturesLodgingWinter.map(({ img }) => img));
      }),
    );
  });

  it("GAL-21 has the accommodation as its second part", () => {
    expect(named(gallerySections(catalog, "H").accommodation)).to.equal("room bath");
    expect(gallerySections({ ...catalog, picturesAccomodation: [] }, "H").accommodation).to.deep.equal([]);
  });

  it("GAL-26 shows each size where it belongs, else the next smaller one", () => {
    expect(pictureSources({ img: "s", imgMedium: "m", imgXL: "l" })).to.deep.equal({ strip: "s", gallery: "m", viewer: "l" });
    expect(pictureSources({ img: "s", imgMedium: "m", imgXL: "" }).viewer).to.equal("m");
    expect(pictureSources({ img: "s", imgMedium: "", imgXL: "" })).to.deep.equal({ strip: "s", gallery: "s", viewer: "s" });
    expect(pictureSources({ img: "s", imgMedium: null, imgXL: null })).to.deep.equal({ strip: "s", gallery: "s", viewer: "s" });
    expect(pictureSources({ img: "", imgMedium: "", imgXL: "l" })).to.deep.equal({ strip: "l", gallery: "l", viewer: "l" });
  });

  it("GAL-26 offers the sizes there are to the browser, by their nominal widths", () => {
    const widths = [400, 800, 1600] as const;
    expect(pictureSourceSet({ img: "s", imgMedium: "m", imgXL: "l" }, widths)).to.equal("s 400w, m 800w, l 1600w");
    expect(pictureSourceSet({ img: "s", imgXL: "l" }, widths)).to.equal("s 400w, l 1600w");
    expect(pictureSourceSet({ img: "a b,", imgMedium: "data:image/svg+xml,x", imgXL: "" }, [1, 2, 3])).to.equal(
      "a%20b%2C 1w, data:image/svg+xml,x 2w",
    );
  });

  it("refuses addresses that are not pictures, and leaves out a picture without another", () => {
    const script = "java\nscript:alert(1)";
    expect(pictureSources({ img: "s", imgMedium: " JavaScript:alert(1)", imgXL: script })).to.deep.equal({
      strip: "s",
      gallery: "s",
      viewer: "s",
    });
    const refused = [script, "vbscript:x", "data:text/html,x", ""].map((img) => ({ img }));
    const taken = ["/a", "//b/c", "https://d/e?f=g:h", "data:image/gif;base64,R", "blob:i", "j:k".replace("j:", "./j:")].map((img) => ({
      img,
    }));
    const list = { ...catalog, picturesLodgingWinter: [...refused, ...taken] };
    expect(gallerySections(list, "H").lodging).to.deep.equal(taken);
  });
});
