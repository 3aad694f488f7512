/** Visitors whose data differs, so that each segment holds for some of them. */
import { countries, devices, memberships } from "./configuration.mjs";

/** The values repeat after 4, 3, 5, 7 and 11 visitors, which have no common factor, so that they are combined in every way. */
export const visitorOf = (number) => ({
  code: `visitor-${String(number).padStart(6, "0")}`,
  membership: memberships[number % memberships.length],
  stays: number % 7,
  device: devices[number % devices.length],
  country: countries[number % countries.length],
  url: number % 11 < 7 ? `https://example.com/stays/${number % 11}` : "https://example.com/",
});

export const visitorsUpTo = (count) => Array.from({ length: count }, (_, number) => visitorOf(number));
