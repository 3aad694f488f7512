import type { Prestation } from "../../domain/products.js";
import { nights } from "../../domain/stay-dates.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import type { CardSettings } from "../../models/card-settings.js";

interface StayLine {
  /** "7 nights"; null where it is not known. */
  readonly nights: string | null;
  readonly dates: string | null;
}

/** The dates and length of a stay: of an offer, or of the search. */
export function useStayLine(offer: Prestation | null, { stayDates }: Pick<CardSettings, "stayDates">): StayLine {
  const text = useText();
  const { dayRange } = useFormat();
  const start = offer?.startDate ?? stayDates.start;
  const end = offer?.endDate ?? stayDates.end;
  const count = offer?.duration ?? (start && end ? nights(start, end) : 0);
  return {
    nights: count > 0 ? text("card.nights", { count }) : null,
    dates: start && end ? dayRange(start, end, { year: false }) : null,
  };
}
