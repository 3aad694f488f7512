import type { Language } from "../../../src/domain/locale.js";

/** What a picture shows. */
interface Shown {
  readonly kind: string;
  readonly season: "winter" | "summer";
  /** An earlier picture of the lodging shows another one of these. */
  readonly again: boolean;
}

const french: Readonly<Record<string, string>> = {
  chalet: "Le chalet vu de dehors",
  residence: "La façade de la résidence",
  apartments: "La maison des appartements",
  hotel: "La façade de l’hôtel",
  club: "Les bâtiments du club",
  slopes: "Les pistes sous les sommets",
  lift: "La télécabine au-dessus des pistes",
  village: "Le village et son clocher",
  panorama: "Le panorama sur les sommets",
  forest: "La forêt de sapins",
  lake: "Le lac de montagne",
  balcony: "La vue du balcon",
  living: "Le séjour",
  bedroom: "La chambre",
  kitchen: "La cuisine",
  pool: "La piscine",
  sauna: "Le sauna",
};
const english: Readonly<Record<string, string>> = {
  chalet: "The chalet from outside",
  residence: "The front of the residence",
  apartments: "The apartment house",
  hotel: "The front of the hotel",
  club: "The buildings of the club",
  slopes: "The slopes below the peaks",
  lift: "The gondola lift over the slopes",
  village: "The village and its church tower",
  panorama: "The view of the peaks",
  forest: "The pine forest",
  lake: "The mountain lake",
  balcony: "The view from the balcony",
  living: "The living room",
  bedroom: "The bedroom",
  kitchen: "The kitchen",
  pool: "The swimming pool",
  sauna: "The sauna",
};
const dutch: Readonly<Record<string, string>> = {
  chalet: "Het chalet van buiten",
  residence: "De gevel van de residentie",
  apartments: "Het appartementenhuis",
  hotel: "De gevel van het hotel",
  club: "De gebouwen van de club",
  slopes: "De pistes onder de toppen",
  lift: "De gondellift boven de pistes",
  village: "Het dorp met zijn kerktoren",
  panorama: "Het uitzicht op de toppen",
  forest: "Het dennenbos",
  lake: "Het bergmeer",
  balcony: "Het uitzicht vanaf het balkon",
  living: "De woonkamer",
  bedroom: "De slaapkamer",
  kitchen: "De keuken",
  pool: "Het zwembad",
  sauna: "De sauna",
};

const inSummer: Readonly<Record<Language, string>> = { fr: ", en été", en: ", in summer", nl: ", in de zomer" };
const another: Readonly<Record<Language, string>> = { fr: "Une autre chambre", en: "Another bedroom", nl: "Nog een slaapkamer" };

const describe =
  (language: Language, words: Readonly<Record<string, string>>) =>
  ({ kind, season, again }: Shown): string =>
    (again && kind === "bedroom" ? another[language] : (words[kind] ?? "")) + (season === "summer" ? inSummer[language] : "");

/** What a picture shows, in a few words. */
export const pictureWords: Readonly<Record<Language, (shown: Shown) => string>> = {
  fr: describe("fr", french),
  en: describe("en", english),
  nl: describe("nl", dutch),
};
