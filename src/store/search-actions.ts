import type { Actions } from "./actions.js";
import type { SearchContext } from "./context.js";
import { emptyChoices } from "./initial-state.js";
import { readPatch } from "./public-search.js";
import type { PublicSearch } from "./public-search.js";
import type { Change } from "./state.js";

export function searchActions(
  { state, services, commit, emit }: SearchContext,
  page: { query(): string; isResultsPage(): boolean },
): Actions["search"] {
  function set(patch: Partial<PublicSearch>) {
    const { parts, refused } = readPatch({ ...patch });
    if (state.participantsLocked && parts.participants) {
      delete parts.participants;
      refused.push("participants");
    }
    if (refused.length > 0) {
      const message =
        `These parts of the search cannot be set: ${refused.join(", ")}. They are unknown or not of their type, and stay as they are; ` +
        "see getSearch() in the documentation for what each takes.";
      services.warn(message);
      emit("error", { code: "invalid-search", message });
    }
    const changes = Object.keys(parts) as Change[];
    if (changes.length > 0) commit(changes, () => Object.assign(state, parts, changes.includes("stayDates") ? { pickedStart: null } : {}));
  }
  return {
    submit() {
      const query = page.query();
      return { query, url: page.isResultsPage() ? null : `${state.settings.resultsUrl}#${query}` };
    },
    set,
    reset() {
      const { participants, ...choices } = emptyChoices();
      const empty = state.participantsLocked ? choices : { ...choices, participants };
      commit(Object.keys(empty) as Change[], () => Object.assign(state, empty, { pickedStart: null }));
    },
  };
}
