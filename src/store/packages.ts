import type { PackageCode } from "../domain/packages.js";
import type { Actions } from "./actions.js";
import type { SearchContext } from "./context.js";

export function packagesActions({ state, commit }: SearchContext): Actions["packages"] {
  const set = (codes: readonly PackageCode[]) =>
    commit(["packages"], () => {
      state.packages = [...new Set(codes)];
    });
  return {
    set,
    toggle: (code) => set(state.packages.includes(code) ? state.packages.filter((chosen) => chosen !== code) : [...state.packages, code]),
  };
}
