import { markets } from "../../../src/domain/markets.js";
import { localeOfPath } from "../../words/all.js";
import type { Visitor } from "../answers.js";

/** The visitor in the language and the money of the page at an address. */
export function pageVisitor(path: string, visitor: Visitor): Visitor {
  const { language, worksCouncil, currency } = markets[localeOfPath(path)];
  return { ...visitor, language, worksCouncil, currency };
}
