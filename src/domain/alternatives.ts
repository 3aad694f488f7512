import { daysBetween } from "../calendar/day.js";
import type { Budget } from "./budget.js";
import { removeIds } from "./chosen-ids.js";
import { activeChoices, type Choice } from "./criteria.js";
import { noTransport } from "./origins.js";
import type { PackageCode } from "./packages.js";
import { everySecond, toParticipants, type Participant } from "./participants.js";
import type { Place } from "./places.js";

/** A choice that may be dropped from a search that finds nothing. `filters`: all filters; `party`: half of it travels. */
export type Droppable =
  { readonly kind: "filter"; readonly choice: Choice } | { readonly kind: "filters" | "party" | "packages" | "origin" | "place" };

/** What can be dropped from a search. */
export interface DroppableChoices {
  readonly criteria: readonly number[];
  readonly lodgingTypes: readonly number[];
  readonly budget: Budget;
  readonly packages: readonly PackageCode[];
  readonly origin: string | null;
  readonly place: Place | null;
  readonly participants: readonly Participant[];
}

interface EmptySearch extends DroppableChoices {
  /** The party is not the visitor's to change. */
  readonly participantsLocked: boolean;
  /** Available party sizes; null or empty where they are not known. */
  readonly capacity: readonly number[] | null;
}

/**
 * The choices that may be dropped, one at a time, the one to advise first: a party too large for any lodging, the budget, the last of
 * the other filters, then what the trip is about.
 */
export function droppables(search: EmptySearch): readonly Droppable[] {
  const { packages, origin, place, participants, participantsLocked, capacity } = search;
  const filters = activeChoices(search).map((choice) => ({ kind: "filter", choice }) as const);
  const budget = filters.filter(({ choice }) => choice.kind === "budget");
  const named = filters.filter(({ choice }) => choice.kind !== "budget");
  const isTooLarge = Boolean(capacity?.length) && participants.length > Math.max(...(capacity ?? []));
  const others: readonly (readonly [Exclude<Droppable["kind"], "filter">, boolean])[] = [
    ["filters", filters.length > 1],
    ["packages", packages.length > 0],
    ["origin", origin !== null && origin !== noTransport],
    ["place", place !== null],
  ];
  return [
    ...(isTooLarge && !participantsLocked ? [{ kind: "party" } as const] : []),
    ...budget,
    ...named.slice(-1),
    ...others.filter(([, applies]) => applies).map(([kind]) => ({ kind })),
    ...named.slice(0, -1).toReversed(),
  ];
}

/** The parts of the search that change when a choice is dropped. */
export function dropped(droppable: Droppable, search: DroppableChoices): Partial<DroppableChoices> {
  const anyBudget: Budget = { min: null, max: null };
  switch (droppable.kind) {
    case "filter": {
      const { kind, ids } = droppable.choice;
      if (kind === "budget") return { budget: anyBudget };
      return kind === "criteria" ? { criteria: removeIds(search.criteria, ids) } : { lodgingTypes: removeIds(search.lodgingTypes, ids) };
    }
    case "filters":
      return { criteria: [], lodgingTypes: [], budget: anyBudget };
    case "party":
      return { participants: toParticipants(everySecond(search.participants.map(({ age }) => age))) };
    case "packages":
      return { packages: [] };
    case "origin":
      return { origin: null };
    case "place":
      return { place: null };
  }
}

/** The days from today on that are nearest to a wanted one; of two at the same distance the earlier first. */
export function nearestDays(days: readonly string[], wanted: string, today: string): readonly string[] {
  const distance = (day: string) => Math.abs(daysBetween(wanted, day));
  return days.filter((day) => day >= today).toSorted((one, other) => distance(one) - distance(other) || one.localeCompare(other));
}
