import type { CreateContributionBand } from "../effects/contribution-band.js";
import type { Effects } from "../effects/effects.js";

export function contributionActions({ contributionBand }: Pick<Effects, "contributionBand">) {
  return {
    /** The band that the visitor chose on an earlier page counts, if they agreed to be remembered. */
    recallBand: (create: CreateContributionBand): void => void contributionBand.bring(create),
    /** @param band as `keptBand` writes it. */
    chooseBand: (band: string): void => contributionBand.current()?.choose(band),
  };
}
