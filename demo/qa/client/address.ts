import { type Call, calls } from "../../engine/service/request-log.js";
import type { Faults } from "./engine.js";
import { faultTexts, readFaults } from "./fault-kinds.js";

/** What the console's address restores beside the set-up. */
export interface Restored {
  /** null: the engine's stay. */
  readonly faults: Faults | null;
  /** `yyyy-MM-dd`; null: the engine's day stays. */
  readonly day: string | null;
  /** The call whose requests are listed. */
  readonly only: Call | "";
  /** What the lists are searched for. */
  readonly find: string;
  /** A page of the demo to open once this is set. */
  readonly open: string | null;
}

/** A path of this site, and no other address. */
const isPath = (text: string): boolean => /^\/(?![/\\])/.test(text);

export function readRestored(query = new URLSearchParams(location.search)): Restored {
  const open = query.get("open");
  return {
    faults: query.has("fault") ? readFaults(query.getAll("fault")) : null,
    day: query.get("day"),
    only: calls.find((call) => call === query.get("only")) ?? "",
    find: query.get("find") ?? "",
    open: open !== null && isPath(open) ? open : null,
  };
}

/** Writes what is set into the address, in place; a part that is left out stays as it is there. */
export function writeAddress({ faults, day, only, find }: Partial<Restored>): void {
  const address = new URL(location.href);
  const set = (name: string, values: readonly string[]): void => {
    address.searchParams.delete(name);
    for (const value of values) address.searchParams.append(name, value);
  };
  if (faults) set("fault", faultTexts(faults));
  if (day !== undefined) set("day", day === null ? [] : [day]);
  if (only !== undefined) set("only", only === "" ? [] : [only]);
  if (find !== undefined) set("find", find === "" ? [] : [find]);
  history.replaceState(history.state, "", address);
}
