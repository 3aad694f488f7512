import { noTransport } from "../domain/origins.js";
import { availablePackages, reducePackages, transferPackages } from "../domain/packages.js";
import { isFlightVariant } from "../domain/settings.js";
import type { Actions } from "./actions.js";
import type { SearchContext } from "./context.js";

/**
 * Origin and transport switch. Choosing an origin sets the switch without clearing the origin; the visitor's own flip of
 * the switch clears it and, where no origin is asked for, chooses all that the switch offers. Whatever packages are no
 * longer offered leave the choice.
 */
export function originActions({ state, commit }: SearchContext): Actions["origin"] {
  const offered = () =>
    availablePackages({ locale: state.settings.locale, flags: state.flags, transfer: state.transfer, origin: state.origin });
  // With a departure to choose, that decides.
  const chosenBySwitch = () =>
    isFlightVariant(state.settings) ? reducePackages(state.packages, offered()) : transferPackages(state.settings.locale, state.flags);
  return {
    choose(code) {
      const transfer = code !== null && code !== noTransport;
      commit(["origin", "transfer", "packages"], () => {
        state.origin = code;
        state.transfer = transfer;
        state.packages = transfer ? reducePackages(state.packages, offered()) : [];
      });
    },
    switchTransfer(on) {
      commit(["transfer", "origin", "packages"], () => {
        state.transfer = on;
        state.origin = on ? null : noTransport;
        state.packages = on ? chosenBySwitch() : [];
      });
    },
  };
}
