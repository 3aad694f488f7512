import { packageCodes } from "../../../src/domain/packages.js";
import { bannerCriteria } from "../../../src/domain/criteria-table.js";
import {
  type DistanceKey,
  distanceCriterion,
  distanceKinds,
  parkingCriteria,
  poolCriteria,
  roomCriteria,
  starCriterion,
} from "./criteria.js";
import { addedAmenities, type AddedAmenities, type LodgingKind, lodgingKinds } from "./lodging-kinds.js";
import { inventName, slug } from "./names.js";
import { appearances, type Appearance } from "./outsides.js";
import { packageBit } from "./packages.js";
import type { Places, Station } from "./places.js";
import { createRandom, pickWeighted, type Random, shareOf } from "./random.js";
import { createRooms, type Room } from "./rooms.js";

/** A lodging apart from how it is shown. */
interface UnseenLodging {
  readonly liheId: number;
  readonly station: Station;
  readonly name: string;
  /** Address of its page on the seller's host; empty when it has none. */
  readonly pageUrl: string;
  readonly lodgingType: number;
  readonly kind: LodgingKind;
  /** 0 for no class. */
  readonly stars: number;
  /** Tenths, 0 to 50; 0 when nobody has rated it. */
  readonly rating: number;
  readonly reviews: number;
  /** Sorted ids. */
  readonly criteria: readonly number[];
  /** Bits of the packages it is sold with (see packages.ts). */
  readonly packageBits: number;
  /** Bits of the packages whose prices the live call confirms. */
  readonly liveBits: number;
  /** Days before arrival until which one cancels without cost; null when never. */
  readonly cancellationDays: number | null;
  /** Share paid when booking, in percent. */
  readonly depositPercent: number;
  /** Unique place in the best-seller order; 1 sells best. */
  readonly rank: number;
  readonly theme: "family" | "foot-of-slopes" | "charm" | "wellness" | "village" | "budget";
  readonly summer: boolean;
  readonly shortStays: boolean;
  /** Sold for the winter after the next already. */
  readonly earlyBooking: boolean;
  /** Factor of its own appeal on prices; 1 is ordinary. */
  readonly appeal: number;
  readonly rooms: readonly Room[];
}

/** A building or flat that is let; "lihe" on the wire. */
export type Lodging = UnseenLodging & Appearance;

/** How many lodgings the catalogue holds. */
const lodgingCount = 1200;
const firstLodgingId = 10001;

/** The stations in the order lodgings are assigned to them: each has at least one, popular ones many. */
function shareOut(stations: readonly Station[]): Station[] {
  const total = stations.reduce((sum, station) => sum + station.weight, 0);
  const list = stations.flatMap((station) =>
    Array<Station>(Math.max(2, Math.round((station.weight / total) * lodgingCount))).fill(station),
  );
  return list.slice(0, lodgingCount);
}

/** Most lodgings of a ski resort are near the lifts; shops and school are a little further. */
const nearness: Record<DistanceKey, number> = { distanceSlopes: 500, distanceCityCentre: 700, distanceSkiSchool: 650, distanceShops: 600 };

function distances(random: Random): Map<string, number> {
  return new Map(distanceKinds.map(({ key }) => [key, Math.round(nearness[key] * random.next() ** 2 * 2.2)]));
}

function bannersOf(random: Random, summer: boolean, cancellationDays: number | null): number[] {
  const { flash_sale, free_cancellation_15, exclusive, favourite, hundred_percent_18_35, only_on_product } = bannerCriteria;
  const chances = [
    [flash_sale, 0.07],
    [exclusive, 0.05],
    [favourite, 0.06],
    [hundred_percent_18_35, 0.03],
    [only_on_product, 0.04],
  ] as const;
  const banners: number[] = chances.filter(([, chance]) => random.chance(chance)).map(([id]) => id);
  if (cancellationDays !== 15) return banners;
  return [...banners, free_cancellation_15.H, ...(summer ? [free_cancellation_15.E] : [])];
}

function amenitiesOf(random: Random, kind: LodgingKind): number[] {
  const there = Object.entries(kind.amenities)
    .filter(([, chance]) => random.chance(chance))
    .map(([id]) => Number(id));
  const some = (ids: readonly number[], chance: number): number[] => {
    if (!random.chance(chance)) return [];
    const first = random.pick(ids);
    return random.chance(0.3) ? [...new Set([first, random.pick(ids)])] : [first];
  };
  return [...there, ...some(poolCriteria, kind.pool), ...some(parkingCriteria, kind.parking)];
}

function themeOf(random: Random, kind: LodgingKind, slopes: number, criteria: readonly number[]): Lodging["theme"] {
  if (slopes <= 50) return "foot-of-slopes";
  if (criteria.includes(71)) return "wellness";
  if (kind.roomKind === "house") return "charm";
  return random.pick(["family", "village", "budget"]);
}

function packagesOf(random: Random, kind: LodgingKind, shortStays: boolean): number {
  let bits = 0;
  for (const code of packageCodes) {
    const chance = kind.packages[code] ?? 0;
    const wanted = code.includes("CS") ? shortStays && random.chance(0.85) : random.chance(chance);
    if (wanted) bits |= packageBit(code);
  }
  return bits || packageBit("HS");
}

/** Most prices are confirmed live; some room-only ones and a few whole lodgings are not. */
function liveOf(random: Random): number {
  const all = (1 << packageCodes.length) - 1;
  if (random.chance(0.03)) return 0;
  return random.chance(0.14) ? all & ~packageBit("HS") : all;
}

function createLodging(random: Random, station: Station, index: number, taken: Set<string>): UnseenLodging {
  const kind =
    lodgingKinds[
      pickWeighted(
        random,
        lodgingKinds.map((candidate) => candidate.share),
      )
    ] ?? lodgingKinds[0];
  if (!kind) throw new Error("The catalogue needs at least one kind of lodging");
  const name = inventName(random, station, kind.lodgingType, taken);
  const stars = pickWeighted(random, kind.stars);
  const summer = random.chance(0.26);
  const shortStays = random.chance(Math.max(kind.packages.PFCS ?? 0, 0.1) * 0.8);
  const cancellationDays = random.chance(0.62) ? random.pick([15, 15, 15, 8, 30, 45]) : null;
  const metres = distances(random);
  const amenities = amenitiesOf(random, kind);
  const rooms = createRooms(random, kind);
  const reviews = random.chance(0.08) ? 0 : Math.round(3 + random.next() ** 2 * 480);
  const star = starCriterion(stars);
  const liheId = firstLodgingId + index;
  return {
    liheId,
    station,
    name,
    pageUrl: random.chance(0.03) ? "" : `/stay/${slug(station.name)}/${slug(name)}-${liheId}`,
    lodgingType: kind.lodgingType,
    kind,
    stars,
    rating: reviews === 0 ? 0 : Math.round(32 + Math.min(1, random.next() * 0.8 + stars * 0.05) * 18),
    reviews,
    criteria: [
      ...new Set([
        ...amenities,
        ...(star === null ? [] : [star]),
        ...rooms.flatMap((room) => roomCriteria[room.rooms - 1] ?? []),
        ...distanceKinds.flatMap((distance) => distanceCriterion(distance, metres.get(distance.key) ?? Infinity) ?? []),
        ...bannersOf(random, summer, cancellationDays),
      ]),
    ].sort((a, b) => a - b),
    packageBits: packagesOf(random, kind, shortStays),
    liveBits: liveOf(random),
    cancellationDays,
    depositPercent: random.pick([25, 30, 30, 40]),
    rank: 0,
    theme: themeOf(random, kind, metres.get("slopes") ?? Infinity, amenities),
    summer,
    shortStays,
    earlyBooking: random.chance(0.16),
    appeal:
      (0.82 + stars * 0.07) *
      random.between(0.88, 1.14) *
      ((metres.get("slopes") ?? 500) <= 100 ? 1.1 : 1) *
      (amenities.some((id) => poolCriteria.includes(id)) ? 1.08 : 1),
    rooms,
  };
}

/** The best-seller order: first the lodgings that are rated well and sell often, with a good share of chance. */
function rankBySales(random: Random, lodgings: readonly UnseenLodging[]): UnseenLodging[] {
  const sales = new Map(lodgings.map((lodging) => [lodging, random.next() + lodging.rating / 50 + Math.min(lodging.reviews, 200) / 400]));
  const order = lodgings.toSorted((a, b) => (sales.get(b) ?? 0) - (sales.get(a) ?? 0) || a.liheId - b.liheId);
  const ranks = new Map(order.map((lodging, index) => [lodging, index + 1]));
  return lodgings.map((lodging) => ({ ...lodging, rank: ranks.get(lodging) ?? 0 }));
}

/** The amenities that were added to the filters and that a lodging has. */
function addedTo({ liheId, kind }: UnseenLodging, seed: string, added: AddedAmenities): number[] {
  const has = ([id, chances]: [string, AddedAmenities[number]]) =>
    shareOf(`${seed} amenity ${id} ${liheId}`) < (chances[kind.roomKind] ?? 0);
  return Object.entries(added)
    .filter(has)
    .map(([id]) => Number(id));
}

/** Every lodging of the catalogue, by id. The same seed gives the same lodgings. */
export function createLodgings(places: Places, seed: string, added: AddedAmenities = addedAmenities): readonly Lodging[] {
  const random = createRandom(`${seed} lodgings`);
  const stations = shareOut(places.stations);
  const taken = new Set<string>();
  const lodgings = rankBySales(
    random,
    stations.map((station, index) => createLodging(random, station, index, taken)),
  );
  const shown = appearances(lodgings);
  return lodgings.flatMap((lodging) => {
    const appearance = shown.get(lodging.liheId);
    const criteria = [...lodging.criteria, ...addedTo(lodging, seed, added)].sort((a, b) => a - b);
    return appearance ? [{ ...lodging, ...appearance, criteria }] : [];
  });
}
