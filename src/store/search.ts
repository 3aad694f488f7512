import { proxy, snapshot, subscribe } from "valtio/vanilla";
import type { Api } from "../api/contract.js";
import { resolveFlags } from "../domain/flags.js";
import { fixedAges, readCompany } from "../domain/company.js";
import { toParticipants } from "../domain/participants.js";
import { HttpError } from "../platform/http.js";
import type { SearchSettings } from "../domain/settings.js";
import { createSuggester } from "./autocomplete.js";
import { budgetActions } from "./budget.js";
import { choicesFrom, queryChoicesOf } from "./choices.js";
import { consequencesOf } from "./consequences.js";
import type { SearchContext } from "./context.js";
import { criteriaActions } from "./criteria.js";
import { createEvents } from "./events.js";
import { createFindRunner } from "./find.js";
import { galleryActions } from "./gallery.js";
import { createHashSync } from "./hash.js";
import { initialState } from "./initial-state.js";
import { createPriceConfirmer } from "./live-prices.js";
import { originActions } from "./origin.js";
import type { SearchEvents, SearchOwner } from "./owner.js";
import { packagesActions } from "./packages.js";
import { participantsActions } from "./participants.js";
import { writeParticipantsCookies } from "./participants-cookies.js";
import { placeActions } from "./place.js";
import { publicSearchOf } from "./public-search.js";
import { createResultsLoader } from "./results.js";
import { resultsActions } from "./results-actions.js";
import { searchActions } from "./search-actions.js";
import type { Services } from "./services.js";
import { createSettingsDesk } from "./settings.js";
import { sortActions } from "./sort.js";
import type { Change, SearchState } from "./state.js";
import { stayDatesActions } from "./stay-dates.js";
import { createTracking } from "./tracking.js";
import { version } from "./version.js";
import { writeQuery } from "../domain/search-query.js";

const everyChoice: readonly Change[] = [
  "place",
  "stayDates",
  "participants",
  "packages",
  "transfer",
  "origin",
  "criteria",
  "lodgingTypes",
  "budget",
  "sort",
];

/**
 * One shared search: its state, the actions that are its only writers, and the calls that follow. `mayWriteHash` says
 * whether this search is the page's one writer of the hash.
 */
export function createSearch(name: string, services: Services, mayWriteHash: () => boolean): SearchOwner {
  const page = { origin: services.location.origin(), host: services.location.host() };
  const state = proxy<SearchState>(initialState(page));
  const events = createEvents<SearchEvents>(services.warn);
  const resultsPages = new Set<object>();
  let api: { readonly key: string; readonly calls: Api } | null = null;
  let resolved: SearchSettings = state.settings;
  let readingHash = false;

  const context: SearchContext = {
    state,
    services,
    read: () => snapshot(state),
    api: connected,
    commit,
    emit: events.emit,
    fail(call, error) {
      const status = error instanceof HttpError ? { status: error.status } : {};
      events.emit("error", { code: "call-failed", message: error instanceof Error ? error.message : String(error), call, ...status });
    },
  };

  const find = createFindRunner(context);
  const prices = createPriceConfirmer(context);
  const tracking = createTracking(context);
  const results = createResultsLoader(context, { replaced: prices.forget, loaded: tracking.loaded });
  const isResultsPage = () => resultsPages.size > 0 || results.attached;
  const hash = createHashSync(context, { mayWrite: mayWriteHash, addsEntries: isResultsPage });
  const desk = createSettingsDesk(services, { resolved: useSettings, failed: failSettings, companyFailed: failCompany });

  function connected(): Api {
    const { apiBase, locale } = state.settings;
    const key = `${apiBase} ${locale}`;
    if (api?.key !== key) {
      const report = (error: SearchEvents["error"]) => events.emit("error", error);
      api = { key, calls: services.connect({ apiBase, locale, report }) };
    }
    return api.calls;
  }

  function commit(changes: readonly Change[], write: () => void) {
    const findAllowed = state.findAllowedFromPackages || changes.some((change) => change !== "packages");
    const follows = consequencesOf(changes);
    write();
    if (follows.firstPage) state.page = 1;
    if (state.status !== "ready") return;
    if (follows.participantsCookies) writeParticipantsCookies(services.cookies, state.participants);
    if (follows.hash && !readingHash) hash.write(queryChoicesOf(context.read()));
    if (follows.find && findAllowed) find.run();
    if (follows.products && follows.firstPage) results.reload(follows.counts);
    events.emit("change", { search: publicSearchOf(context.read()), changed: [...changes] });
  }

  function useSettings(settings: SearchSettings) {
    resolved = settings;
    if (state.status === "ready") changeSettings(settings);
    else start(settings);
  }

  function changeSettings(settings: SearchSettings) {
    const next = { ...settings, engineId: engineIdOf(hash.read()) };
    if (JSON.stringify(next) === JSON.stringify(state.settings)) return;
    commit(["settings"], () => write(next));
  }

  /** A works council's own engine, else the hash's, else that of the settings. */
  function engineIdOf(query: { readonly engineId: number | null } | null): number {
    return resolved.companyEngineId ?? query?.engineId ?? resolved.engineId;
  }

  function write(settings: SearchSettings) {
    const { features, options, worksCouncil } = settings;
    state.settings = settings;
    state.flags = resolveFlags(features, services.cookies.get(options.testCookieName), options.testCookieFlags);
    state.company = worksCouncil ? readCompany(services.cookies.get) : null;
    const ages = state.company && fixedAges(state.company, options.blockedCompanies);
    state.participantsLocked = ages !== null;
    if (ages) state.participants = toParticipants(ages);
  }

  function start(settings: SearchSettings) {
    write(settings);
    adoptHash();
    hash.listen(followHash);
    state.status = "ready";
    find.run();
    results.reload(true);
  }

  function adoptHash() {
    const query = hash.read();
    state.settings = { ...state.settings, engineId: engineIdOf(query) };
    state.banner = query?.banner ?? null;
    const known = [
      ...(state.place ? [state.place] : []),
      ...state.settings.topStations.map((top) => ({ id: top.id, type: top.placeType, label: top.label })),
    ];
    Object.assign(state, choicesFrom(query, state, known));
  }

  /** Back, Forward, or a link of the page: the search follows the hash, and nothing is written. */
  function followHash() {
    const query = hash.read();
    if (!query) return;
    const before = writeQuery("", queryChoicesOf(context.read()));
    const after = writeQuery("", { ...queryChoicesOf(context.read()), ...queryOf(query) });
    if (before === after) return;
    readingHash = true;
    commit(everyChoice, () => {
      state.pickedStart = null;
      adoptHash();
    });
    readingHash = false;
  }

  function queryOf(query: NonNullable<ReturnType<typeof hash.read>>) {
    const { place, ...choices } = choicesFrom(query, state, []);
    return {
      ...choices,
      place: place ? { id: place.id, type: place.type } : null,
      ages: choices.participants.map((participant) => participant.age),
      engineId: engineIdOf(query),
      banner: query.banner,
    };
  }

  function failSettings(error: unknown) {
    if (state.status !== "ready") state.status = "failed";
    events.emit("error", { code: "settings", message: error instanceof Error ? error.message : String(error) });
  }

  /** The search starts all the same, with the engine that is configured. */
  function failCompany(error: unknown) {
    services.warn("the search engine of the visitor's works council could not be looked up, so the configured one is used.", error);
    events.emit("error", { code: "company", message: error instanceof Error ? error.message : String(error) });
  }

  const query = () => writeQuery("", queryChoicesOf(context.read()));
  return {
    protocol: 1,
    version,
    name,
    snapshot: context.read,
    subscribe: (listener) => subscribe(state, listener),
    listen: events.listen,
    publicSnapshot: () => publicSearchOf(context.read()),
    query,
    today: services.clock.today,
    join(element, given, role) {
      if (role?.resultsPage) resultsPages.add(element);
      else resultsPages.delete(element);
      desk.join(element, given);
    },
    leave(element) {
      resultsPages.delete(element);
      desk.leave(element);
    },
    setConsent: desk.setConsent,
    actions: tracking.actions({
      place: placeActions(context, createSuggester(context)),
      stayDates: stayDatesActions(context, find),
      participants: participantsActions(context),
      packages: packagesActions(context),
      origin: originActions(context),
      criteria: criteriaActions(context),
      budget: budgetActions(context),
      sort: sortActions(context),
      results: resultsActions(context, results, prices),
      gallery: galleryActions(context),
      search: searchActions(context, { query, isResultsPage }),
    }),
  };
}
