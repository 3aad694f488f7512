import { ref, snapshot } from "valtio/vanilla";
import type { Api } from "../api/api.js";
import { errorMessage } from "../domain/error-message.js";
import { HttpError, RequestError } from "../platform/http-errors.js";
import { say } from "../platform/say.js";
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
  /** Marks an object that the state holds as it is. Of the copy of the library that made the search: a part may be of another. */
  readonly ref: typeof ref;
  /** The current state, frozen; requests are built from it. */
  read(): SearchSnapshot;
  readonly services: Services;
  api(): Api;
  /** The changes that the page's script made before the settings were resolved. */
  readonly early: Set<Change>;
  /** Notifies the host page that a call failed. The client has logged a `RequestError`; any other error is logged here, once. */
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
  const reported = new Set<string>();
  let connection: { readonly key: string; readonly api: Api } | null = null;

  function tellOnce(call: string, error: unknown) {
    const failure = `${call} ${errorMessage(error)}`;
    if (reported.has(failure)) return;
    reported.add(failure);
    say((words) => services.warn(words.callFailed(call), error));
  }

  return {
    state,
    ref,
    services,
    emit,
    listen,
    early,
    ...createCommits({ state, early }),
    read: () => snapshot(state),
    api() {
      const { apiBase, locale, readsByGet } = state.settings;
      const key = `${apiBase} ${locale} ${readsByGet}`;
      if (connection?.key !== key)
        connection = { key, api: services.connect({ apiBase, locale, readsByGet, report: (error) => emit("error", error) }) };
      return connection.api;
    },
    fail(call, error) {
      if (!(error instanceof RequestError)) tellOnce(call, error);
      const status = error instanceof HttpError ? { status: error.status } : {};
      emit("error", { code: "call-failed", message: errorMessage(error), call, ...status });
    },
  };
}
