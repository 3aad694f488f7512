import { stayKey, type KeptStay } from "../../domain/shortlist.js";
import { useText } from "../../i18n/useText.js";
import { useSearch } from "../../store/useSearch.js";

/** The announcement of the price check: that it is running, and once for all prices that it has ended. */
export function useCheckNews(compared: readonly KeptStay[]): string {
  const text = useText();
  const prices = useSearch(({ shortlist }) => shortlist.prices);
  const statuses = compared.flatMap((stay) => prices[stayKey(stay)]?.status ?? []);
  if (statuses.length === 0) return "";
  if (statuses.includes("checking")) return text("shortlist.checking");
  return statuses.includes("failed") ? text("shortlist.some_failed") : text("shortlist.all_checked");
}
