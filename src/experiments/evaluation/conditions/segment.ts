import type { Matches } from "./condition.js";

/** Another segment, of whichever rule. */
export const segment: Matches = ({ segmentId }, { matchesSegment }) => matchesSegment(String(segmentId));
