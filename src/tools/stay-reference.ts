import { isDay } from "../calendar/day.js";

/** Names a stay, with all that is needed to find it again. */
export interface StayReference {
  readonly productId: number;
  readonly stationId: number;
  readonly start: string | null;
  readonly end: string | null;
  readonly ages: readonly number[];
  /** The package, empty for none. */
  readonly packCode: string;
  /** The room or flat at its price; null for the cheapest. */
  readonly offerId: number | null;
}

/** `812~45~2027-02-06~2027-02-13~18-18-8~PF~93812`; dates and the last may be empty. */
const stayPattern = /^\d{1,12}~\d{1,12}~(?:\d{4}-\d{2}-\d{2}~\d{4}-\d{2}-\d{2}|~)~\d{1,2}(?:-\d{1,2}){0,19}~[A-Z]{0,8}~\d{0,12}$/;

export function writeStay({ productId, stationId, start, end, ages, packCode, offerId }: StayReference): string {
  return [productId, stationId, start ?? "", end ?? "", ages.join("-"), packCode, offerId ?? ""].join("~");
}

/** Null for what `writeStay` has not written. */
export function readStay(text: string): StayReference | null {
  if (!stayPattern.test(text)) return null;
  const [productId, stationId, start = "", end = "", ages = "", packCode = "", offerId = ""] = text.split("~");
  if (start !== "" && (!isDay(start) || !isDay(end) || start >= end)) return null;
  return {
    productId: Number(productId),
    stationId: Number(stationId),
    start: start || null,
    end: end || null,
    ages: ages.split("-").map(Number),
    packCode,
    offerId: offerId === "" ? null : Number(offerId),
  };
}
