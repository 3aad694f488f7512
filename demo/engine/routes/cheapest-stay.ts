import { usualParty } from "../../pages/stay-data.js";
import type { StayDays, Visitor } from "../answers.js";
import type { Engine } from "../service/engine.js";
import { pageVisitor } from "./page-visitor.js";

/** The cheapest stay of a lodging for two, in the money of the page at an address; null where there is none, or it cannot be known. */
export async function cheapestStay({ answers }: Engine, liheId: number, path: string, visitor: Visitor): Promise<StayDays | null> {
  const query = { liheId, party: usualParty, packages: [], origins: [] };
  const days = await answers.stayDays(query, pageVisitor(path, visitor)).catch(() => []);
  const [first, ...others] = days;
  return first ? others.reduce((best, one) => (one.price < best.price ? one : best), first) : null;
}
