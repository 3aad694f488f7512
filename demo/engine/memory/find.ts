import { packageCodes } from "../../../src/domain/packages.js";
import type { FindQuery, Visitor } from "../answers.js";
import type { Catalogue } from "../catalogue/catalogue.js";
import { isUndated, wireFind } from "../wire/find.js";
import type { WireFind } from "../wire/shapes.js";
import { group } from "./groups.js";
import type { Scan } from "./scan.js";
import { departureFares } from "./supplements.js";

/** The groups whose next choices find returns. */
export const releasedByFind = group.packages | group.place | group.capacity | group.origins | group.dates;

interface Findings {
  readonly starts: Map<number, number | null>;
  readonly ends: Set<number>;
  readonly packages: Map<number, number>;
  readonly capacities: Set<number>;
  /** Stations with a stay if the destination is let go. */
  readonly stations: Set<number>;
  /** Departures from which there is a stay. */
  readonly departures: Set<string>;
  count: number;
}

function lookAt(catalogue: Catalogue, scan: Scan, query: FindQuery): Findings {
  const findings: Findings = {
    starts: new Map(),
    ends: new Set(),
    packages: new Map(),
    capacities: new Set(),
    stations: new Set(),
    departures: new Set(),
    count: 0,
  };
  const { begin } = query.selection;
  const undated = isUndated(query.selection);
  const faresOf = departureFares(catalogue);
  scan.lodgings.forEach((lodging, index) => {
    let packages = 0;
    let [matches, here] = [false, false];
    scan.lodging(index, ({ failed, period, packageAt, row, price }) => {
      if (failed === 0) matches = true;
      if ((failed & ~group.packages) === 0) packages |= 1 << packageAt;
      if ((failed & ~group.place) === 0) here = true;
      if ((failed & ~group.origins) === 0)
        for (const { origin } of faresOf(lodging.station.domainId, packageAt, period)) findings.departures.add(origin);
      if ((failed & ~group.capacity) === 0) findings.capacities.add(lodging.rooms[catalogue.stock.room[row] ?? 0]?.capacity ?? 0);
      if ((failed & ~group.dates) !== 0) return;
      if (period.start >= query.from && period.start < query.to)
        findings.starts.set(period.start, undated ? Math.min(price, findings.starts.get(period.start) ?? Infinity) : null);
      if (begin !== null && period.start === begin) findings.ends.add(period.end);
    });
    if (matches) findings.count++;
    if (here) findings.stations.add(lodging.station.id);
    packageCodes.forEach((_, at) => {
      if (packages & (1 << at)) findings.packages.set(at, (findings.packages.get(at) ?? 0) + 1);
    });
  });
  return findings;
}

/** What can be chosen next, computed from the stock for the choices made so far. */
export function findChoices(catalogue: Catalogue, scan: Scan, query: FindQuery, visitor: Visitor): WireFind {
  return wireFind(catalogue.places, lookAt(catalogue, scan, query), query, visitor);
}
