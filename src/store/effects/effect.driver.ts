import { proxy } from "valtio/vanilla";
import { createContext } from "../context.js";
import { fakeServices } from "../services.driver.js";
import type { ServicesOptions } from "../services.driver.js";
import { initialState } from "../state/initial.js";
import { patch } from "../state/patch.js";
import type { Parts, SearchState } from "../state/types.js";

/** A search that is ready, for one effect alone: its commits only write. */
export function effectContext(options: ServicesOptions = {}) {
  const { services, ...world } = fakeServices(options);
  const state = proxy<SearchState>(initialState({ origin: "https://ski.example", host: "ski.example", href: "https://ski.example/" }));
  state.status = "ready";
  const context = createContext({ state, services, emit: () => undefined });
  return { ...world, context: { ...context, commit: (parts: Partial<Parts>) => patch(state, parts) }, state };
}
