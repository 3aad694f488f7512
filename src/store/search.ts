import { proxy, subscribe } from "valtio/vanilla";
import { budgetActions } from "./actions/budget.js";
import { criteriaActions } from "./actions/criteria.js";
import { galleryActions } from "./actions/gallery.js";
import { originActions } from "./actions/origin.js";
import { packagesActions } from "./actions/packages.js";
import { participantsActions } from "./actions/participants.js";
import { placeActions } from "./actions/place.js";
import { resultsActions } from "./actions/results.js";
import { queryOf, searchActions } from "./actions/search.js";
import { sortActions } from "./actions/sort.js";
import { stayDatesActions } from "./actions/stay-dates.js";
import { createCommit } from "./commit.js";
import { createContext } from "./context.js";
import type { Commit } from "./context.js";
import { createEffects } from "./effects/effects.js";
import type { HashClaim } from "./effects/hash-entries.js";
import { createEvents } from "./events.js";
import { createDatesView } from "./members/dates-view.js";
import { createMembers } from "./members/members.js";
import { createRoles } from "./members/roles.js";
import type { SearchEvents, SearchOwner } from "./owner.js";
import { publicSearchOf } from "./public-search.js";
import type { Services } from "./services.js";
import { initialState } from "./state/initial.js";
import type { SearchState } from "./state/types.js";
import { version } from "./version.js";

/** One shared search: its state, the actions that change it, the effects that follow, and the elements that joined. */
export function createSearch(name: string, services: Services, claim: HashClaim): SearchOwner {
  const state = proxy<SearchState>(initialState({ origin: services.location.origin(), host: services.location.host() }));
  const events = createEvents<SearchEvents>(services.warn);
  const commit: Commit = (parts, options) => follow(parts, options);
  const context = createContext({ state, services, commit, emit: events.emit });
  const roles = createRoles();
  const effects = createEffects(context, claim, roles.results);
  const follow = createCommit(context, effects);
  const members = createMembers(context, effects, roles);
  const datesView = createDatesView();
  const results = resultsActions(context, effects);

  return {
    protocol: 1,
    version,
    name,
    snapshot: context.read,
    datesView: datesView.current,
    subscribe(listener) {
      const stops = [subscribe(state, listener), datesView.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
    listen: events.listen,
    publicSnapshot: () => publicSearchOf(context.read()),
    query: () => queryOf(context),
    today: services.clock.today,
    join: members.join,
    leave: members.leave,
    setConsent: members.setConsent,
    actions: {
      place: placeActions(context, effects.autocomplete),
      stayDates: stayDatesActions(context, effects.find, datesView),
      participants: participantsActions(context),
      packages: packagesActions(context),
      origin: originActions(context),
      criteria: criteriaActions(context),
      budget: budgetActions(context),
      sort: sortActions(context),
      results,
      gallery: galleryActions(context),
      search: searchActions(context, { effects, members, showPage: results.showPage }),
    },
  };
}
