import { useLayoutEffect, useRef, useSyncExternalStore, type ComponentType, type ReactNode } from "react";
import type { DeferredViewName, TriggerOf } from "./deferred-views.js";
import { useHost, type Host } from "./host.js";

/** A view whose file is being loaded, or could not be loaded and may be requested again. */
export interface MissingView {
  readonly failed: boolean;
  /** A second request failed too: some browsers keep the failure of a module until the page is reloaded. */
  readonly retried: boolean;
  onRetry(): void;
}

type DeferredProps<Props> = Props & { readonly standIn: (missing: MissingView) => ReactNode };

/** A view that is not in the first load of its element. */
export interface DeferredView<Props, Trigger = never> {
  (props: DeferredProps<Props>): ReactNode;
  /** Loads the file, or loads it again after a failure. Returns whether the view is loaded; never rejects. */
  load(): Promise<boolean>;
  /** Loads the file before the view is drawn, on one of its triggers in the table of deferred views. */
  preload(trigger: Trigger): Promise<boolean>;
  status(): LoadStatus;
}

type LoadStatus = "idle" | "loading" | "failed" | "ready";

type Load<Props> =
  | { readonly status: "idle" | "loading" }
  | { readonly status: "failed"; readonly retried: boolean }
  | { readonly status: "ready"; readonly View: ComponentType<Props> };

/** A view of the table of deferred views: its file, which exports it by its name, loads once per page, when it is preloaded or first drawn. */
export function deferredView<Name extends DeferredViewName, Props extends object>(
  name: Name,
  importView: () => Promise<{ readonly [Key in Name]: ComponentType<Props> }>,
): DeferredView<Props, TriggerOf<Name>> {
  let state: Load<Props> = { status: "idle" };
  let loading = Promise.resolve(false);
  let retried = false;
  const listeners = new Set<() => void>();
  const read = () => state;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  function become(next: Load<Props>): boolean {
    state = next;
    for (const listener of listeners) listener();
    return next.status === "ready";
  }
  function load(): Promise<boolean> {
    if (state.status === "idle" || state.status === "failed") {
      become({ status: "loading" });
      loading = importView().then(
        (module) => become({ status: "ready", View: module[name] }),
        () => become({ status: "failed", retried }),
      );
    }
    return loading;
  }

  function retry(): Promise<boolean> {
    retried = true;
    return load();
  }

  function Deferred({ standIn, ...props }: DeferredProps<Props>) {
    const current = useSyncExternalStore(subscribe, read, read);
    const report = useLoad(load);
    const onRetry = () => void report(retry());
    if (current.status === "failed") return standIn({ failed: true, retried: current.retried, onRetry });
    if (current.status !== "ready") return standIn({ failed: false, retried: false, onRetry });
    // The remaining props are the props of the view itself.
    return <current.View {...(props as unknown as Props)} />;
  }
  return Object.assign(Deferred, { load, preload: () => load(), status: () => state.status });
}

/** Reports to the page that the file of a view could not be loaded. */
export function reportMissing(host: Host): void {
  host.dispatch("ski-error", { code: "load", message: "A part of the element could not be loaded; it can be requested again." });
}

/**
 * Loads before the first paint, so that an earlier failure is not shown again. Returns a function that reports to the page that a view is
 * missing while it is drawn.
 */
function useLoad(load: () => Promise<boolean>): (loading: Promise<boolean>) => Promise<void> {
  const host = useHost();
  const drawn = useRef(false);
  const report = async (loading: Promise<boolean>) => {
    if ((await loading) || !drawn.current) return;
    reportMissing(host);
  };
  useLayoutEffect(() => {
    drawn.current = true;
    void report(load());
    return () => void (drawn.current = false);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is first drawn
  }, []);
  return report;
}
