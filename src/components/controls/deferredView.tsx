import { useInsertionEffect, useLayoutEffect, useRef, useSyncExternalStore, type ComponentType, type ReactNode } from "react";
import { useHost, type Host } from "./host.js";

/** What the file of a part exports. */
export interface LazyModule<Props> {
  readonly View: ComponentType<Props>;
  /** Adopted before the part is painted for the first time. */
  readonly sheets: readonly CSSStyleSheet[];
}

/** A part whose file is being loaded, or could not be loaded and may be loaded again. */
export interface MissingView {
  readonly failed: boolean;
  /** The visitor asked for it again in vain: some browsers keep the failure of a module until the page is loaded anew. */
  readonly retried: boolean;
  onRetry(): void;
}

/** A part of a view that its first screen does without. */
export interface LazyView<Props> {
  (props: Props & { readonly standIn: (missing: MissingView) => ReactNode }): ReactNode;
  /**
   * Loads the file ahead of need, or again after a failure. Returns whether the part is there; never rejects. In the root of
   * `host` its sheets are adopted too, so that no style has to be worked out anew when the part is opened.
   */
  preload(host?: Host): Promise<boolean>;
}

type Load<Props> =
  | { readonly status: "idle" | "loading" }
  | { readonly status: "failed"; readonly retried: boolean }
  | { readonly status: "ready"; readonly module: LazyModule<Props> };

/** Makes a part of its file, which is loaded once a page: by `preload`, or when the part is first drawn. */
export function lazyView<Props extends object>(load: () => Promise<LazyModule<Props>>): LazyView<Props> {
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
  function preload(host?: Host): Promise<boolean> {
    if (state.status === "idle" || state.status === "failed") {
      become({ status: "loading" });
      loading = load().then(
        (module) => become({ status: "ready", module }),
        () => become({ status: "failed", retried }),
      );
    }
    return loading.then((ready) => {
      if (host && state.status === "ready") adoptSheets(host, state.module.sheets);
      return ready;
    });
  }

  function retry(): Promise<boolean> {
    retried = true;
    return preload();
  }

  function Part({ standIn, ...props }: Props & { readonly standIn: (missing: MissingView) => ReactNode }) {
    const host = useHost();
    const current = useSyncExternalStore(subscribe, read, read);
    const report = useLoad(preload, host);
    useInsertionEffect(() => {
      if (current.status === "ready") adoptSheets(host, current.module.sheets);
    }, [host, current]);
    const onRetry = () => void report(retry());
    if (current.status === "failed") return standIn({ failed: true, retried: current.retried, onRetry });
    if (current.status !== "ready") return standIn({ failed: false, retried: false, onRetry });
    // What is left of the props is what the part itself takes.
    return <current.module.View {...(props as unknown as Props)} />;
  }
  return Object.assign(Part, { preload });
}

/** Reports to the page that the file of a part could not be loaded. */
export function reportMissing(host: Host): void {
  host.dispatch("ski-error", { code: "load", message: "A part of the element could not be loaded; it can be requested again." });
}

/**
 * Loads before the first paint, so that an earlier failure is not shown again. Returns how to report to the page that a part is
 * not there while it is drawn.
 */
function useLoad(preload: () => Promise<boolean>, host: Host): (loading: Promise<boolean>) => Promise<void> {
  const drawn = useRef(false);
  const report = async (loading: Promise<boolean>) => {
    if ((await loading) || !drawn.current) return;
    reportMissing(host);
  };
  useLayoutEffect(() => {
    drawn.current = true;
    void report(preload());
    return () => void (drawn.current = false);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is first drawn
  }, []);
  return report;
}

/** In the element's root, after the sheets of the view that the part belongs to. */
function adoptSheets({ element }: Host, sheets: readonly CSSStyleSheet[]): void {
  const root = element.shadowRoot;
  const missing = sheets.filter((sheet) => !root?.adoptedStyleSheets.includes(sheet));
  root?.adoptedStyleSheets.push(...missing);
}
