import { isFlightVariant } from "../../domain/settings.js";
import { transferOf } from "./choices.js";
import type { Choices, SearchState } from "./types.js";

type Journey = Pick<Choices, "origin" | "packages" | "transfer"> & { readonly settings: Parameters<typeof isFlightVariant>[0] };

/** Packages that replace the search's, and the switch with them: it is off once none of the packages that it chose is left. */
export function withSwitch(
  packages: Choices["packages"],
  search: Pick<SearchState, keyof Journey>,
): Pick<Choices, "packages" | "transfer"> {
  return { packages, transfer: transferAfter({ ...search, packages }) };
}

/** The switch after a change of packages or origin: on a page where the journey is chosen by its origin, it stays as it is without one. */
export function transferAfter({ settings, origin, packages, transfer }: Journey): boolean {
  return transferOf({ origin, packages, transfer: transfer && isFlightVariant(settings) });
}
