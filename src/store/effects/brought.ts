import type { SearchScope } from "../scope.js";
import type { Effect } from "./effect.js";

/** An effect that only some views need: the first of them brings what creates it. Until then there is none. */
export interface Brought<Kind extends Effect> extends Effect {
  bring(create: (scope: SearchScope) => Kind): Kind;
  current(): Kind | null;
}

export function createBrought<Kind extends Effect>(scope: SearchScope): Brought<Kind> {
  let effect: Kind | null = null;
  let running = false;
  let agreed: boolean | null = null;
  return {
    start() {
      running = true;
      effect?.start();
    },
    stop() {
      running = false;
      effect?.stop();
    },
    agree(allowed) {
      agreed = allowed;
      effect?.agree?.(allowed);
    },
    bring(create) {
      if (effect) return effect;
      effect = create(scope);
      if (running) effect.start();
      if (agreed !== null) effect.agree?.(agreed);
      return effect;
    },
    current: () => effect,
  };
}
