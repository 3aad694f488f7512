import { expect } from "chai";
import { bedPlaces, spacesOf } from "./beds.js";
import { seed } from "./key.js";
import { createLodgings } from "./lodgings.js";
import { createPlaces } from "./places.js";

const sorts = createLodgings(createPlaces(), seed).flatMap(({ liheId, criteria, rooms }) =>
  rooms.map((room) => ({ room, criteria, spaces: spacesOf(room, criteria), name: `${liheId} ${JSON.stringify(room)}` })),
);

describe("the spaces of every room of the catalogue", () => {
  it("have beds for exactly the people it sleeps", () => {
    expect(sorts).to.have.length.above(1500);
    for (const { room, spaces, name } of sorts) {
      const places = spaces.flatMap(({ beds }) => beds).reduce((sum, bed) => sum + bedPlaces[bed], 0);
      expect(places, name).to.equal(room.capacity);
    }
  });

  it("have areas that add up to its surface", () => {
    for (const { room, spaces, name } of sorts) {
      expect(
        spaces.reduce((sum, { area }) => sum + area, 0),
        name,
      ).to.equal(room.surface);
      for (const { area, kind, beds } of spaces) {
        expect(area, `${name} ${kind}`).to.be.at.least(2);
        if (kind === "bedroom") expect(area, `${name} ${beds.join()}`).to.be.at.least(4);
      }
    }
  });

  it("are as many as it has rooms, without bathrooms and open parts", () => {
    for (const { room, spaces, name } of sorts)
      expect(spaces.filter(({ kind }) => kind === "living" || kind === "bedroom").length, name).to.equal(room.rooms);
  });

  it("have double beds where the lodging has them, and nowhere else", () => {
    for (const { room, criteria, spaces, name } of sorts) {
      const doubles = spaces.flatMap(({ beds }) => beds).filter((bed) => bed === "double");
      const bedrooms = spaces.filter(({ kind }) => kind === "bedroom").length;
      if (!criteria.includes(741)) expect(doubles, name).to.deep.equal([]);
      else if (room.capacity > bedrooms) expect(doubles, name).to.have.length.above(0);
    }
  });
});
