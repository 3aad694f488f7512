import type { CopiesFacts, SearchFacts } from "../facts.js";
import { textAt, valueAt } from "./text-of.js";

const key = Symbol.for("ski-elements");

/** The object on `window` that copies of the library share; undefined without one. It is not made here. */
const registry = (): unknown => window[key];

export function readCopies(): CopiesFacts {
  const global: unknown = Object.hasOwn(window, "skiElements") ? valueAt(window, "skiElements") : undefined;
  const isOurs = typeof valueAt(global, "startApp") === "function";
  const protocol = valueAt(registry(), "protocol");
  return {
    active: isOurs ? textAt(global, "version") : null,
    isNameTaken: Boolean(global) && !isOurs,
    protocol: typeof protocol === "number" ? protocol : null,
  };
}

/** What the visitor agreed to was passed on by a script of the page. */
export const isConsentGiven = (): boolean => valueAt(registry(), "consent") !== undefined;

const failed = new Set(["failed", "timeout"]);

/** The shared searches, of whichever copy; values of a shape that is not known are left out. */
export function readSearches(): readonly SearchFacts[] {
  return snapshots().map(({ name, version, snapshot }) => ({
    name,
    version,
    status: textAt(snapshot, "status"),
    failed: ["find", "products"].filter((call) => failed.has(textAt(snapshot, call, "status"))),
    apiBase: textAt(snapshot, "settings", "apiBase"),
  }));
}

/** Whether a search still waits for its settings or its first answers. */
export function isAnySearchBusy(): boolean {
  return snapshots().some(
    ({ snapshot }) =>
      textAt(snapshot, "status") === "waiting" || ["find", "products"].some((call) => textAt(snapshot, call, "status") === "loading"),
  );
}

/** The address of a picture that a search has; null without one. */
export function anyPicture(): string | null {
  const pictures = snapshots().map(({ snapshot }) => textAt(snapshot, "products", "list", "0", "image"));
  return pictures.find((address) => address !== "") ?? null;
}

function snapshots(): readonly { readonly name: string; readonly version: string; readonly snapshot: unknown }[] {
  const searches = valueAt(registry(), "searches");
  if (!(searches instanceof Map)) return [];
  return [...searches].flatMap(([name, search]: readonly [unknown, unknown]) => {
    const take = valueAt(search, "snapshot");
    if (typeof take !== "function") return [];
    try {
      const snapshot: unknown = Reflect.apply(take, search, []);
      return [{ name: String(name), version: textAt(search, "version"), snapshot }];
    } catch {
      return [];
    }
  });
}
