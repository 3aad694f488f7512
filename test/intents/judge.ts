import { packageCodes, type PackageCode } from "../../src/domain/packages.js";
import type { ReadCard, ReadPrice } from "./visitor.js";
import type { Played } from "./played.js";
import { askedBy, type Asked, type TrueStay, type Truth } from "./truth.js";
import { partySize, type When, type Wish } from "./wish.js";
import { numbersIn, pageWords, patternOf, plain } from "./words.js";

/** A price that is not what its words claim. */
interface WrongPrice {
  readonly words: string;
  readonly shown: number;
  readonly truth: string;
}

export interface Verdict {
  readonly played: Played;
  readonly solved: boolean;
  /** Why it is not solved; empty where it is. */
  readonly reason: string;
  readonly wrong: readonly WrongPrice[];
  readonly pricesRead: number;
}

/** More than any lodging has for one search. */
const allStays = 5000;

type Named = Pick<Wish, "locale">;

/** The packages that the page calls so. */
function packagesNamed({ locale }: Named, words: string): readonly PackageCode[] {
  const names: Readonly<Record<string, string>> = pageWords(locale).texts.package;
  const matches = (name: string | undefined) => name !== undefined && (words === plain(name) || words.startsWith(`${plain(name)} `));
  const found = packageCodes.filter((code) => matches(names[`short_${code}`]) || matches(names[code]));
  const lengthOf = (code: PackageCode) =>
    Math.max(...[names[`short_${code}`], names[code]].filter(matches).map((name) => name?.length ?? 0));
  const longest = Math.max(...found.map(lengthOf));
  return found.filter((code) => lengthOf(code) === longest);
}

const rangeOf = ({ locale }: Named, { head }: ReadCard) => pageWords(locale).range(head.split(" · ")[0] ?? "");

/** Of some stays, those that a card shows: in the resort and with the package that it names. */
function shownOn(wish: Named, card: ReadCard, stays: readonly TrueStay[]): readonly TrueStay[] {
  const codes = packagesNamed(wish, card.packageWords);
  const isNamed = (station: string) => card.text.split("\n").some((line) => line.startsWith(`${station} ·`));
  return stays.filter(({ station, packageCode }) => isNamed(station) && codes.includes(packageCode));
}

/** The stays that a card shows, for its days and guests. */
async function staysOn(truth: Truth, wish: Named, card: ReadCard): Promise<readonly TrueStay[]> {
  const days = rangeOf(wish, card);
  const [party = 0, nights = 0] = numbersIn(card.basis);
  if (!days) return [];
  const asked: Asked = {
    locale: wish.locale,
    party,
    nights,
    where: { kind: "anywhere", limits: [] },
    when: { kind: "exact", ...days },
    quality: null,
    lodging: card.name,
  };
  return shownOn(wish, card, await truth.stays(asked, allStays));
}

const lowestOf = (prices: readonly (number | null)[]): number | null => {
  const known = prices.filter((price) => price !== null);
  return known.length === 0 ? null : Math.min(...known);
};

/** What a price of a card should be; null where the lodging has no such stay. */
async function cardPrice(truth: Truth, wish: Named, { kind, card }: Extract<ReadPrice, { card: ReadCard }>): Promise<number | null> {
  const stays = await staysOn(truth, wish, card);
  const [party = 1] = numbersIn(card.basis);
  const total = lowestOf(stays.map(({ final, listed }) => (card.isFrom ? listed : final)));
  if (kind === "total") return total;
  if (kind === "listed") return lowestOf(stays.map(({ listed }) => listed));
  return total === null ? null : Math.round(total / party);
}

/** The lowest total of the days and the place that the words name, for the guests and nights of their basis, and its filters. */
async function lowestPrice(truth: Truth, wish: Named, read: Exclude<ReadPrice, { card: ReadCard }>, played: Wish): Promise<number | null> {
  const [party = 0, nights = 0] = numbersIn(read.basis);
  const { where } = played;
  const { with_filters: filtered } = pageWords(wish.locale).texts.dates;
  const quality = new RegExp(patternOf(filtered)).test(plain(read.basis)) ? played.quality : null;
  const named: Asked["where"] =
    read.place === null
      ? { kind: "anywhere", limits: [] }
      : where.kind === "anywhere" || read.kind === "place"
        ? { kind: "station", name: read.place }
        : where;
  const days: Asked["when"] = (read.kind === "place" ? read.when : null) ?? { kind: "any" };
  const lowest = await truth.lowest({ locale: wish.locale, party, nights, where: named, when: days, quality, lodging: null });
  if (read.kind === "start") return lowest.get(read.day) ?? null;
  return lowestOf([...lowest.values()]);
}

async function wrongPrices(truth: Truth, { wish, prices }: Played): Promise<readonly WrongPrice[]> {
  const wrong: WrongPrice[] = [];
  for (const read of prices) {
    const right = "card" in read ? await cardPrice(truth, wish, read) : await lowestPrice(truth, wish, read, wish);
    if (right !== read.price) wrong.push({ words: read.words, shown: read.price, truth: right === null ? "no such stay" : String(right) });
  }
  return wrong;
}

/** The days on which the lowest price of a wish's stays begins. */
async function cheapestStarts(truth: Truth, wish: Wish): Promise<readonly string[]> {
  const lowest = await truth.lowest({ ...askedBy(wish), when: { kind: "any" } });
  const least = Math.min(...lowest.values());
  return [...lowest].filter(([, price]) => price === least).map(([day]) => day);
}

/** Why the stay of a card is not what was wished for; empty where it is. */
async function faultOf(truth: Truth, wish: Wish, card: ReadCard): Promise<string> {
  const days = rangeOf(wish, card);
  if (!days) return `no days in "${card.head}"`;
  const [party, nights] = numbersIn(card.basis);
  if (party !== partySize(wish) || nights !== wish.nights) return `the price is ${card.basis}`;
  if (wish.budget !== null && card.price > wish.budget) return `${card.price} is above the budget`;
  if (wish.when.kind === "cheapest") {
    const starts = await cheapestStarts(truth, wish);
    if (!starts.includes(days.start)) return `${days.start} is not the cheapest start, which is ${starts.join(" or ")}`;
  }
  if (wish.when.kind === "exact" && (days.start !== wish.when.start || days.end !== wish.when.end))
    return `the days are ${days.start} to ${days.end}`;
  if (wish.when.kind === "month" && !days.start.startsWith(wish.when.month)) return `the start is ${days.start}`;
  const exact: When = { kind: "exact", ...days };
  const stays = shownOn(wish, card, await truth.stays({ ...askedBy(wish), when: exact, lodging: card.name }, allStays));
  if (stays.length === 0) return `${card.name} is not what was wished for`;
  const right = await cardPrice(truth, wish, { kind: "total", words: "", price: card.price, card });
  return right === card.price ? "" : `the price of ${card.name} is ${right ?? "of no such stay"}, not ${card.price}`;
}

/** Compares what was played with the tables: the stay, its price, and each price that was read. */
export async function judge(truth: Truth, played: Played): Promise<Verdict> {
  const { wish, card, gaveUp, prices } = played;
  const reason = card ? await faultOf(truth, wish, card) : (gaveUp ?? "no stay");
  return { played, solved: reason === "", reason, wrong: await wrongPrices(truth, played), pricesRead: prices.length };
}
