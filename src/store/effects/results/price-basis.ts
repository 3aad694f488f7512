import { priceBasisKey } from "../../../domain/defaults.js";
import type { SearchScope } from "../../scope.js";
import type { PriceBasis } from "../../state/types.js";

/** What the visitor wants prices to be for: in the browser where the visitor agreed to it, else as long as the page. */
interface PriceBasisEffect {
  /** Whether the visitor agreed to be remembered; what the browser kept is removed when they no longer do. */
  agree(allowed: boolean): void;
  choose(basis: PriceBasis): void;
}

export function createPriceBasis({ state, services: { local } }: Pick<SearchScope, "state" | "services">): PriceBasisEffect {
  let kept = false;
  let chosen = false;
  return {
    agree(allowed) {
      if (allowed === kept) return;
      kept = allowed;
      if (!allowed) return local.remove(priceBasisKey);
      if (chosen) return local.set(priceBasisKey, state.priceBasis);
      if (local.get(priceBasisKey) === "person") state.priceBasis = "person";
    },
    choose(basis) {
      chosen = true;
      state.priceBasis = basis;
      if (kept) local.set(priceBasisKey, basis);
    },
  };
}
