import { ref } from "valtio/vanilla";
import type { Consent } from "../../consent/consent.js";
import type { GivenSettings } from "../../domain/given-settings.js";
import type { SearchScope } from "../scope.js";
import type { CreatePart } from "../effects/effect.js";
import type { Effects } from "../effects/effects.js";
import type { ResultsActions } from "../effects/results/results-part.js";
import { patch } from "../state/patch.js";
import { createLifecycle } from "./lifecycle.js";
import { createResolution } from "./resolution.js";
import type { Role, Roles } from "./roles.js";
import { createMemberSettings } from "./settings.js";
import { createSettingsApplier } from "./apply-settings.js";

/** The parts of a search that are in the file of an element's tag. */
export interface BroughtParts {
  readonly results?: CreatePart<ResultsActions>;
}

/** The elements of a search: while there are any it runs, with the settings that they give. */
export interface Members {
  /**
   * Takes the settings that an element gives: the first element to give one wins, and a later change by the same element changes the
   * search. If an element states that the page shows results, commits add history entries. A part that no element brings is loaded
   * when a view needs it.
   */
  join(element: object, given: GivenSettings, role?: Role, parts?: BroughtParts): void;
  leave(element: object): void;
  /** What the visitor agreed to through the page's script; wins over the elements. */
  setConsent(consent: Consent): void;
  /** Until the settings that were given so far are in force, or could not be resolved. */
  settled(): Promise<void>;
  /** Settings that the page's script changes. */
  setSettings(given: Pick<GivenSettings, "engineId" | "locale">): void;
}

export function createMembers(scope: SearchScope, effects: Effects, roles: Roles): Members {
  const { state, services, emit } = scope;
  const lifecycle = createLifecycle(scope, roles, effects);
  const settings = createMemberSettings(services.warn);
  const resolution = createResolution(
    services,
    { merged: settings.merged, needsEngine: roles.find, any: roles.any },
    createSettingsApplier(scope, { effects, roles, lifecycle }),
  );

  return {
    join(element, given, role = {}, { results } = {}) {
      if (results) effects.results.provide(results);
      roles.set(element, role);
      lifecycle.start();
      settings.join(element, given);
      resolution.start();
    },
    leave(element) {
      roles.remove(element);
      settings.leave(element);
      lifecycle.leave();
    },
    setConsent(consent) {
      // At once: listeners wait for the visitor's consent even while the search has no member.
      patch(state, { settings: ref({ ...state.settings, consent }) });
      effects.agree(consent.includes("preferences"));
      settings.setConsent(consent);
      emit("consent", null);
      if (roles.any()) resolution.start();
    },
    setSettings(given) {
      settings.set(given);
      resolution.start();
    },
    settled: resolution.settled,
  };
}
