import { accommodationOnly } from "./packages.js";
import type { Prestation, Product } from "./products.js";

/** Prestations of one lodging whose prices are requested in one call: same package, same dates. */
export interface PackageGroup {
  readonly codePackage: string;
  readonly packageId: number | null;
  readonly startDate: string;
  readonly endDate: string;
  readonly prestations: readonly Prestation[];
}

/** A live answer as far as prices go. An `iresa` price is the reservation system's, taken where "wiyp" has none. */
export interface LivePriceAnswer {
  readonly wiypPrices: readonly (Pick<Prestation, "transport" | "parts"> & {
    readonly prestId: number;
    readonly sellingPriceWiyp: number;
    readonly publicPriceWiyp: number | null;
  })[];
  readonly iresaPrices: readonly (Pick<Prestation, "transport" | "parts"> & {
    readonly prestId: number;
    readonly sellingPriceIresa: number;
  })[];
  readonly error: string | null;
}

/** The live-priced, dated prestations of a product by the call that requests them. */
export function packageGroups(product: Pick<Product, "prestations">): PackageGroup[] {
  const groups = new Map<string, PackageGroup & { prestations: Prestation[] }>();
  for (const prestation of product.prestations) {
    const { isWiyp, codePackage, packageId, startDate, endDate } = prestation;
    if (!isWiyp || startDate === null || endDate === null) continue;
    const key = JSON.stringify([codePackage, packageId, startDate, endDate]);
    const group = groups.get(key) ?? { codePackage, packageId, startDate, endDate, prestations: [] };
    group.prestations.push(prestation);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The discount in whole percent; null where there is none. */
export function promoOf(selling: number, publicPrice: number | null): number | null {
  if (publicPrice === null || publicPrice <= 0) return null;
  const promo = Math.round((1 - selling / publicPrice) * 100);
  return promo > 0 ? promo : null;
}

interface LivePrice extends Pick<Prestation, "transport" | "parts"> {
  readonly selling: number;
  readonly publicPrice: number | null;
}

function livePriceOf(id: number, answer: LivePriceAnswer): LivePrice | null {
  const wiyp = answer.wiypPrices.find(({ prestId }) => prestId === id);
  if (wiyp) return { ...wiyp, selling: wiyp.sellingPriceWiyp, publicPrice: wiyp.publicPriceWiyp };
  const iresa = answer.iresaPrices.find(({ prestId }) => prestId === id);
  return iresa ? { ...iresa, selling: iresa.sellingPriceIresa, publicPrice: null } : null;
}

function withLivePrice(prestation: Prestation, { selling, publicPrice, transport, parts }: LivePrice, partySize: number): Prestation {
  return {
    ...prestation,
    price: selling,
    pricePerLogement: selling,
    pricePerPerson: selling / Math.max(1, partySize),
    crossedPrice: publicPrice,
    crossedPricePerLogement: publicPrice,
    promo: promoOf(selling, publicPrice),
    ...(transport && { transport }),
    // Those that it was listed with do not add up to it.
    ...((parts || prestation.parts) && { parts: parts ?? null }),
  };
}

/** A group's prestations at their live prices; those without one are removed, as all are when the answer is only an error. */
export function applyPrices(group: PackageGroup, answer: LivePriceAnswer, partySize: number): Prestation[] {
  if (answer.error !== null && answer.iresaPrices.length === 0) return [];
  return group.prestations.flatMap((prestation) => {
    const live = livePriceOf(prestation.id, answer);
    return live ? [withLivePrice(prestation, live, partySize)] : [];
  });
}

/** A package group whose call has ended; null prestations mean that it failed. */
export interface AnsweredGroup {
  readonly group: PackageGroup;
  readonly prestations: readonly Prestation[] | null;
}

/**
 * A product's prestations with the live prices received so far, in their listed order. Once every call has
 * returned, offers without a live price are removed too, but for accommodation only. A failed call leaves its offers as listed.
 */
export function settlePrestations(product: Pick<Product, "prestations">, answeredGroups: readonly AnsweredGroup[]): Prestation[] {
  const answered = answeredGroups.filter(({ prestations }) => prestations !== null);
  const live = new Map(answered.flatMap(({ prestations }) => (prestations ?? []).map((prestation) => [prestation.id, prestation])));
  const asked = new Set(answered.flatMap(({ group }) => group.prestations.map(({ id }) => id)));
  const groups = packageGroups(product);
  const isSettled = groups.length > 0 && groups.every(({ prestations }) => prestations.every(({ id }) => asked.has(id)));
  return product.prestations.flatMap((prestation) => {
    if (asked.has(prestation.id)) return live.get(prestation.id) ?? [];
    const stays = !isSettled || prestation.isWiyp || prestation.codePackage.startsWith(accommodationOnly);
    return stays ? [prestation] : [];
  });
}
