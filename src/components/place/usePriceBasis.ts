import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { useSearch } from "../../store/useSearch.js";

/** What the lowest prices of a search are for, as a sentence. @param nights Null for any. */
export function usePriceBasis(): (nights: number | null) => string {
  const text = useText();
  const format = useFormat();
  const guests = useSearch((search) => search.participants.length);
  const anyPackage = useSearch((search) => search.packages.length === 0);
  const filtered = useSearch(({ criteria, lodgingTypes }) => criteria.length + lodgingTypes.length > 0);
  const currency = useSearch((search) => search.settings.currency);
  const packages = text(anyPackage ? "dates.any_package" : "dates.chosen_packages");
  const basis = {
    currency: format.currency(currency),
    guests: text("participant.guests", { count: guests }),
    packages: filtered ? text("dates.with_filters", { packages }) : packages,
  };
  return (nights) =>
    nights === null
      ? text("dates.basis_any", basis)
      : text("dates.basis_nights", { ...basis, nights: text("dates.nights", { count: nights }) });
}
