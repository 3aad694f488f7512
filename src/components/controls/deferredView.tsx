import { useLayoutEffect, useMemo, useRef, useSyncExternalStore, type ComponentType, type ReactNode } from "react";
import type { Texts } from "../../i18n/texts.js";
import { useTexts } from "../../i18n/useText.js";
import { createLoading, loadTogether, type Loading, type LoadStatus } from "../../platform/loading.js";
import type { DeferredViewName, NameWith, TriggerOf } from "./deferred-views.js";
import { useHost, type Host } from "./host.js";

/** A view whose file or words are being loaded, or could not be loaded and may be requested again. */
export interface MissingView {
  readonly failed: boolean;
  /** A second request failed too: some browsers keep the failure of a module until the page is reloaded. */
  readonly retried: boolean;
  onRetry(): void;
}

type DeferredProps<Props> = Props & { readonly standIn: (missing: MissingView) => ReactNode };

/** A view that is not in the first load of its element. Its texts are among the words of the first screens. */
export interface DeferredView<Props, Trigger = never> {
  (props: DeferredProps<Props>): ReactNode;
  /** Loads the file, or loads it again after a failure. Returns whether the view is loaded; never rejects. */
  load(texts?: Texts): Promise<boolean>;
  /** Loads the file before the view is drawn, on one of its triggers in the table of deferred views. */
  preload(trigger: Trigger, texts?: Texts): Promise<boolean>;
  status(texts?: Texts): LoadStatus;
}

/** A deferred view that needs the words of panels too, in the locale of the tag that draws it: it is loaded once its file and they are. */
export interface PanelView<Props, Trigger = never> extends DeferredView<Props, Trigger> {
  load(texts: Texts): Promise<boolean>;
  preload(trigger: Trigger, texts: Texts): Promise<boolean>;
  status(texts: Texts): LoadStatus;
}

type ImportOf<Name extends DeferredViewName, Props> = () => Promise<{ readonly [Key in Name]: ComponentType<Props> }>;

/** A view of the table of deferred views: its file, which exports it by its name, loads once per page, when it is preloaded or first drawn. */
export function deferredView<Name extends NameWith<"screens">, Props extends object>(
  name: Name,
  importView: ImportOf<Name, Props>,
): DeferredView<Props, TriggerOf<Name>> {
  return createView(name, importView, (file) => file);
}

/** A view of the table of deferred views with the words of panels, which are requested along with its file. */
export function panelView<Name extends NameWith<"panels">, Props extends object>(
  name: Name,
  importView: ImportOf<Name, Props>,
): PanelView<Props, TriggerOf<Name>> {
  return createView(name, importView, (file, { panels }) => loadTogether([file, panels]));
}

function createView<Name extends DeferredViewName, Props extends object>(
  name: Name,
  importView: ImportOf<Name, Props>,
  loadingOf: (file: Loading, texts: Texts) => Loading,
) {
  const loaded: { View?: ComponentType<Props> } = {};
  const file = createLoading(async () => void (loaded.View = (await importView())[name]));

  function Deferred({ standIn, ...props }: DeferredProps<Props>) {
    const texts = useTexts();
    const loading = useMemo(() => loadingOf(file, texts), [texts]);
    const status = useSyncExternalStore(loading.subscribe, loading.status, loading.status);
    const report = useLoad(loading);
    const onRetry = () => void report(loading.retry());
    const { View } = loaded;
    if (status === "failed") return standIn({ failed: true, retried: loading.retried(), onRetry });
    if (status !== "ready" || !View) return standIn({ failed: false, retried: false, onRetry });
    // The remaining props are the props of the view itself.
    return <View {...(props as unknown as Props)} />;
  }
  return Object.assign(Deferred, {
    load: (texts: Texts) => loadingOf(file, texts).load(),
    preload: (_trigger: TriggerOf<Name>, texts: Texts) => loadingOf(file, texts).load(),
    status: (texts: Texts) => loadingOf(file, texts).status(),
  });
}

/** Reports to the page that a view could not be loaded. */
export function reportMissing(host: Host): void {
  host.dispatch("ski-error", { code: "load", message: "A part of the element could not be loaded; it can be requested again." });
}

/**
 * Loads before the first paint, so that an earlier failure is not shown again. Returns a function that reports to the page that a view is
 * missing while it is drawn.
 */
function useLoad(loading: Loading): (request: Promise<boolean>) => Promise<void> {
  const host = useHost();
  const drawn = useRef(false);
  const report = async (request: Promise<boolean>) => {
    if ((await request) || !drawn.current) return;
    reportMissing(host);
  };
  useLayoutEffect(() => {
    drawn.current = true;
    void report(loading.load());
    return () => void (drawn.current = false);
    // oxlint-disable-next-line react/exhaustive-deps -- when it is first drawn, and in another locale
  }, [loading]);
  return report;
}
