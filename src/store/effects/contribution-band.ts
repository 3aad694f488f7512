import { contributionBandKey } from "../../domain/defaults.js";
import type { SearchScope } from "../scope.js";
import type { Effect } from "./effect.js";
import { createKeptChoice } from "./kept-choice.js";

/** The band by which the visitor's works council pays. */
export interface ContributionBandEffect extends Effect {
  /** @param band as `keptBand` writes it. */
  choose(band: string): void;
}
export type CreateContributionBand = (scope: SearchScope) => ContributionBandEffect;

export function createContributionBand({ state, services: { local } }: Pick<SearchScope, "state" | "services">): ContributionBandEffect {
  const choice = createKeptChoice(local, contributionBandKey, (kept) => {
    if (kept !== null) state.contributionBand = kept;
    return kept !== null;
  });
  return {
    start: () => undefined,
    stop: () => undefined,
    agree: (allowed) => choice.agree(allowed),
    choose(band) {
      state.contributionBand = band;
      choice.choose(band);
    },
  };
}
