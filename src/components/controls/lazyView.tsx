import { useInsertionEffect, useLayoutEffect, useRef, useSyncExternalStore, type ComponentType, type ReactNode } from "react";
import { useHost, type Host } from "./host.js";

/** What the file of a part exports. */
export interface LazyModule<Props> {
  readonly View: ComponentType<Props>;
  /** Adopted before the part is painted for the first time. */
  readonly sheets: readonly CSSStyleSheet[];
}

/** A part that is not there: it is on its way, or could not be had and may be asked for again. */
export interface MissingView {
  readonly failed: boolean;
  onRetry(): void;
}

/** A part of a view that its first screen does without. */
export interface LazyView<Props> {
  (props: Props & { readonly standIn: (missing: MissingView) => ReactNode }): ReactNode;
  /**
   * Asks for the file ahead of need, or again after a failure. Answers whether the part is there; never rejects. In the root of
   * `host` its sheets are adopted too, so that no style has to be worked out anew when the part is opened.
   */
  preload(host?: Host): Promise<boolean>;
}

type Load<Props> = { readonly status: "idle" | "loading" | "failed" } | { readonly status: "ready"; readonly module: LazyModule<Props> };

/** Makes a part of its file, which is loaded once a page: by `preload`, or when the part is first drawn. */
export function lazyView<Props extends object>(load: () => Promise<LazyModule<Props>>): LazyView<Props> {
  let state: Load<Props> = { status: "idle" };
  let coming = Promise.resolve(false);
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
      coming = load().then(
        (module) => become({ status: "ready", module }),
        () => become({ status: "failed" }),
      );
    }
    return coming.then((ready) => {
      if (host && state.status === "ready") adoptSheets(host, state.module.sheets);
      return ready;
    });
  }

  function Part({ standIn, ...props }: Props & { readonly standIn: (missing: MissingView) => ReactNode }) {
    const host = useHost();
    const current = useSyncExternalStore(subscribe, read, read);
    const retry = useAsked(preload, host);
    useInsertionEffect(() => {
      if (current.status === "ready") adoptSheets(host, current.module.sheets);
    }, [host, current]);
    if (current.status !== "ready") return standIn({ failed: current.status === "failed", onRetry: retry });
    // What is left of the props is what the part itself takes.
    return <current.module.View {...(props as unknown as Props)} />;
  }
  return Object.assign(Part, { preload });
}

/** Asks before the first paint, so that a failure of long ago is not shown again; a new one is told to the page. */
function useAsked(preload: () => Promise<boolean>, host: Host): () => void {
  const drawn = useRef(false);
  const ask = async () => {
    if ((await preload()) || !drawn.current) return;
    host.dispatch("ski-error", { code: "load", message: "A part of the element could not be loaded; the visitor can ask for it again." });
  };
  useLayoutEffect(() => {
    drawn.current = true;
    void ask();
    return () => void (drawn.current = false);
    // oxlint-disable-next-line react/exhaustive-deps -- asked once, when it is first drawn
  }, []);
  return () => void ask();
}

/** In the element's root, after the sheets of the view that the part belongs to. */
function adoptSheets({ element }: Host, sheets: readonly CSSStyleSheet[]): void {
  const root = element.shadowRoot;
  const missing = sheets.filter((sheet) => !root?.adoptedStyleSheets.includes(sheet));
  root?.adoptedStyleSheets.push(...missing);
}
