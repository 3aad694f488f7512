import type { Day, Month } from "../../calendar/day.js";
import type { PackageContents } from "../packages.js";
import type { Feast } from "./feasts.js";
import type { SchoolBreak } from "./school-breaks.js";

/** What a visitor can wish for. */
const wishKinds = [
  "nights",
  "dates",
  "month",
  "holiday",
  "schoolHoliday",
  "adults",
  "children",
  "childrenWithoutAges",
  "budget",
  "altitude",
  "slopesKm",
  "near",
  "amenities",
  "catering",
  "lodging",
  "stars",
  "rooms",
  "slopes",
  "centre",
  "includes",
  "cheapest",
] as const;

export type WishKind = (typeof wishKinds)[number];

export const isWishKind = (name: string): name is WishKind => (wishKinds as readonly string[]).includes(name);

/** A piece of the text that was typed. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export type WishMeaning =
  | { readonly kind: "nights"; readonly nights: number }
  /** From an arrival, which may stand alone, to a departure. */
  | { readonly kind: "dates"; readonly start: Day; readonly end: Day | null }
  | { readonly kind: "month"; readonly month: Month }
  | { readonly kind: "holiday"; readonly holiday: Feast }
  | ({ readonly kind: "schoolHoliday" } & SchoolBreak)
  | { readonly kind: "adults"; readonly count: number }
  | { readonly kind: "children"; readonly ages: readonly number[] }
  | { readonly kind: "childrenWithoutAges"; readonly count: number }
  | { readonly kind: "budget"; readonly min: number | null; readonly max: number | null; readonly perPerson: boolean }
  /** At least so many metres. */
  | { readonly kind: "altitude"; readonly metres: number }
  /** At least so many kilometres of piste. */
  | { readonly kind: "slopesKm"; readonly kilometres: number }
  /** `origin` is the code of an airport, or `station` for any railway station; `minutes` at most by road, null where none are said. */
  | { readonly kind: "near"; readonly origin: string; readonly minutes: number | null }
  /** A filter by its key. */
  | { readonly kind: "amenities"; readonly key: string }
  | { readonly kind: "catering"; readonly key: string }
  | { readonly kind: "lodging"; readonly key: string }
  | { readonly kind: "stars"; readonly stars: readonly number[] }
  | { readonly kind: "rooms"; readonly count: number }
  /** At most so many metres away; null for at the door. */
  | { readonly kind: "slopes"; readonly metres: number | null }
  | { readonly kind: "centre"; readonly metres: number | null }
  | { readonly kind: "includes"; readonly contents: Exclude<keyof PackageContents, "transport" | "shortStay"> | "train" | "flight" }
  | { readonly kind: "cheapest" };

/** What was understood of a text, with the words that say it. */
export type WishPart = { readonly span: Span } & WishMeaning;

const week = 7;

/** Whether a part decides the dates of a stay of so many nights: a feast those of a week or more, school holidays those of a week. */
export function decidesDates(part: WishMeaning, nights = week): boolean {
  if (part.kind === "holiday") return nights >= week;
  return part.kind === "dates" || (part.kind === "schoolHoliday" && part.start !== null && nights === week);
}

/** Whether a part is about which places are offered, so that it says nothing once a place is chosen. */
export const isAboutPlaces = ({ kind }: WishMeaning): boolean => kind === "altitude" || kind === "slopesKm" || kind === "near";
