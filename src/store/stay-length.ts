import { markets } from "../domain/markets.js";
import type { DayChoices } from "../domain/stay-dates.js";
import { daysOfLength, stayLengthInForce, type StayLength } from "../domain/stay-length.js";
import type { SearchSettings } from "../domain/settings.js";
import type { FindState, Parts } from "./state/types.js";

/** What the length of stay depends on. */
export interface LengthBasis extends Readonly<Pick<Parts, "stayDates" | "stayLength">> {
  readonly settings: Pick<SearchSettings, "locale">;
  readonly find: Readonly<Pick<FindState, "lengths">>;
}

/** The length of stay that the days are priced for. */
export function stayLengthOf({ stayDates, stayLength, settings, find }: LengthBasis): StayLength {
  const usual = markets[settings.locale].usualNights;
  return stayLengthInForce({ chosen: stayLength, stayDates, sold: find.lengths, usual });
}

/** The nights of the stay that one press on a day chooses; null where a press chooses one end. */
export function nightsPerPress(search: LengthBasis & Readonly<Pick<Parts, "pickedStart">>): number | null {
  if (search.pickedStart !== null || !search.find.lengths?.length) return null;
  const length = stayLengthOf(search);
  return length === "any" ? null : length;
}

interface DaysBasis extends LengthBasis, Readonly<Pick<Parts, "pickedStart">> {
  readonly find: Readonly<Pick<FindState, "lengths" | "startDates" | "startPrices" | "endDates">>;
}

/** What a press on each day may choose. */
export function dayChoices(search: DaysBasis): DayChoices {
  const { pickedStart, find } = search;
  const nights = nightsPerPress(search);
  const startDates = nights === null ? find.startDates : daysOfLength(find.startPrices, nights);
  return { pickedStart, nights, startDates, endDates: find.endDates };
}
