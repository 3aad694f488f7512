import { budgetActions } from "./actions/budget.js";
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
import type { Commit } from "./commit.js";
import type { SearchScope } from "./scope.js";
import type { Effects } from "./effects/effects.js";
import type { DatesView } from "./members/dates-view.js";
import type { Members } from "./members/members.js";

/** What changes the shared search, by noun. What follows from a change is read off one table. */
export type Actions = ReturnType<typeof createActions>;

interface Parts {
  readonly commit: Commit;
  readonly effects: Effects;
  readonly members: Members;
  readonly datesView: DatesView;
}

export function createActions(scope: SearchScope, { commit, effects, members, datesView }: Parts) {
  const results = resultsActions(commit, effects);
  return {
    place: placeActions(scope, commit, effects.autocomplete),
    stayDates: stayDatesActions(scope, commit, effects.find, datesView),
    participants: participantsActions(scope, commit),
    packages: packagesActions(scope, commit),
    origin: originActions(scope, commit),
    criteria: criteriaActions(scope, commit),
    budget: budgetActions(scope, commit),
    sort: sortActions(commit),
    results,
    /** What the visitor keeps; undefined until a results view is there. */
    get shortlist() {
      return effects.results.part?.shortlist;
    },
    gallery: galleryActions(scope),
    search: searchActions(scope, commit, { effects, members, showPage: results.showPage }),
  };
}
