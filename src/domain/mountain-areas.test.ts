import { expect } from "chai";
import { areaOf, aspectOf, boundsOf, mapPoint, mountainAreas } from "./mountain-areas.js";

describe("mountain areas", () => {
  it("give the area of a position", () => {
    expect(areaOf({ lat: 45.2981, lng: 6.58 })).to.equal("westernAlps");
    expect(areaOf({ lat: 47.4464, lng: 12.3919 })).to.equal("easternAlps");
    expect(areaOf({ lat: 42.5764, lng: 1.6678 })).to.equal("pyrenees");
  });

  it("give no area to a position outside them", () => {
    expect(areaOf({ lat: 45.5756, lng: 2.8094 })).to.equal(null);
    expect(areaOf({ lat: 48.004, lng: 6.874 })).to.equal(null);
  });

  it("include their limits", () => {
    for (const area of mountainAreas) {
      const { south, north, west, east } = boundsOf[area];
      expect(areaOf({ lat: south, lng: west })).to.equal(area);
      expect(areaOf({ lat: north, lng: east })).to.equal(area);
    }
  });

  it("have the shape of their middle latitude", () => {
    expect(aspectOf({ south: -1, north: 1, west: 0, east: 4 })).to.equal(2);
    expect(aspectOf({ south: 59, north: 61, west: 0, east: 4 })).to.be.closeTo(1, 1e-9);
    expect(aspectOf(boundsOf["westernAlps"])).to.be.closeTo(0.66, 0.01);
  });

  it("have the point of a position on one scale for both axes", () => {
    for (const area of mountainAreas) {
      const { south, north, west, east } = boundsOf[area];
      expect(mapPoint({ lat: north, lng: west }, area)).to.deep.equal({ u: 0, v: 0 });
      expect(mapPoint({ lat: south, lng: east }, area)).to.deep.equal({ u: 1, v: 1 / aspectOf(boundsOf[area]) });
    }
  });
});
