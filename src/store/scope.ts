import { snapshot } from "valtio/vanilla";
import type { Api } from "../api/api.js";
import { errorMessage } from "../domain/error-message.js";
import { HttpError } from "../platform/http-errors.js";
import { createCommits } from "./commit.js";
import type { Commits } from "./commit.js";
import type { Events, SearchEvents } from "./events.js";
import type { Services } from "./services.js";
import type { Change } from "./state/patch.js";
import type { SearchSnapshot, SearchState } from "./state/types.js";

/** What actions and effects of one search share. */
export interface SearchScope extends Commits, Events<SearchEvents> {
  /** The live state; only `commit` writes the parts of a search. */
  readonly state: SearchState;
  /** The current state, frozen; requests are built from it. */
  read(): SearchSnapshot;
  readonly services: Services;
  api(): Api;
  /** The changes that the page's script made before the settings were resolved. */
  readonly early: Set<Change>;
  /** Notifies the host page that a call failed; the client has already logged it. */
  fail(call: string, error: unknown): void;
}

interface Given {
  readonly state: SearchState;
  readonly services: Services;
  readonly events: Events<SearchEvents>;
}

export function createScope({ state, services, events }: Given): SearchScope {
  const { emit, listen } = events;
  const early = new Set<Change>();
  let connection: { readonly key: string; readonly api: Api } | null = null;

  return {
    state,
    services,
    emit,
    listen,
    early,
    ...createCommits({ state, early }),
    read: () => snapshot(state),
    api() {
      const { apiBase, locale } = state.settings;
      const key = `${apiBase} ${locale}`;
      if (connection?.key !== key)
        connection = { key, api: services.connect({ apiBase, locale, report: (error) => emit("error", error) }) };
      return connection.api;
    },
    fail(call, error) {
      const status = error instanceof HttpError ? { status: error.status } : {};
      emit("error", { code: "call-failed", message: errorMessage(error), call, ...status });
    },
  };
}
