import type { PlaceType } from "../../../src/domain/places.js";
import { factualDomains, factualStations } from "./facts.js";

/** A ski domain: linked slopes of one or more stations. */
export interface Domain {
  readonly id: number;
  readonly name: string;
  readonly slopesKm: number;
  readonly regionId: number;
  readonly country: string;
}
export interface Station {
  readonly id: number;
  readonly name: string;
  readonly domainId: number;
  readonly regionId: number;
  readonly parentId: number | null;
  /** ISO 3166 code. */
  readonly country: string;
  /** Metres. */
  readonly altitude: number;
  /** How much of the catalogue it gets, against the other stations. */
  readonly weight: number;
}
/** A region, or a parent station that groups stations under one name. */
export interface NamedPlace {
  readonly id: number;
  readonly name: string;
}
export interface Places {
  readonly stations: readonly Station[];
  readonly domains: readonly Domain[];
  readonly regions: readonly NamedPlace[];
  readonly parents: readonly NamedPlace[];
}

/** Ids are unique over all types of place, so that a list of bare ids is unambiguous. */
const firstDomainId = 1000;
const firstRegionId = 2001;
const firstParentId = 3001;
/** How many of the known stations the seller has lodgings in. */
const soldStations = 92;

const numbered = (names: readonly string[], first: number): NamedPlace[] =>
  [...new Set(names)].map((name, index) => ({ id: first + index, name }));

/** What makes a resort sell more than the size of its slopes suggests. */
const pulls: Record<string, number> = {
  "Val Thorens": 4.6,
  "Les Menuires": 2,
  "Belle Plagne": 1.6,
  "Arc 1800": 1.8,
  "Val d'Isère": 1.7,
  "Tignes Le Lac": 1.6,
  "Tignes Val Claret": 1.6,
  Avoriaz: 1.5,
  "Alpe d'Huez": 1.9,
  "Les 2 Alpes": 1.9,
  "Chamonix-Mont-Blanc": 1.9,
  "Serre Chevalier Chantemerle": 1.4,
  Zermatt: 1.4,
};

function sellable(country: string, slopesKm: number): number {
  return slopesKm + (country === "FR" ? 150 : country === "AD" ? 80 : 0);
}

/** Every place that the catalogue is built on. */
export function createPlaces(): Places {
  const regions = numbered(
    factualStations.map((station) => station.region),
    firstRegionId,
  );
  const parents = numbered(
    factualStations.flatMap((station) => station.parentStation ?? []),
    firstParentId,
  );
  const idOf = (list: readonly NamedPlace[], name: string | null): number | null => list.find((place) => place.name === name)?.id ?? null;
  const slopes = new Map(factualDomains.map((domain) => [domain.id, domain.slopesKm]));
  const sold = [...factualStations]
    .sort((a, b) => sellable(b.country, slopes.get(b.domainId) ?? 0) - sellable(a.country, slopes.get(a.domainId) ?? 0) || a.id - b.id)
    .slice(0, soldStations)
    .sort((a, b) => a.id - b.id);
  const stations = sold.map((station): Station => ({
    id: station.id,
    name: station.name,
    domainId: firstDomainId + station.domainId,
    regionId: idOf(regions, station.region) ?? 0,
    parentId: idOf(parents, station.parentStation),
    country: station.country,
    altitude: station.altitude,
    weight: Math.sqrt(slopes.get(station.domainId) ?? 50) * (pulls[station.name] ?? 1),
  }));
  const domains = factualDomains.flatMap((domain): Domain[] => {
    const station = stations.find((candidate) => candidate.domainId === firstDomainId + domain.id);
    if (!station) return [];
    return [{ id: station.domainId, name: domain.name, slopesKm: domain.slopesKm, regionId: station.regionId, country: station.country }];
  });
  return {
    stations,
    domains,
    regions: regions.filter((region) => stations.some((station) => station.regionId === region.id)),
    parents: parents.filter((parent) => stations.some((station) => station.parentId === parent.id)),
  };
}

/** The stations of a place; null when the catalogue has no such place. */
export function stationsOf(places: Places, type: PlaceType, id: number): readonly Station[] | null {
  const keys = { station: "id", parentStation: "parentId", domain: "domainId", region: "regionId" } as const;
  const found = places.stations.filter((station) => station[keys[type]] === id);
  return found.length > 0 ? found : null;
}

/** The highest point of a ski domain, in metres, and its number of lifts; null for an unknown one. */
export function heightAndLiftsOf(domainId: number): { readonly altitudeMax: number; readonly lifts: number } | null {
  const domain = factualDomains.find(({ id }) => firstDomainId + id === domainId);
  return domain ? { altitudeMax: domain.altMax, lifts: domain.lifts } : null;
}

/** Where a station is, in degrees; null for an unknown one. */
export function positionOf(stationId: number): { readonly lat: number; readonly lng: number } | null {
  const station = factualStations.find(({ id }) => id === stationId);
  return station ? { lat: station.lat, lng: station.lng } : null;
}

/** The type of a place, by its id; null for an unknown id. */
export function typeOfPlace(places: Places, id: number): PlaceType | null {
  const has = (list: readonly { readonly id: number }[]) => list.some((place) => place.id === id);
  if (has(places.stations)) return "station";
  if (has(places.parents)) return "parentStation";
  if (has(places.domains)) return "domain";
  return has(places.regions) ? "region" : null;
}

/** The name of a place; null for an unknown one. */
export function nameOfPlace(places: Places, type: PlaceType, id: number): string | null {
  const lists = { station: places.stations, parentStation: places.parents, domain: places.domains, region: places.regions };
  return lists[type].find((place) => place.id === id)?.name ?? null;
}
