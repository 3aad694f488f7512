import { isDay } from "../calendar/day.js";
import { isRecord } from "./is-record.js";
import { isCurrency } from "./locale.js";
import type { Product } from "./products.js";
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
  /** Counts the stays of a lodging that is kept for several dates, from 1; absent from the first of them. */
  readonly copy?: number;
  /** The stay before the visitor changed its dates. */
  readonly former?: FormerStay;
}

interface FormerStay {
  readonly stayDates: StayDates;
  /** The seller's. */
  readonly price: number;
  /** The room or flat. */
  readonly room: string;
}

/** Names a kept stay for as long as it is kept, whatever its dates. */
export function stayKey({ product, copy }: Pick<KeptStay, "product" | "copy">): string {
  return copy ? `${product.id}.${copy}` : `${product.id}`;
}

/** The lodging with the offers of one package; of all where `code` is null. */
export function ofPackage(product: Product, code: string | null): Product {
  if (code === null) return product;
  return { ...product, prestations: product.prestations.filter(({ codePackage }) => codePackage === code) };
}

export function isKept(list: readonly KeptStay[], productId: number): boolean {
  return list.some(({ product }) => product.id === productId);
}

/** Adds the stay at the front, replacing the one of its key; a full list does not change. */
export function withKept(list: readonly KeptStay[], stay: KeptStay, maximum: number): readonly KeptStay[] {
  const others = withoutStay(list, stayKey(stay));
  return others.length < maximum ? [stay, ...others] : list;
}

export function withoutStay(list: readonly KeptStay[], key: string): readonly KeptStay[] {
  return list.filter((stay) => stayKey(stay) !== key);
}

/** Without the lodging, for whichever dates it is kept. */
export function withoutLodging(list: readonly KeptStay[], productId: number): readonly KeptStay[] {
  return list.filter(({ product }) => product.id !== productId);
}

/** The stays whose prices are in a currency: amounts of two cannot be compared. */
export function keptIn(list: readonly KeptStay[], currency: string): readonly KeptStay[] {
  return list.filter((stay) => stay.currency === currency);
}

export function writeShortlist(list: readonly KeptStay[]): string {
  return JSON.stringify(list);
}

/**
 * The stays of a stored text that can be read, each key once: the text may be damaged, of another version or of other code.
 * A stay whose dates have begun is over.
 * @param readProduct the product of a stored value; null where it is none.
 */
export function readShortlist(text: string | null, today: string, readProduct: (value: unknown) => Product | null): readonly KeptStay[] {
  const values = storedJson(text);
  const stays = (Array.isArray(values) ? values : []).flatMap((value: unknown) => readStay(value, readProduct) ?? []);
  const ahead = stays.filter(({ stayDates: { start } }) => start === null || start >= today);
  return ahead.filter((stay, index) => ahead.findIndex((other) => stayKey(other) === stayKey(stay)) === index);
}

function readStay(value: unknown, readProduct: (value: unknown) => Product | null): KeptStay | null {
  if (!isRecord(value)) return null;
  const { currency, seenOn, origin } = value;
  const product = readProduct(value["product"]);
  const stayDates = readDates(value["stayDates"]);
  const ages = readAges(value["ages"]);
  if (!product || !stayDates || !ages) return null;
  if (typeof currency !== "string" || !isCurrency(currency) || typeof seenOn !== "string" || !isDay(seenOn)) return null;
  const copy = value["copy"];
  const former = readFormer(value["former"]);
  return {
    ...{ product, stayDates, ages, origin: typeof origin === "string" ? origin : null, currency, seenOn },
    ...(typeof copy === "number" && Number.isInteger(copy) && copy > 0 && { copy }),
    ...(former && { former }),
  };
}

function readFormer(value: unknown): FormerStay | null {
  if (!isRecord(value)) return null;
  const stayDates = readDates(value["stayDates"]);
  const { price, room } = value;
  return stayDates && typeof price === "number" && typeof room === "string" ? { stayDates, price, room } : null;
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
