import type { Actions } from "../actions.js";
import type { SearchContext } from "../context.js";
import { withSwitch } from "../state/packages.js";

export function packagesActions({ state, commit }: SearchContext): Actions["packages"] {
  return {
    set(codes) {
      commit({ packages: [...new Set(codes)] });
    },
    toggle(code) {
      const others = state.packages.filter((chosen) => chosen !== code);
      if (others.length < state.packages.length) commit(withSwitch(others, state));
      else commit({ packages: [...others, code] });
    },
  };
}
