import type { PlaceType } from "./places.js";

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

const valThorens = resort("station", 1, "Val Thorens", "village", vallees);
const lesMenuires = resort("station", 2, "Les Menuires", "residence", vallees);
const valDIsere = resort("station", 23, "Val d'Isère", "village", tignesValDIsere);
const valmorel = resort("station", 30, "Valmorel", "chalet", [1006, "Grand Domaine Valmorel", 73, "Savoie"]);
const avoriaz = resort("station", 52, "Avoriaz", "village", portesDuSoleil);
const morzine = resort("station", 53, "Morzine", "chalet", portesDuSoleil);
const chamonix = resort("station", 66, "Chamonix-Mont-Blanc", "summit", [1022, "Chamonix Mont-Blanc", 74, "Haute-Savoie"]);
const alpeDHuez = resort("station", 70, "Alpe d'Huez", "slopes", [1026, "Alpe d'Huez grand domaine", 38, "Isère"]);
const lesDeuxAlpes = resort("station", 74, "Les 2 Alpes", "lift", [1027, "Les 2 Alpes", 38, "Isère"]);
const risoul = resort("station", 85, "Risoul 1850", "forest", [1033, "La Forêt Blanche", 5, "Hautes-Alpes"]);
const meribel = resort("parentStation", 3001, "Méribel", "chalet", vallees);
const courchevel = resort("parentStation", 3002, "Courchevel", "slopes", vallees);
const laPlagne = resort("parentStation", 3003, "La Plagne", "residence", paradiski);
const lesArcs = resort("parentStation", 3004, "Les Arcs", "forest", paradiski);
const tignes = resort("parentStation", 3005, "Tignes", "lift", tignesValDIsere);
const serreChevalier = resort("parentStation", 3006, "Serre Chevalier", "forest", [1031, "Serre Chevalier Vallée", 5, "Hautes-Alpes"]);

/**
 * The seller's list of each file, ten resorts each, in the order they are shown: reference data, and the one file to replace
 * for a seller with other resorts. A resort of several stations is their parent station.
 */
export const stationSearches: Readonly<Record<"fr" | "uk" | "nl", StationSearch>> = {
  fr: {
    top_stations: [valThorens, tignes, lesArcs, avoriaz, serreChevalier, laPlagne, alpeDHuez, lesMenuires, lesDeuxAlpes, risoul],
  },
  uk: {
    top_stations: [valThorens, meribel, courchevel, valDIsere, tignes, lesArcs, laPlagne, morzine, avoriaz, chamonix],
  },
  nl: {
    top_stations: [lesDeuxAlpes, alpeDHuez, valThorens, laPlagne, lesArcs, lesMenuires, tignes, serreChevalier, risoul, valmorel],
  },
};
