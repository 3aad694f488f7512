import { noTransport } from "../../domain/origins.js";
import { reducePackages } from "../../domain/packages.js";
import type { PackageCode } from "../../domain/packages.js";
import { isFlightVariant } from "../../domain/settings.js";
import { availablePackages, transferPackages } from "../../domain/sold-packages.js";
import type { SearchScope } from "../scope.js";

/**
 * Origin and transport switch. Choosing an origin sets the switch without clearing the origin; the visitor's own flip of
 * the switch clears it and, if the search has no origin field, chooses everything that the switch offers. Packages that are no
 * longer offered are removed from the choice.
 */
export function originActions({ state, commit }: SearchScope) {
  /** The chosen packages that are still offered with transport, from that origin. */
  function stillOffered(origin: string | null): PackageCode[] {
    const { settings, flags, packages } = state;
    return reducePackages(packages, availablePackages({ locale: settings.locale, flags, transfer: true, origin }));
  }

  function chosenBySwitch(): readonly PackageCode[] {
    // Where an origin can be chosen, that decides.
    return isFlightVariant(state.settings) ? stillOffered(null) : transferPackages(state.settings.locale, state.flags);
  }

  return {
    choose(origin: string | null): void {
      const transfer = origin !== null && origin !== noTransport;
      commit({ origin, transfer, packages: transfer ? stillOffered(origin) : [] });
    },
    switchTransfer(on: boolean): void {
      commit({ transfer: on, origin: on ? null : noTransport, packages: on ? chosenBySwitch() : [] });
    },
  };
}
