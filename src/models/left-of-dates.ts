import type { Contribution } from "../domain/contribution.js";
import { leftToPay, type LeftToPay } from "../domain/left-to-pay.js";
import { nights } from "../domain/stay-dates.js";
import { servicePart, stayPart } from "../domain/service-fee.js";
import { feeOf } from "../store/fee.js";
import type { SearchSnapshot } from "../store/state/types.js";

/** What the rest to pay of a stay on the chosen dates reads from the search. */
export const leftOfDatesParts = (search: SearchSnapshot) => ({
  stayDates: search.stayDates,
  packages: search.packages,
  band: search.contributionBand,
  currency: search.settings.currency,
  fee: feeOf(search).amount,
});
type LeftOfDatesParts = ReturnType<typeof leftOfDatesParts>;

/**
 * What is left to pay of a stay on the chosen dates by a council's rule. The lowest price of several packages may be of any of them.
 * @param price with every charge.
 */
export function leftOfDates(rule: Contribution, price: number, parts: LeftOfDatesParts): LeftToPay {
  const { stayDates, packages, band, fee } = parts;
  const { start, end } = stayDates;
  const [only = "", ...others] = packages;
  const charges = fee > 0 && fee < price ? [{ id: servicePart, amount: fee }] : [];
  return leftToPay(rule, band, {
    code: others.length === 0 ? only : "",
    price: { total: price, parts: [{ id: stayPart, amount: charges.length > 0 ? price - fee : price }, ...charges] },
    nights: start && end ? nights(start, end) : null,
  });
}
