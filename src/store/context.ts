import type { Api } from "../api/contract.js";
import type { Commit } from "./commit.js";
import type { SearchEvents, SearchSnapshot } from "./owner.js";
import type { Services } from "./services.js";
import type { SearchState } from "./state.js";

/** What the rooms of one search share: its state, its way out, and the one way to commit. */
export interface SearchContext {
  /** The live state; only actions write it. */
  readonly state: SearchState;
  /** The state as it stands, frozen: what requests are built from. */
  read(): SearchSnapshot;
  readonly services: Services;
  api(): Api;
  /** Writes, then does all that follows from the changes, read off the table of consequences. */
  readonly commit: Commit;
  emit<Name extends keyof SearchEvents>(name: Name, detail: SearchEvents[Name]): void;
  /** A call failed: logged by the client already, told to the host page here. */
  fail(call: string, error: unknown): void;
}
