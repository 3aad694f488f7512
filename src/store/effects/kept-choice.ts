import type { SearchScope } from "../scope.js";

interface KeptChoice {
  /** Called with whether the visitor agrees to be remembered; what the browser kept is removed if they do not. */
  agree(allowed: boolean): void;
  choose(value: string): void;
}

/**
 * A choice of the visitor: kept in the browser if they agreed to it, otherwise for as long as the page.
 * @param restore takes what the browser kept, null for nothing, and returns whether it is a choice.
 */
export function createKeptChoice(
  local: SearchScope["services"]["local"],
  key: string,
  restore: (kept: string | null) => boolean,
): KeptChoice {
  let agreed = false;
  let chosen: string | null = null;
  return {
    agree(allowed) {
      if (allowed === agreed) return;
      agreed = allowed;
      if (!allowed) return local.remove(key);
      if (chosen !== null) return local.set(key, chosen);
      const kept = local.get(key);
      if (restore(kept)) chosen = kept;
    },
    choose(value) {
      chosen = value;
      if (agreed) local.set(key, value);
    },
  };
}
