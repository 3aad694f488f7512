/** The response to each call of our elements and of the peers' pages, for the bench's server and for pages without a network. */
import { countsText, criterionOf, firstOf, hitsText, productsText, select } from "./stays.mjs";

const saturdays = Array.from({ length: 20 }, (_, week) => new Date(Date.UTC(2026, 11, 5 + 7 * week)).toISOString().slice(0, 10));
const findText = JSON.stringify({
  count: 1200,
  placeIds: null,
  destinationName: null,
  startDates: saturdays.slice(0, -1),
  endDates: saturdays.slice(1),
  packages: [
    { id: "PF", count: 1200 },
    { id: "HS", count: 1200 },
    { id: "PFP", count: 1200 },
  ],
  origins: [],
  capacity: [{ id: 2 }, { id: 4 }, { id: 6 }],
});

/** Eight places for any text, other ones for another text. */
export function suggestionsFor(text) {
  return Array.from({ length: 8 }, (_, row) => ({
    placeId: 100 + row,
    name: `${text} ${["Soleil", "Village", "Station", "1850", "Centre", "Les Bois", "Balcons", "Glacier"][row]}`,
    type: row === 0 ? "domain" : "station",
    domainName: "Les 3 Vallées",
    regionName: "Savoie",
    countryName: "France",
  }));
}

/** A list of the peers: `page` from 0, amenities by name. */
function hits({ amenities = [], hitsPerPage = 20, page = 0 }) {
  const stays = select(amenities.map(criterionOf));
  return { text: hitsText(stays, hitsPerPage, page), list: { first: firstOf(stays, hitsPerPage, page), size: hitsPerPage } };
}

function products({ criteria = [] }, query) {
  const size = Number(query.get("size") ?? 20);
  const page = Number(query.get("start") ?? 0);
  const stays = select(criteria);
  return { text: productsText(stays, size, page), list: { first: firstOf(stays, size, page), size } };
}

const calls = {
  "/se/search/product": products,
  "/se/search/count": ({ criteria = [] }) => ({ text: countsText(select(criteria)) }),
  "/se/search/find": () => ({ text: findText }),
  "/se/search/find/autocomplete": (_, query) => ({ text: JSON.stringify({ places: suggestionsFor(query.get("text_search") ?? "") }) }),
  "/index/stays": hits,
};

/** Whether a path is that of a call. */
export const isCall = (path) => path in calls;

/**
 * The response to a call as JSON text, and for a list of stays its size and the index of its first stay.
 * @param {string} path
 * @param {URLSearchParams} query
 * @param {string | null} body JSON
 * @returns {{ text: string, list?: { first: number, size: number } } | null} null for what is no call
 */
export function responseTo(path, query, body) {
  return calls[path]?.(body ? JSON.parse(body) : {}, query) ?? null;
}
