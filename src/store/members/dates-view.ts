import { proxy, subscribe } from "valtio/vanilla";

/** Which view shows the open dates: one of the members' at a time. */
export interface DatesView {
  /** Null while no view has taken them. */
  current(): string | null;
  show(view: string | null): void;
  subscribe(listener: () => void): () => void;
}

export function createDatesView(): DatesView {
  const state = proxy<{ view: string | null }>({ view: null });
  return {
    current: () => state.view,
    show(view) {
      state.view = view;
    },
    subscribe: (listener) => subscribe(state, listener),
  };
}
