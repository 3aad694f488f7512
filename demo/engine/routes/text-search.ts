import { Hono } from "hono";
import type { PlaceType } from "../../../src/domain/places.js";
import { isSameName } from "../../../src/domain/same-name.js";
import type { Engine, EngineEnv } from "../service/engine.js";
import { queryOf } from "../service/query.js";
import { visitorOf } from "../service/visitor.js";

const longestText = 100;
/** What a place is called in the hash of a results page. */
const hashKeys: Readonly<Record<PlaceType, string>> = {
  station: "station[]",
  parentStation: "parentStation[]",
  domain: "domaineSki",
  region: "region",
};

/**
 * `/se-results?text=`: what a visitor typed into the plain form that is shown until the search bar has loaded. Redirects
 * to the results of the place so named, to the page of a lodging so named, else to all results. The results get the other parameters.
 */
export function textSearchRoutes(engine: Engine): Hono<EngineEnv> {
  const routes = new Hono<EngineEnv>();
  routes.on("GET", ["/se-results", "/:section/se-results"], async (context, next) => {
    const { text: typed, ...others } = queryOf(context.req.url);
    if (typed === undefined) return next();
    const text = typed.trim().slice(0, longestText);
    const visitor = visitorOf(context, engine);
    const found = text === "" ? null : await engine.answers.autocomplete({ text }, visitor);
    const place = found?.places.find(({ name }) => isSameName(name, text));
    const lodging = found?.productResult.accommodations.find(
      ({ liheName, productPageUrl }) => productPageUrl !== "" && isSameName(liheName, text),
    );
    if (!place && lodging) return context.redirect(lodging.productPageUrl);
    const query = new URLSearchParams(others).toString();
    const hash = place ? `#${hashKeys[place.type]}=${place.placeId}` : "";
    return context.redirect(context.req.path + (query && `?${query}`) + hash);
  });
  return routes;
}
