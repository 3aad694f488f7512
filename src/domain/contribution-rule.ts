import type { Contribution, ContributionBand } from "./contribution.js";
import { isRecord } from "./is-record.js";
import { priceKinds } from "./price-kinds.js";

type Test = (value: unknown) => boolean;

const isText: Test = (value) => typeof value === "string" && value.trim() !== "";
const isAmount: Test = (value) => typeof value === "number" && Number.isFinite(value) && value >= 0;
const isRate: Test = (value) => typeof value === "number" && value >= 0 && value <= 1;
const isKind: Test = (value) => priceKinds.some((kind) => kind === value);

/** Fields that are present are all known, and pass their tests. */
const fits = (value: unknown, tests: Readonly<Record<string, Test>>) =>
  isRecord(value) && Object.entries(value).every(([name, field]) => Object.hasOwn(tests, name) && tests[name]?.(field));
const isAllowance: Test = (value) => fits(value, { max: isAmount, used: isAmount }) && isRecord(value) && value["max"] !== undefined;
const isBand = (value: unknown): value is ContributionBand =>
  fits(value, { id: isText, label: isText, rate: isRate }) && Object.keys(value as object).length === 3;

const isBands: Test = (value) =>
  Array.isArray(value) && value.length > 0 && value.every(isBand) && new Set(value.map(({ id }) => id)).size === value.length;

const tests: Readonly<Record<keyof Contribution, Test>> = {
  label: isText,
  rate: isRate,
  bands: isBands,
  band: isText,
  base: (value) => Array.isArray(value) && value.length > 0 && value.every(isKind),
  perNight: isAmount,
  perStay: isAmount,
  perYear: isAllowance,
  nights: isAllowance,
  ownShare: (value) => fits(value, { amount: isAmount, rate: isRate }),
  paid: (value) => value === "at-checkout" || value === "refund",
  note: isText,
};

/** A rule names its council, and has a rate or bands; a band that it names is one of them. */
function isWhole(rule: Readonly<Record<string, unknown>>): rule is Record<string, unknown> & Contribution {
  const { label, rate, bands, band } = rule as Partial<Contribution>;
  const isRated = rate !== undefined || bands !== undefined;
  return label !== undefined && isRated && (band === undefined || (bands?.some(({ id }) => id === band) ?? false));
}

/** What is wrong with a rule, for a warning: the names of the parts that are unknown or do not fit; empty for a whole one. */
export function contributionFaults(given: unknown): string[] {
  if (!isRecord(given)) return ["the rule"];
  const parts = Object.entries(given).flatMap(([name, value]) =>
    Object.hasOwn(tests, name) && tests[name as keyof Contribution](value) ? [] : [name],
  );
  if (parts.length > 0) return parts;
  if (given["label"] === undefined) return ["label"];
  return isWhole(given) ? [] : [given["band"] === undefined ? "rate or bands" : "band"];
}

/** A rule as a page or a server gives it; null for one with faults. */
export function readContribution(given: unknown): Contribution | null {
  return contributionFaults(given).length === 0 ? (given as Contribution) : null;
}
