import type { Random } from "./random.js";
import type { Station } from "./places.js";

/** Invented names that sound right in the country of the station. */
const french = {
  articles: [
    "Les Balcons",
    "Les Terrasses",
    "Les Chalets",
    "Le Hameau",
    "Les Portes",
    "L'Écrin",
    "Les Cimes",
    "Le Domaine",
    "Les Jardins",
    "L'Orée",
    "Les Lumières",
    "Le Refuge",
    "Les Fermes",
    "La Clairière",
    "Les Alpages",
    "Le Balcon",
    "Les Sentes",
    "Le Clos",
    "Les Rives",
    "La Lisière",
  ],
  complements: [
    "du Glacier",
    "des Neiges",
    "de l'Aiguille",
    "du Grand Mélèze",
    "des Edelweiss",
    "du Belvédère",
    "de l'Ours",
    "des Marmottes",
    "du Lac Blanc",
    "des Trois Croix",
    "de la Combe",
    "du Soleil Levant",
    "des Gentianes",
    "du Vallon",
    "de la Dent Blanche",
    "des Bouquetins",
    "du Torrent",
    "des Myrtilles",
    "de la Cascade",
    "du Mont Clair",
    "des Épicéas",
    "de l'Étoile",
    "du Petit Renard",
    "des Crêtes",
    "de la Source",
  ],
  houses: [
    "Le Grand Tétras",
    "Perce-Neige",
    "La Grange d'en Haut",
    "Le Vieux Four",
    "Aurore Boréale",
    "Flocon",
    "La Bergerie",
    "Chamois Blanc",
    "Le Mazot",
    "Sous les Étoiles",
    "L'Isard",
    "Pierre et Mélèze",
    "La Trace",
    "Éterle",
    "Le Cairn",
    "Bellevarde d'Or",
    "La Luge Rouge",
    "Nuit Polaire",
    "Le Sorbier",
    "Génépi",
    "La Cordée",
    "Brise des Cimes",
    "Le Carillon",
    "L'Alpenrose",
    "Trois Sapins",
    "La Sente",
    "Hermine",
    "Bois Joli",
  ],
};
const italian = {
  articles: ["La Baita", "Il Borgo", "I Balconi", "La Corte", "Le Terrazze", "Il Rifugio"],
  complements: [
    "del Ghiacciaio",
    "delle Nevi",
    "dei Larici",
    "del Cervo",
    "della Stella",
    "del Bosco",
    "delle Aquile",
    "del Torrente",
    "dei Camosci",
    "del Sole",
  ],
  houses: [
    "Stella Alpina",
    "Genziana",
    "Bucaneve",
    "La Fenice",
    "Monte Chiaro",
    "Il Larice",
    "Marmotta",
    "La Slitta",
    "Cima Bianca",
    "Nevada",
  ],
};
const german = {
  articles: ["Haus", "Landhaus", "Alpenhof", "Chalets", "Bergdorf", "Hof"],
  complements: [
    "am Lärchenwald",
    "am Gletscher",
    "Edelweiss",
    "Sonnblick",
    "Enzian",
    "Bergkristall",
    "am Wildbach",
    "Almrausch",
    "Steinbock",
    "Morgenrot",
  ],
  houses: [
    "Bergliebe",
    "Almzauber",
    "Schneeglöckchen",
    "Hirschberg",
    "Alpenglühen",
    "Zirbe",
    "Sternenhimmel",
    "Murmeltier",
    "Firnlicht",
    "Talblick",
  ],
};
const vocabularies: Record<string, typeof french> = { FR: french, AD: french, CH: german, IT: italian, AT: german };
const frenchSwiss = new Set(["Verbier", "Nendaz", "Champéry", "Crans-Montana"]);

/** What precedes the name, by lodging type. */
function prefix(lodgingType: number, country: string): string {
  const foreign = country === "IT" || country === "AT" || country === "CH";
  if (lodgingType === 22) return foreign ? "Hotel" : "Hôtel";
  if (lodgingType === 23) return "Club";
  if (lodgingType === 18 || lodgingType === 44) return "Chalet";
  if (lodgingType === 40 || lodgingType === 45) return "Appartement";
  return country === "IT" ? "Residence" : country === "AT" ? "Residenz" : "Résidence";
}

/** Chalets, apartments and hotels are called after a thing; larger houses after a place. */
const ownName = new Set([18, 44, 40, 45, 22]);

/** A name that is not taken yet in its station. */
export function inventName(random: Random, station: Station, lodgingType: number, taken: Set<string>): string {
  const words = frenchSwiss.has(station.name) ? french : (vocabularies[station.country] ?? french);
  for (;;) {
    const short = ownName.has(lodgingType) && random.chance(0.75);
    const proper = short ? random.pick(words.houses) : `${random.pick(words.articles)} ${random.pick(words.complements)}`;
    const name = `${prefix(lodgingType, station.country)} ${proper}`;
    const key = `${station.id} ${name}`;
    if (taken.has(key)) continue;
    taken.add(key);
    return name;
  }
}

/** The name in an address: plain letters and hyphens. */
export function slug(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
