import { hashOf, onHost, shortDateOrNone } from "./link-parts.js";
import type { LinkBase } from "./link-parts.js";
import type { StayDates } from "./stay-dates.js";

/** The address of a lodging found by name, with the dates of the search if it has a start. */
export function accommodationUrl(link: LinkBase & { productPageUrl: string; stayDates: StayDates }): string {
  const { start, end } = link.stayDates;
  return onHost(link, link.productPageUrl) + hashOf({ BeginDate: shortDateOrNone(start), EndDate: shortDateOrNone(end) });
}
