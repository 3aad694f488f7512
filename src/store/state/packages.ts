import type { PackageCode } from "../../domain/packages.js";
import { isFlightVariant } from "../../domain/settings.js";
import type { Choices, SearchState } from "./types.js";

/** The switch narrows by what it chose: with none of these packages left it is off, so that it promises nothing. */
export function withSwitch(
  packages: readonly PackageCode[],
  { settings, transfer }: Pick<SearchState, "settings" | "transfer">,
): Pick<Choices, "packages" | "transfer"> {
  return { packages, transfer: transfer && (packages.length > 0 || isFlightVariant(settings)) };
}
