import { expect } from "chai";
import { accessRoutes, factualStations, nearAirports } from "../catalogue/facts.js";

/** Latitude and longitude in degrees, to about a kilometre. */
type Point = readonly [latitude: number, longitude: number];

const airportsAt: Readonly<Record<string, Point>> = {
  CMF: [45.638, 5.88],
  LYS: [45.726, 5.081],
  GVA: [46.238, 6.109],
  TRN: [45.201, 7.65],
  GNB: [45.363, 5.329],
  MRS: [43.437, 5.215],
  NCE: [43.658, 7.216],
  TLS: [43.629, 1.364],
  ZRH: [47.458, 8.548],
  INN: [47.26, 11.344],
  SZG: [47.793, 13.004],
  MUC: [48.354, 11.786],
  VRN: [45.396, 10.888],
};

const trainsAt: Readonly<Record<string, Point>> = {
  "Moûtiers – Salins – Brides-les-Bains": [45.486, 6.532],
  "Aime – La Plagne": [45.554, 6.65],
  Landry: [45.572, 6.735],
  "Bourg-Saint-Maurice": [45.618, 6.771],
  "Saint-Michel – Valloire": [45.217, 6.472],
  "Saint-Jean-de-Maurienne – Arvan": [45.276, 6.351],
  "Saint-Avre – La Chambre": [45.36, 6.3],
  Modane: [45.194, 6.659],
  Albertville: [45.673, 6.383],
  "Sallanches – Combloux – Megève": [45.936, 6.637],
  "Saint-Gervais-les-Bains – Le Fayet": [45.907, 6.702],
  "Chamonix-Mont-Blanc": [45.923, 6.873],
  Cluses: [46.06, 6.58],
  "Thonon-les-Bains": [46.369, 6.481],
  Champéry: [46.177, 6.869],
  Annecy: [45.902, 6.122],
  Grenoble: [45.191, 5.714],
  Brignoud: [45.258, 5.904],
  Briançon: [44.889, 6.632],
  "Oulx-Cesana-Claviere-Sestriere": [45.034, 6.832],
  "Montdauphin – Guillestre": [44.666, 6.61],
  Embrun: [44.565, 6.496],
  Gap: [44.563, 6.086],
  "Thorame-Haute": [44.06, 6.555],
  Nice: [43.705, 7.262],
  "Andorre – L'Hospitalet": [42.59, 1.799],
  "Le Châble VS": [46.082, 7.212],
  Sion: [46.227, 7.359],
  Zermatt: [46.024, 7.748],
  "St. Anton am Arlberg": [47.128, 10.268],
  "Langen am Arlberg": [47.132, 10.121],
  "Zell am See": [47.322, 12.797],
  Kufstein: [47.583, 12.165],
  "Châtillon-Saint-Vincent": [45.752, 7.615],
  "Ponte Gardena-Laion": [46.598, 11.531],
};

const earthRadius = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The great-circle distance in km. */
function distance([oneLatitude, oneLongitude]: Point, [otherLatitude, otherLongitude]: Point): number {
  const latitudes = Math.sin(radians(otherLatitude - oneLatitude) / 2) ** 2;
  const longitudes = Math.sin(radians(otherLongitude - oneLongitude) / 2) ** 2;
  const share = latitudes + Math.cos(radians(oneLatitude)) * Math.cos(radians(otherLatitude)) * longitudes;
  return 2 * earthRadius * Math.asin(Math.sqrt(share));
}

const distances = accessRoutes.map(({ train, minutes }) => {
  const from = trainsAt[train];
  const airports = Object.keys(Object.values(minutes)[0] ?? {}).filter((code) => code !== "train");
  const km = airports.map((code) => {
    const to = airportsAt[code];
    return from && to ? distance(from, to) : Number.NaN;
  });
  return { name: `${train} (${Object.keys(minutes).join(", ")}): ${airports.join(", ")}`, km };
});

/** An airport from where the journey takes half a day is not near. */
const farthest = 180;
/** Valleys and tunnels make some roads longer than others. */
const detour = 1.2;

describe("the airports of a railway station's valley", () => {
  it("have coordinates here", () => {
    expect(Object.keys(nearAirports).sort()).to.deep.equal(Object.keys(airportsAt).sort());
    for (const { train } of accessRoutes) expect(trainsAt[train], train).to.not.equal(undefined);
  });

  it("are near, and the nearest is named first", () => {
    for (const { name, km } of distances) {
      for (const value of km) expect(value, name).to.be.within(3, farthest);
      for (const [index, value] of km.entries())
        for (const later of km.slice(index + 1))
          expect(value, `${name}: ${km.map(Math.round).join(", ")} km`).to.be.at.most(later * detour);
    }
  });
});

/** In km an hour, along a straight line: a road up a valley is about half as long again, and slow. */
const speeds = { airport: [28, 72], train: [5, 45] } as const;

describe("the minutes by road to a station", () => {
  it("are such as its distance from the railway station and the airports takes", () => {
    for (const { train, minutes } of accessRoutes) {
      for (const [id, ways] of Object.entries(minutes)) {
        const station = factualStations.find((one) => one.id === Number(id));
        for (const [from, time] of Object.entries(ways)) {
          const isTrain = from === "train";
          const start = isTrain ? trainsAt[train] : airportsAt[from];
          const km = start && station ? distance(start, [station.lat, station.lng]) : Number.NaN;
          const [slowest, fastest] = isTrain ? speeds.train : speeds.airport;
          const name = `${station?.name} from ${isTrain ? train : from}: ${Math.round(km)} km in ${time} minutes`;
          // Where the train arrives in the resort, the way is a walk.
          if (!(isTrain && time <= 5)) expect((km / time) * 60, name).to.be.within(slowest, fastest);
          expect(time % 5, name).to.equal(0);
        }
      }
    }
  });

  it("are those from the same airports for all stations of a valley", () => {
    for (const { train, minutes } of accessRoutes) {
      const froms = new Set(Object.values(minutes).map((ways) => Object.keys(ways).join(", ")));
      expect(froms.size, train).to.equal(1);
      expect([...froms][0], train).to.match(/^train, \w/);
    }
  });
});
