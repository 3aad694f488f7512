import type { SearchScope } from "../scope.js";
import { createAnnouncements, type Announcements } from "./announcements.js";
import type { AutocompleteEffect } from "./autocomplete.js";
import { createBrought, type Brought } from "./brought.js";
import type { ContributionBandEffect } from "./contribution-band.js";
import type { Effect } from "./effect.js";
import { createFind, type FindEffect } from "./find.js";
import type { HashClaim } from "./hash-entries.js";
import { createHash, type HashEffect } from "./hash.js";
import { createParticipantsCookies, type ParticipantsCookies } from "./participants-cookies.js";
import { createRecentSearches, type RecentSearches } from "./recent-searches.js";
import { createResultsOnDemand, type ResultsOnDemand } from "./results-on-demand.js";
import { createSchoolZone, type SchoolZoneEffect } from "./school-zone.js";
import { createSeasonOnDemand, type SeasonOnDemand } from "./season-on-demand.js";
import { createTracking } from "./tracking.js";
import type { ShownEffect } from "./while-shown.js";
import type { WishesEffect } from "./wishes.js";

/** All effects of one search. */
export interface Effects {
  readonly find: FindEffect;
  readonly season: SeasonOnDemand;
  readonly schoolZone: SchoolZoneEffect;
  readonly cookies: ParticipantsCookies;
  readonly recent: RecentSearches;
  readonly autocomplete: Brought<AutocompleteEffect>;
  readonly pricedPlaces: Brought<ShownEffect>;
  readonly wishes: Brought<WishesEffect>;
  readonly contributionBand: Brought<ContributionBandEffect>;
  readonly announcements: Announcements;
  readonly results: ResultsOnDemand;
  readonly hash: HashEffect;
  /** Whether the page shows results, or an element states that it does. */
  isResultsPage(): boolean;
  /** Whether the visitor agreed to be remembered. */
  agree(allowed: boolean): void;
  /** Find is for members that show what can be chosen. */
  start(finds: boolean): void;
  stop(): void;
}

export function createEffects(scope: SearchScope, claim: HashClaim, hasResultsRole: () => boolean): Effects {
  // In the order in which they listen to commits: the host page is notified once all calls are under way.
  const cookies = createParticipantsCookies(scope);
  const isResultsPage = () => results.attached || hasResultsRole();
  const hash = createHash(scope, claim, isResultsPage);
  const find = createFind(scope);
  const season = createSeasonOnDemand(scope);
  const schoolZone = createSchoolZone(scope);
  const results = createResultsOnDemand(scope);
  const announcements = createAnnouncements(scope);
  const tracking = createTracking(scope);
  const recent = createRecentSearches(scope);
  const autocomplete = createBrought<AutocompleteEffect>(scope);
  const pricedPlaces = createBrought<ShownEffect>(scope);
  const wishes = createBrought<WishesEffect>(scope);
  const contributionBand = createBrought<ContributionBandEffect>(scope);
  // The hash first: the others start from its search.
  const all: readonly Effect[] = [
    hash,
    cookies,
    tracking,
    recent,
    wishes,
    autocomplete,
    find,
    season,
    pricedPlaces,
    schoolZone,
    contributionBand,
    results,
  ];

  return {
    find,
    season,
    schoolZone,
    cookies,
    recent,
    autocomplete,
    pricedPlaces,
    wishes,
    contributionBand,
    announcements,
    results,
    hash,
    isResultsPage,
    agree(allowed) {
      for (const effect of all) effect.agree?.(allowed);
    },
    start(finds) {
      for (const effect of all) if (effect !== find || finds) effect.start();
    },
    stop: () => all.forEach((effect) => effect.stop()),
  };
}
