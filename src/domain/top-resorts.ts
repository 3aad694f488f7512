import type { PlaceType } from "./places.js";
import { topStationIds, type StationFile } from "./top-station-ids.js";

/** One of the seller's best-known resorts, as a destination field shows it. */
export interface TopResort {
  readonly id: number;
  readonly label: string;
  readonly placeType: PlaceType;
  readonly domainName: string;
  readonly regionName: string;
}

type Domain = readonly [name: string, regionName: string];

const vallees: Domain = ["Les 3 Vallées", "Savoie"];
const paradiski: Domain = ["Paradiski", "Savoie"];
const tignesValDIsere: Domain = ["Tignes - Val d'Isère", "Savoie"];
const portesDuSoleil: Domain = ["Les Portes du Soleil", "Haute-Savoie"];

function resort(placeType: "station" | "parentStation", id: number, label: string, [domainName, regionName]: Domain): TopResort {
  return { id, label, placeType, domainName, regionName };
}

const resorts: readonly TopResort[] = [
  resort("station", 1, "Val Thorens", vallees),
  resort("station", 2, "Les Menuires", vallees),
  resort("station", 23, "Val d'Isère", tignesValDIsere),
  resort("station", 30, "Valmorel", ["Grand Domaine Valmorel", "Savoie"]),
  resort("station", 52, "Avoriaz", portesDuSoleil),
  resort("station", 53, "Morzine", portesDuSoleil),
  resort("station", 66, "Chamonix-Mont-Blanc", ["Chamonix Mont-Blanc", "Haute-Savoie"]),
  resort("station", 70, "Alpe d'Huez", ["Alpe d'Huez grand domaine", "Isère"]),
  resort("station", 74, "Les 2 Alpes", ["Les 2 Alpes", "Isère"]),
  resort("station", 85, "Risoul 1850", ["La Forêt Blanche", "Hautes-Alpes"]),
  resort("parentStation", 3001, "Méribel", vallees),
  resort("parentStation", 3002, "Courchevel", vallees),
  resort("parentStation", 3003, "La Plagne", paradiski),
  resort("parentStation", 3004, "Les Arcs", paradiski),
  resort("parentStation", 3005, "Tignes", tignesValDIsere),
  resort("parentStation", 3006, "Serre Chevalier", ["Serre Chevalier Vallée", "Hautes-Alpes"]),
];

/**
 * The resorts of a file in the order they are shown: reference data, to be replaced together with `top-station-ids.ts` for a seller with
 * other resorts. A resort of several stations is their parent station.
 */
export function topResortsOf(file: StationFile): TopResort[] {
  return topStationIds[file].flatMap((id) => resorts.filter((candidate) => candidate.id === id));
}
