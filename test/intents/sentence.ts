import { pageWords, type PageWords } from "./words.js";
import type { Limit, Quality, Where, Wish, WishLocale } from "./wish.js";

/** How a visitor of one language writes down what they wish for. */
interface Phrases {
  adults(count: number): string;
  children(ages: readonly number[]): string;
  /** @param start, end Days with their months; the year of the end follows. */
  range(start: string, end: string): string;
  nights(count: number): string;
  month(name: string): string;
  readonly cheapest: string;
  stars(count: number): string;
  readonly amenities: Readonly<Record<string, string>>;
  budget(amount: number): string;
  altitude(metres: number): string;
  slopes(kilometres: number): string;
  airport(name: string, time: string): string;
  time(hours: number, minutes: number): string;
  readonly and: string;
}

const list = (words: readonly string[], and: string): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${and} ${words.at(-1) ?? ""}`;

const counted = (count: number, one: string, other: string): string => `${count} ${count === 1 ? one : other}`;

const english: Phrases = {
  adults: (count) => counted(count, "adult", "adults"),
  children: (ages) => `${counted(ages.length, "child", "children")} aged ${list(ages.map(String), "and")}`,
  range: (start, end) => `${start} to ${end}`,
  nights: (count) => counted(count, "night", "nights"),
  month: (name) => `in ${name}`,
  cheapest: "the cheapest",
  stars: (count) => counted(count, "star", "stars"),
  amenities: {
    pool: "with pool",
    sauna: "with sauna",
    petsAllowed: "with dog",
    wifi: "with wifi",
    parking: "with parking",
    hammam: "with hammam",
    breakfast: "with breakfast",
    half_board: "half board",
  },
  budget: (amount) => `under £${amount}`,
  altitude: (metres) => `above ${metres} m`,
  slopes: (kilometres) => `at least ${kilometres} km of piste`,
  airport: (name, time) => `within ${time} of ${name} airport`,
  time: (hours, minutes) => (minutes === 0 ? `${hours} h` : `${hours} h ${minutes}`),
  and: "and",
};

const french: Phrases = {
  adults: (count) => counted(count, "adulte", "adultes"),
  children: (ages) => `${counted(ages.length, "enfant", "enfants")} de ${list(ages.map(String), "et")} ans`,
  range: (start, end) => `du ${start} au ${end}`,
  nights: (count) => counted(count, "nuit", "nuits"),
  month: (name) => `en ${name}`,
  cheapest: "le moins cher",
  stars: (count) => counted(count, "étoile", "étoiles"),
  amenities: {
    pool: "avec piscine",
    sauna: "avec sauna",
    petsAllowed: "avec chien",
    wifi: "avec wifi",
    parking: "avec parking",
    hammam: "avec hammam",
    breakfast: "petit déjeuner compris",
    half_board: "en demi-pension",
  },
  budget: (amount) => `moins de ${amount} €`,
  altitude: (metres) => `à plus de ${metres} m`,
  slopes: (kilometres) => `au moins ${kilometres} km de pistes`,
  airport: (name, time) => `à moins de ${time} de l’aéroport de ${name}`,
  time: (hours, minutes) => (minutes === 0 ? `${hours} h` : `${hours} h ${minutes}`),
  and: "et",
};

const dutch: Phrases = {
  adults: (count) => counted(count, "volwassene", "volwassenen"),
  children: (ages) => `${counted(ages.length, "kind", "kinderen")} van ${list(ages.map(String), "en")} jaar`,
  range: (start, end) => `van ${start} tot ${end}`,
  nights: (count) => counted(count, "nacht", "nachten"),
  month: (name) => `in ${name}`,
  cheapest: "het goedkoopst",
  stars: (count) => counted(count, "ster", "sterren"),
  amenities: {
    pool: "met zwembad",
    sauna: "met sauna",
    petsAllowed: "met hond",
    wifi: "met wifi",
    parking: "met parkeerplaats",
    hammam: "met hammam",
    breakfast: "met ontbijt",
    half_board: "halfpension",
  },
  budget: (amount) => `onder € ${amount}`,
  altitude: (metres) => `boven ${metres} m`,
  slopes: (kilometres) => `minstens ${kilometres} km piste`,
  airport: (name, time) => `binnen ${time} van luchthaven ${name}`,
  time: (hours, minutes) => (minutes === 0 ? `${hours} uur` : `${hours} uur ${minutes}`),
  and: "en",
};

const phrasesOf: Readonly<Record<WishLocale, Phrases>> = { "en-GB": english, "fr-FR": french, "nl-NL": dutch };

function limitWords(limit: Limit, words: PageWords, phrases: Phrases): string {
  if (limit.kind === "altitude") return phrases.altitude(limit.metres);
  if (limit.kind === "slopes") return phrases.slopes(limit.kilometres);
  const names: Readonly<Record<string, string>> = words.texts.airport;
  return phrases.airport(names[limit.code] ?? limit.code, phrases.time(Math.floor(limit.minutes / 60), limit.minutes % 60));
}

const whereWords = (where: Where, words: PageWords, phrases: Phrases): readonly string[] =>
  where.kind === "anywhere" ? where.limits.map((limit) => limitWords(limit, words, phrases)) : [where.name];

function whenWords({ when, nights }: Wish, words: PageWords, phrases: Phrases): string {
  if (when.kind === "exact") return phrases.range(words.dayText(when.start), `${words.dayText(when.end)} ${when.end.slice(0, 4)}`);
  const length = phrases.nights(nights);
  return when.kind === "month" ? `${length} ${phrases.month(words.monthName(when.month))}` : `${length} ${phrases.cheapest}`;
}

/** No words for a mark of guests: it is looked for on the cards. */
function qualityWords(quality: Quality | null, phrases: Phrases): string | undefined {
  if (quality?.kind === "amenity") return phrases.amenities[quality.key];
  return quality?.kind === "stars" ? phrases.stars(quality.stars) : undefined;
}

/** A wish as a visitor types it, in their language. */
export function sentenceOf(wish: Wish): string {
  const words = pageWords(wish.locale);
  const phrases = phrasesOf[wish.locale];
  const party = [phrases.adults(wish.adults), ...(wish.children.length > 0 ? [phrases.children(wish.children)] : [])];
  return [
    ...whereWords(wish.where, words, phrases),
    whenWords(wish, words, phrases),
    list(party, phrases.and),
    qualityWords(wish.quality, phrases),
    wish.budget === null ? undefined : phrases.budget(wish.budget),
  ]
    .filter((part) => part !== undefined)
    .join(", ");
}
