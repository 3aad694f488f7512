/** What an element shows: the author's children, its view, or the children after an error. */
export type ElementState = "loading" | "ready" | "failed";

/** Whether an element shows its view, for scripts that come after its events. */
export interface Readiness {
  /** Resolves when `ski-ready` has first been fired; pending while the element cannot start. */
  readonly ready: Promise<void>;
  state(): ElementState;
  /** Takes a custom state of the element. */
  toggle(name: string, on: boolean): void;
  /** `ski-ready` was fired. */
  fired(): void;
}

export function createReadiness(): Readiness {
  const states = new Set<string>();
  let fired = () => {};
  const ready = new Promise<void>((resolve) => (fired = resolve));
  return {
    ready,
    fired: () => fired(),
    state: () => (states.has("failed") ? "failed" : states.has("ready") ? "ready" : "loading"),
    toggle(name, on) {
      if (on) states.add(name);
      else states.delete(name);
    },
  };
}
