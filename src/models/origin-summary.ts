import type { FindAnswer } from "../api/calls/find.js";
import { anyLondon, noTransport, saintPancras } from "../domain/origins.js";
import { canChooseOrigin } from "../domain/packages.js";
import type { Text } from "../i18n/texts.js";
import type { SearchSnapshot } from "../store/state/types.js";

/** What the closed origin field reads from the search. */
interface OriginSummaryParts extends Pick<SearchSnapshot, "origin">, Pick<FindAnswer, "origins" | "packages"> {}

export const originSummaryParts = ({ origin, find }: SearchSnapshot): OriginSummaryParts => ({
  origin,
  origins: find.answer?.origins ?? null,
  packages: find.answer?.packages ?? null,
});

interface OriginSummary {
  /** The name of the origin; null without one. */
  readonly value: string | null;
  /** No origin can be chosen. */
  readonly disabled: boolean;
}

export function originSummary({ origin, origins, packages }: OriginSummaryParts, text: Text): OriginSummary {
  const disabled = !canChooseOrigin(origins, packages?.map(({ id }) => id) ?? null);
  if (origin === null) return { value: null, disabled };
  const known = origins?.find(({ code }) => code === origin)?.name;
  return { value: known || originName(origin, text) || origin, disabled };
}

/** The name of an origin that the find response does not name; empty for any other. */
export function originName(code: string, text: Text): string {
  if (code === anyLondon) return text("origin_search.any_london_airport");
  if (code === saintPancras) return text("origin_search.st_pancras");
  return code === noTransport ? text("origin_search.no_transport_short") : "";
}
