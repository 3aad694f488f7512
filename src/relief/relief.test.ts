import { readFileSync } from "node:fs";
import { expect } from "chai";
import { areaOf, aspectOf, boundsOf, mountainAreas, type MountainArea } from "../domain/mountain-areas.js";
import { gridOf } from "./height-grid.js";
import { pictureOf } from "./relief.js";

interface Station {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly altitude: number;
}

const file = new URL("../../demo/engine/data/stations.json", import.meta.url);
const { stations }: { stations: readonly Station[] } = JSON.parse(readFileSync(file, "utf8"));

/** Metres above the sea, between the four cells around. */
function heightAt(area: MountainArea, lat: number, lng: number): number {
  const { rows, columns, metres } = gridOf(area);
  const { south, north, west, east } = boundsOf[area];
  const placeOf = (share: number, count: number): number => Math.min(count - 1, Math.max(0, share * (count - 1)));
  const x = placeOf((lng - west) / (east - west), columns);
  const y = placeOf((north - lat) / (north - south), rows);
  const [column, row] = [Math.min(columns - 2, Math.floor(x)), Math.min(rows - 2, Math.floor(y))];
  const at = row * columns + column;
  const between = (from: number, to: number, share: number): number => from + (to - from) * share;
  const upper = between(Number(metres[at]), Number(metres[at + 1]), x - column);
  const lower = between(Number(metres[at + columns]), Number(metres[at + columns + 1]), x - column);
  return between(upper, lower, y - row);
}

const west = (lat: number, lng: number): number => heightAt("westernAlps", lat, lng);

describe("relief", () => {
  it("has summits far above the valleys next to them", () => {
    expect(west(45.833, 6.865)).to.be.above(3700);
    expect(west(45.833, 6.865) - west(45.924, 6.869)).to.be.above(2300);
    expect(west(44.922, 6.36) - west(44.845, 6.49)).to.be.above(1800);
    expect(heightAt("easternAlps", 47.074, 12.694) - heightAt("easternAlps", 47.285, 12.82)).to.be.above(2000);
    expect(heightAt("pyrenees", 42.631, 0.657) - heightAt("pyrenees", 42.7, 0.795)).to.be.above(1500);
  });

  it("has low plains and lakes", () => {
    expect(west(45.07, 7.68)).to.be.below(400);
    expect(west(45.19, 5.72)).to.be.below(450);
    expect(west(46.44, 6.5)).to.be.closeTo(372, 80);
    expect(west(43.7, 7.5)).to.be.below(80);
    expect(heightAt("easternAlps", 46.0, 12.8)).to.be.below(200);
    expect(heightAt("pyrenees", 43.25, 0.08)).to.be.below(450);
  });

  it("has the Isère below the mountains on both its sides", () => {
    const sides = [
      {
        floor: [45.675, 6.39],
        sides: [
          [45.65, 6.52],
          [45.6, 6.35],
        ],
      },
      {
        floor: [45.485, 6.53],
        sides: [
          [45.49, 6.63],
          [45.46, 6.48],
        ],
      },
      {
        floor: [45.618, 6.77],
        sides: [
          [45.65, 6.69],
          [45.55, 6.86],
        ],
      },
    ] as const;
    for (const { floor, sides: both } of sides) {
      for (const side of both) expect(west(side[0], side[1]) - west(floor[0], floor[1])).to.be.above(400);
    }
    expect(west(45.675, 6.39)).to.be.below(west(45.485, 6.53));
    expect(west(45.485, 6.53)).to.be.below(west(45.618, 6.77));
  });

  it("has each station within 120 m of its height", () => {
    const inside = stations.map((station) => ({ ...station, area: areaOf(station) }));
    expect(inside.filter(({ area }) => area)).to.have.length.above(100);
    for (const { name, lat, lng, altitude, area } of inside) {
      if (area) expect(heightAt(area, lat, lng), name).to.be.closeTo(altitude, 120);
    }
  });

  it("is drawn in the shape of its area, without transparency", () => {
    for (const area of mountainAreas) {
      const { width, height, data } = pictureOf(area);
      expect(data).to.have.lengthOf(width * height * 4);
      expect(width / height).to.be.closeTo(aspectOf(boundsOf[area]), 0.005);
      expect(data.every((value, i) => i % 4 !== 3 || value === 255)).to.equal(true);
    }
  });

  it("is the same each time, with white summits and pale plains", () => {
    const { width, height, data } = pictureOf("westernAlps");
    expect(data).to.deep.equal(pictureOf("westernAlps").data);
    const pixelAt = (lat: number, lng: number): readonly number[] => {
      const { south, north, west: left, east } = boundsOf["westernAlps"];
      const x = Math.round(((lng - left) / (east - left)) * (width - 1));
      const y = Math.round(((north - lat) / (north - south)) * (height - 1));
      return [...data.slice((y * width + x) * 4, (y * width + x) * 4 + 3)];
    };
    expect(Math.min(...pixelAt(45.85, 6.84))).to.be.above(240);
    expect(pixelAt(44.85, 7.8)).to.deep.equal([238, 243, 248]);
  });
});
