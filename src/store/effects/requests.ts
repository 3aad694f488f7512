import type { FindRequest } from "../../api/calls/find-endpoint.js";
import type { ProductsRequest } from "../../api/calls/products-endpoint.js";
import { addMonths, monthOf } from "../../calendar/day.js";
import { monthsFromMonth, monthsFromStart } from "../../domain/defaults.js";
import type { Flags } from "../../domain/flags.js";
import { flightMaximum, participantsMaximum } from "../../domain/participants.js";
import type { Place } from "../../domain/places.js";
import { firstMonthShown } from "../../domain/seasons.js";
import { sellsSummer } from "../../domain/settings.js";
import type { SearchSettings } from "../../domain/settings.js";
import { includesJourney } from "../state/flight.js";
import { stayLengthOf } from "../stay-length.js";
import type { Choices, FindState, SearchSnapshot } from "../state/types.js";

/** The parts of a search that requests are built from. */
export interface RequestedSearch extends Readonly<Choices>, Pick<SearchSnapshot, "pickedStart" | "stayLength"> {
  readonly settings: Pick<SearchSettings, "engineId" | "locale" | "onPage" | "flight"> & {
    readonly topStations: readonly { readonly id: number }[];
  };
  readonly flags: Pick<Flags, "packageTabs">;
  readonly find: Readonly<Pick<FindState, "lengths">>;
}

type Situation = Omit<FindRequest, "currentMonth" | "numberOfMonths" | "startDate" | "endDate" | "nights">;

/** The part of a find without its dates: party, place and packages. */
export function situationOf(search: RequestedSearch): Situation {
  return {
    engineId: search.settings.engineId,
    topStationIds: search.settings.topStations.map((station) => station.id),
    ...(search.place && { place: identified(search.place) }),
    ages: search.participants.map((participant) => participant.age),
    packages: search.packages,
    ...(search.origin !== null && { origin: search.origin }),
    criteria: search.criteria,
    lodgingTypes: search.lodgingTypes,
  };
}

function identified({ id, type }: Place): Pick<Place, "id" | "type"> {
  return { id, type };
}

/** The find for the current search: from its start date, else from the first month the calendar shows. */
export function findRequest(search: RequestedSearch, today: string): FindRequest {
  const start = search.pickedStart ?? search.stayDates.start;
  if (!start) return monthRequest(search, firstMonth(search, today));
  const end = search.pickedStart ? null : search.stayDates.end;
  return { ...situationOf(search), numberOfMonths: monthsFromStart, startDate: start, ...(end ? { endDate: end } : {}) };
}

/** The find for the months from `month` on, whatever dates are chosen: on which days a stay can start, and at what price. */
export function monthRequest(search: RequestedSearch, month: string): FindRequest {
  return { ...situationOf(search), currentMonth: month, numberOfMonths: monthsFromMonth, ...pricedLength(search) };
}

/** The length of stay that months are priced for; empty for any. */
export function pricedLength(search: RequestedSearch): Pick<FindRequest, "nights"> {
  const length = stayLengthOf(search);
  return length === "any" ? {} : { nights: length };
}

/**
 * The find for the price of each start day and length of a season: from the first month the calendar shows without dates, or from the
 * month of a chosen start that is outside that season.
 */
export function seasonRequest(search: RequestedSearch, today: string): FindRequest {
  const { start } = search.stayDates;
  const first = firstMonthShown({ today, summer: sellsSummer(search.settings), start: null });
  const isInside = start === null || (monthOf(start) >= first && monthOf(start) < addMonths(first, monthsFromMonth));
  return { ...situationOf(search), currentMonth: isInside ? first : monthOf(start), numberOfMonths: monthsFromMonth, grid: true };
}

/** The find for the places that have a stay of the search, whatever its destination: without dates, in the month of travel if one is chosen. */
export function placesRequest(
  search: RequestedSearch & Pick<SearchSnapshot, "travelMonth">,
  today: string,
): FindRequest & { readonly by: "station" } {
  const anywhere = { ...search, place: null };
  const isDated = search.pickedStart !== null || search.stayDates.start !== null;
  if (isDated || search.travelMonth === null) return { ...findRequest(anywhere, today), by: "station" };
  return { ...monthRequest(anywhere, search.travelMonth), numberOfMonths: 1, by: "station" };
}

function firstMonth(search: RequestedSearch, today: string): string {
  return firstMonthShown({ today, summer: sellsSummer(search.settings), start: search.pickedStart ?? search.stayDates.start });
}

export function productsRequest(search: RequestedSearch, page: number, pageSize: number): ProductsRequest {
  const { settings, place, origin } = search;
  return {
    engineId: settings.engineId,
    beginDate: search.stayDates.start,
    endDate: search.stayDates.end,
    place: place && identified(place),
    partySize: search.participants.length,
    partySizeMaximum: includesJourney(search) ? flightMaximum : participantsMaximum,
    packages: search.packages,
    criteria: search.criteria,
    lodgingTypes: search.lodgingTypes,
    budget: search.budget,
    origins: origin === null ? [] : [origin],
    sort: search.sort,
    page,
    pageSize,
    packageTabs: search.flags.packageTabs,
  };
}

/** Products and counts of one key belong together; the page and its size are not part of it. */
export function queryKey(request: ProductsRequest): string {
  const { page: _page, pageSize: _size, ...query } = request;
  return JSON.stringify(query);
}
