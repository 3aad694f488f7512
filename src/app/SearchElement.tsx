import { useLayoutEffect, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import type { GivenSettings } from "../domain/given-settings.js";
import type { ElementHost, Problem } from "../element/types.js";
import { TextContext } from "../i18n/useText.js";
import type { SearchOwner } from "../store/owner.js";
import { sharedSearch } from "../store/registry.js";
import { SearchContext } from "../store/useSearch.js";
import { sharedSettings } from "./settings.js";
import { useElementTexts } from "./useElementTexts.js";

interface Props {
  /** Name of the shared search. */
  readonly store: string;
  readonly given: GivenSettings;
  readonly host: ElementHost;
  /** Whether the element shows results, or its app type names a results page. */
  readonly resultsPage: boolean;
  /** Whether the element shows what can be chosen next. */
  readonly finds?: boolean;
  /** What the view needs beside its settings and texts has loaded. */
  readonly isLoaded?: boolean;
  readonly children: ReactNode;
}

/**
 * The root of every view that takes part in a search: it joins the shared search with the element's settings, and renders
 * the view once settings and texts are loaded. Until then, and when they cannot be loaded, the author's children show.
 */
export function SearchElement({ store, ...props }: Props) {
  return <JoinedElement key={store} owner={sharedSearch(store)} {...props} />;
}

function JoinedElement({
  owner,
  given,
  host,
  resultsPage,
  finds = true,
  isLoaded = true,
  children,
}: Omit<Props, "store"> & { readonly owner: SearchOwner }) {
  useOwnerEvents(owner, host);
  useLayoutEffect(() => owner.join(host.element, sharedSettings(given), { resultsPage, finds }), [owner, host, given, resultsPage, finds]);
  useLayoutEffect(() => () => owner.leave(host.element), [owner, host]);

  const ready = useOwner(owner, ({ status }) => status === "ready");
  const locale = useOwner(owner, ({ status, settings }) => (status === "ready" ? settings.locale : null));
  const texts = useElementTexts(locale, host);
  if (!ready || !texts || !isLoaded) return <slot />;
  return (
    <SearchContext value={owner}>
      <TextContext value={texts}>
        {children}
        <Ready owner={owner} host={host} />
      </TextContext>
    </SearchContext>
  );
}

function useOwner<Selected>(owner: SearchOwner, select: (search: ReturnType<SearchOwner["snapshot"]>) => Selected): Selected {
  const read = () => select(owner.snapshot());
  return useSyncExternalStore(owner.subscribe, read, read);
}

/** Fires the events of the search on the element, as far as the tag has them. */
function useOwnerEvents(owner: SearchOwner, host: ElementHost): void {
  useLayoutEffect(() => {
    const stops = [
      owner.listen("change", (detail) => host.dispatch("ski-change", detail)),
      owner.listen("resultsChange", (detail) => host.dispatch("ski-results-change", detail)),
      owner.listen("error", onceWhileFailing(host.report)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [owner, host]);
}

/** Each tag that joins makes its search resolve the settings again; the same failure is reported once on each tag. */
function onceWhileFailing(report: (problem: Problem) => void): (problem: Problem) => void {
  let reported: string | null = null;
  return (problem) => {
    if (problem.code === "settings" && problem.message === reported) return;
    if (problem.code === "settings") reported = problem.message;
    report(problem);
  };
}

/** Fires `ski-ready` once the view has rendered: after the view, whose own effects then have run. */
function Ready({ owner, host }: { readonly owner: SearchOwner; readonly host: ElementHost }) {
  useLayoutEffect(() => {
    const { locale, engineId } = owner.snapshot().settings;
    host.toggleState("ready", true);
    host.dispatch("ski-ready", { locale, engineId });
    return () => host.toggleState("ready", false);
  }, [owner, host]);
  return null;
}
