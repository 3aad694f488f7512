import { expect } from "chai";

/**
 * Zones with unusual days: in Santiago, São Paulo and Cairo clocks change at midnight, so some days begin at one o'clock; Lord Howe
 * changes by half an hour; Apia skipped 30 December 2011, and Kiritimati skipped 31 December 1994.
 */
export const hardZones = [
  "America/Santiago",
  "America/Sao_Paulo",
  "Africa/Cairo",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "Pacific/Kiritimati",
  "Europe/Paris",
  "UTC",
] as const;

const canonical = (timeZone: string): string => new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;

/** Runs with the local time of a zone. */
export function inZone<Result>(zone: string, run: () => Result): Result {
  const before = process.env.TZ;
  process.env.TZ = zone;
  try {
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).to.equal(canonical(zone));
    return run();
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
}
