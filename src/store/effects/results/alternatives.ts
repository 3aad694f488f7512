import { ref } from "valtio/vanilla";
import type { SearchContext } from "../../context.js";
import type { AlternativesState } from "../../state/types.js";
import { createChannel } from "../channel.js";
import type * as countAlternatives from "./count-alternatives.js";

type Module = typeof countAlternatives;

let module: Module | null = null;

/** Loads what only an empty list needs. Rejects when the file cannot be loaded. */
export async function loadAlternatives(): Promise<Module> {
  return (module ??= await import("./count-alternatives.js"));
}

/** What a search that finds nothing may be changed to, with the number of stays that each change brings back. */
export function createAlternatives(context: SearchContext) {
  const { state } = context;
  const channel = createChannel();

  async function ask() {
    const turn = channel.start();
    const search = context.read();
    const nothing: AlternativesState = { status: "loading", drops: [], dates: [] };
    state.alternatives = nothing;
    const counted = await loadAlternatives().then(
      ({ countAlternatives }) => (turn.current ? countAlternatives(context, search, turn.signal) : nothing),
      () => nothing,
    );
    if (!turn.current) return;
    const found: AlternativesState = { ...counted, status: "ready" };
    state.alternatives = ref(found);
  }

  function forget() {
    channel.stop();
    state.alternatives = null;
  }

  return {
    ask: () => void ask(),
    /** Another list is requested. */
    forget,
    stop() {
      if (state.alternatives?.status === "loading") forget();
    },
  };
}
