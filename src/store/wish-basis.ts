import { markets } from "../domain/markets.js";
import { packageFamilies } from "../domain/packages.js";
import { isFlightVariant } from "../domain/settings.js";
import type { WishBasis } from "../domain/wishes/wished-search.js";
import type { SearchSnapshot } from "./state/types.js";

type WishedSearchParts = Pick<SearchSnapshot, "settings" | "participants" | "participantsLocked" | "criteria" | "lodgingTypes">;

/** What a wish is added to. */
export function wishBasis(search: WishedSearchParts, today: string): WishBasis {
  const { settings, participants, participantsLocked, criteria, lodgingTypes } = search;
  const { packages, openTransport, trains, flights, usualNights } = markets[settings.locale];
  const sold = [...packages, ...openTransport, ...trains, ...flights];
  return {
    today,
    ages: participants.map(({ age }) => age),
    partyLocked: participantsLocked,
    criteria,
    lodgingTypes,
    packages: sold.filter((code) => packageFamilies[code].transport !== "flight" || isFlightVariant(settings)),
    usualNights,
  };
}
