import type { Visitor } from "../answers.js";
import { visitorLocale } from "../service/visitor.js";

/** The one search engine of the demo's seller. */
const engineId = 1;

/** The seller's start-up settings for a visitor, as lines of `key=value`. */
export function environmentText(visitor: Visitor, readsByGet: boolean): string {
  const settings = {
    ENGINE_ID: engineId,
    CURRENCY: `"${visitor.currency}"`,
    MENU_DOMAIN: `"${visitor.origin}"`,
    LOCALE: `"${visitorLocale(visitor)}"`,
    GTMID: '""',
    ...(readsByGet && { READS: "get" }),
  };
  return Object.entries(settings)
    .map(([key, value]) => `${key}=${value}\n`)
    .join("");
}
