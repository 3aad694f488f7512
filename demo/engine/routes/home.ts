import type { Locale } from "../../../src/domain/locale.js";
import { markets } from "../../../src/domain/markets.js";
import { adultAge } from "../../../src/domain/participants.js";
import { readQuery, type ReadChoices } from "../../../src/domain/search-query.js";
import type { HomeOffers, KeptSearch, MonthOffer } from "../../pages/home.js";
import { isHomePath } from "../../pages/site.js";
import { localeOfPath } from "../../words/all.js";
import { anyStay, type FindQuery, type Selection, type Visitor } from "../answers.js";
import { dayNumber, dayText, firstDayOfMonth, knownDay } from "../catalogue/days.js";
import type { Engine } from "../service/engine.js";
import type { WirePlace } from "../wire/shapes.js";

const usualParty = 2;
const usualNights = 7;
/** Months that are looked at for offers, from the current one on. */
const monthsAhead = 8;
const mostOffers = 5;

interface Period {
  readonly from: number;
  readonly to: number;
}

/** The places with a stay, the cheapest first. */
async function placesOf(
  { answers }: Engine,
  visitor: Visitor,
  period: Period,
  selection: Partial<Selection>,
): Promise<readonly WirePlace[]> {
  const query: FindQuery = {
    selection: { ...anyStay, season: "H", ...selection },
    ...period,
    nights: selection.begin == null ? usualNights : null,
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
  const found = await Promise.all(monthsFrom(visitor.today).map((period) => placesOf(engine, visitor, period, { party: usualParty })));
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

/** The kept search, with the lowest price that it has now; null where it has none any more. */
async function keptSearch(engine: Engine, visitor: Visitor, kept: string): Promise<KeptSearch | null> {
  const choices = readQuery(kept);
  const { place, stayDates, ages } = choices;
  const start = dayNumber(stayDates.start ?? "");
  const end = dayNumber(stayDates.end ?? "");
  if (place?.type !== "station" || start === null || end === null || start < visitor.today) return null;
  const party = ages ?? Array.from({ length: usualParty }, () => adultAge);
  const month = firstDayOfMonth(dayText(start).slice(0, 7), 1) ?? end;
  const selection = { ...selectionOf(choices), place, begin: start, end, party: party.length };
  const found = await placesOf(engine, visitor, { from: start, to: month }, selection);
  const offer = found.find(({ id }) => id === place.id);
  return offer
    ? { search: kept, label: offer.label, start: dayText(start), end: dayText(end), guests: party.length, price: offer.price }
    : null;
}

const selectionOf = ({ packages, criteria, lodgingTypes }: ReadChoices): Partial<Selection> => ({ packages, criteria, lodgingTypes });

const none: HomeOffers = { search: null, months: [] };

/**
 * What the catalogue has for the page at an address: none unless it is a home page. The weeks of the months are found once a day and
 * locale.
 */
export function createHomeOffers(engine: Engine): (path: string, kept: string | undefined, visitor: Visitor) => Promise<HomeOffers> {
  const known = new Map<string, { readonly today: number; readonly offers: Promise<readonly MonthOffer[]> }>();

  function months(locale: Locale, visitor: Visitor): Promise<readonly MonthOffer[]> {
    const found = known.get(locale);
    if (found?.today === visitor.today) return found.offers;
    const offers = monthOffers(engine, visitor);
    known.set(locale, { today: visitor.today, offers });
    offers.catch(() => known.delete(locale));
    return offers;
  }

  return async (path, kept, { today, origin }) => {
    if (!isHomePath(path)) return none;
    const locale = localeOfPath(path);
    const { language, worksCouncil, currency } = markets[locale];
    const visitor: Visitor = { language, worksCouncil, currency, today, origin };
    const [offers, search] = await Promise.allSettled([
      months(locale, visitor),
      kept === undefined ? null : keptSearch(engine, visitor, kept),
    ]);
    return {
      months: offers.status === "fulfilled" ? offers.value : [],
      search: search.status === "fulfilled" ? search.value : null,
    };
  };
}
