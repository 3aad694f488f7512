import { packageCodes } from "../../../src/domain/packages.js";
import { UnknownId, type Selection, type Visitor } from "../answers.js";
import type { Catalogue } from "../catalogue/catalogue.js";
import { roomCriteria } from "../catalogue/criteria.js";
import type { Lodging } from "../catalogue/lodgings.js";
import { packageBit, soldPackages } from "../catalogue/packages.js";
import type { Period } from "../catalogue/periods.js";
import { stationsOf } from "../catalogue/places.js";
import { inCurrency } from "../wire/money.js";
import { choicesOf, group, letsGo } from "./groups.js";
import { supplementTable } from "./supplements.js";

/** A stay of a lodging with one package, and the groups of the search that it fails (see groups.ts). */
export interface Offer {
  readonly row: number;
  readonly packageAt: number;
  /** The party's total in the visitor's currency. */
  readonly price: number;
  /** Supplement a person, whole euros. */
  readonly supplement: number;
  readonly period: Period;
  readonly failed: number;
}

/** Walks the stock for one search. */
export interface Scan {
  readonly lodgings: readonly Lodging[];
  /** Visits the offers of one lodging that fail nothing, or one group that is let go. */
  lodging(index: number, visit: (offer: Offer) => void): void;
}

/** Where the rows of each lodging begin; one more entry than lodgings. */
export function rowStarts(catalogue: Catalogue): Uint32Array {
  const starts = new Uint32Array(catalogue.lodgings.length + 1);
  for (let row = 0; row < catalogue.stock.size; row++) starts[(catalogue.stock.lodging[row] ?? 0) + 1] = row + 1;
  for (let index = 1; index < starts.length; index++) starts[index] = Math.max(starts[index] ?? 0, starts[index - 1] ?? 0);
  return starts;
}

function stationFilter(catalogue: Catalogue, selection: Selection): ReadonlySet<number> | null {
  if (!selection.place) return null;
  const stations = stationsOf(catalogue.places, selection.place.type, selection.place.id);
  if (!stations) throw new UnknownId(selection.place.type, selection.place.id);
  return new Set(stations.map((station) => station.id));
}

/** Prepares a search over the catalogue; `released` holds the groups it may let go, one at a time. Throws `UnknownId` for an unknown place. */
export function createScan(catalogue: Catalogue, starts: Uint32Array, selection: Selection, visitor: Visitor, released: number): Scan {
  const { stock, periods, lodgings } = catalogue;
  const stations = stationFilter(catalogue, selection);
  const choices = choicesOf(selection.criteria);
  const roomChoices = choices
    .filter((choice) => choice.group === group.rooms)
    .map((choice) => roomCriteria.indexOf(choice.ids[0] ?? 0) + 1);
  const lodgingChoices = choices.filter((choice) => choice.group !== group.rooms);
  const supplementOf = supplementTable(catalogue, selection.origins);
  const anyOrigin = selection.origins.length > 0 ? supplementTable(catalogue, []) : supplementOf;
  const sold = packageCodes
    .map((code, at) => ({ code, at, bit: packageBit(code) }))
    .filter(({ code }) => soldPackages[visitor.language].includes(code));
  const asked = new Set(selection.packages);

  /** The groups a whole lodging fails; null when it fails a choice that nothing releases. */
  const lodgingFailure = (lodging: Lodging): number | null => {
    let failed = stations && !stations.has(lodging.station.id) ? group.place : 0;
    if (selection.lodgingTypes.length > 0 && !selection.lodgingTypes.includes(lodging.lodgingType)) failed |= group.lodgingType;
    for (const choice of lodgingChoices) {
      if (choice.ids.some((id) => lodging.criteria.includes(id))) continue;
      if (choice.group === null) return null;
      failed |= choice.group;
    }
    return failed;
  };
  const rowFailure = (lodging: Lodging, row: number, period: Period): number => {
    const room = lodging.rooms[stock.room[row] ?? 0];
    if (!room) return ~0;
    let failed = roomChoices.every((rooms) => rooms === room.rooms) ? 0 : group.rooms;
    if (selection.capacities ? !selection.capacities.includes(room.capacity) : room.capacity < selection.party) failed |= group.capacity;
    if (selection.begin !== null && period.start !== selection.begin) failed |= group.dates;
    if (selection.end !== null && period.end !== selection.end) failed |= group.dates;
    if (selection.season !== null && period.season !== selection.season) failed |= group.dates;
    return failed;
  };

  return {
    lodgings,
    lodging(index, visit) {
      const lodging = lodgings[index];
      if (!lodging) return;
      const lodgingFailed = lodgingFailure(lodging);
      if (lodgingFailed === null || !letsGo(released, lodgingFailed)) return;
      for (let row = starts[index] ?? 0; row < (starts[index + 1] ?? 0); row++) {
        const period = periods[stock.period[row] ?? 0];
        if (!period || period.start < visitor.today) continue;
        const rowFailed = lodgingFailed | rowFailure(lodging, row, period);
        if (!letsGo(released, rowFailed)) continue;
        for (const { code, at, bit } of sold) {
          if ((lodging.packageBits & bit) === 0) continue;
          const own = supplementOf(lodging.station.domainId, at, period.season, period.nights);
          const supplement = own ?? anyOrigin(lodging.station.domainId, at, period.season, period.nights);
          if (supplement === null) continue;
          let failed = rowFailed | (own === null ? group.origins : 0);
          if (asked.size > 0 && !asked.has(code)) failed |= group.packages;
          const price = inCurrency((stock.price[row] ?? 0) + supplement * selection.party, visitor.currency);
          if ((selection.priceMin !== null && price < selection.priceMin) || (selection.priceMax !== null && price > selection.priceMax))
            failed |= group.budget;
          if (letsGo(released, failed)) visit({ row, packageAt: at, price, supplement, period, failed });
        }
      }
    },
  };
}
