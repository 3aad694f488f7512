import type { Budget } from "../domain/budget.js";
import type { Locale } from "../domain/locale.js";
import { readOrigin } from "../domain/origins.js";
import { isRecord } from "../domain/is-record.js";
import { toAmount } from "../domain/hash-pairs.js";
import { isPackageCode } from "../domain/packages.js";
import type { PackageCode } from "../domain/packages.js";
import { normaliseAges, toParticipants } from "../domain/participants.js";
import { placeTypes, somewhere } from "../domain/places.js";
import type { Place } from "../domain/places.js";
import { sortOrders } from "../domain/sort.js";
import type { SortOrder } from "../domain/sort.js";
import { isDay } from "../calendar/day.js";
import type { StayDates } from "../domain/stay-dates.js";
import { sortedIds } from "../domain/sorted-ids.js";
import { emptyChoices } from "./state/empty-choices.js";
import type { Choices, SearchState } from "./state/types.js";

/** The search as the host page sees it: a plain copy, never live state. */
export interface PublicSearch {
  readonly engineId: number;
  readonly locale: Locale;
  readonly place: Place | null;
  readonly stayDates: StayDates;
  readonly participants: readonly { readonly age: number }[];
  readonly packages: readonly PackageCode[];
  readonly transfer: boolean;
  readonly origin: string | null;
  readonly criteria: readonly number[];
  readonly lodgingTypes: readonly number[];
  readonly budget: Budget;
  readonly sort: SortOrder;
  readonly page: number;
}

export function publicSearchOf(search: SearchState): PublicSearch {
  return {
    engineId: search.settings.engineId,
    locale: search.settings.locale,
    place: search.place ? { id: search.place.id, type: search.place.type, label: search.place.label } : null,
    stayDates: { start: search.stayDates.start, end: search.stayDates.end },
    participants: search.participants.map(({ age }) => ({ age })),
    packages: [...search.packages],
    transfer: search.transfer,
    origin: search.origin,
    criteria: [...search.criteria],
    lodgingTypes: [...search.lodgingTypes],
    budget: { min: search.budget.min, max: search.budget.max },
    sort: search.sort,
    page: search.page,
  };
}

/** Reads one part of a patch from outside; undefined if it cannot be read. */
const readers: { readonly [Name in keyof Choices]: (value: unknown, standing: Budget) => Choices[Name] | undefined } = {
  place: readPlace,
  stayDates: readStayDates,
  participants: (value) =>
    Array.isArray(value) ? toParticipants(normaliseAges(value.map((one: unknown) => (isRecord(one) ? one["age"] : one)))) : undefined,
  packages: (value) => (Array.isArray(value) ? [...new Set(value.filter(isPackageCode))] : undefined),
  transfer: (value) => (typeof value === "boolean" ? value : undefined),
  origin: (value) => (value === null || value === "" ? null : readOrigin(value)),
  criteria: readIds,
  lodgingTypes: readIds,
  budget: readBudget,
  sort: (value) => sortOrders.find((order) => order === value),
};

/**
 * The valid parts of a patch, and the names of the others.
 * @param standing the current budget; a minimum of 0 leaves its minimum unchanged.
 */
export function readPatch(
  patch: Readonly<Record<string, unknown>>,
  standing: Budget = emptyChoices().budget,
): { parts: Partial<Choices>; refused: string[] } {
  const parts: Partial<Choices> = {};
  const refused: string[] = [];
  for (const [name, value] of Object.entries(patch)) {
    if (!isPart(name)) refused.push(name);
    else if (!readInto(parts, name, value, standing)) refused.push(name);
  }
  return { parts, refused };
}

function readInto<Name extends keyof Choices>(parts: Partial<Choices>, name: Name, value: unknown, standing: Budget): boolean {
  const read = readers[name](value, standing);
  if (read === undefined) return false;
  parts[name] = read;
  return true;
}

const isPart = (name: string): name is keyof Choices => Object.hasOwn(readers, name);

/** NaN for an object: some cannot be converted. */
const idFrom = (value: unknown): number => (typeof value === "object" ? NaN : Number(value));

function readPlace(value: unknown): Place | null | undefined {
  if (value === null) return null;
  if (!isRecord(value)) return undefined;
  const id = idFrom(value["id"]);
  const type = placeTypes.find((candidate) => candidate === value["type"]);
  if (!Number.isInteger(id) || id <= 0 || !type) return undefined;
  return somewhere({ id, type, label: typeof value["label"] === "string" ? value["label"] : "" });
}

function readStayDates(value: unknown): StayDates | undefined {
  if (!isRecord(value)) return undefined;
  const { start, end } = value;
  if ((start === null || start === undefined) && (end === null || end === undefined)) return { start: null, end: null };
  if (typeof start !== "string" || typeof end !== "string" || !isDay(start) || !isDay(end) || start >= end) return undefined;
  return { start, end };
}

function readIds(value: unknown): readonly number[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const ids = value.map(idFrom);
  return ids.every((id) => Number.isInteger(id) && id > 0) ? sortedIds(ids) : undefined;
}

function readBudget(value: unknown, standing: Budget): Budget | undefined {
  if (!isRecord(value)) return undefined;
  const min = value["min"] === 0 ? standing.min : readBound(value["min"]);
  const max = readBound(value["max"]);
  if (min === undefined || max === undefined || (min !== null && max !== null && min > max)) return undefined;
  return { min, max };
}

function readBound(value: unknown): number | null | undefined {
  if (value === null || value === undefined) return null;
  return typeof value === "number" ? (toAmount(String(value)) ?? undefined) : undefined;
}
