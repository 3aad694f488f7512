import type { Places } from "../catalogue/places.js";
import type { Database } from "./database.js";
import { statement } from "./statements.js";

interface StationRow {
  readonly station_id: number;
  readonly name: string;
  readonly domain_id: number;
  readonly region_id: number;
  readonly parent_id: number;
  readonly country: string;
  readonly altitude: number;
  readonly weight: number;
}
interface NameRow {
  readonly kind: "parent" | "region" | "domain";
  readonly id: number;
  readonly name: string;
  readonly slopes_km: number;
  readonly region_id: number;
  readonly country: string;
}

/** The places of the catalogue: a few hundred names, read once. */
export async function readPlaces(database: Database): Promise<Places> {
  const [stations, names] = await Promise.all([
    database.query<StationRow>(statement("stations", {})),
    database.query<NameRow>(statement("place-names", {})),
  ]);
  const of = (kind: NameRow["kind"]): readonly NameRow[] => names.filter((row) => row.kind === kind);
  return {
    stations: stations.map((row) => ({
      id: row.station_id,
      name: row.name,
      domainId: row.domain_id,
      regionId: row.region_id,
      parentId: row.parent_id === 0 ? null : row.parent_id,
      country: row.country,
      altitude: row.altitude,
      weight: row.weight,
    })),
    parents: of("parent").map(({ id, name }) => ({ id, name })),
    regions: of("region").map(({ id, name }) => ({ id, name })),
    domains: of("domain").map((row) => ({
      id: row.id,
      name: row.name,
      slopesKm: row.slopes_km,
      regionId: row.region_id,
      country: row.country,
    })),
  };
}
