import { snapshot } from "valtio/vanilla";
import type { Api } from "../api/contract.js";
import { HttpError } from "../platform/http-errors.js";
import type { SearchEvents, SearchSnapshot } from "./owner.js";
import type { Services } from "./services.js";
import type { Change } from "./state/patch.js";
import type { Parts, SearchState } from "./state/types.js";

/** How a commit differs from the visitor's own press on a control. */
export interface CommitOptions {
  /** False where the hash itself is followed: nothing is written back. */
  readonly writesHash?: boolean;
  /** False where find's own answer is the reason: the same is not requested again. */
  readonly asksFind?: boolean;
  /** False where it is no press on a filter: the data layer receives no event. */
  readonly tracked?: boolean;
  /** The page is appended to the list instead of replacing it. */
  readonly appends?: boolean;
}

/** Writes parts of the search, then does all that follows from those that really changed, and returns their names. */
export type Commit = (parts: Partial<Parts>, options?: CommitOptions) => readonly Change[];

/** What actions and effects of one search share. */
export interface SearchContext {
  /** The live state; what a search is made of is written by `commit` alone. */
  readonly state: SearchState;
  /** The state as it is now, frozen: what requests are built from. */
  read(): SearchSnapshot;
  readonly services: Services;
  api(): Api;
  readonly commit: Commit;
  /** What the page's script changed before the settings were there. */
  readonly early: Set<Change>;
  emit<Name extends keyof SearchEvents>(name: Name, detail: SearchEvents[Name]): void;
  /** A call failed: logged by the client already, passed on to the host page here. */
  fail(call: string, error: unknown): void;
}

type Given = Pick<SearchContext, "state" | "services" | "commit" | "emit">;

export function createContext({ state, services, commit, emit }: Given): SearchContext {
  let connection: { readonly key: string; readonly api: Api } | null = null;

  return {
    state,
    services,
    commit,
    emit,
    early: new Set(),
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
      emit("error", { code: "call-failed", message: error instanceof Error ? error.message : String(error), call, ...status });
    },
  };
}
