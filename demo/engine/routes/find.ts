import type { InferOutput } from "valibot";
import { autocompleteContract } from "../../../src/api/calls/autocomplete.js";
import { findContract } from "../../../src/api/calls/find.js";
import { expandDistances } from "../../../src/domain/distances.js";
import { noTransport } from "../../../src/domain/origins.js";
import type { PlaceType } from "../../../src/domain/places.js";
import type { AutocompleteQuery, FindQuery, Selection } from "../answers.js";
import { dayText } from "../catalogue/days.js";
import { checked, require } from "../service/problem.js";
import { agesOf, boundedOf, datesOf, idsOf, monthsOf, originsOf, packagesOf, seasonOf } from "./search-fields.js";

type Query = InferOutput<typeof findContract.query>;

const placeTypes = { DOMAINE: "domain", STATION: "station", REGION: "region", STATION_MERE: "parentStation" } as const satisfies Record<
  string,
  PlaceType
>;
const defaultMonths = 6;
const mostMonths = 36;
const mostNights = 90;
const defaultParty = 2;

function placeOf({ destinationId, destinationType }: Query): Selection["place"] {
  if (destinationId === undefined && destinationType === undefined) return null;
  require(destinationId !== undefined, "destinationId", "must come with destinationType");
  require(destinationType !== undefined, "destinationType", "must come with destinationId");
  return { id: destinationId, type: placeTypes[destinationType] };
}

function selectionOf(query: Query): Selection {
  const ages = query.participant && agesOf(query.participant, "participant");
  const dates = datesOf(query.start_date, query.end_date, { begin: "start_date", end: "end_date" });
  return {
    place: placeOf(query),
    ...dates,
    season: seasonOf(query.engineId, dates),
    capacities: null,
    party: ages?.length ?? defaultParty,
    packages: packagesOf(query.package, "package"),
    origins: query.origin === undefined || query.origin === noTransport ? [] : originsOf([query.origin], "origin"),
    criteria: expandDistances(idsOf(query.criteria, "criteria")),
    lodgingTypes: idsOf(query.lodgingType, "lodgingType"),
    priceMin: null,
    priceMax: null,
  };
}

/** The request of a find, received at `time`: start dates from its month on, or from the month of its start date, or from today. */
export function findQueryOf(input: Readonly<Record<string, string>>, today: number, time: string): FindQuery {
  const query = checked(findContract.query, input);
  boundedOf(query.engineId, "engineId", 1, Number.MAX_SAFE_INTEGER);
  const months = boundedOf(query.numberOfMonths ?? defaultMonths, "numberOfMonths", 1, mostMonths);
  const month = query.current_month ?? query.start_date?.slice(0, 7) ?? dayText(today).slice(0, 7);
  return {
    selection: selectionOf(query),
    ...monthsOf(month, months, "current_month"),
    nights: query.nights === undefined ? null : boundedOf(query.nights, "nights", 1, mostNights),
    grid: query.grid !== undefined,
    by: query.by ?? null,
    time,
    topStationIds: idsOf(query.place, "place"),
  };
}

const longestText = 100;

/** The request of an autocomplete: the query of a find that must have a text. */
export function autocompleteQueryOf(input: Readonly<Record<string, string>>): AutocompleteQuery {
  const query = checked(autocompleteContract.query, input);
  const text = query.text_search?.trim() ?? "";
  require(text.length > 0 && text.length <= longestText, "text_search", `must have 1 to ${longestText} characters`);
  selectionOf(query);
  return { text };
}
