import { productsBody } from "../../../src/api/calls/products-endpoint.js";
import { defaultEngineId } from "../../../src/domain/defaults.js";
import { defaultAges, participantsMaximum } from "../../../src/domain/participants.js";
import { readQuery } from "../../../src/domain/search-query.js";
import type { KeptSearch } from "../../pages/home.js";
import { anyStay, type ProductsQuery, type Selection, type Visitor } from "../answers.js";
import { dayNumber, dayText } from "../catalogue/days.js";
import type { Engine } from "../service/engine.js";
import { productsQueryOf } from "./products.js";
import { monthsOf } from "./search-fields.js";

type Kept = Omit<KeptSearch, "label" | "price">;

const cheapestFirst = { size: "1", start: "0", agg: "lihePack", sort: "price", orderBy: "asc" };

/** The list that the results page requests for a hash, the cheapest stay first. */
function productsOf(kept: string, ages: readonly number[]): ProductsQuery {
  const { engineId, stayDates, origin, ...choices } = readQuery(kept);
  const body = productsBody({
    ...choices,
    engineId: engineId ?? defaultEngineId,
    beginDate: stayDates.start,
    endDate: stayDates.end,
    origins: origin === null ? [] : [origin],
    partySize: ages.length,
    partySizeMaximum: participantsMaximum,
    page: 1,
    pageSize: 1,
    packageTabs: true,
  });
  return productsQueryOf(cheapestFirst, body);
}

/** The resort of a search that has no stay left. */
async function resortOf({ answers }: Engine, place: Selection["place"], { start }: Kept, visitor: Visitor): Promise<string | null> {
  const month = monthsOf(start.slice(0, 7), 1, "start");
  const time = new Date().toISOString();
  const query = { selection: { ...anyStay, place }, ...month, nights: null, grid: false, by: null, time, topStationIds: [] };
  return (await answers.find(query, visitor)).destinationName;
}

/** The kept search, with the lowest total that its list has now; null for one without a resort or days, or that has begun. */
export async function keptSearch(engine: Engine, visitor: Visitor, kept: string): Promise<KeptSearch | null> {
  const { place, stayDates, ages: given } = readQuery(kept);
  const start = dayNumber(stayDates.start ?? "");
  const end = dayNumber(stayDates.end ?? "");
  if (place?.type !== "station" || start === null || end === null || start < visitor.today) return null;
  const ages = given ?? defaultAges;
  const search: Kept = { search: kept, start: dayText(start), end: dayText(end), guests: ages.length };
  const { products } = await engine.answers.products(productsOf(kept, ages), visitor);
  const label = products[0]?.stationName ?? (await resortOf(engine, place, search, visitor));
  return label === null ? null : { ...search, label, price: products[0]?.prestations[0]?.price ?? null };
}
