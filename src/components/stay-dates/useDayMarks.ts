import { useMemo } from "react";
import { daysBetween, firstDayOf, lastDayOf } from "../../calendar/day.js";
import type { Day, Month } from "../../calendar/day.js";
import type { DayMark, MarksOf } from "../../calendar/marks.js";
import { useFormat, useText } from "../../i18n/useText.js";
import { useSearch } from "../../store/useSearch.js";
import { barMarks, marksByDay, nameMark, priceMark } from "./dayMarks.js";
import type { SchoolZoneChoice } from "./useSchoolZone.js";
import type { StartPrices } from "./useStartPrices.js";
import { useDates } from "./useStayDates.js";

/** The marks of the days in view: holidays as bars, the price of each first day, the nights to each last day. */
export function useDayMarks(
  months: readonly Month[],
  { zone, holidays }: SchoolZoneChoice,
  { prices, lowest, money }: StartPrices,
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
      const price = prices[day];
      if (price === undefined) return null;
      const name = text(price === lowest ? "dates.lowest_price" : "dates.from_price", { price: money(price) });
      return priceMark(format.number(price), name, price === lowest);
    };
    const choices = days.flatMap((day): [Day, DayMark][] => {
      const mark = ofDay(day);
      return mark === null ? [] : [[day, mark]];
    });
    return marksByDay([...bars, ...choices]);
  }, [months, zone, holidays, prices, lowest, money, text, format, pickedStart, days]);
}
