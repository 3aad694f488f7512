import { compareTexts } from "../operators.js";
import type { Matches } from "./condition.js";

export const visitorCode: Matches = ({ matchType, visitorCode: expected }, { visitor, report }) =>
  Boolean(expected) && compareTexts(matchType, visitor.code, expected, report);
