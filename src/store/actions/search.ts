import { isRecord } from "../../domain/is-record.js";
import { knownLocale } from "../../domain/locale.js";
import { isPage } from "../../domain/paging.js";
import { noNarrowing } from "../../domain/place-narrowing.js";
import { resultsAddress, writeQuery } from "../../domain/search-query.js";
import { isFlightVariant } from "../../domain/settings.js";
import type { SearchScope } from "../scope.js";
import type { Effects } from "../effects/effects.js";
import type { Members } from "../members/members.js";
import { readPatch } from "../public-search.js";
import type { PublicSearch } from "../public-search.js";
import { queryChoicesOf } from "../state/choices.js";
import { emptyChoices } from "../state/empty-choices.js";
import { transferAfter } from "../state/packages.js";

interface Parts {
  readonly effects: Effects;
  readonly members: Members;
  showPage(page: number): void;
}

export function searchActions(scope: SearchScope, { effects, members, showPage }: Parts) {
  const { state, services, emit, commit } = scope;

  function set(given: Partial<PublicSearch> | null | undefined): void {
    if (!isRecord(given)) return refuse([String(given)]);
    const { engineId, locale, page, ...choices } = given;
    const { parts, refused } = readChoices(choices);
    const isPageRefused = page !== undefined && !isPage(page);
    refused.push(...setEngine(engineId), ...setLocale(locale), ...(isPageRefused ? ["page"] : []));
    if (refused.length > 0) refuse(refused);
    commit({ ...parts, ...(parts.stayDates && { pickedStart: null }) }, "link");
    if (page !== undefined && !isPageRefused) showPage(page);
  }

  /** The choices that are valid, and the names of the others. */
  function readChoices(given: Partial<PublicSearch>) {
    const { parts, refused } = readPatch({ ...given }, state.budget);
    if (state.participantsLocked && parts.participants) {
      delete parts.participants;
      refused.push("participants");
    }
    if (parts.origin !== undefined || parts.packages) parts.transfer ??= transferAfter({ ...state, ...parts });
    return { parts, refused };
  }

  /** Returns the setting's name where its value is refused. */
  function setEngine(engineId: number | undefined): string[] {
    if (engineId === undefined) return [];
    if (!Number.isInteger(engineId) || engineId <= 0) return ["engineId"];
    if (engineId !== state.settings.engineId) members.setSettings({ engineId });
    return [];
  }

  /** Returns the setting's name where its value is refused. */
  function setLocale(locale: string | undefined): string[] {
    if (locale === undefined) return [];
    const known = typeof locale === "string" ? knownLocale(locale) : null;
    if (known === null) return ["locale"];
    if (known !== state.settings.locale) members.setSettings({ locale: known });
    return [];
  }

  function refuse(names: readonly string[]) {
    const message =
      `These parts of the search cannot be set: ${names.join(", ")}. They are unknown or not of their type, and stay as they are; ` +
      "see getSearch() in the documentation for what each takes.";
    services.warn(message);
    emit("refused", { code: "invalid-search", message });
  }

  return {
    /** The search button: tracks, and returns where the page should go (null on a results page). */
    submit(): { query: string; url: string | null } {
      emit("submitted", null);
      const query = queryOf(scope);
      return { query, url: effects.isResultsPage() ? null : resultsAddress(state.settings.resultsUrl, query) };
    },
    set,
    /** Repeats one of the visitor's recent searches. */
    restore: effects.recent.restore,
    reset(): void {
      const { participants, ...others } = emptyChoices();
      const choices = { ...others, transfer: isFlightVariant(state.settings) };
      const empty = state.participantsLocked ? choices : { ...choices, participants };
      state.placeNarrowing = noNarrowing;
      commit({ ...empty, pickedStart: null, travelMonth: null }, "link");
    },
  };
}

/** The hash query of the search, without `#`. */
export function queryOf({ read }: Pick<SearchScope, "read">): string {
  return writeQuery("", queryChoicesOf(read()));
}
