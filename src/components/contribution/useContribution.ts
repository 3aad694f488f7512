import { useEffect, useMemo } from "react";
import { contributionFaults, readContribution } from "../../domain/contribution-rule.js";
import type { Contribution } from "../../domain/contribution.js";
import { createContributionBand } from "../../store/effects/contribution-band.js";
import { useActions, useSearch } from "../../store/useSearch.js";
import { useHost } from "../controls/host.js";

/** Rules with faults that were reported. */
const reported = new WeakSet<object>();

/** The rule of the visitor's works council; null without one. One with faults is reported once to the page, and is none. */
export function useContribution(): Contribution | null {
  const host = useHost();
  const actions = useActions();
  const given = useSearch(({ settings }) => settings.contribution);
  const rule = useMemo(() => readContribution(given), [given]);
  useEffect(() => {
    if (given === null || rule || reported.has(given)) return;
    reported.add(given);
    const message =
      `contribution has parts that are unknown or do not fit: ${contributionFaults(given).join(", ")}. Nothing is shown of it; ` +
      'give a rule such as {"label":"CSE","rate":0.3,"perStay":450}.';
    console.warn(`ski-elements: ${message}`);
    host.dispatch("ski-error", { code: "attribute", message });
  }, [host, given, rule]);
  useEffect(() => actions.contribution.recallBand(createContributionBand), [actions]);
  return rule;
}
