import { findKey, type FindRequest } from "../../api/calls/find-endpoint.js";
import type { FindAnswer } from "../../api/calls/find.js";
import type { SearchScope } from "../scope.js";
import { createFindLengths } from "./find-lengths.js";
import { createFindMonths } from "./find-months.js";
import { monthRequest, pricedLength } from "./requests.js";

/** The days and lengths of stay that the answers of find left in the state. */
interface KeptDays {
  keep(request: FindRequest, answer: FindAnswer): void;
  /** Whether the days of a month, `yyyy-MM`, are known for the search and the length in force. */
  cover(month: string): boolean;
  /** Whether the known days are of another search or length than the requested one. */
  areOfAnother(request: FindRequest): boolean;
  /** Drops the days of all months. */
  drop(): void;
}

export function createKeptDays({ state, read }: Pick<SearchScope, "state" | "read">): KeptDays {
  const lengths = createFindLengths(state.find);
  const months = createFindMonths(state.find);

  /** The lengths that are sold belong to one of these. */
  const searchKey = (request: FindRequest) => findKey(request, state.settings.locale);

  /** The days of months belong to one of these. A find from a start date has no length of its own, and leaves those in force as they are. */
  function monthsKey(request: FindRequest): string {
    const { nights } = request.currentMonth === undefined ? pricedLength(read()) : request;
    return `${searchKey(request)} ${nights ?? "any"}`;
  }

  return {
    keep(request, answer) {
      lengths.unite(searchKey(request), request, answer);
      months.unite(monthsKey(request), request, answer);
    },
    areOfAnother: (request) => months.areOfAnother(monthsKey(request)),
    cover: (month) => months.cover(monthsKey(monthRequest(read(), month)), month),
    drop: months.drop,
  };
}
