import { proxy, subscribe } from "valtio/vanilla";
import { createActions } from "./actions.js";
import { queryOf } from "./actions/search.js";
import { createScope } from "./scope.js";
import { createEffects } from "./effects/effects.js";
import type { HashClaim } from "./effects/hash-entries.js";
import { createEvents } from "./events.js";
import type { SearchEvents } from "./events.js";
import { createDatesView } from "./members/dates-view.js";
import { createMembers } from "./members/members.js";
import { createRoles } from "./members/roles.js";
import type { SharedSearch } from "./shared-search.js";
import { publicSearchOf } from "./public-search.js";
import type { Services } from "./services.js";
import { initialState } from "./state/initial.js";
import type { SearchState } from "./state/types.js";
import { version } from "./version.js";

/** One shared search: its state, the actions that change it, the effects that follow, and the elements that joined. */
export function createSearch(name: string, services: Services, claim: HashClaim): SharedSearch {
  const state = proxy<SearchState>(initialState(services.location.page()));
  const events = createEvents<SearchEvents>(services.warn, ["refused"]);
  const scope = createScope({ state, services, events });
  const roles = createRoles();
  const effects = createEffects(scope, claim, roles.results);
  const members = createMembers(scope, effects, roles);
  const datesView = createDatesView();
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  subscribe(state, notify);
  datesView.subscribe(notify);

  return {
    protocol: 1,
    version,
    name,
    snapshot: scope.read,
    datesView: datesView.current,
    subscribe(listener) {
      const own = () => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    listen: events.listen,
    publicSnapshot: () => publicSearchOf(scope.read()),
    query: () => queryOf(scope),
    takeHash: effects.hash.switched,
    today: services.clock.today,
    join: members.join,
    leave: members.leave,
    settled: members.settled,
    setConsent: members.setConsent,
    actions: createActions(scope, { effects, members, datesView }),
  };
}
