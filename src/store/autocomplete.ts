import { ref } from "valtio/vanilla";
import type { AutocompleteAnswer, FindRequest } from "../api/contract.js";
import { isAborted } from "../platform/http.js";
import { autocompleteDelay, autocompleteKept, autocompleteMinimum } from "../domain/defaults.js";
import { createChannel } from "./channel.js";
import type { SearchContext } from "./context.js";
import { findRequest } from "./requests.js";

export interface Suggester {
  type(text: string): void;
  /** Nobody is left to answer to. */
  stop(): void;
}

/**
 * Suggestions for what a visitor types: from 3 characters, once the typing rests, and at once where the same was asked
 * before. An answer is shown only while what is typed still begins with the text it answers.
 */
export function createSuggester(context: SearchContext): Suggester {
  const { state, services } = context;
  const channel = createChannel();
  const answers = createAnswers();
  let timer: number | undefined;
  let asked = "";

  const requestFor = (text: string): FindRequest => ({ ...findRequest(context.read(), services.clock.today()), text });

  async function ask(text: string) {
    const turn = channel.start();
    asked = text;
    const request = requestFor(text);
    Object.assign(state.autocomplete, { status: "loading", request: ref(request) });
    try {
      const answer = await context.api().autocomplete(request, turn.signal);
      if (!turn.current || isAborted(answer)) return;
      answers.keep(request, answer);
      show(text, answer);
    } catch (error) {
      if (!turn.current) return;
      state.autocomplete.status = "failed";
      context.fail("autocomplete", error);
    }
  }

  function show(text: string, answer: AutocompleteAnswer) {
    const { autocompleteRegion } = state.flags;
    const suggestions = answer.suggestions.filter((row) => autocompleteRegion || row.type !== "station" || row.placeType !== "region");
    Object.assign(state.autocomplete, { status: "ready", answer: ref(answer), text, suggestions: ref([...suggestions]) });
  }

  function stop() {
    channel.stop();
    if (state.autocomplete.status !== "idle") state.autocomplete.status = "ready";
  }

  function suggest(text: string) {
    const known = answers.of(requestFor(text));
    if (known || !text.startsWith(asked) || state.autocomplete.status === "failed") stop();
    if (known) show(text, known);
    else timer = services.clock.setTimeout(() => void ask(text), autocompleteDelay);
  }

  function type(typed: string) {
    const text = typed.trim();
    services.clock.clearTimeout(timer);
    if (text.length >= autocompleteMinimum) return suggest(text);
    stop();
    if (text === "") Object.assign(state.autocomplete, { text: "", suggestions: null });
  }

  return {
    type,
    stop() {
      services.clock.clearTimeout(timer);
      stop();
    },
  };
}

/** The latest answers by what they were asked; a search with other dates or guests is another question. */
function createAnswers() {
  const kept = new Map<string, AutocompleteAnswer>();
  const keyOf = (request: FindRequest) => JSON.stringify(request);
  return {
    of: (request: FindRequest) => kept.get(keyOf(request)),
    keep(request: FindRequest, answer: AutocompleteAnswer) {
      kept.set(keyOf(request), answer);
      const [oldest] = kept.keys();
      if (kept.size > autocompleteKept && oldest !== undefined) kept.delete(oldest);
    },
  };
}
