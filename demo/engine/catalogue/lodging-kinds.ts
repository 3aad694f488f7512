import type { PackageCode } from "../../../src/domain/packages.js";

/** Typical properties of a kind of lodging; chances are from 0 to 1. */
export interface LodgingKind {
  readonly lodgingType: number;
  /** Share of the catalogue, against the other kinds. */
  readonly share: number;
  /** Fewest and most sorts of room. */
  readonly roomSorts: readonly [number, number];
  /** Fewest and most rooms of a sort of room. */
  readonly rooms: readonly [number, number];
  readonly roomKind: "flat" | "bedroom" | "house";
  /** Price of a week for one person in an ordinary week at an ordinary resort, in euros. */
  readonly weekAPerson: number;
  /** Chances of no class, and of 1, 2, 3, 4, 5 and 6 stars. */
  readonly stars: readonly number[];
  readonly packages: Partial<Record<PackageCode, number>>;
  /** Chance of each criterion that is simply there or not; another one would change all that is drawn after it. */
  readonly amenities: Readonly<Record<number, number>>;
  readonly pool: number;
  readonly parking: number;
}

const everyday = { 27: 0.9, 55: 0.86, 29: 0.6, 741: 0.5, 31: 0.18, 52: 0.34 };
const flat = { ...everyday, 22: 0.6, 23: 0.24, 51: 0.3, 748: 0.45, 45: 0.3, 66: 0.1 };
const standardPackages = { HS: 0.9, PF: 0.97, PFP: 0.88, PFCS: 0.5, PFPCS: 0.4, PFTTF: 0.4, PFPTTF: 0.3, PFTT: 0.4, PFF: 0.55, PFPF: 0.45 };

/** Chances by criterion and kind of room. */
export type AddedAmenities = Readonly<Record<number, Partial<Readonly<Record<LodgingKind["roomKind"], number>>>>>;

/** Amenities of later filters, such as `{ 30: { house: 0.4 } }`: each is drawn alone, so the rest of the catalogue stays as it is. */
export const addedAmenities: AddedAmenities = {};

/** Every lodging type code with its typical properties. */
export const lodgingKinds: readonly LodgingKind[] = [
  {
    lodgingType: 19,
    share: 0.26,
    roomSorts: [2, 4],
    rooms: [1, 4],
    roomKind: "flat",
    weekAPerson: 190,
    stars: [0.05, 0, 0.1, 0.55, 0.25, 0.05, 0],
    packages: standardPackages,
    amenities: { ...flat, 69: 0.14, 71: 0.22, 70: 0.34, 60: 0.14 },
    pool: 0.42,
    parking: 0.75,
  },
  {
    lodgingType: 43,
    share: 0.17,
    roomSorts: [2, 7],
    rooms: [1, 5],
    roomKind: "flat",
    weekAPerson: 230,
    stars: [0.02, 0, 0.03, 0.35, 0.45, 0.14, 0.01],
    packages: standardPackages,
    amenities: { ...flat, 69: 0.3, 71: 0.44, 70: 0.5, 60: 0.2, 61: 0.05 },
    pool: 0.66,
    parking: 0.8,
  },
  {
    lodgingType: 40,
    share: 0.13,
    roomSorts: [1, 1],
    rooms: [1, 4],
    roomKind: "flat",
    weekAPerson: 150,
    stars: [0.45, 0.06, 0.22, 0.22, 0.05, 0, 0],
    packages: { ...standardPackages, PF: 0.8, PFP: 0.55, PFCS: 0.2, PFPCS: 0.1, PFF: 0.2, PFPF: 0.1 },
    amenities: { ...flat, 70: 0.05 },
    pool: 0.06,
    parking: 0.5,
  },
  {
    lodgingType: 45,
    share: 0.09,
    roomSorts: [1, 2],
    rooms: [2, 5],
    roomKind: "flat",
    weekAPerson: 185,
    stars: [0.35, 0, 0.15, 0.3, 0.18, 0.02, 0],
    packages: { ...standardPackages, PF: 0.85, PFP: 0.6, PFCS: 0.25, PFPCS: 0.2, PFF: 0.2 },
    amenities: { ...flat, 70: 0.12 },
    pool: 0.1,
    parking: 0.6,
  },
  {
    lodgingType: 18,
    share: 0.13,
    roomSorts: [1, 1],
    rooms: [4, 7],
    roomKind: "house",
    weekAPerson: 260,
    stars: [0.4, 0, 0.05, 0.25, 0.25, 0.05, 0],
    packages: { ...standardPackages, PFCS: 0.2, PFPCS: 0.1, PFTTF: 0.15, PFPTTF: 0.1 },
    amenities: { ...flat, 22: 0.95, 23: 0.7, 70: 0.3, 61: 0.06, 66: 0.12 },
    pool: 0.06,
    parking: 0.9,
  },
  {
    lodgingType: 44,
    share: 0.06,
    roomSorts: [1, 1],
    rooms: [5, 9],
    roomKind: "house",
    weekAPerson: 620,
    stars: [0.15, 0, 0, 0.05, 0.3, 0.45, 0.05],
    packages: { ...standardPackages, PFCS: 0.1, PFPCS: 0.05, PFTTF: 0.05, PFPTTF: 0 },
    amenities: { ...flat, 22: 1, 23: 0.95, 69: 0.35, 71: 0.5, 70: 0.8, 61: 0.22, 51: 0.9, 748: 1, 45: 1 },
    pool: 0.4,
    parking: 0.95,
  },
  {
    lodgingType: 22,
    share: 0.11,
    roomSorts: [2, 3],
    rooms: [1, 2],
    roomKind: "bedroom",
    weekAPerson: 470,
    stars: [0.02, 0.02, 0.16, 0.4, 0.28, 0.11, 0.01],
    packages: { ...standardPackages, PFCS: 0.8, PFPCS: 0.6 },
    amenities: { ...everyday, 60: 0.85, 61: 0.55, 62: 0.06, 51: 1, 748: 1, 45: 1, 69: 0.34, 71: 0.48, 70: 0.5 },
    pool: 0.36,
    parking: 0.7,
  },
  {
    lodgingType: 23,
    share: 0.05,
    roomSorts: [2, 3],
    rooms: [1, 3],
    roomKind: "bedroom",
    weekAPerson: 560,
    stars: [0.2, 0, 0.1, 0.4, 0.25, 0.05, 0],
    packages: { PF: 1, PFP: 0.9, PFCS: 0.4, PFPCS: 0.3, PFTTF: 0.5, PFPTTF: 0.5, PFTT: 0.5, PFF: 0.6, PFPF: 0.6, HS: 0.2 },
    amenities: { ...everyday, 62: 0.62, 63: 0.5, 61: 0.2, 51: 1, 748: 1, 45: 1, 69: 0.3, 71: 0.4, 70: 0.4, 66: 0.2 },
    pool: 0.6,
    parking: 0.75,
  },
];
