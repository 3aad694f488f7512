import { tellMissingFile } from "./missing-file.js";

export type LoadStatus = "idle" | "loading" | "failed" | "ready";

/** Something that is loaded once, when it is first needed, and may be requested again after a failure. */
export interface Loading {
  status(): LoadStatus;
  /** Whether it was requested again after a failure. */
  retried(): boolean;
  /** Loads it, or loads it again after a failure. Returns whether it is loaded; never rejects. */
  load(): Promise<boolean>;
  /** Loads it again after a failure, as the visitor asked. */
  retry(): Promise<boolean>;
  /** Calls the listener when the status changes. Returns a function that ends it. */
  subscribe(listener: () => void): () => void;
}

/** Loads by `request`, which takes what it loads to where it is used before it resolves. */
export function createLoading(request: () => Promise<void>): Loading {
  let status: LoadStatus = "idle";
  let retried = false;
  let loading = Promise.resolve(false);
  const listeners = new Set<() => void>();
  function become(next: LoadStatus): boolean {
    status = next;
    for (const listener of listeners) listener();
    return next === "ready";
  }
  function load(): Promise<boolean> {
    if (status === "idle" || status === "failed") {
      become("loading");
      loading = request().then(
        () => become("ready"),
        (error: unknown) => {
          tellMissingFile(error);
          return become("failed");
        },
      );
    }
    return loading;
  }
  return {
    status: () => status,
    retried: () => retried,
    load,
    retry() {
      if (status === "failed") retried = true;
      return load();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Parts that are requested at once: ready when all are, and failed when one is. */
export function loadTogether(parts: readonly Loading[]): Loading {
  const all = async (requests: readonly Promise<boolean>[]) => (await Promise.all(requests)).every(Boolean);
  return {
    status() {
      const found = parts.map((part) => part.status());
      const first = (["failed", "idle", "loading"] as const).find((status) => found.includes(status));
      return first ?? "ready";
    },
    retried: () => parts.some((part) => part.status() === "failed" && part.retried()),
    load: () => all(parts.map((part) => part.load())),
    retry: () => all(parts.map((part) => part.retry())),
    subscribe(listener) {
      const stops = parts.map((part) => part.subscribe(listener));
      return () => stops.forEach((stop) => stop());
    },
  };
}
