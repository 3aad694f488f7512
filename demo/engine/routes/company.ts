import { companyContract } from "../../../src/api/calls/company.js";
import { contributionOf } from "../../pages/companies.js";
import type { Answer } from "../service/call.js";
import { checked, Refusal } from "../service/problem.js";

/** The works councils that sell through the demo's seller, and the search engine of each. */
const engines: ReadonlyMap<string, number> = new Map([
  ["altitude", 31],
  ["cgos", 32],
  ["cgospm", 33],
  ["cgosaura", 34],
  ["valmont", 35],
]);

/** The search engine of the works council that the query names, and its contribution if it has one. */
export const companyAnswer: Answer = async ({ query }) => {
  const { companyName } = checked(companyContract.query, query);
  const engineId = engines.get(companyName);
  if (engineId === undefined) throw new Refusal(404, "companyName", "No works council has this name");
  const contribution = contributionOf(companyName);
  return { catalog: { engineId }, ...(contribution && { contribution }) };
};
