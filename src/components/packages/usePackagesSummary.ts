import { isFlight, isTrain, packagesOfOrigin } from "../../domain/packages.js";
import { useText } from "../../i18n/useText.js";
import { useSearch } from "../../store/useSearch.js";

/**
 * The chosen packages in a short text, for a narrow field: what the one adds to the stay, or how many; without a choice, how the
 * chosen origin is left. Null where all packages are possible.
 */
export function usePackagesSummary(): string | null {
  const text = useText();
  const packages = useSearch((search) => search.packages);
  const given = useSearch(({ settings, ...search }) => packagesOfOrigin({ ...search, locale: settings.locale }));
  const [first, ...others] = packages;
  if (first && others.length === 0) return text(`package.short_${first}`);
  const possible = first ? packages : given;
  if (!possible) return null;
  if (possible.every(isTrain)) return text("package.train");
  if (possible.every(isFlight)) return text("package.flight");
  return text("search_bar.packages_chosen", { count: packages.length });
}
