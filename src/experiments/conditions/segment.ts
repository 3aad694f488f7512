import type { Matches } from "./condition.js";

/** Another segment, of whichever rule. */
export const segment: Matches = ({ segmentId }, { configuration, matchesSegment }) => {
  const found = configuration.segments.get(String(segmentId));
  return found !== undefined && matchesSegment(found);
};
