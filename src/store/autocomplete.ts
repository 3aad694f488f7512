import { ref } from "valtio/vanilla";
import type { AutocompleteAnswer } from "../api/contract.js";
import { aborted } from "../platform/http.js";
import { autocompleteDelay, autocompleteMinimum } from "../domain/defaults.js";
import { createChannel } from "./channel.js";
import type { SearchContext } from "./context.js";
import { findRequest } from "./requests.js";

/** Suggestions for what a visitor types: from 3 characters, once the typing rests; late answers are never shown. */
export function createSuggester(context: SearchContext): (text: string) => void {
  const { state, services } = context;
  const channel = createChannel();
  let timer: number | undefined;

  async function ask(text: string) {
    const turn = channel.start();
    const request = { ...findRequest(context.read(), services.clock.today()), text };
    Object.assign(state.autocomplete, { status: "loading", request: ref(request) });
    try {
      const answer = await context.api().autocomplete(request, turn.signal);
      if (!turn.current || answer === aborted) return;
      show(text, answer as AutocompleteAnswer);
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

  return (typed) => {
    const text = typed.trim();
    services.clock.clearTimeout(timer);
    if (text.length >= autocompleteMinimum) {
      timer = services.clock.setTimeout(() => void ask(text), autocompleteDelay);
      return;
    }
    channel.stop();
    if (state.autocomplete.status === "loading") state.autocomplete.status = "ready";
    if (text === "") Object.assign(state.autocomplete, { text: "", suggestions: null });
  };
}
