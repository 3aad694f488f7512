import type { Contribution } from "../../../../src/domain/contribution.js";
import type { OriginOption } from "../../../../src/domain/origins.js";
import type { StayDates } from "../../../../src/domain/stay-dates.js";
import type { StayDays } from "../../../engine/answers.js";
import { wantsFlight } from "./calls.js";
import { type Choice, searchHash } from "./choice.js";
import { cheapestStays, comingStays, nearestStays, staysFrom } from "./nearest-days.js";
import type { StaySettings } from "./settings.js";
import type { Days, Offers } from "./shown.js";

/** What the visitor has chosen, and what is loaded for it. */
export interface StayState {
  readonly choice: Choice;
  /** False while the party is the default one, which the address holds all the same. */
  readonly isPartyKnown: boolean;
  readonly offers: Offers;
  readonly days: Days;
  /** Where the transport of the chosen package can leave from; empty until it is known, and without transport. */
  readonly departures: readonly OriginOption[];
  /** What the visitor's works council pays a part by; null without one. */
  readonly contribution: Contribution | null;
  /** The band that the visitor chose, as `keptBand` writes it; null before. */
  readonly band: string | null;
  /** Announced, such as that the link was copied. */
  readonly message: string;
  /** The open search that the visitor came from. */
  readonly backTo: string | null;
}

export const noDates: StayDates = { start: null, end: null };

export function firstState(choice: Choice, today: string): StayState {
  const offers = statusOfDates(choice, today);
  return {
    choice,
    isPartyKnown: choice.ages !== null,
    offers,
    days: null,
    departures: [],
    contribution: null,
    band: null,
    message: "",
    backTo: null,
  };
}

/** What is known of the offers by the dates alone. */
export function statusOfDates({ arrival, stayDates }: Choice, today: string): Offers & { status: "no-dates" | "past" | "loading" } {
  const start = stayDates.start ?? arrival;
  if (start !== null && start < today) return { status: "past" };
  return { status: stayDates.start === null ? "no-dates" : "loading" };
}

/** The address of the station's results, for the choice on these dates. */
export function resultsAddress({ results, stationId }: StaySettings, choice: Choice, stayDates: StayDates): string {
  const [ordinary = "/", byAir = ordinary] = results;
  return (wantsFlight(choice) ? byAir : ordinary) + searchHash(`station[]=${stationId}`, { ...choice, stayDates });
}

/** The stays on other days that are offered beside the choice. */
export function otherStays(days: Days, { arrival, stayDates }: Choice, today: string): readonly StayDays[] {
  if (days === null || days === "failed") return [];
  const start = stayDates.start ?? arrival;
  if (start !== null && start < today) return comingStays(days, { start, end: stayDates.end }, today);
  if (stayDates.start !== null) return nearestStays(days, stayDates);
  return arrival === null ? cheapestStays(days) : staysFrom(days, arrival);
}
