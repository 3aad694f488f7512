import { budgetActions } from "./actions/budget.js";
import { contributionActions } from "./actions/contribution.js";
import { criteriaActions } from "./actions/criteria.js";
import { galleryActions } from "./actions/gallery.js";
import { originActions } from "./actions/origin.js";
import { packagesActions } from "./actions/packages.js";
import { participantsActions } from "./actions/participants.js";
import { placeActions } from "./actions/place.js";
import { resultsActions } from "./actions/results.js";
import { searchActions } from "./actions/search.js";
import { sortActions } from "./actions/sort.js";
import { stayDatesActions } from "./actions/stay-dates.js";
import type { SearchScope } from "./scope.js";
import type { Effects } from "./effects/effects.js";
import type { DatesView } from "./members/dates-view.js";
import type { Members } from "./members/members.js";

/** The actions that change the shared search, by noun. One table has the consequences of each change. */
export type Actions = ReturnType<typeof createActions>;

interface Parts {
  readonly effects: Effects;
  readonly members: Members;
  readonly datesView: DatesView;
}

export function createActions(scope: SearchScope, { effects, members, datesView }: Parts) {
  const results = resultsActions(scope, effects.results);
  return {
    place: placeActions(scope, effects),
    stayDates: stayDatesActions(scope, effects, datesView),
    participants: participantsActions(scope),
    packages: packagesActions(scope),
    origin: originActions(scope),
    criteria: criteriaActions(scope),
    budget: budgetActions(scope),
    contribution: contributionActions(effects),
    sort: sortActions(scope),
    results,
    shortlist: effects.results.actions.shortlist,
    gallery: galleryActions(scope),
    search: searchActions(scope, { effects, members, showPage: results.showPage }),
  };
}
