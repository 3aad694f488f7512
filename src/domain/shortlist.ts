import { isDay } from "../calendar/day.js";
import { isRecord } from "./is-record.js";
import { isCurrency } from "./locale.js";
import { cheapest } from "./cheapest.js";
import type { Prestation, Product } from "./products.js";
import type { StayDates } from "./stay-dates.js";
import { storedJson } from "./stored-json.js";

/** A stay that a visitor keeps, as it was seen: the offers of one package, for the dates and the party of that search. */
export interface KeptStay {
  /** Its offers are of the package that was shown, at the prices that were shown. */
  readonly product: Product;
  readonly stayDates: StayDates;
  readonly ages: readonly number[];
  readonly origin: string | null;
  /** ISO 4217 code of the prices. */
  readonly currency: string;
  /** The day on which the prices were seen. */
  readonly seenOn: string;
}

/** The lodging with the offers of one package; of all where `code` is null. */
export function ofPackage(product: Product, code: string | null): Product {
  if (code === null) return product;
  return { ...product, prestations: product.prestations.filter(({ codePackage }) => codePackage === code) };
}

export function isKept(list: readonly KeptStay[], productId: number): boolean {
  return list.some(({ product }) => product.id === productId);
}

/** Adds the stay at the front, replacing the same lodging; a full list does not change. */
export function withKept(list: readonly KeptStay[], stay: KeptStay, maximum: number): readonly KeptStay[] {
  const others = withoutKept(list, stay.product.id);
  return others.length < maximum ? [stay, ...others] : list;
}

export function withoutKept(list: readonly KeptStay[], productId: number): readonly KeptStay[] {
  return list.filter(({ product }) => product.id !== productId);
}

/** The stays whose prices are in a currency: amounts of two cannot be compared. */
export function keptIn(list: readonly KeptStay[], currency: string): readonly KeptStay[] {
  return list.filter((stay) => stay.currency === currency);
}

/** The offer that represents the stay: the cheapest at these prices; null where it is sold out. */
export function keptOffer({ product }: KeptStay, prestations: readonly Prestation[] = product.prestations): Prestation | null {
  return cheapest(prestations);
}

interface SearchedStay {
  readonly stayDates: StayDates;
  readonly participants: readonly { readonly age: number }[];
}

/** Whether the stay was kept for the dates and the party that are searched now. */
export function isOfSearch({ stayDates, ages }: KeptStay, search: SearchedStay): boolean {
  const dates = search.stayDates.start === stayDates.start && search.stayDates.end === stayDates.end;
  return dates && ages.length === search.participants.length && search.participants.every(({ age }, index) => age === ages[index]);
}

/** The ids that are compared after a press on one: it leaves, or joins at the end unless `maximum` are compared. */
export function toggleCompared(compared: readonly number[], id: number, maximum: number): readonly number[] {
  if (compared.includes(id)) return compared.filter((other) => other !== id);
  return compared.length < maximum ? [...compared, id] : compared;
}

export function writeShortlist(list: readonly KeptStay[]): string {
  return JSON.stringify(list);
}

/**
 * The stays of a stored text that can be read, each lodging once: the text may be damaged, of another version or of other code.
 * A stay whose dates have begun is over.
 * @param readProduct the product of a stored value; null where it is none.
 */
export function readShortlist(text: string | null, today: string, readProduct: (value: unknown) => Product | null): readonly KeptStay[] {
  const values = storedJson(text);
  const stays = (Array.isArray(values) ? values : []).flatMap((value: unknown) => readStay(value, readProduct) ?? []);
  const ahead = stays.filter(({ stayDates: { start } }) => start === null || start >= today);
  return ahead.filter(({ product: { id } }, index) => ahead.findIndex(({ product }) => product.id === id) === index);
}

function readStay(value: unknown, readProduct: (value: unknown) => Product | null): KeptStay | null {
  if (!isRecord(value)) return null;
  const { currency, seenOn, origin } = value;
  const product = readProduct(value["product"]);
  const stayDates = readDates(value["stayDates"]);
  const ages = readAges(value["ages"]);
  if (!product || !stayDates || !ages) return null;
  if (typeof currency !== "string" || !isCurrency(currency) || typeof seenOn !== "string" || !isDay(seenOn)) return null;
  return { product, stayDates, ages, origin: typeof origin === "string" ? origin : null, currency, seenOn };
}

function readDates(value: unknown): StayDates | null {
  if (!isRecord(value)) return null;
  const start = readDay(value["start"]);
  const end = readDay(value["end"]);
  return start === undefined || end === undefined ? null : { start, end };
}

function readDay(value: unknown): string | null | undefined {
  if (value === null) return null;
  return typeof value === "string" && isDay(value) ? value : undefined;
}

function readAges(value: unknown): readonly number[] | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const ages = value.filter((age: unknown) => typeof age === "number" && Number.isInteger(age) && age >= 0);
  return ages.length === value.length ? ages : null;
}
