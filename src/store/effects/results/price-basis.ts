import { priceBasisKey } from "../../../domain/defaults.js";
import type { SearchScope } from "../../scope.js";
import type { PriceBasis } from "../../state/types.js";

/** What the visitor wants prices to be for: kept in the browser if the visitor agreed to it, otherwise for as long as the page. */
interface PriceBasisEffect {
  /** Called with whether the visitor agrees to be remembered; what the browser kept is removed if they do not. */
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
