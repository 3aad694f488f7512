import { ref } from "valtio/vanilla";
import { alternativesTimeout } from "../../../domain/defaults.js";
import { loadFile } from "../../../platform/missing-file.js";
import type { SearchScope } from "../../scope.js";
import type { AlternativesState } from "../../state/types.js";
import { createChannel } from "../channel.js";
import type * as countAlternatives from "./count-alternatives.js";

type Module = typeof countAlternatives;

let module: Module | null = null;

/** Loads the code that only an empty list needs. Rejects when the file cannot be loaded. */
export async function loadAlternatives(): Promise<Module> {
  return (module ??= await loadFile(() => import("./count-alternatives.js")));
}

/** Changes to a search that finds nothing, with the number of stays that each brings back. */
export function createAlternatives(scope: SearchScope) {
  const { state, services } = scope;
  const channel = createChannel();
  let timer: number | undefined;

  async function ask() {
    const turn = channel.start();
    const search = scope.read();
    const nothing: AlternativesState = { status: "loading", drops: [], dates: [] };
    state.alternatives = nothing;
    timer = services.clock.setTimeout(() => end(nothing), alternativesTimeout);
    const counted = await loadAlternatives().then(
      ({ countAlternatives }) => (turn.current ? countAlternatives(scope, search, turn.signal) : nothing),
      () => nothing,
    );
    if (turn.current) end(counted);
  }

  function end({ drops, dates }: Pick<AlternativesState, "drops" | "dates">) {
    cancel();
    const found: AlternativesState = { status: "ready", drops, dates };
    state.alternatives = ref(found);
  }

  function cancel() {
    channel.stop();
    services.clock.clearTimeout(timer);
  }

  function forget() {
    cancel();
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
