import type { PricesRequest } from "../../../api/calls/prices.js";
import { applyPrices, packageGroups, settlePrestations, type PackageGroup } from "../../../domain/prices.js";
import type { Product } from "../../../domain/products.js";
import type { LivePrices } from "../../state/types.js";
import type { PriceCalls } from "./price-calls.js";

/** The party that prices are for, its origin, and the site. */
interface PricedParty extends Pick<PricesRequest, "origin" | "site"> {
  readonly ages: readonly number[];
}

export type ConfirmedPrices = Readonly<Omit<LivePrices, "status">>;

/** The live prices of a product's offers, one call a package and dates; offers whose call failed keep their listed prices. */
export async function confirmPrices(ask: PriceCalls["ask"], product: Product, party: PricedParty): Promise<ConfirmedPrices> {
  const check = async (group: PackageGroup) => ({ group, checked: await ask(requestOf(product, group, party)) });
  const answers = await Promise.all(packageGroups(product).map(check));
  const prestations = settlePrestations(
    product,
    answers.map(({ group, checked }) => ({ group, prestations: checked && applyPrices(group, checked.answer, party.ages.length) })),
  );
  const fees = answers.flatMap(({ checked }) => checked?.answer.fees ?? []);
  const times = answers.flatMap(({ checked }) => checked?.checkedAt ?? []);
  return {
    prestations,
    fees: fees.length > 0 ? fees : product.wiypFees,
    unchecked: answers.flatMap(({ group, checked }) => (checked ? [] : group.prestations.map(({ id }) => id))),
    checkedAt: times.length > 0 ? Math.min(...times) : null,
  };
}

/** Prices before any of them is checked. */
export function pricesAsListed({ prestations, wiypFees }: Product): ConfirmedPrices {
  const unchecked = prestations.filter(({ isWiyp }) => isWiyp).map(({ id }) => id);
  return { prestations, fees: wiypFees, unchecked, checkedAt: null };
}

function requestOf(product: Product, group: PackageGroup, party: PricedParty): PricesRequest {
  const { startDate, endDate, prestations, codePackage, packageId } = group;
  return {
    startDate,
    endDate,
    prestationIds: prestations.map(({ id }) => id),
    liheId: product.liheId,
    packCode: codePackage,
    packageId,
    ...party,
  };
}
