import type { KeptStay } from "../shortlist.js";
import { samplePrestation, sampleProduct } from "./products.sample.js";

/** A kept stay for tests: a lodging with one offer of the same id, for two adults, everything it does not name being plain. */
export function sampleKeptStay(id: number, differences: Partial<KeptStay> = {}): KeptStay {
  return {
    product: sampleProduct({ id, prestations: [samplePrestation({ id })] }),
    stayDates: { start: "2027-02-06", end: "2027-02-13" },
    ages: [18, 18],
    origin: null,
    currency: "EUR",
    seenOn: "2026-11-21",
    ...differences,
  };
}
