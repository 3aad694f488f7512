import type { Locale } from "../../../src/domain/locale.js";
import type { HomeOffers, MonthOffer } from "../../pages/home.js";
import { isHomePath } from "../../pages/site.js";
import { localeOfPath } from "../../words/all.js";
import { anyStay, type FindQuery, type Visitor } from "../answers.js";
import { dayText, firstDayOfMonth, knownDay } from "../catalogue/days.js";
import type { Engine } from "../service/engine.js";
import type { WirePlace } from "../wire/shapes.js";
import { keptSearch } from "./kept-search.js";
import { keptStays } from "./kept-stays.js";
import { pageVisitor } from "./page-visitor.js";

const usualParty = 2;
const usualNights = 7;
/** Months that are looked at for offers, from the current one on. */
const monthsAhead = 8;
const mostOffers = 5;

interface Period {
  readonly from: number;
  readonly to: number;
}

/** The places with a week in a period, the cheapest first. */
async function placesOf({ answers }: Engine, visitor: Visitor, period: Period): Promise<readonly WirePlace[]> {
  const query: FindQuery = {
    selection: { ...anyStay, season: "H", party: usualParty },
    ...period,
    nights: usualNights,
    grid: false,
    by: "station",
    time: new Date().toISOString(),
    topStationIds: [],
  };
  const { places = [] } = await answers.find(query, visitor);
  return places;
}

/** The months from a day on, as the days from their first, or that day, to the next one's first. */
function monthsFrom(day: number): readonly Period[] {
  const month = dayText(day).slice(0, 7);
  return Array.from({ length: monthsAhead }, (_, index) => ({
    from: Math.max(day, firstDayOfMonth(month, index) ?? day),
    to: firstDayOfMonth(month, index + 1) ?? day,
  }));
}

/** The cheapest week of each month that has one, in a resort that the months before it do not have. */
async function monthOffers(engine: Engine, visitor: Visitor): Promise<readonly MonthOffer[]> {
  const found = await Promise.all(monthsFrom(visitor.today).map((period) => placesOf(engine, visitor, period)));
  const taken = new Set<number>();
  const offers = found.flatMap((places): MonthOffer[] => {
    const place = places.find(({ id }) => !taken.has(id)) ?? places[0];
    if (!place) return [];
    taken.add(place.id);
    const { id, label, price, start } = place;
    return [{ id, label, price, start, end: dayText(knownDay(start) + usualNights) }];
  });
  return offers.slice(0, mostOffers);
}

const none: HomeOffers = { search: null, stays: [], months: [] };

/** The cookies of a visitor who agreed to preferences. */
export interface KeptCookies {
  readonly search?: string | undefined;
  readonly shortlist?: string | undefined;
}

/**
 * What the catalogue has for the page at an address: none unless it is a home page. The weeks of the months are found once a day and
 * locale.
 */
export function createHomeOffers(engine: Engine): (path: string, kept: KeptCookies, visitor: Visitor) => Promise<HomeOffers> {
  const known = new Map<string, { readonly today: number; readonly offers: Promise<readonly MonthOffer[]> }>();

  function months(locale: Locale, visitor: Visitor): Promise<readonly MonthOffer[]> {
    const found = known.get(locale);
    if (found?.today === visitor.today) return found.offers;
    const offers = monthOffers(engine, visitor);
    known.set(locale, { today: visitor.today, offers });
    offers.catch(() => known.delete(locale));
    return offers;
  }

  return async (path, kept, ofRequest) => {
    if (!isHomePath(path)) return none;
    const visitor = pageVisitor(path, ofRequest);
    const [search, stays, offers] = await Promise.all([
      kept.search === undefined ? null : keptSearch(engine, visitor, kept.search).catch(() => null),
      keptStays(engine, visitor, kept.shortlist),
      months(localeOfPath(path), visitor).catch(() => []),
    ]);
    return { search, stays, months: offers };
  };
}
