import { say } from "../../platform/say.js";
import type { TrackedEvent } from "../../tracking/events.js";
import type { SearchScope } from "../scope.js";
import type { Effect } from "./effect.js";

/** Sends events of a search to the page's data layer while it is started, where the settings allow it. */
export interface Tracker extends Effect {
  /** Sends the event that is built, if there is one. A failure is logged: tracking is never a reason for an action to fail. */
  track(build: () => TrackedEvent | null): void;
}

export function createTracker({ state, services }: Pick<SearchScope, "state" | "services">): Tracker {
  let running = false;
  return {
    start() {
      running = true;
    },
    stop() {
      running = false;
    },
    track(build) {
      if (!running || !state.settings.analytics) return;
      try {
        const event = build();
        if (event) services.track(event);
      } catch (error) {
        say((words) => services.warn(words.eventFailed(), error));
      }
    },
  };
}
