import { expect } from "chai";
import fc from "fast-check";
import type { Season } from "../../domain/seasons.js";
import { photoSections, type GivenPictures } from "./pictures.js";
import { visitPictures, wrapIndex } from "./visit-pictures.js";

const picture = (name: string) => ({ img: `${name}-s`, imgMedium: `${name}-m`, imgXL: `${name}-l` });
const names = (...all: string[]) => all.map(picture);

const visitOf = (given: GivenPictures, season: Season | null) => visitPictures(photoSections(given, season));

describe("pictures of a visit", () => {
  const catalog = {
    picturesLodging: names("general-1", "general-2"),
    picturesLodgingWinter: names("winter-1"),
    picturesLodgingSummer: names("summer-1"),
    picturesAccomodation: names("room-1", "room-2"),
  };

  it("GAL-20..21 puts the residence first, then the accommodation when it has pictures", () => {
    const visit = visitOf(catalog, "H");
    expect(visit.map(({ section, number }) => `${section} ${number}`)).to.deep.equal([
      "residence 1",
      "residence 2",
      "residence 3",
      "accommodation 1",
      "accommodation 2",
    ]);
    expect(visitOf({ ...catalog, picturesAccomodation: [] }, "H").every(({ section }) => section === "residence")).to.equal(true);
  });

  it("GAL-16 shows the winter or the summer list", () => {
    expect(visitOf(catalog, "E")[0]?.picture.img).to.equal("summer-1-s");
    expect(visitOf(catalog, "H")[0]?.picture.img).to.equal("winter-1-s");
  });

  it("shows a plain list whole in any season", () => {
    const list = names("a", "b", "c", "d", "e", "f", "g");
    for (const season of ["H", "E", null] as const) expect(visitOf(list, season).map((shown) => shown.picture)).to.deep.equal(list);
  });
});

describe("a ring of pictures", () => {
  it("GAL-22 wraps from last to first and back", () => {
    expect(wrapIndex(4, 1, 5)).to.equal(0);
    expect(wrapIndex(0, -1, 5)).to.equal(4);
    expect(wrapIndex(0, 1, 1)).to.equal(0);
    expect(wrapIndex(0, 1, 0)).to.equal(0);
  });

  it("returns to where it was by as many steps back", () => {
    const count = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(count, fc.nat(), fc.integer({ min: -500, max: 500 }), (total, at, step) => {
        const index = at % total;
        expect(wrapIndex(wrapIndex(index, step, total), -step, total)).to.equal(index);
      }),
    );
  });
});
