import { expect } from "chai";
import { areaOf, aspectOf, boundsOf, mapPoint } from "../../src/domain/mountain-areas.js";
import { factualStations } from "../engine/catalogue/facts.js";
import { accessTo } from "../engine/wire/lodging-facts.js";
import { mountainAirports } from "../../src/domain/mountain-airports.js";
import { excerptOf } from "./stay-map.js";

const nearly = 1e-9;

/** Each station of an area, with its nearest airport where that is in the area. */
const stations = factualStations.flatMap((station) => {
  const area = areaOf(station);
  if (!area) return [];
  const [airport] = (accessTo(station.id)?.airports ?? [])
    .filter(({ code }) => mountainAirports[code] && areaOf(mountainAirports[code]) === area)
    .toSorted((one, other) => one.minutes - other.minutes);
  const positions = [station, ...(airport ? [mountainAirports[airport.code] ?? station] : [])];
  return [{ name: station.name, area, points: positions.map((position) => mapPoint(position, area)) }];
});

describe("the excerpt of the map around every resort", () => {
  it("is inside the map of its area, and in one shape", () => {
    expect(stations).to.have.length.above(100);
    for (const { name, area, points } of stations) {
      const { west, north, width, height } = excerptOf(area, points);
      expect(width / height, name).to.be.closeTo(1.5, nearly);
      expect(
        [west, north].every((edge) => edge >= 0),
        name,
      ).to.equal(true);
      expect(west + width, name).to.be.at.most(1 + nearly);
      expect(north + height, name).to.be.at.most(1 / aspectOf(boundsOf[area]) + nearly);
    }
  });

  it("has the resort and its nearest airport in it, with room beside them unless the map ends", () => {
    for (const { name, area, points } of stations) {
      const { west, north, width, height } = excerptOf(area, points);
      for (const { u, v } of points) {
        const [x, y] = [(u - west) / width, (v - north) / height];
        expect(Math.min(x, 1 - x, y, 1 - y), name).to.be.at.least(0);
        const isAtEdge =
          west < nearly || north < nearly || west + width > 1 - nearly || north + height > 1 / aspectOf(boundsOf[area]) - nearly;
        if (!isAtEdge) expect(Math.min(x, 1 - x, y, 1 - y), name).to.be.at.least(0.15);
      }
    }
  });

  it("is 60 km wide or more", () => {
    for (const { name, area, points } of stations) expect(excerptOf(area, points).km, name).to.be.at.least(60 - nearly);
  });
});
