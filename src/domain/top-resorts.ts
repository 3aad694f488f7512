import type { PlaceType } from "./places.js";
import { topStationIds } from "./top-station-ids.js";
import type { StationFile } from "./top-station-ids.js";

/** One of the seller's best-known resorts, as its list gives it. Addresses are paths of the seller's site. */
export interface TopResort {
  readonly id: number;
  readonly label: string;
  /** Where all stays of its ski domain are. */
  readonly masterUrl: string;
  /** Where its own stays are. */
  readonly placeUrl: string;
  /** Name of an icon of the seller's set. */
  readonly icon: string;
  readonly domainId: number;
  /** Number of its French department. */
  readonly departmentId: number;
  readonly placeType: PlaceType;
  readonly domainName: string;
  readonly regionName: string;
}

/** What a locale's destination field starts with. */
export interface StationSearch {
  readonly top_stations: readonly TopResort[];
}

type DomainRow = readonly [domainId: number, domainName: string, departmentId: number, regionName: string];

const vallees: DomainRow = [1001, "Les 3 Vallées", 73, "Savoie"];
const paradiski: DomainRow = [1002, "Paradiski", 73, "Savoie"];
const tignesValDIsere: DomainRow = [1003, "Tignes - Val d'Isère", 73, "Savoie"];
const portesDuSoleil: DomainRow = [1019, "Les Portes du Soleil", 74, "Haute-Savoie"];

function resort(placeType: "station" | "parentStation", id: number, label: string, icon: string, domain: DomainRow): TopResort {
  const [domainId, domainName, departmentId, regionName] = domain;
  const masterUrl = `/se-results#domaineSki=${domainId}`;
  const placeUrl = `/se-results#${placeType}[]=${id}`;
  return { id, label, masterUrl, placeUrl, icon, domainId, departmentId, placeType, domainName, regionName };
}

const resorts: readonly TopResort[] = [
  resort("station", 1, "Val Thorens", "village", vallees),
  resort("station", 2, "Les Menuires", "residence", vallees),
  resort("station", 23, "Val d'Isère", "village", tignesValDIsere),
  resort("station", 30, "Valmorel", "chalet", [1006, "Grand Domaine Valmorel", 73, "Savoie"]),
  resort("station", 52, "Avoriaz", "village", portesDuSoleil),
  resort("station", 53, "Morzine", "chalet", portesDuSoleil),
  resort("station", 66, "Chamonix-Mont-Blanc", "summit", [1022, "Chamonix Mont-Blanc", 74, "Haute-Savoie"]),
  resort("station", 70, "Alpe d'Huez", "slopes", [1026, "Alpe d'Huez grand domaine", 38, "Isère"]),
  resort("station", 74, "Les 2 Alpes", "lift", [1027, "Les 2 Alpes", 38, "Isère"]),
  resort("station", 85, "Risoul 1850", "forest", [1033, "La Forêt Blanche", 5, "Hautes-Alpes"]),
  resort("parentStation", 3001, "Méribel", "chalet", vallees),
  resort("parentStation", 3002, "Courchevel", "slopes", vallees),
  resort("parentStation", 3003, "La Plagne", "residence", paradiski),
  resort("parentStation", 3004, "Les Arcs", "forest", paradiski),
  resort("parentStation", 3005, "Tignes", "lift", tignesValDIsere),
  resort("parentStation", 3006, "Serre Chevalier", "forest", [1031, "Serre Chevalier Vallée", 5, "Hautes-Alpes"]),
];

function listOf(ids: readonly number[]): StationSearch {
  return { top_stations: ids.flatMap((id) => resorts.filter((candidate) => candidate.id === id)) };
}

/**
 * The seller's list of each file, ten resorts each, in the order they are shown: reference data, to be replaced together with
 * `top-station-ids.ts` for a seller with other resorts. A resort of several stations is their parent station.
 */
export const stationSearches: Readonly<Record<StationFile, StationSearch>> = {
  fr: listOf(topStationIds.fr),
  uk: listOf(topStationIds.uk),
  nl: listOf(topStationIds.nl),
};
