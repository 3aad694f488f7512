import { KameleoonError } from "../../common/errors.js";
import type { Condition } from "../../configuration/configuration.js";
import { compareNumbers } from "../operators.js";
import type { ConditionContext, Matches } from "./condition.js";

/** In milliseconds. */
const units: Readonly<Record<string, number>> = {
  MINUTE: 60_000,
  HOUR: 3_600_000,
  DAY: 86_400_000,
  WEEK: 7 * 86_400_000,
  MONTH: 30 * 86_400_000,
};

/** Starts of the recorded visits, ascending; undefined if they were not requested. */
const visitsOf = ({ visitor }: ConditionContext): readonly number[] | undefined => visitor.targeting.visitsData?.visits;

/** A visitor without a recorded visit is new; neither new nor returning if the visits were not requested. */
export const newVisitors: Matches = ({ visitorType }, context) => {
  const visitTimes = visitsOf(context);
  if (visitorType == null || visitTimes === undefined) return false;
  const isNew = visitTimes.length === 0;
  if (visitorType === "NEW") return isNew;
  if (visitorType === "RETURNING") return !isNew;
  throw new KameleoonError("TargetingCondition", `The visitor type ${JSON.stringify(visitorType)}`);
};

/** The recorded visits and this one. */
function compareCount({ matchType, visitCount }: Condition, visits: readonly number[] | undefined): boolean {
  return visits !== undefined && typeof visitCount === "number" && (compareNumbers(matchType, visits.length + 1, visitCount) ?? false);
}

export const visits: Matches = (condition, context) => compareCount(condition, visitsOf(context));

/** Visits since midnight in the visitor's time zone. */
export const sameDayVisits: Matches = (condition, context) => {
  const midnight = new Date(context.now).setHours(0, 0, 0, 0);
  return compareCount(
    condition,
    visitsOf(context)?.filter((time) => time >= midnight),
  );
};

function compareAge({ matchType, count, unitOfTime }: Condition, time: number | undefined, now: number): boolean {
  const unit = units[String(unitOfTime)];
  if (time === undefined || typeof count !== "number" || unit === undefined) return false;
  return compareNumbers(matchType, now - time, count * unit) ?? false;
}

export const firstVisit: Matches = (condition, context) => compareAge(condition, visitsOf(context)?.[0], context.now);

export const lastVisit: Matches = (condition, context) => compareAge(condition, visitsOf(context)?.at(-1), context.now);
