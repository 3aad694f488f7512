import type { PackageCode } from "../domain/packages.js";
import { isFlightVariant } from "../domain/settings.js";
import type { Actions } from "./actions.js";
import type { SearchContext } from "./context.js";
import type { SearchState } from "./state.js";

/** The switch narrows by what it chose: with nothing left of that it is off, so that it promises nothing. */
export function leaveEmptySwitch(state: Pick<SearchState, "packages" | "settings" | "transfer">): void {
  if (state.packages.length === 0 && !isFlightVariant(state.settings)) state.transfer = false;
}

export function packagesActions({ state, commit }: SearchContext): Actions["packages"] {
  const set = (codes: readonly PackageCode[]) =>
    commit(["packages"], () => {
      state.packages = [...new Set(codes)];
    });
  return {
    set,
    toggle(code) {
      if (!state.packages.includes(code)) return set([...state.packages, code]);
      commit(["packages"], () => {
        state.packages = state.packages.filter((chosen) => chosen !== code);
        leaveEmptySwitch(state);
      });
    },
  };
}
