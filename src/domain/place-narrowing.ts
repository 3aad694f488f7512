import type { MountainArea } from "./mountain-areas.js";

export type PlaceLimitName = "altitude" | "slopesKm" | "price" | "minutes";

/** What a place should have: at least the height and the kilometres, at most the price of a person and the minutes. */
export type PlaceLimits = Readonly<Partial<Record<PlaceLimitName, number>>>;

/** An airport, or any railway station. */
export type PlaceOrigin = { readonly kind: "airport"; readonly code: string } | { readonly kind: "station" };

/** What the visitor narrows the places to, and where minutes are counted from. */
export interface PlaceNarrowing {
  readonly limits: PlaceLimits;
  /** Null for all of them. */
  readonly mountains: MountainArea | null;
  /** Null for the airport that reaches most places. */
  readonly origin: PlaceOrigin | null;
}

/** Whether places are left out. */
export const isNarrowed = ({ limits, mountains }: PlaceNarrowing): boolean => Object.keys(limits).length > 0 || mountains !== null;

export const noNarrowing: PlaceNarrowing = { limits: {}, mountains: null, origin: null };
