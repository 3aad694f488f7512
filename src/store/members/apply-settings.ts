import { errorMessage } from "../../domain/error-message.js";
import type { SearchSettings } from "../../domain/settings.js";
import { say } from "../../platform/say.js";
import type { SearchScope } from "../scope.js";
import type { Effects } from "../effects/effects.js";
import { prefilledAgain } from "../state/choices.js";
import { emptyChoices } from "../state/empty-choices.js";
import { patch, same } from "../state/patch.js";
import { settingsParts } from "../state/settings.js";
import type { Lifecycle } from "./lifecycle.js";
import type { ResolutionEvents } from "./resolution.js";
import type { Roles } from "./roles.js";

/** Applies resolved settings to a search: the first ones start it, later ones change it. */
export function createSettingsApplier(
  scope: SearchScope,
  { effects, roles, lifecycle }: { readonly effects: Effects; readonly roles: Roles; readonly lifecycle: Lifecycle },
): ResolutionEvents {
  const { state, services, early, commit } = scope;

  function begin(settings: SearchSettings) {
    patch(state, settingsParts(settings, services.cookies));
    state.status = "ready";
    lifecycle.start();
    // No matter whether it came from the page's script, the hash or a works council's list.
    if (!same(state.participants, emptyChoices().participants)) effects.cookies.write();
    if (early.size === 0) return;
    effects.hash.write("replace");
    effects.announcements.announce([...early]);
    early.clear();
  }

  function change(settings: SearchSettings) {
    const { urlSync } = state.settings;
    if (same(settings, state.settings)) return;
    const parts = settingsParts(settings, services.cookies);
    commit({ ...parts, ...prefilledAgain(scope.read(), parts) }, "settings");
    if (settings.urlSync !== urlSync) effects.hash.switched();
  }

  return {
    resolved(settings) {
      // The member that requested this may have left since: the search starts with the next that joins.
      if (state.status !== "ready" && !roles.any()) return;
      effects.agree(settings.consent.includes("preferences"));
      const used = effects.hash.withEngine(settings);
      if (state.status === "ready") change(used);
      else begin(used);
    },
    failed(error) {
      if (state.status !== "ready") state.status = "failed";
      scope.emit("error", { code: "settings", message: errorMessage(error) });
    },
    /** The search starts anyway, with the configured engine. */
    companyFailed(error) {
      say((words) => services.warn(words.companyFailed(), error));
      scope.emit("error", { code: "company", message: errorMessage(error) });
    },
  };
}
