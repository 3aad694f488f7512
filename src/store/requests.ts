import type { FindRequest, ProductsRequest } from "../api/contract.js";
import { isEverywhere } from "../domain/places.js";
import { expandOrigin, sendableOrigin } from "../domain/origins.js";
import { flightMaximum, participantsMaximum } from "../domain/participants.js";
import { isFlightVariant, sellsSummer } from "../domain/settings.js";
import { firstMonthShown } from "../domain/seasons.js";
import { monthsFromMonth, monthsFromStart } from "../domain/defaults.js";
import type { SearchSnapshot } from "./owner.js";

type Situation = Omit<FindRequest, "currentMonth" | "numberOfMonths" | "startDate" | "endDate">;

/** The part of a find that says for whom and where, without when. */
function situationOf(search: SearchSnapshot): Situation {
  const origin = sendableOrigin(search.origin, search.settings.locale);
  return {
    engineId: search.settings.engineId,
    topStationIds: search.settings.topStations.map((station) => station.id),
    ...placeOf(search),
    ages: search.participants.map((participant) => participant.age),
    packages: search.packages,
    ...(origin === undefined ? {} : { origin }),
    criteria: search.criteria,
    lodgingTypes: search.lodgingTypes,
  };
}

function placeOf(search: SearchSnapshot): Pick<FindRequest, "place"> {
  if (!search.place || isEverywhere(search.place.id)) return {};
  return { place: { id: search.place.id, type: search.place.type } };
}

/** The find of the search as it stands: from its start date, else from the first month the calendar shows. */
export function findRequest(search: SearchSnapshot, today: string): FindRequest {
  const start = search.pickedStart ?? search.stayDates.start;
  if (!start) return monthRequest(search, firstMonth(search, today));
  const end = search.pickedStart ? null : search.stayDates.end;
  return { ...situationOf(search), numberOfMonths: monthsFromStart, startDate: start, ...(end ? { endDate: end } : {}) };
}

/** The find of the months from `month` on, whatever dates are chosen: which days a stay can start on. */
export function monthRequest(search: SearchSnapshot, month: string): FindRequest {
  return { ...situationOf(search), currentMonth: month, numberOfMonths: monthsFromMonth };
}

export function firstMonth(search: SearchSnapshot, today: string): string {
  return firstMonthShown({ today, summer: sellsSummer(search.settings), start: search.pickedStart ?? search.stayDates.start });
}

/** Two finds of one key answer the same question for different months. */
export function situationKey(request: FindRequest): string {
  const { currentMonth: _month, numberOfMonths: _number, startDate: _start, endDate: _end, text: _text, ...situation } = request;
  return JSON.stringify(situation);
}

export function productsRequest(search: SearchSnapshot, page: number, pageSize: number): ProductsRequest {
  const { settings, place } = search;
  const flight = isFlightVariant(settings) && search.transfer;
  return {
    engineId: settings.engineId,
    beginDate: search.stayDates.start,
    endDate: search.stayDates.end,
    place: place && !isEverywhere(place.id) ? { id: place.id, type: place.type } : null,
    partySize: search.participants.length,
    partySizeMaximum: flight ? flightMaximum : participantsMaximum,
    packages: search.packages,
    criteria: search.criteria,
    lodgingTypes: search.lodgingTypes,
    budget: search.budget,
    origins: expandOrigin(search.origin),
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
