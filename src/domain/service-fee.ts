import { participantsMaximum } from "./participants.js";

const fee = 24;
const feeLocales: readonly string[] = ["en-GB", "fr-FR", "nl-NL"];

/**
 * The service fee of a booking, in the shown currency.
 * @param company the visitor's works council; of those, only the listed ones pay it.
 */
export function serviceFee(locale: string, company: string | null, feeCompanies: readonly string[]): number {
  if (locale === "fr-FR-CSE") return company !== null && feeCompanies.includes(company) ? fee : 0;
  return feeLocales.includes(locale) ? fee : 0;
}

/** The fee by party size, with its decimals. */
export function feeByParticipants(count: number): number {
  if (count < 10) return 2.5;
  return count < participantsMaximum ? 5 : 7.5;
}
