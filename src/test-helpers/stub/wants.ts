import { daysBetween, isDay } from "../../calendar/day.js";
import { criteriaGroups } from "../../domain/criteria-table.js";
import type { StubLodging } from "./data.js";

/** Nights from a day to another one; 0 where one of them is no day. */
export const nightsBetween = (start: string, end: string): number => (isDay(start) && isDay(end) ? daysBetween(start, end) : 0);

/** Numbers as a query has them, joined by a dash. */
export const numbersOf = (text: string | null): readonly number[] => (text ? text.split("-").map(Number) : []);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
const isAmong = (value: unknown, wanted: unknown) => listOf(wanted).length === 0 || listOf(wanted).includes(value);

/** Whether a lodging of that price is what the body of products or counts wants. */
export function bodyWants(body: Readonly<Record<string, unknown>>, lodging: StubLodging, price: number): boolean {
  const { resort, lodgingType, criteria, capacity } = lodging;
  const { priceMin, priceMax } = body;
  return (
    (body["station"] === undefined || (resort.placeType === "station" && isAmong(resort.id, body["station"]))) &&
    (body["parentStation"] === undefined || (resort.placeType === "parentStation" && isAmong(resort.id, body["parentStation"]))) &&
    isAmong(resort.domainId, body["domaineSki"]) &&
    isAmong(resort.departmentId, body["region"]) &&
    isAmong(capacity, body["capacity"]) &&
    isAmong(lodgingType, body["lodgingType"]) &&
    hasCriteria(criteria, listOf(body["criteria"])) &&
    (typeof priceMin !== "number" || price >= priceMin) &&
    (typeof priceMax !== "number" || price <= priceMax)
  );
}

/** The ids of one filter are alternatives. */
function hasCriteria(own: readonly number[], wanted: readonly unknown[]): boolean {
  const options = criteriaGroups.flatMap((group) => group.options);
  return wanted.every((id) => {
    const alternatives: readonly unknown[] = options.find(({ ids }) => ids.some((one) => one === id))?.ids ?? [id];
    return own.some((one) => alternatives.includes(one));
  });
}
