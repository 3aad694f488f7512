import { findCall } from "../api/calls/find.js";
import { productsCall } from "../api/calls/products.js";
import type { Place } from "../domain/places.js";
import { resultsAddress } from "../domain/search-query.js";
import { findRequest, productsRequest } from "../store/effects/requests.js";
import { sentRequest } from "../store/effects/results/sent-request.js";
import type { Choices, SearchSnapshot } from "../store/state/types.js";
import { queryOf } from "../store/actions/search.js";
import { cheapestStays } from "./cheapest-dates.js";
import { confirmAll } from "./confirm.js";
import type { ToolCall } from "./context.js";
import type { InputOf } from "./fields.js";
import type { searchStaysFields } from "./inputs.js";
import { searchedFor } from "./searched-for.js";
import { stayResult, type StayResult } from "./stay.js";
import { ToolFailure } from "./tool.js";
import { wantedSearch } from "./wanted-search.js";

const usualLimit = 5;

/** Stays of a search at confirmed prices, in the order of the page; shown on the page if that is asked for and the visitor agrees. */
export async function searchStays(call: ToolCall, input: InputOf<typeof searchStaysFields>) {
  const { page = 1, limit = usualLimit, show = false, ...wanted } = input;
  const { search: understood, notUnderstood } = await wantedSearch(call, wanted);
  const search = await withDates(call, understood);
  const { answer, at } = await call.ask(productsCall, sentRequest(search, productsRequest(search, page, limit)));
  const { products, totalProducts: total, pageCount } = answer;
  if (page > 1 && page > pageCount) throw new ToolFailure("invalid_input", "page", `maximum ${Math.max(1, pageCount)}`);
  const prices = await confirmAll(call, search, products);
  const searched = searchedFor({ ...search, place: await namedPlace(call, search) });
  const isShown =
    show && call.propose !== null && (await call.propose({ kind: "show", search: searched, choices: choicesOf(search), total }));
  return {
    search: searched,
    datesChosen: search === understood ? null : "cheapest",
    notUnderstood,
    total,
    page,
    pageCount,
    stays: soldOutAtEnd(products.map((product, index) => stayResult({ product, live: prices[index], at }, search))),
    url: resultsAddress(search.settings.resultsUrl, queryOf({ read: () => search })),
    ...(show && { shown: isShown }),
  };
}

/** A place that the input names by its id alone has the name that find gives it. */
async function namedPlace({ ask, clock }: ToolCall, search: SearchSnapshot): Promise<Place | null> {
  const { place } = search;
  if (!place || place.label !== "") return place;
  const { answer } = await ask(findCall, findRequest(search, clock.today()));
  return { ...place, label: answer.destinationName ?? "" };
}

/** The page moves them to the end of their page too. */
const soldOutAtEnd = (stays: readonly StayResult[]): readonly StayResult[] => [
  ...stays.filter(({ offer }) => offer !== null),
  ...stays.filter(({ offer }) => offer === null),
];

/** A list cannot be narrowed to a month or a length of stay: the cheapest dates that have them are searched. */
async function withDates(call: ToolCall, search: SearchSnapshot): Promise<SearchSnapshot> {
  const { stayDates, travelMonth, stayLength } = search;
  if (stayDates.start !== null || (travelMonth === null && stayLength === null)) return search;
  const [cheapest] = (await cheapestStays(call, search)).stays;
  if (!cheapest) throw new ToolFailure("not_offered");
  return { ...search, stayDates: { start: cheapest.start, end: cheapest.end } };
}

function choicesOf(search: SearchSnapshot): Choices {
  const { place, stayDates, participants, packages, transfer, origin, criteria, lodgingTypes, budget, sort } = search;
  return { place, stayDates, participants, packages, transfer, origin, criteria, lodgingTypes, budget, sort };
}
