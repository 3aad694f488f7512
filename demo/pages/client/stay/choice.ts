import { isPackageCode, type PackageCode } from "../../../../src/domain/packages.js";
import { defaultAges, normaliseAges } from "../../../../src/domain/participants.js";
import { readQuery } from "../../../../src/domain/search-query.js";
import { parseDay, shortDate, wholeRange, type StayDates } from "../../../../src/domain/stay-dates.js";

/** What the visitor has chosen of a stay; it is kept in the hash of the page's address. */
export interface Choice {
  readonly stayDates: StayDates;
  /** The first day of a link without a last day. */
  readonly arrival: string | null;
  /** Null until they are known by a link, a cookie or a choice. */
  readonly ages: readonly number[] | null;
  readonly packageCode: PackageCode | null;
  readonly offerId: number | null;
  /** Where the trip starts. */
  readonly origin: string | null;
}

export function agesOf({ ages }: Choice): readonly number[] {
  return ages ?? defaultAges;
}

/** The choice in the hash of a link to a product page. If the hash has no party, it is the cookie's. */
export function readChoice(hash: string, agesCookie: string | null): Choice {
  const parameters = new URLSearchParams(hash.slice(1));
  const { ages, origin } = readQuery(hash);
  const code = parameters.get("packCode");
  const offerId = Number(parameters.get("prest_id_source") ?? "");
  const day = (name: string) => parseDay(parameters.get(name) ?? "");
  const stayDates = wholeRange({ start: day("BeginDate"), end: day("EndDate") });
  return {
    stayDates,
    arrival: stayDates.start === null ? day("BeginDate") : null,
    ages: ages ?? (agesCookie ? normaliseAges(agesCookie.split("-")) : null),
    packageCode: isPackageCode(code) ? code : null,
    offerId: Number.isSafeInteger(offerId) && offerId > 0 ? offerId : null,
    origin,
  };
}

/** The hash of a choice, as in a link to a product page, and with the party, so that it can be shared. Other keys stay as they were. */
export function writeChoice(previousHash: string, choice: Choice): string {
  const parameters = new URLSearchParams(previousHash.slice(1));
  const { start, end } = choice.stayDates;
  const first = start ?? choice.arrival;
  const values: Record<string, string | number | null> = {
    packCode: choice.packageCode,
    prest_id_source: choice.offerId,
    BeginDate: first && shortDate(first),
    EndDate: end && shortDate(end),
    dated: start && end && 1,
    capacity: choice.ages && choice.ages.join("-"),
    origin: choice.origin,
  };
  for (const [key, value] of Object.entries(values))
    if (value === null) parameters.delete(key);
    else parameters.set(key, String(value));
  const text = parameters.toString().replaceAll("%2F", "/");
  return text === "" ? "" : `#${text}`;
}

/** The hash of the results for the same dates, party and departure, around a place such as `station[]=1`. */
export function searchHash(place: string, { stayDates: { start, end }, ages, origin }: Choice): string {
  const parts = [
    place,
    start && `beginDate=${start}`,
    end && `endDate=${end}`,
    ages && `capacity=${ages.join("-")}`,
    origin && `origin=${origin}`,
  ];
  return `#${parts.filter(Boolean).join("&")}`;
}
