import { searchModule } from "../../tracking/search-event.js";
import type { SearchScope } from "../scope.js";
import type { Effect } from "./effect.js";
import { createTracker } from "./tracker.js";

/** Tracks the searches that are submitted. */
export function createTracking(scope: SearchScope): Effect {
  const tracker = createTracker(scope);
  scope.listen("submitted", () => tracker.track(() => searchModule(scope.read())));
  return tracker;
}
