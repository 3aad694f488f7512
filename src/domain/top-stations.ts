import { topStationsFile } from "./locale.js";
import type { PlaceType, TopStation } from "./places.js";

type Resort = readonly [id: number, label: string, placeType: PlaceType, domainName: string, regionName: string];

/** The seller's best-known resorts. A resort of several stations is their parent station. */
const resorts = {
  valThorens: [1, "Val Thorens", "station", "Les 3 Vallées", "Savoie"],
  lesMenuires: [2, "Les Menuires", "station", "Les 3 Vallées", "Savoie"],
  valDIsere: [23, "Val d'Isère", "station", "Tignes - Val d'Isère", "Savoie"],
  valmorel: [30, "Valmorel", "station", "Grand Domaine Valmorel", "Savoie"],
  avoriaz: [52, "Avoriaz", "station", "Les Portes du Soleil", "Haute-Savoie"],
  morzine: [53, "Morzine", "station", "Les Portes du Soleil", "Haute-Savoie"],
  chamonix: [66, "Chamonix-Mont-Blanc", "station", "Chamonix Mont-Blanc", "Haute-Savoie"],
  alpeDHuez: [70, "Alpe d'Huez", "station", "Alpe d'Huez grand domaine", "Isère"],
  lesDeuxAlpes: [74, "Les 2 Alpes", "station", "Les 2 Alpes", "Isère"],
  risoul: [85, "Risoul 1850", "station", "La Forêt Blanche", "Hautes-Alpes"],
  meribel: [3001, "Méribel", "parentStation", "Les 3 Vallées", "Savoie"],
  courchevel: [3002, "Courchevel", "parentStation", "Les 3 Vallées", "Savoie"],
  laPlagne: [3003, "La Plagne", "parentStation", "Paradiski", "Savoie"],
  lesArcs: [3004, "Les Arcs", "parentStation", "Paradiski", "Savoie"],
  tignes: [3005, "Tignes", "parentStation", "Tignes - Val d'Isère", "Savoie"],
  serreChevalier: [3006, "Serre Chevalier", "parentStation", "Serre Chevalier Vallée", "Hautes-Alpes"],
} as const satisfies Record<string, Resort>;

type Name = keyof typeof resorts;

/** Ten resorts a file, in the order they are shown. */
const files: Readonly<Record<"fr" | "uk" | "nl", readonly Name[]>> = {
  fr: ["valThorens", "tignes", "lesArcs", "avoriaz", "serreChevalier", "laPlagne", "alpeDHuez", "lesMenuires", "lesDeuxAlpes", "risoul"],
  uk: ["valThorens", "meribel", "courchevel", "valDIsere", "tignes", "lesArcs", "laPlagne", "morzine", "avoriaz", "chamonix"],
  nl: ["lesDeuxAlpes", "alpeDHuez", "valThorens", "laPlagne", "lesArcs", "lesMenuires", "tignes", "serreChevalier", "risoul", "valmorel"],
};

const countryNames = { fr: "France", uk: "France", nl: "Frankrijk" };

/** The ten top resorts of a locale, for a seller who names none of its own. */
export function topStationsOf(locale: string): TopStation[] {
  const file = topStationsFile(locale);
  return files[file].map((name) => {
    const [id, label, placeType, domainName, regionName] = resorts[name];
    return { id, label, placeType, domainName, regionName, countryName: countryNames[file] };
  });
}
