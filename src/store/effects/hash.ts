import { ref } from "valtio/vanilla";
import type { SearchSettings } from "../../domain/settings.js";
import { choicesOfHash, engineOf, openingParts, queryChoicesOf } from "../state/choices.js";
import { emptyChoices } from "../state/empty-choices.js";
import { changesOf, patch } from "../state/patch.js";
import type { Change } from "../state/patch.js";
import type { Choices, Parts } from "../state/types.js";
import type { HashWrite } from "../consequences.js";
import type { SearchScope } from "../scope.js";
import type { Effect } from "./effect.js";
import { createHashEntries } from "./hash-entries.js";
import type { HashClaim } from "./hash-entries.js";

/**
 * The search in the page's hash: restored from it when it is first started, written to it, and updated from it. Once it is
 * stopped it no longer follows the hash; changes by the page's script are still written then, and the hash is released at once.
 */
export interface HashEffect extends Effect {
  write(as: HashWrite): void;
  /** Settings with the engine in force: the works council's own, else the hash's until the page sets another, else the settings'. */
  withEngine(settings: SearchSettings): SearchSettings;
  /**
   * Called when `url-sync` was switched, or the hash has become free. On: follows the hash if it carries a search, else writes it.
   * Off: releases it.
   */
  switched(): void;
}

export function createHash(scope: SearchScope, claim: HashClaim, isResultsPage: () => boolean): HashEffect {
  const { state, read, commit, onCommit, early } = scope;
  const entries = createHashEntries(scope, claim, isResultsPage);
  /** The settings before the hash's engine replaced their own. */
  let given = state.settings;
  let hashEngineId: number | null = null;
  let restored = false;
  let following = false;
  let stopListening: (() => void) | null = null;

  const withOwnEngine = (settings: SearchSettings) => ref({ ...settings, engineId: engineOf(given, hashEngineId) });

  /** Called when the page opens; what the page's script has already set stays. */
  function restore() {
    const query = entries.read();
    hashEngineId = query?.engineId ?? null;
    const wanted: Partial<Parts> = { ...openingParts(read(), query), settings: withOwnEngine(state.settings) };
    for (const change of early) if (isChoice(change)) delete wanted[change];
    patch(state, wanted);
  }

  /** Back, Forward, or a link of the page: nothing is written. */
  function follow() {
    const query = entries.read();
    if (!query) return;
    hashEngineId = query.engineId;
    patch(state, { banner: query.banner });
    const wanted = { ...choicesOfHash(query, read()), settings: withOwnEngine(state.settings) };
    following = true;
    try {
      if (changesOf(state, wanted).length > 0) commit({ ...wanted, pickedStart: null }, "restore");
    } finally {
      following = false;
    }
  }

  /** A change that a listener of the page makes as the visitor goes back must not add an entry: that would be a step forward again. */
  function write(as: HashWrite) {
    entries.write(queryChoicesOf(read()), following ? "replace" : as);
    if (!stopListening) claim.release();
  }

  onCommit(({ hash }) => {
    if (hash) write(hash);
  });

  return {
    start() {
      if (stopListening) return;
      stopListening = entries.listen(follow);
      if (restored) follow();
      else restore();
      restored = true;
    },
    stop() {
      stopListening?.();
      stopListening = null;
      claim.release();
    },
    write,
    withEngine(settings) {
      if (settings.engineId !== given.engineId) hashEngineId = null;
      given = settings;
      return { ...settings, engineId: engineOf(given, hashEngineId) };
    },
    switched() {
      if (state.settings.urlSync === "none") claim.release();
      else if (!stopListening) return;
      else if (entries.read()?.present.size) follow();
      else write("replace");
    },
  };
}

function isChoice(change: Change): change is keyof Choices {
  return Object.hasOwn(emptyChoices(), change);
}
