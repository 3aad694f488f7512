import type { FindRequest } from "../api/calls/find-endpoint.js";
import { findCall } from "../api/calls/find.js";
import { monthOf } from "../calendar/day.js";
import { seasonModel, seasonParts, type SeasonStay } from "../models/season.js";
import { monthRequest, seasonRequest } from "../store/effects/requests.js";
import type { SearchSnapshot } from "../store/state/types.js";
import type { ToolCall } from "./context.js";
import type { InputOf } from "./fields.js";
import type { cheapestDatesFields } from "./inputs.js";
import { priceOf } from "./price.js";
import { searchedFor } from "./searched-for.js";
import { ToolFailure } from "./tool.js";
import { wantedSearch } from "./wanted-search.js";

const usualLimit = 5;

/** The cheapest start of each length that is asked for, the cheapest first. */
export async function cheapestDates(call: ToolCall, input: InputOf<typeof cheapestDatesFields>) {
  const { limit = usualLimit, ...wanted } = input;
  const { search, notUnderstood } = await wantedSearch(call, wanted);
  const { stays, timeOf, nightsSold } = await cheapestStays(call, { ...search, stayDates: { start: null, end: null } });
  return {
    search: searchedFor(search),
    notUnderstood,
    nightsSold,
    total: stays.length,
    dates: stays.slice(0, limit).map((stay) => dateResult(stay, search, timeOf(stay))),
  };
}

/** The cheapest stay of each start in the month or the season of an undated search, the cheapest first, and when its price was determined. */
export async function cheapestStays({ ask, clock }: ToolCall, search: SearchSnapshot) {
  const { travelMonth: month, stayLength } = search;
  const { answer, at } = await ask(findCall, gridRequest(search, clock.today()));
  const { priceGrid: grid, lengths: sold } = answer;
  if (grid === null) throw new ToolFailure("not_offered");
  // A length that is asked for is not replaced by one that is sold.
  const lengths = typeof stayLength === "number" ? [{ nights: stayLength, count: 1 }] : sold;
  const known = { ...search, find: { ...search.find, lengths }, season: { ...search.season, grid } };
  const { inside } = seasonModel(seasonParts(known), "any");
  const stays = inside
    .filter(({ start }) => month === null || monthOf(start) === month)
    .toSorted((one, other) => one.price - other.price || (one.start < other.start ? -1 : 1));
  const timeOf = ({ start, nights }: SeasonStay) => grid.find((cell) => cell.start === start && cell.nights === nights)?.asOf ?? at;
  return { stays, timeOf, nightsSold: (sold ?? []).map(({ nights }) => nights) };
}

/** The prices of all lengths. */
function gridRequest(search: SearchSnapshot, today: string): FindRequest {
  if (search.travelMonth === null) return seasonRequest(search, today);
  const { nights: _nights, ...request } = monthRequest(search, search.travelMonth);
  return { ...request, numberOfMonths: 1, grid: true };
}

function dateResult({ start, end, nights, price, count }: SeasonStay, { settings, participants }: SearchSnapshot, time: number | string) {
  const sure = { currency: settings.currency, state: "listed", time } as const;
  return {
    arrival: start,
    departure: end,
    nights,
    lodgings: count,
    priceFrom: priceOf(price, { ...sure, basis: "stay" }),
    pricePerPersonFrom: priceOf(price / Math.max(1, participants.length), { ...sure, basis: "person" }),
  };
}
