import { priceBasisKey } from "../../../domain/defaults.js";
import type { SearchScope } from "../../scope.js";
import type { PriceBasis } from "../../state/types.js";
import { createKeptChoice } from "../kept-choice.js";

/** What the visitor wants prices to be for. */
interface PriceBasisEffect {
  /** Called with whether the visitor agrees to be remembered. */
  agree(allowed: boolean): void;
  choose(basis: PriceBasis): void;
}

export function createPriceBasis({ state, services: { local } }: Pick<SearchScope, "state" | "services">): PriceBasisEffect {
  const choice = createKeptChoice(local, priceBasisKey, (kept) => {
    if (kept === "person") state.priceBasis = "person";
    return kept === "person";
  });
  return {
    agree: (allowed) => choice.agree(allowed),
    choose(basis) {
      state.priceBasis = basis;
      choice.choose(basis);
    },
  };
}
