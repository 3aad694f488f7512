import { stationSearches, type ListedResort } from "../../domain/station-searches.js";

/** A lodging of the stub. */
export interface StubLodging {
  readonly id: number;
  readonly name: string;
  readonly resort: ListedResort;
  readonly lodgingType: number;
  readonly criteria: readonly number[];
  /** People that each of its flats or rooms sleeps. */
  readonly capacity: number;
  /** Of a night without a lift pass, in whole units. */
  readonly nightly: number;
  readonly rating: number;
  readonly reviews: number;
}

/** The resorts that all sellers list first, by name. */
export const stubResorts: readonly ListedResort[] = [
  ...new Map(
    Object.values(stationSearches)
      .flatMap(({ top_stations: resorts }) => resorts)
      .map((resort) => [`${resort.placeType}-${resort.id}`, resort]),
  ).values(),
];

type Row = readonly [
  ...[name: string, resort: string, lodgingType: number, criteria: readonly number[]],
  ...[capacity: number, nightly: number, rating: number],
];

const [residence, flat, chalet, hotel, club] = [43, 45, 18, 22, 23];
const [stars5, stars4, stars3] = [317, 316, 315];
const [pool, sauna, pets, wifi, parking, slopes, halfBoard] = [74, 70, 52, 55, 36, 291, 61];

const rows: readonly Row[] = [
  ["Residence Larch Terrace", "Val Thorens", residence, [stars4, pool, wifi, parking, slopes], 6, 118, 4.4],
  ["Hotel White Ridge", "Val Thorens", hotel, [stars5, pool, sauna, wifi, halfBoard], 5, 214, 4.8],
  ["Flats of the Upper Village", "Val Thorens", flat, [stars3, wifi, pets], 4, 84, 3.9],
  ["Chalet Marmot", "Val Thorens", chalet, [stars4, sauna, wifi, parking], 8, 176, 4.6],
  ["Residence Quiet Valley", "Les Menuires", residence, [stars3, pool, parking], 4, 97, 4.1],
  ["Holiday Club Three Peaks", "Les Menuires", club, [stars4, pool, wifi, halfBoard, slopes], 6, 162, 4.3],
  ["Residence Glacier View", "Tignes", residence, [stars4, wifi, slopes], 4, 124, 4.2],
  ["Hotel Lakeside", "Tignes", hotel, [stars4, sauna, wifi, halfBoard], 5, 189, 4.5],
  ["Flats Below the Forest", "Les Arcs", flat, [stars3, pets, parking], 4, 79, 3.7],
  ["Residence Sunny Slope", "La Plagne", residence, [stars4, pool, sauna, wifi, slopes], 6, 131, 4.4],
  ["Chalet Two Firs", "Alpe d'Huez", chalet, [stars4, wifi, parking, pets], 8, 168, 4.7],
  ["Residence First Tracks", "Les 2 Alpes", residence, [stars3, wifi, slopes], 4, 102, 4.0],
];

/** Twelve lodgings in seven resorts. */
export const stubLodgings: readonly StubLodging[] = rows.flatMap(
  ([name, label, lodgingType, criteria, capacity, nightly, rating], index) => {
    const resort = stubResorts.find((one) => one.label === label);
    return resort ? [{ id: 101 + index, name, resort, lodgingType, criteria, capacity, nightly, rating, reviews: 40 + 13 * index }] : [];
  },
);

/** What each package adds to a night, by its code: accommodation alone, with a lift pass, and with skis too. */
const packages = { HS: 0, PF: 46, PFP: 68 } as const;
export type StubPackage = keyof typeof packages;
export const stubPackages: readonly StubPackage[] = ["HS", "PF", "PFP"];

/** Lengths of stay that are sold, in nights. */
export const stubNights: readonly number[] = [3, 7, 14];
export const usualNights = 7;

/** What a stay costs, in whole units of the engine's currency. */
export function stubPrice(lodging: StubLodging, code: StubPackage, nights: number): number {
  return (lodging.nightly + packages[code]) * nights;
}

/** The number of an offer, from which `offerOf` reads its lodging and package again. */
export function offerId(lodging: StubLodging, code: StubPackage): number {
  return lodging.id * 10 + stubPackages.indexOf(code);
}

export function offerOf(id: number): { readonly lodging: StubLodging; readonly code: StubPackage } | null {
  const lodging = stubLodgings.find((one) => one.id === Math.floor(id / 10));
  const code = stubPackages[id % 10];
  return lodging && code ? { lodging, code } : null;
}

/** A drawing instead of a photo, inside its own address, so that no further call is made. */
export function stubPicture(number: number): string {
  const hue = (number * 47) % 360;
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="hsl(${hue} 45% 72%)"/>` +
    `<path d="M0 800 L360 240 L620 620 L800 400 L1200 800 Z" fill="hsl(${hue} 30% 42%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
