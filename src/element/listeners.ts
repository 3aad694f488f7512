/** Functions that are called together when something changes. */
export interface Listeners {
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  call(): void;
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    call() {
      for (const listener of listeners) listener();
    },
  };
}
