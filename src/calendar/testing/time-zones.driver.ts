import { expect } from "chai";

/**
 * Zones whose clocks are hard on dates: Santiago, São Paulo and Cairo change at midnight, so that some days begin at one o'clock;
 * Lord Howe changes by half an hour; Apia had no 30 December 2011, and Kiritimati no 31 December 1994.
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

/** Runs with another local time than the machine's. */
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
