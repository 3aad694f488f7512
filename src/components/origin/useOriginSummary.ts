import { anyLondon, noTransport, saintPancras } from "../../domain/origins.js";
import { canChooseOrigin } from "../../domain/packages.js";
import { useText } from "../../i18n/useText.js";
import { useSearch } from "../../store/useSearch.js";

/** What the field shows, and whether an origin can be chosen at all. */
export function useOriginSummary(): { value: string | null; disabled: boolean } {
  const text = useText();
  const origin = useSearch((search) => search.origin);
  const { origins = null, packages = null } = useSearch((search) => search.find.answer) ?? {};
  const disabled = !canChooseOrigin(origins, packages?.map(({ id }) => id) ?? null);
  if (origin === null) return { value: null, disabled };
  const known = origins?.find(({ code }) => code === origin)?.name;
  return { value: known || originName(origin, text) || origin, disabled };
}

/** The name of an origin that find does not name; empty for any other. */
export function originName(code: string, text: (key: string) => string): string {
  if (code === anyLondon) return text("origin_search.any_london_airport");
  if (code === saintPancras) return text("origin_search.st_pancras");
  return code === noTransport ? text("origin_search.no_transport_short") : "";
}
