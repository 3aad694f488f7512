import { useText } from "../../i18n/useText.js";
import { originSummary, originSummaryParts } from "../../models/origin-summary.js";
import { useParts } from "../../store/useSearch.js";

/** What the field shows, and whether an origin can be chosen at all. */
export function useOriginSummary(): ReturnType<typeof originSummary> {
  const text = useText();
  return originSummary(useParts(originSummaryParts), text);
}
