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
  /** @param query What suggestions are wanted for: words of the text that may be a destination, empty for none; the text itself when absent. */
  type(text: string, query?: string): void;
}

/** In characters: no engine accepts more, and no place name is longer. */
const queryMaximum = 100;

export type CreateAutocomplete = (scope: SearchScope) => AutocompleteEffect;

export function createAutocomplete(scope: SearchScope): AutocompleteEffect {
  const { state, services } = scope;
  const channel = createChannel();
  let running = false;
  let timer: number | undefined;
  let asked = "";

  function requestFor(text: string): FindRequest {
    const { nights: _nights, ...request } = findRequest(scope.read(), services.clock.today());
    return { ...request, text };
  }

  async function ask(query: string, text: string) {
    const turn = channel.start();
    asked = query;
    const request = requestFor(query);
    state.autocomplete.status = "loading";
    state.autocomplete.request = scope.ref(request);
    try {
      const answer = await scope.api().call(autocompleteCall, request, turn.signal);
      if (!turn.current || isAborted(answer)) return;
      show(text, answer);
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

  function suggest(query: string, text: string) {
    const known = scope.api().remembered(autocompleteCall, requestFor(query));
    if (known || !query.startsWith(asked) || state.autocomplete.status === "failed") cancel();
    if (known) show(text, known.answer);
    else timer = services.clock.setTimeout(() => void ask(query, text), autocompleteDelay);
  }

  function type(typed: string, wanted = typed) {
    if (!running) return;
    const [text, query] = [typed.trim(), wanted.trim()];
    services.clock.clearTimeout(timer);
    if (query.length >= autocompleteMinimum && query.length <= queryMaximum) return suggest(query, text);
    cancel();
    if (text === "") {
      state.autocomplete.text = "";
      state.autocomplete.suggestions = null;
    } else if (query === "" || query.length > queryMaximum) {
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
