import { isNumber, isRecord } from "../../common/json.js";
import type { Matches } from "./condition.js";

/** The visitor's likelihood in percent to convert on a goal, within bounds. */
export const conversionLikelihood: Matches = ({ keyMomentId, goalId, lowerBound, upperBound }, { visitor }) => {
  const scores = visitor.targeting.kameleoonConversionScore?.kcs[String(keyMomentId)];
  const likelihood = isRecord(scores) ? scores[String(goalId)] : undefined;
  if (!isNumber(likelihood) || !isNumber(lowerBound) || !isNumber(upperBound)) return false;
  return lowerBound <= likelihood && likelihood <= upperBound;
};
