import { addDays, addMonths, daysOf, weekdayOf, type Day } from "../../calendar/day.js";
import { times } from "../../calendar/times.js";
import { stubLodgings, stubNights, stubPackages, stubPrice, stubResorts, usualNights, type StubLodging, type StubPackage } from "./data.js";
import type { StubAnswers, StubRequest } from "./types.js";
import { bodyWants, numbersOf } from "./wants.js";

const saturday = 7;
/** When the stub's prices were determined. */
const asOf = "2026-11-01T06:00:00Z";

const placeKeys: Readonly<Record<string, string>> = {
  DOMAINE: "domaineSki",
  STATION: "station",
  REGION: "region",
  STATION_MERE: "parentStation",
};

/** Stays begin on Saturdays, and last 3, 7 or 14 nights. */
export function findAnswer({ url }: StubRequest, today: string): StubAnswers["find"] {
  const query = url.searchParams;
  const { found, codes } = offered(query);
  const month = query.get("current_month");
  const start = query.get("start_date");
  const starts = month && found.length > 0 ? saturdays(month, Number(query.get("numberOfMonths") ?? 6), today) : null;
  const nights = Number(query.get("nights")) || null;
  const lowest = (length: number) => Math.min(...found.flatMap((lodging) => codes.map((code) => stubPrice(lodging, code, length))));
  const sold = nights === null || stubNights.includes(nights) ? starts : starts && [];
  const count = found.length;
  return {
    count,
    destinationName: nameOf(query),
    startDates: sold,
    startPrices: sold && sold.map((date) => ({ date, price: lowest(nights ?? usualNights), nights, count, asOf })),
    lengths: stubNights.map((length) => ({ nights: length, count })),
    endDates: start ? stubNights.map((length) => addDays(start, length)) : null,
    packages: stubPackages.map((id) => ({ id, count })),
    origins: [],
    capacity: times(8, (index) => ({ id: index + 1 })),
    ...(query.get("grid") && starts && { priceGrid: gridOf(starts, count, lowest) }),
    ...(query.get("by") && { places: placesOf(found, codes) }),
  };
}

function gridOf(starts: readonly Day[], count: number, lowest: (nights: number) => number) {
  return starts.flatMap((start) => stubNights.map((nights) => ({ start, nights, price: lowest(nights), count, asOf })));
}

/** The lodgings and packages that a query leaves. */
function offered(query: URLSearchParams): { readonly found: readonly StubLodging[]; readonly codes: readonly StubPackage[] } {
  const wanted = (query.get("package") ?? "").toUpperCase().split("-").filter(Boolean);
  const codes = stubPackages.filter((code) => wanted.length === 0 || wanted.includes(code));
  const key = placeKeys[query.get("destinationType") ?? ""];
  const body = {
    ...(key && { [key]: [Number(query.get("destinationId"))] }),
    criteria: numbersOf(query.get("criteria")),
    lodgingType: numbersOf(query.get("lodgingType")),
  };
  return { found: codes.length === 0 ? [] : stubLodgings.filter((lodging) => bodyWants(body, lodging, 0)), codes };
}

function nameOf(query: URLSearchParams): string | null {
  const id = Number(query.get("destinationId"));
  return stubResorts.find((resort) => resort.id === id)?.label ?? null;
}

function saturdays(first: string, months: number, today: Day): Day[] {
  const days = times(months, (index) => daysOf(addMonths(first, index))).flat();
  return days.filter((day) => weekdayOf(day) === saturday && day > today);
}

function placesOf(found: readonly StubLodging[], codes: readonly StubPackage[]): StubAnswers["find"]["places"] {
  return [...new Set(found.map(({ resort }) => resort))].map((resort) => {
    const there = found.filter((lodging) => lodging.resort === resort);
    const price = Math.min(...there.flatMap((lodging) => codes.map((code) => stubPrice(lodging, code, usualNights))));
    return {
      ...{ id: resort.id, type: resort.placeType, label: resort.label, count: there.length, price, nights: usualNights, start: null },
      ...{ lat: null, lng: null, altitude: null, altitudeMax: null, slopesKm: null, lifts: null, area: resort.domainName, access: null },
    };
  });
}
