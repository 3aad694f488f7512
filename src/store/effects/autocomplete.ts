import { autocompleteCall, type AutocompleteAnswer } from "../../api/calls/autocomplete.js";
import type { FindRequest } from "../../api/calls/find-endpoint.js";
import { isAborted } from "../../platform/http.js";
import { autocompleteDelay, autocompleteMinimum } from "../../domain/defaults.js";
import type { SearchScope } from "../scope.js";
import { createChannel } from "./channel.js";
import type { Effect } from "./effect.js";
import { findRequest } from "./requests.js";

/**
 * Suggestions for the text that a visitor types: from 3 characters, after a pause, or at once if the same text was requested before.
 * An answer is shown only while the typed text still begins with the text that was requested.
 */
export interface AutocompleteEffect extends Effect {
  /** @param queries What suggestions are wanted for, the first that has any: words of the text that may be a name; the text itself when absent. */
  type(text: string, queries?: readonly string[]): void;
}

/** In characters: no engine accepts more, and no place name is longer. */
const queryMaximum = 100;

export type CreateAutocomplete = (scope: SearchScope) => AutocompleteEffect;

function requestFor(scope: SearchScope, text: string): FindRequest {
  const { nights: _nights, ...request } = findRequest(scope.read(), scope.services.clock.today());
  return { ...request, text };
}

export function createAutocomplete(scope: SearchScope): AutocompleteEffect {
  const { state, services } = scope;
  const channel = createChannel();
  let running = false;
  let timer: number | undefined;
  let asked = "";

  async function ask(queries: readonly string[], text: string) {
    const turn = channel.start();
    asked = queries[0] ?? "";
    state.autocomplete.status = "loading";
    try {
      for (const query of queries) {
        const request = requestFor(scope, query);
        state.autocomplete.request = scope.ref(request);
        const answer = await scope.api().call(autocompleteCall, request, turn.signal);
        if (!turn.current || isAborted(answer)) return;
        if (answer.suggestions.length > 0 || query === queries.at(-1)) return show(text, answer);
      }
    } catch (error) {
      if (!turn.current) return;
      state.autocomplete.status = "failed";
      scope.fail("autocomplete", error);
    }
  }

  function show(text: string, answer: AutocompleteAnswer) {
    const { autocompleteRegion } = state.flags;
    const suggestions = answer.suggestions.filter((row) => autocompleteRegion || row.type !== "station" || row.placeType !== "region");
    state.autocomplete.status = "ready";
    state.autocomplete.answer = scope.ref(answer);
    state.autocomplete.text = text;
    state.autocomplete.suggestions = scope.ref([...suggestions]);
  }

  function cancel() {
    channel.stop();
    if (state.autocomplete.status !== "idle") state.autocomplete.status = "ready";
  }

  /** The answer that is shown for queries whose answers are known; null where one has to be requested before. */
  function knownAnswer(queries: readonly string[]): AutocompleteAnswer | null {
    for (const query of queries) {
      const known = scope.api().remembered(autocompleteCall, requestFor(scope, query));
      if (!known) return null;
      if (known.answer.suggestions.length > 0 || query === queries.at(-1)) return known.answer;
    }
    return null;
  }

  function suggest(queries: readonly string[], text: string) {
    const known = knownAnswer(queries);
    if (known || !queries[0]?.startsWith(asked) || state.autocomplete.status === "failed") cancel();
    if (known) return show(text, known);
    // What is shown for the same text was requested before a wish was read in it.
    if (state.autocomplete.text === text) state.autocomplete.text = "";
    timer = services.clock.setTimeout(() => void ask(queries, text), autocompleteDelay);
  }

  function type(typed: string, wanted: readonly string[] = [typed]) {
    if (!running) return;
    const text = typed.trim();
    const queries = wanted.map((query) => query.trim());
    const asks = queries.filter(({ length }) => length >= autocompleteMinimum && length <= queryMaximum);
    services.clock.clearTimeout(timer);
    if (asks.length > 0) return suggest(asks, text);
    cancel();
    if (text === "") {
      state.autocomplete.text = "";
      state.autocomplete.suggestions = null;
    } else if (queries.every(({ length }) => length > queryMaximum)) {
      state.autocomplete.text = text;
      state.autocomplete.suggestions = scope.ref([]);
    }
  }

  return {
    start() {
      running = true;
    },
    stop() {
      running = false;
      services.clock.clearTimeout(timer);
      cancel();
    },
    type,
  };
}
