import { accommodationOnly, packageCodes } from "../../../src/domain/packages.js";
import { countedIds } from "../catalogue/criteria.js";
import { packageBit } from "../catalogue/packages.js";
import { groupOf } from "./groups.js";
import { amenityBits, amenityIds, nearnessBits, nearnessIds } from "./bits.js";

/** Parts of queries that repeat for every package or criterion, generated from the lists of them. */

/** The ids that are counted, in the order of their counts. */
export const facetIds: readonly number[] = [...nearnessIds, ...amenityIds];

/** The criteria, any of which lets a lodging count for an id: a wider distance includes the nearer ones. */
const countingFor = (id: number): number[] => facetIds.filter((criterion) => countedIds([criterion]).includes(id));

/** Counts the lodgings that have one of the criteria and are open with nothing let go, or the id's own group. */
function facet(id: number): string {
  const ids = countingFor(id);
  const column = nearnessIds.includes(id) ? `nearness_bits & ${nearnessBits(ids)}` : `amenity_bits & ${amenityBits(ids)}`;
  return `count(case when ${column} <> 0 and openings & ${1 + 2 * (groupOf(id) ?? 0)} <> 0 then 1 end)`;
}

const bits = packageCodes.map(packageBit);

/** What the party pays for each package of a sale, as columns after others; null where it is not sold. */
const amounts = bits.map((bit) => `,\nmax(case when package_bit = ${bit} then own end) * :party as amount_${bit}`).join("");
const saleAmounts = bits.map((bit) => `,\namount_${bit} * :party as amount_${bit}`).join("");

const within = (offer: string, bit: number): string =>
  `${offer}.lowest + amount_${bit} <= :most and ${offer}.highest + amount_${bit} >= :least`;

/** The amounts of a set of packages, one after the other; null for those that are not in it. `condition` must hold for each as well. */
const amountsOf = (set: string, condition: (bit: number) => string = () => ""): string =>
  bits.map((bit) => `case when ${set} & ${bit} <> 0${condition(bit)} then amount_${bit} end`).join(",\n");

const nothingAdded = `candidate.chosen & ${packageBit(accommodationOnly)} <> 0 and amount_${packageBit(accommodationOnly)} = 0`;
/** The cheapest of the chosen packages of a lodging; null without one. Accommodation only adds nothing, and less is not to be had. */
const cheapest = (condition: (bit: number) => string = () => ""): string =>
  `(case when ${nothingAdded}${condition(packageBit(accommodationOnly))} then 0 else least(${amountsOf("candidate.chosen", condition)}) end)`;

/** The cheapest total of each package over stays, as columns after others. */
const totals = (condition: (bit: number) => string = () => ""): string =>
  bits
    .map((bit) => `,\nmin(case when chosen & ${bit} <> 0${condition(bit)} then source.lowest + amount_${bit} end) as total_${bit}`)
    .join("");

/** Parts that queries take in braces, by name. */
export const writtenParts = {
  /** How many lodgings each of `facetIds` would leave. */
  facets: facetIds.map(facet).join(",\n"),
  saleAmounts,
  amounts,
  /** The packages with which an offer lies within the budget, as bits. */
  affordable: `(${bits.map((bit) => `(case when ${within("free", bit)} then ${bit} else 0 end)`).join(" |\n")})`,
  totals: totals(),
  totalsInBudget: totals((bit) => ` and ${within("source", bit)}`),
  totalOfPackage: `case package.unit_bit ${bits.map((bit) => `when ${bit} then lowest.total_${bit}`).join("\n")} end`,
  accommodationBit: String(packageBit(accommodationOnly)),
  packageBits: bits.map((bit) => `(${bit})`).join(", "),
  leastChosen: `least(${amountsOf("cheapest.chosen")})`,
  mostChosen: `greatest(${amountsOf("cheapest.chosen")})`,
  cheapest: cheapest(),
  cheapestInBudget: cheapest((bit) => ` and ${within("source", bit)}`),
} as const;
