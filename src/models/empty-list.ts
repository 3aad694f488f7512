import type { Droppable } from "../domain/alternatives.js";
import { activeChoices, type Choice } from "../domain/criteria.js";
import { emptyCause, type EmptyCause } from "../domain/empty-list.js";
import { noTransport } from "../domain/origins.js";
import type { AlternativesState, SearchSnapshot } from "../store/state/types.js";

/** What the screen of an empty list reads from the search. */
export const emptyListParts = (search: SearchSnapshot) => ({
  stayDates: search.stayDates,
  criteria: search.criteria,
  lodgingTypes: search.lodgingTypes,
  budget: search.budget,
  participants: search.participants,
  participantsLocked: search.participantsLocked,
  place: search.place,
  packages: search.packages,
  origin: search.origin,
  capacity: search.find.answer?.capacity ?? null,
  alternatives: search.alternatives,
});
export type EmptyListParts = ReturnType<typeof emptyListParts>;

/** Suggestions that may lead to stays, where the cause is not known. */
export type Advice = Droppable | { readonly kind: "dates" };

export interface EmptyListModel {
  /** Why the list is empty; null while the alternatives are counted. */
  readonly reason: EmptyCause | "locked_party" | null;
  /** The alternatives are being counted. */
  readonly waits: boolean;
  /** Choices whose removal leads to stays, in the order to suggest them. */
  readonly drops: AlternativesState["drops"];
  /** The dates to advise first, of the coming season, where the dates of the search are over. */
  readonly comingDates: AlternativesState["dates"][number] | null;
  /** The nearest other dates that have stays. */
  readonly dates: AlternativesState["dates"];
  readonly advice: Advice | null;
  /** What else may help: all filters removed, or other dates. */
  readonly otherWay: "filters" | "dates" | null;
}

/** @param today a day of the visitor's time zone. */
export function emptyListModel(parts: EmptyListParts, today: string): EmptyListModel {
  const { participantsLocked, alternatives } = parts;
  const { drops, dates } = alternatives ?? { drops: [], dates: [] };
  const choices = activeChoices(parts);
  const droppables = drops.map(({ droppable }) => droppable);
  const cause = emptyCause({
    stayDates: parts.stayDates,
    today,
    filtered: choices.length > 0,
    partySize: parts.participants.length,
    capacity: parts.capacity,
    drops: droppables,
    otherDates: dates.length > 0,
  });
  const waits = alternatives?.status === "loading";
  const comingDates = cause === "past" ? (dates[0] ?? null) : null;
  const advice = drops.length > 0 ? null : adviceFor(cause, choices, parts);
  return {
    reason: reasonOf(cause, { waits, participantsLocked }),
    waits,
    drops,
    comingDates,
    dates: comingDates ? dates.slice(1) : dates,
    advice,
    otherWay: advice ? otherThanAdvice(advice) : otherThanDrops(droppables, parts),
  };
}

type Waiting = Pick<EmptyListModel, "waits"> & Pick<EmptyListParts, "participantsLocked">;

function reasonOf(cause: EmptyCause, { waits, participantsLocked }: Waiting): EmptyListModel["reason"] {
  if (waits && cause !== "past") return null;
  return cause === "party" && participantsLocked ? "locked_party" : cause;
}

function adviceFor(cause: EmptyCause, choices: readonly Choice[], parts: EmptyListParts): Advice | null {
  const last = choices.at(-1);
  if (cause === "filters") return last ? { kind: "filter", choice: last } : null;
  if (cause === "past" || cause === "dates") return { kind: "dates" };
  if (cause === "party" && !parts.participantsLocked) return { kind: "party" };
  return widerSearch(parts);
}

/** Everywhere, or else in all packages, or else from every departure. */
function widerSearch({ place, packages, origin }: EmptyListParts): Advice | null {
  if (place !== null) return { kind: "place" };
  if (packages.length > 0) return { kind: "packages" };
  return origin !== null && origin !== noTransport ? { kind: "origin" } : null;
}

const otherThanAdvice = ({ kind }: Advice): EmptyListModel["otherWay"] => (kind === "filter" ? "filters" : null);

function otherThanDrops(drops: readonly Droppable[], { stayDates }: EmptyListParts): EmptyListModel["otherWay"] {
  const [first] = drops;
  if (!first || drops.some(({ kind }) => kind === "filters")) return null;
  if (first.kind === "filter") return "filters";
  return stayDates.start === null ? null : "dates";
}
