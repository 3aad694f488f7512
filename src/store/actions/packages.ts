import type { PackageCode } from "../../domain/packages.js";
import type { SearchScope } from "../scope.js";
import { withSwitch } from "../state/packages.js";

export function packagesActions({ state, commit }: SearchScope) {
  return {
    set(codes: readonly PackageCode[]): void {
      commit(withSwitch([...new Set(codes)], state));
    },
    toggle(code: PackageCode): void {
      const others = state.packages.filter((chosen) => chosen !== code);
      if (others.length < state.packages.length) commit(withSwitch(others, state));
      else commit({ packages: [...others, code] });
    },
  };
}
