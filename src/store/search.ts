import { proxy, ref, snapshot, subscribe } from "valtio/vanilla";
import type { Api } from "../api/contract.js";
import { resolveFlags } from "../domain/flags.js";
import { fixedAges, readCompany } from "../domain/company.js";
import { toParticipants } from "../domain/participants.js";
import { HttpError } from "../platform/http.js";
import type { SearchSettings } from "../domain/settings.js";
import { createAddress } from "./address.js";
import { createSuggester } from "./autocomplete.js";
import { budgetActions } from "./budget.js";
import { prefilledAnew, queryChoicesOf } from "./choices.js";
import { createCommit, same } from "./commit.js";
import type { CommitOptions } from "./commit.js";
import { consequencesOf } from "./consequences.js";
import type { SearchContext } from "./context.js";
import { criteriaActions } from "./criteria.js";
import { createEvents } from "./events.js";
import { createFindRunner } from "./find.js";
import { galleryActions } from "./gallery.js";
import { createHashSync } from "./hash.js";
import type { HashClaim } from "./hash.js";
import { initialState } from "./initial-state.js";
import { createPriceConfirmer } from "./live-prices.js";
import { originActions } from "./origin.js";
import type { Role, SearchEvents, SearchOwner } from "./owner.js";
import { packagesActions } from "./packages.js";
import { participantsActions } from "./participants.js";
import { writeParticipantsCookies } from "./participants-cookies.js";
import { placeActions } from "./place.js";
import { publicSearchOf } from "./public-search.js";
import { createRecentSearches } from "./recent-searches.js";
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

/** Settings that the answers depend on: a change of one asks anew; of any other, only the views follow. */
const querySettings = [
  "engineId",
  "locale",
  "menuDomain",
  "apiBase",
  "onPage",
  "specialPageData",
  "flight",
  "topStations",
  "features",
  "options",
] as const satisfies readonly (keyof SearchSettings)[];

/**
 * One shared search: its state, the actions that are its only writers, and the calls that follow. It rests
 * while no element has joined it.
 */
export function createSearch(name: string, services: Services, claim: HashClaim): SearchOwner {
  const page = { origin: services.location.origin(), host: services.location.host() };
  const state = proxy<SearchState>(initialState(page));
  const events = createEvents<SearchEvents>(services.warn);
  /** The elements that joined, and what each is to the search. */
  const members = new Map<object, Role>();
  /** What the page's script changed before the settings were there. */
  const early = new Set<Change>();
  let api: { readonly key: string; readonly calls: Api } | null = null;
  let resolved: SearchSettings = state.settings;
  let stopListening: (() => void) | null = null;

  const context: SearchContext = {
    state,
    services,
    read: () => snapshot(state),
    api: connected,
    commit: createCommit(state, () => snapshot(state), follow),
    emit: events.emit,
    fail(call, error) {
      const status = error instanceof HttpError ? { status: error.status } : {};
      events.emit("error", { code: "call-failed", message: error instanceof Error ? error.message : String(error), call, ...status });
    },
  };

  const find = createFindRunner(context);
  const prices = createPriceConfirmer(context);
  const tracking = createTracking(context);
  const recent = createRecentSearches(context);
  const results = createResultsLoader(context, { replaced: prices.forget, loaded });
  const suggester = createSuggester(context);
  const isResultsPage = () => results.attached || [...members.values()].some((role) => role.resultsPage);
  const hash = createHashSync(context, claim, isResultsPage);
  const address = createAddress(context, hash, () => resolved);
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

  function loaded(list: Parameters<typeof tracking.loaded>[0]) {
    tracking.loaded(list);
    if (list.page === 1) recent.note();
  }

  /** All that follows from what really changed, read off the table of consequences. */
  function follow(changed: readonly Change[], { writesHash = true }: CommitOptions) {
    if (state.status !== "ready") return changed.forEach((change) => early.add(change));
    const follows = consequencesOf(changed);
    const findAllowed = state.findAllowedFromPackages || changed.some((change) => change !== "packages");
    if (follows.participantsCookies) writeParticipantsCookies(services.cookies, state.participants);
    if (follows.hash && writesHash) address.write();
    if (follows.find && findAllowed) findForThoseWhoShow();
    if (follows.products && follows.firstPage) results.reload(follows.counts);
    tell(changed);
    rest();
  }

  /** The page is told of what is searched; how it is shown is its own doing. */
  function tell(all: readonly Change[]) {
    const changed = all.filter((change) => change !== "settings");
    if (changed.length === 0) return;
    const names = changed.map((change) => (change === "querySettings" ? "settings" : change));
    events.emit("change", { search: publicSearchOf(context.read()), changed: names });
  }

  function useSettings(settings: SearchSettings) {
    const engineChanged = settings.engineId !== resolved.engineId;
    resolved = settings;
    // Whoever asked may have left since: the search starts with the next who joins.
    if (state.status !== "ready") return members.size > 0 ? start(settings) : undefined;
    if (engineChanged) address.forgetEngine();
    changeSettings({ ...settings, engineId: address.engineId(settings) });
    rest();
  }

  function changeSettings(next: SearchSettings) {
    const before = state.settings;
    if (same(next, before)) return;
    const asksAnew = querySettings.some((setting) => !same(next[setting], before[setting]));
    const chosen = prefilledAnew(context.read(), next);
    context.commit([asksAnew ? "querySettings" : "settings", ...(Object.keys(chosen) as Change[])], () => {
      write(next);
      Object.assign(state, chosen);
    });
    if (next.urlSync === before.urlSync) return;
    if (next.urlSync === "none") return claim.release();
    if (hash.read()?.present.size) address.follow();
    else address.write();
  }

  function write(settings: SearchSettings) {
    const { features, options, worksCouncil } = settings;
    state.settings = ref(settings);
    // In place, so that flags which stay as they are draw nothing anew.
    Object.assign(state.flags, resolveFlags(features, services.cookies.get(options.testCookieName), options.testCookieFlags));
    state.company = worksCouncil ? readCompany(services.cookies.get) : null;
    const ages = state.company && fixedAges(state.company, options.blockedCompanies);
    state.participantsLocked = ages !== null;
    if (ages) state.participants = toParticipants(ages);
    recent.agree(settings.consent.includes("preferences"));
  }

  function start(settings: SearchSettings) {
    write(settings);
    address.restore(early);
    stopListening = hash.listen(address.follow);
    state.status = "ready";
    findForThoseWhoShow();
    results.reload(true);
    if (early.size === 0) return;
    address.write();
    tell([...early]);
  }

  /** Nobody is left: nothing is asked, listened to or kept from others until somebody joins. */
  function rest() {
    if (members.size > 0) return;
    stopListening?.();
    stopListening = null;
    claim.release();
    for (const room of [find, suggester, results]) room.stop();
    prices.forget();
  }

  function wake() {
    if (state.status !== "ready" || stopListening) return;
    stopListening = hash.listen(address.follow);
    address.follow();
  }

  function findForThoseWhoShow() {
    if ([...members.values()].some(({ finds = true }) => finds)) find.run();
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

  const pages = resultsActions(context, results, prices);
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
      members.set(element, role ?? {});
      wake();
      if (state.status === "ready" && state.find.status === "idle") findForThoseWhoShow();
      desk.join(element, given);
    },
    leave(element) {
      members.delete(element);
      desk.leave(element);
      // One that is replaced by another in the same breath does not put the search to rest.
      queueMicrotask(rest);
    },
    setConsent(consent) {
      // At once: nobody may have joined the search, and still somebody waits for what the visitor says.
      state.settings = ref({ ...state.settings, consent });
      recent.agree(consent.includes("preferences"));
      desk.setConsent(consent);
    },
    actions: tracking.actions({
      place: placeActions(context, suggester),
      stayDates: stayDatesActions(context, find),
      participants: participantsActions(context),
      packages: packagesActions(context),
      origin: originActions(context),
      criteria: criteriaActions(context),
      budget: budgetActions(context),
      sort: sortActions(context),
      results: pages,
      gallery: galleryActions(context),
      search: searchActions(context, { recent, query, isResultsPage, setSettings: desk.set, showPage: pages.showPage }),
    }),
  };
}
