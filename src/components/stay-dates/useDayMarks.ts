import { useMemo } from "react";
import { daysBetween, firstDayOf, lastDayOf } from "../../calendar/day.js";
import type { Day, Month } from "../../calendar/day.js";
import type { DayMark, MarksOf } from "../../calendar/marks.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { useSearch } from "../../store/useSearch.js";
import { barMarks, marksByDay, nameMark, priceMark } from "./dayMarks.js";
import type { SchoolZoneChoice } from "./useSchoolZone.js";
import type { StartPrices } from "./useStartPrices.js";
import { useDates } from "./useStayDates.js";

/** The marks of the days in view: holidays as bars, the price of each first day, the nights to each last day. */
export function useDayMarks(
  months: readonly Month[],
  { zone, holidays }: SchoolZoneChoice,
  { prices, cheapest, money }: StartPrices,
): MarksOf {
  const text = useText();
  const format = useFormat();
  const pickedStart = useSearch((search) => search.pickedStart);
  const { days } = useDates();
  return useMemo(() => {
    const from = firstDayOf(months[0] ?? "");
    const to = lastDayOf(months.at(-1) ?? "");
    const bars = holidays.flatMap(({ name, start, end }) => {
      const description = `${text(`zones.holidays.${name}`)}, ${text(`zones.${zone}`)}`;
      return barMarks({ start, end, color: `var(--_zone-${zone})`, description }, from, to);
    });
    const ofDay = (day: Day): DayMark | null => {
      if (pickedStart !== null) return nameMark(text("dates.nights", { count: daysBetween(pickedStart, day) }));
      const priced = prices.get(day);
      if (priced === undefined) return null;
      const { nights } = priced;
      const price = money(priced.price);
      const name =
        nights === null
          ? text("dates.any_from", { price })
          : text("dates.nights_from", { nights: text("dates.nights", { count: nights }), price });
      const isCheapest = cheapest.has(day);
      return priceMark(format.number(priced.price), isCheapest ? `${name}, ${text("dates.cheapest_name")}` : name, isCheapest);
    };
    const choices = days.flatMap((day): [Day, DayMark][] => {
      const mark = ofDay(day);
      return mark === null ? [] : [[day, mark]];
    });
    return marksByDay([...bars, ...choices]);
  }, [months, zone, holidays, prices, cheapest, money, text, format, pickedStart, days]);
}
