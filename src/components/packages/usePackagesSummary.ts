import { packageFamilies } from "../../domain/packages.js";
import { transportOfOrigin } from "../../domain/sold-packages.js";
import { useText } from "../../i18n/useText.js";
import { useSearch } from "../../store/useSearch.js";

/**
 * The chosen packages in a short text, for a narrow field: what the one adds to the stay, or how many; without a choice, how the
 * chosen origin is left. Null where all packages are possible.
 */
export function usePackagesSummary(): string | null {
  const text = useText();
  const packages = useSearch((search) => search.packages);
  const given = useSearch(({ settings, ...search }) => transportOfOrigin({ ...search, locale: settings.locale }));
  const [first, ...others] = packages;
  if (!first) return given && text(`package.${given}`);
  if (others.length === 0) return text(`package.short_${first}`);
  const { transport } = packageFamilies[first];
  if (transport && others.every((code) => packageFamilies[code].transport === transport)) return text(`package.${transport}`);
  return text("search_bar.packages_chosen", { count: packages.length });
}
