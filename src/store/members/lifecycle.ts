import type { SearchScope } from "../scope.js";
import type { Effects } from "../effects/effects.js";
import type { Roles } from "./roles.js";

/** Runs the effects of a search for as long as it has members. */
export interface Lifecycle {
  /** Starts what the members need, once the settings are there. */
  start(): void;
  /** Stops what no member needs; one that is replaced by another in the same task stops nothing. */
  leave(): void;
}

export function createLifecycle({ state }: Pick<SearchScope, "state">, roles: Roles, effects: Effects): Lifecycle {
  function dispose() {
    if (!roles.any()) effects.stop();
    else if (!roles.find()) effects.find.stop();
  }

  return {
    start() {
      if (state.status === "ready" && roles.any()) effects.start(roles.find());
    },
    leave: () => queueMicrotask(dispose),
  };
}
