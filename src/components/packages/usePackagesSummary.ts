import { isTrain } from "../../domain/packages.js";
import { useText } from "../../i18n/useText.js";
import { useSearch } from "../../store/useSearch.js";

/** The chosen packages in a short text, for a narrow field: what the one adds to the stay, or how many; null without a choice. */
export function usePackagesSummary(): string | null {
  const text = useText();
  const packages = useSearch((search) => search.packages);
  const [first, ...others] = packages;
  if (!first) return null;
  if (others.length === 0) return text(`package.short_${first}`);
  if (packages.every(isTrain)) return text("package.train");
  return text("search_bar.packages_chosen", { count: packages.length });
}
