import type { PricesAnswer } from "../../../api/contract.js";
import { applyPrices, packageGroups, settlePrestations, type PackageGroup } from "../../../domain/prices.js";
import type { Fee, Prestation, Product } from "../../../domain/products.js";
import { isAborted } from "../../../platform/http.js";
import type { SearchContext } from "../../context.js";

/** Whom prices are for, and from where. */
export interface PricedParty {
  readonly ages: readonly number[];
  readonly origin: string | null;
}

export interface ConfirmedPrices {
  /** Those of a call that failed are as listed. */
  readonly prestations: readonly Prestation[];
  readonly fees: readonly Fee[];
  /** Whether some call failed. */
  readonly failed: boolean;
}

type Answered = { readonly group: PackageGroup; readonly answer: PricesAnswer | null };

/** The live prices of a product's offers, one call a package and dates; null where `signal` has aborted them. */
export async function confirmPrices(
  context: SearchContext,
  product: Product,
  party: PricedParty,
  signal: AbortSignal,
): Promise<ConfirmedPrices | null> {
  const answers = await Promise.all(packageGroups(product).map((group) => ask(context, { product, group, party, signal })));
  if (signal.aborted) return null;
  const prestations = settlePrestations(
    product,
    answers.map(({ group, answer }) => ({ group, prestations: answer && applyPrices(group, answer, party.ages.length) })),
  );
  const fees: Fee[] = answers.flatMap(({ answer }) => answer?.fees ?? []);
  return { prestations, fees: fees.length > 0 ? fees : product.wiypFees, failed: answers.some(({ answer }) => answer === null) };
}

interface Question {
  readonly product: Product;
  readonly group: PackageGroup;
  readonly party: PricedParty;
  readonly signal: AbortSignal;
}

/** A null answer means that the call failed: its group keeps the listed prices. */
async function ask(context: SearchContext, { product, group, party, signal }: Question): Promise<Answered> {
  try {
    const answer = await context.api().prices(
      {
        startDate: group.startDate,
        endDate: group.endDate,
        prestationIds: group.prestations.map((prestation) => prestation.id),
        ages: party.ages,
        liheId: product.liheId,
        packCode: group.codePackage,
        packageId: group.packageId,
        site: context.read().settings.site,
        origin: party.origin,
      },
      signal,
    );
    return { group, answer: isAborted(answer) ? null : answer };
  } catch (error) {
    if (!signal.aborted) context.fail("prices", error);
    return { group, answer: null };
  }
}
