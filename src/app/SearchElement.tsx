import { useLayoutEffect } from "react";
import type { ReactNode } from "react";
import type { GivenSettings } from "../domain/given-settings.js";
import type { ElementHost, Problem } from "../element/types/host.js";
import type { SharedSearch } from "../store/shared-search.js";
import type { BroughtParts } from "../store/members/members.js";
import { isOwn, sharedSearch } from "../store/registry.js";
import { SharedSearchContext, useSelected } from "../store/useSearch.js";
import { Language } from "./Language.js";
import { sharedSettings } from "./settings.js";
import { useFallbackForms } from "./useFallbackForms.js";
import { useAgents } from "./useAgents.js";
import { useElementTexts } from "./useElementTexts.js";
import { useOwnTexts } from "./useOwnTexts.js";

interface Props {
  /** Name of the shared search. */
  readonly store: string;
  readonly given: GivenSettings;
  readonly host: ElementHost;
  /** Whether the element shows results, or its app type names a results page. */
  readonly resultsPage: boolean;
  /** Whether the element shows the options for the next search. */
  readonly finds?: boolean;
  /** The parts of a search that the tag's file contains. */
  readonly parts?: BroughtParts;
  /** What the view needs apart from its settings and texts is there; true when absent. */
  readonly isLoaded?: boolean;
  readonly children: ReactNode;
}

/**
 * The root of every view that takes part in a search: it joins the shared search with the element's settings, and renders
 * the view once settings and texts are loaded. Until then, and when they cannot be loaded, the author's children show.
 */
export function SearchElement({ store, ...props }: Props) {
  return <JoinedElement key={store} search={sharedSearch(store)} {...props} />;
}

function JoinedElement({
  search,
  given,
  host,
  resultsPage,
  finds = true,
  parts,
  isLoaded = true,
  children,
}: Omit<Props, "store"> & { readonly search: SharedSearch }) {
  useSearchEvents(search, host);
  useFallbackForms(host.element, given.forward);
  useLayoutEffect(() => {
    search.join(host.element, sharedSettings(given), { resultsPage, finds }, isOwn(search) ? parts : undefined);
  }, [search, host, given, resultsPage, finds, parts]);
  useLayoutEffect(() => () => search.leave(host.element), [search, host]);

  const ready = useSelected(search, ({ status }) => status === "ready");
  const locale = useSelected(search, ({ status, settings }) => (status === "ready" ? settings.locale : null));
  const own = useSelected(search, ({ status, settings }) => (status === "ready" ? settings.options.texts : undefined));
  const texts = useOwnTexts(useElementTexts(locale, host), own);
  const isDrawn = ready && texts !== null && isLoaded;
  useReady(search, host, isDrawn);
  useAgents(search, host.element);
  if (!isDrawn) return <slot />;
  return (
    <SharedSearchContext.Provider value={search}>
      <Language texts={texts}>{children}</Language>
    </SharedSearchContext.Provider>
  );
}

/** Fires the events of the search that the tag supports on the element. */
function useSearchEvents(search: SharedSearch, host: ElementHost): void {
  useLayoutEffect(() => {
    const stops = [
      search.listen("change", (detail) => host.dispatch("ski-change", detail)),
      search.listen("resultsChange", (detail) => host.dispatch("ski-results-change", detail)),
      search.listen("error", onceWhileFailing(host.report)),
      search.listen("refused", host.report),
    ];
    return () => stops.forEach((stop) => stop());
  }, [search, host]);
}

/** Each tag that joins makes the search resolve its settings again; a repeated failure is reported once per tag. */
function onceWhileFailing(report: (problem: Problem) => void): (problem: Problem) => void {
  let reported: string | null = null;
  return (problem) => {
    if (problem.code === "settings" && problem.message === reported) return;
    if (problem.code === "settings") reported = problem.message;
    report(problem);
  };
}

/** Fires `ski-ready` once the view has rendered, its effects have run, and the settings that the element gives are resolved. */
function useReady(search: SharedSearch, host: ElementHost, isDrawn: boolean): void {
  useLayoutEffect(() => {
    if (!isDrawn) return;
    let isShown = true;
    host.toggleState("ready", true);
    void search.settled().then(() => {
      const { locale, engineId } = search.snapshot().settings;
      if (isShown) host.dispatch("ski-ready", { locale, engineId });
    });
    return () => {
      isShown = false;
      host.toggleState("ready", false);
    };
  }, [search, host, isDrawn]);
}
