import { isRecord } from "./is-record.js";
import { adultAge, normaliseAges } from "./participants.js";
import { storedJson } from "./stored-json.js";
import { times } from "../calendar/times.js";

/** A person on a works-council visitor's list of companions. */
export interface Traveller {
  readonly isSelected: boolean;
  /** The member of the works council. */
  readonly isMain: boolean;
  /** In years; null when the list has none. */
  readonly age: number | null;
}

/** The cookies of a works council's portal. Each is null when it is absent or cannot be read. */
export interface Company {
  readonly company: string | null;
  readonly companyLang: string | null;
  readonly travelerCompanions: readonly Traveller[] | null;
  /** The works council's own facts, of unknown shape. */
  readonly companyData: Readonly<Record<string, unknown>> | null;
}

function travellerOf({ isSelected, isMain, age }: Record<string, unknown>): Traveller {
  const years = typeof age === "string" && age.trim() !== "" ? Number(age) : age;
  return { isSelected: isSelected === true, isMain: isMain === true, age: typeof years === "number" && years >= 0 ? years : null };
}

/**
 * Reads the works council's cookies, which have the names of the fields.
 * @param cookie the decoded value of a cookie. `travelerCompanions` and `companyData` hold JSON.
 */
export function readCompany(cookie: (name: keyof Company) => string | null): Company {
  const travellers = storedJson(cookie("travelerCompanions"));
  const companyData = storedJson(cookie("companyData"));
  return {
    company: cookie("company")?.trim() || null,
    companyLang: cookie("companyLang")?.trim() || null,
    travelerCompanions: Array.isArray(travellers) ? travellers.filter(isRecord).map(travellerOf) : null,
    companyData: isRecord(companyData) ? companyData : null,
  };
}

/**
 * The ages of the party that a works council fixes for its visitor; null where the visitor chooses. Children are the
 * selected travellers under 18, with their ages; adults all selected or main ones but these, and one at least.
 */
export function fixedAges({ company, travelerCompanions }: Company, blockedCompanies: readonly string[]): number[] | null {
  if (company === null || travelerCompanions === null || !blockedCompanies.includes(company)) return null;
  const children = travelerCompanions.filter(({ isSelected, age }) => isSelected && age !== null && age < adultAge);
  const travelling = travelerCompanions.filter(({ isSelected, isMain }) => isSelected || isMain);
  const adults = times(travelling.length - children.length, () => adultAge);
  return normaliseAges([...adults, ...children.map(({ age }) => age)]);
}
