import * as v from "valibot";
import { shortlistKey } from "../../../src/domain/defaults.js";
import { isPackageCode } from "../../../src/domain/packages.js";
import { storedJson } from "../../../src/domain/stored-json.js";
import { consentDays } from "../consent-choices.js";
import { type KeptStay, mostStays, shortlistCookie } from "../kept-stays.js";
import { cookieOf, setCookie } from "./cookies.js";
import { onKeeping } from "./keeping.js";

const day = v.nullable(v.string());
/** What the home page needs of a stay, as the results keep it in the browser: with the offers of the package that its card showed. */
const storedStay = v.object({
  product: v.object({
    liheId: v.number(),
    packCode: v.string(),
    prestations: v.array(v.object({ codePackage: v.string(), price: v.number(), startDate: day, endDate: day })),
  }),
  stayDates: v.object({ start: day, end: day }),
  ages: v.array(v.number()),
  origin: v.nullable(v.string()),
});

/** The stay at its cheapest offer, whose days it has where the search had none; none without days. */
function keptStay({ product, stayDates, ages, origin }: v.InferOutput<typeof storedStay>): KeptStay[] {
  const [offer] = product.prestations.toSorted((one, other) => one.price - other.price);
  const code = offer?.codePackage || product.packCode;
  const start = stayDates.start ?? offer?.startDate ?? null;
  const end = stayDates.end ?? offer?.endDate ?? null;
  if (!isPackageCode(code) || start === null || end === null) return [];
  return [{ lodging: product.liheId, package: code, start, end, ages, origin }];
}

/** The newest stays of the shortlist that are still to come. */
function newestStays(): readonly KeptStay[] {
  const stored = v.safeParse(v.array(storedStay), storedJson(localStorage.getItem(shortlistKey)));
  const today = new Date().toISOString().slice(0, 10);
  const stays = stored.success ? stored.output.flatMap(keptStay) : [];
  return stays.filter(({ start }) => start >= today).slice(0, mostStays);
}

/** Keeps the newest stays of the shortlist for the home page, as long as the visitor agrees to preferences. */
export function keepStays(): void {
  onKeeping((agreed) => {
    const stays = agreed ? newestStays() : [];
    const kept = stays.length > 0 ? JSON.stringify(stays) : null;
    if (kept !== cookieOf(shortlistCookie)) setCookie(shortlistCookie, kept, consentDays);
  });
}
