import { markets } from "../../../src/domain/markets.js";
import { usualParty } from "../../pages/stay-data.js";
import { localeOfPath } from "../../words/all.js";
import type { StayDays, Visitor } from "../answers.js";
import type { Engine } from "../service/engine.js";

/** The cheapest stay of a lodging for two, in the money of the page at an address; null where there is none, or it cannot be known. */
export async function cheapestStay({ answers }: Engine, liheId: number, path: string, visitor: Visitor): Promise<StayDays | null> {
  const { language, worksCouncil, currency } = markets[localeOfPath(path)];
  const ofPage = { ...visitor, language, worksCouncil, currency };
  const days = await answers.stayDays({ liheId, party: usualParty, packages: [], origins: [] }, ofPage).catch(() => []);
  const [first, ...others] = days;
  return first ? others.reduce((best, one) => (one.price < best.price ? one : best), first) : null;
}
