import { useText } from "../../i18n/useText.js";
import { useSearch } from "../../store/useSearch.js";

/** The number of stays as a text; empty where the search has a budget, which the counts of find leave out. */
export function useStayCount(): (count: number) => string {
  const text = useText();
  const isLimited = useSearch(({ budget }) => budget.min !== null || budget.max !== null);
  return (count) => (isLimited ? "" : text("search_bar.stays", { count }));
}
