import { locales } from "../domain/locale.js";
import type { GivenSettings } from "../domain/settings-resolution.js";
import type { Actions } from "./actions.js";
import type { SearchContext } from "./context.js";
import { emptyChoices } from "./initial-state.js";
import type { RecentSearches } from "./recent-searches.js";
import { readPatch } from "./public-search.js";
import type { PublicSearch } from "./public-search.js";
import type { Change } from "./state.js";

interface Page {
  readonly recent: RecentSearches;
  query(): string;
  isResultsPage(): boolean;
  setSettings(given: Pick<GivenSettings, "engineId" | "locale">): void;
  showPage(page: number): void;
}

export function searchActions({ state, services, commit, emit }: SearchContext, page: Page): Actions["search"] {
  function set(patch: Partial<PublicSearch> | null | undefined) {
    if (typeof patch !== "object" || patch === null) return refuse([String(patch)]);
    const { engineId, locale, page: wantedPage, ...choices } = patch;
    const { parts, refused } = readPatch({ ...choices });
    if (state.participantsLocked && parts.participants) {
      delete parts.participants;
      refused.push("participants");
    }
    if (engineId !== undefined && !(Number.isInteger(engineId) && engineId > 0)) refused.push("engineId");
    else if (engineId !== undefined && engineId !== state.settings.engineId) page.setSettings({ engineId });
    if (locale !== undefined && !locales.includes(locale)) refused.push("locale");
    else if (locale !== undefined && locale !== state.settings.locale) page.setSettings({ locale });
    if (refused.length > 0) refuse(refused);
    const changes = Object.keys(parts) as Change[];
    if (changes.length > 0) commit(changes, () => Object.assign(state, parts, changes.includes("stayDates") ? { pickedStart: null } : {}));
    if (wantedPage !== undefined) page.showPage(wantedPage);
  }

  function refuse(names: readonly string[]) {
    const message =
      `These parts of the search cannot be set: ${names.join(", ")}. They are unknown or not of their type, and stay as they are; ` +
      "see getSearch() in the documentation for what each takes.";
    services.warn(message);
    emit("error", { code: "invalid-search", message });
  }

  return {
    submit() {
      const query = page.query();
      page.recent.note();
      return { query, url: page.isResultsPage() ? null : `${state.settings.resultsUrl}#${query}` };
    },
    set,
    restore: page.recent.restore,
    reset() {
      const { participants, ...choices } = emptyChoices();
      const empty = state.participantsLocked ? choices : { ...choices, participants };
      commit(Object.keys(empty) as Change[], () => Object.assign(state, empty, { pickedStart: null }));
    },
  };
}
