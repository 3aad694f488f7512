import { useEffect, useState } from "react";
import { comparedMaximum } from "../../domain/defaults.js";
import { stayKey, type KeptStay } from "../../domain/shortlist.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import type { ComparedStays } from "../../store/effects/results/compared-stays.js";
import type { WeekPresses } from "./WeeksCell.js";

interface Weeks {
  readonly presses: WeekPresses;
  /** Announced: what a press on a week has changed. */
  readonly news: string;
}

interface WeeksParts {
  readonly actions: ComparedStays | null;
  readonly compared: readonly KeptStay[];
  /** Compares a further stay, which is another week of `stay`. */
  onAdded(key: string, stay: KeptStay): void;
}

/** The weeks around the compared stays: requested at a press, from then on for each stay that joins the comparison. */
export function useWeeks({ actions, compared, onAdded }: WeeksParts): Weeks {
  const text = useText();
  const { dayRange } = useFormat();
  const [shown, setShown] = useState(false);
  const [news, setNews] = useState("");
  useEffect(() => {
    if (shown) for (const stay of compared) actions?.requestWeeks(stayKey(stay));
  }, [actions, compared, shown]);

  const named = ({ product, stayDates: { start, end } }: KeptStay) => ({
    name: product.name,
    dates: start && end ? dayRange(start, end) : "",
  });
  return {
    news,
    presses: {
      show: () => setShown(true),
      retry: (key) => actions?.requestWeeks(key),
      choose(stay, to) {
        actions?.changeDates(stayKey(stay), to);
        setNews(text("shortlist.dates_changed", named(to)));
      },
      add(stay, other) {
        if (compared.length >= comparedMaximum) return "compared";
        const key = actions?.addDates(stayKey(stay), other);
        if (!key) return "kept";
        onAdded(key, stay);
        setNews(text("shortlist.week_added", named(other)));
        return null;
      },
    },
  };
}
