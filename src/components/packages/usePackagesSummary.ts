import { useText } from "../../i18n/useText.js";
import { useSearch } from "../../store/useSearch.js";

/** The chosen packages in words: the one's name, or how many; null when any will do. */
export function usePackagesSummary(): string | null {
  const text = useText();
  const packages = useSearch((search) => search.packages);
  const [first, ...others] = packages;
  if (!first) return null;
  return others.length === 0 ? text(`package.${first}`) : text("search_bar.packages_chosen", { count: packages.length });
}
