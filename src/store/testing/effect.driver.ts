import { proxy } from "valtio/vanilla";
import { createScope } from "../scope.js";
import { createEvents } from "../events.js";
import { fakeServices } from "./services.driver.js";
import type { ServicesOptions } from "./services.driver.js";
import { initialState } from "../state/initial.js";
import type { SearchState } from "../state/types.js";

/** A search that is ready, for one effect alone. */
export function effectScope(options: ServicesOptions = {}) {
  const { services, ...world } = fakeServices(options);
  const state = proxy<SearchState>(
    initialState({ origin: "https://ski.example", host: "ski.example", href: "https://ski.example/", search: "" }),
  );
  state.status = "ready";
  const scope = createScope({ state, services, events: createEvents(services.warn) });
  return { ...world, scope, state };
}
