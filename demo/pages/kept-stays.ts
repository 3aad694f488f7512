import type { PackageCode } from "../../src/domain/packages.js";

/** The cookie of the newest stays in the visitor's shortlist: a list of `KeptStay` as JSON, the newest first. */
export const shortlistCookie = "nevea-shortlist";
export const mostStays = 4;
/** Four stays of 20 people are shorter; a longer text is not read. */
export const longestShortlist = 1000;

/** A stay in the visitor's shortlist, without what the catalogue has of its lodging. */
export interface KeptStay {
  /** Its id. */
  readonly lodging: number;
  readonly package: PackageCode;
  /** Days as `yyyy-MM-dd`. */
  readonly start: string;
  readonly end: string;
  readonly ages: readonly number[];
  /** Where the trip starts; null if no departure was chosen. */
  readonly origin: string | null;
}
