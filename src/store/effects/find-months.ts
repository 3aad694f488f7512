import type { FindRequest } from "../../api/calls/find-endpoint.js";
import type { FindAnswer } from "../../api/calls/find.js";
import { addMonths } from "../../calendar/day.js";
import type { FindState } from "../state/types.js";
import { times } from "../../calendar/times.js";

/** The days a stay can start on, united over the months that were requested for one party, place and packages. */
interface FindMonths {
  /** Unites the days of an answer with the known ones; the days of another search are dropped. */
  unite(key: string, request: FindRequest, answer: FindAnswer): void;
  /** Whether the days of a month, `yyyy-MM`, are known for the search of that key. */
  cover(key: string, month: string): boolean;
  /** Whether some days are known, of a search with another key. */
  areOfAnother(key: string): boolean;
  /** Drops all of them. */
  drop(): void;
}

export function createFindMonths(find: FindState): FindMonths {
  let coveredKey = "";

  function add(from: string, count: number, { startDates, startPrices }: FindAnswer) {
    const months = times(count, (index) => addMonths(from, index));
    const asked = new Set(months);
    const isKept = (day: string) => !asked.has(day.slice(0, 7));
    find.startDates = [...find.startDates.filter(isKept), ...(startDates ?? [])].sort();
    find.startPrices = Object.fromEntries([
      ...Object.entries(find.startPrices).filter(([day]) => isKept(day)),
      ...(startPrices ?? []).map(({ date, price, nights }) => [date, { price, nights }] as const),
    ]);
    find.coveredMonths = [...new Set([...find.coveredMonths, ...months])].sort();
  }

  function drop() {
    find.startDates = [];
    find.startPrices = {};
    find.coveredMonths = [];
  }

  return {
    unite(key, { currentMonth, numberOfMonths }, answer) {
      if (key !== coveredKey) {
        coveredKey = key;
        drop();
      }
      if (currentMonth && answer.startDates) add(currentMonth, numberOfMonths, answer);
    },
    areOfAnother: (key) => key !== coveredKey && find.coveredMonths.length > 0,
    cover: (key, month) => key === coveredKey && find.coveredMonths.includes(month),
    drop,
  };
}
