import { Hono } from "hono";
import * as v from "valibot";
import { digits, joinedCodes } from "../../../src/api/shapes.js";
import type { StayDaysQuery } from "../answers.js";
import type { Engine, EngineEnv } from "../service/engine.js";
import { checked } from "../service/problem.js";
import { queryOf } from "../service/query.js";
import { visitorOf } from "../service/visitor.js";
import { boundedOf, originsOf, packagesOf } from "./search-fields.js";

/**
 * The address at which the demo's stay page requests the days of its lodging. It is not one of the seller's calls: the seller's own
 * pages have the days.
 */
const stayDaysPath = "/stay-days/:liheId";

const queryShape = v.object({
  liheId: digits,
  party: digits,
  packages: v.optional(joinedCodes),
  origin: v.optional(v.string()),
});
const largestParty = 20;

function stayDaysQueryOf(input: Readonly<Record<string, string>>): StayDaysQuery {
  const { liheId, party, packages, origin } = checked(queryShape, input);
  return {
    liheId,
    party: boundedOf(party, "party", 1, largestParty),
    packages: packagesOf(packages, "packages"),
    origins: origin === undefined ? [] : originsOf([origin], "origin"),
  };
}

/** `GET /stay-days/10001?party=2&packages=pf-pfp`: the days of each stay of a lodging that holds the party, with its lowest total. */
export function stayDaysRoutes(engine: Engine): Hono<EngineEnv> {
  return new Hono<EngineEnv>().get(stayDaysPath, async (context) => {
    const query = stayDaysQueryOf({ ...queryOf(context.req.url), liheId: context.req.param("liheId") });
    return context.json(await engine.answers.stayDays(query, visitorOf(context, engine)), 200, { "cache-control": "no-store" });
  });
}
