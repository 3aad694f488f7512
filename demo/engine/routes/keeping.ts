import { type CallName, calls } from "../../../src/api/calls.js";
import { keeping } from "../../../src/api/keeping.js";
import { canonicalAddress, type SharedAnswer } from "../service/shared-answers.js";

type Query = Readonly<Record<string, string>>;

/** What answers depend on, beside the place: the stock, the names in the catalogue, or the pictures of a lodging. */
const dependsOn: Readonly<Record<CallName, readonly string[]>> = {
  find: ["stock"],
  products: ["stock"],
  counts: ["stock"],
  autocomplete: ["names"],
  catalog: ["pictures"],
  environment: [],
  company: [],
  prices: [],
};

/** The parameters that name a place, in find and in the GET forms of products and counts. */
const placeNames = ["destinationId", "station", "parentStation", "region", "domaineSki"];

function groupsOf(name: CallName, query: Query, lodging: string): readonly string[] {
  if (lodging !== "") return [...dependsOn[name], `lodging-${lodging}`];
  const place = placeNames.flatMap((key) => query[key] ?? [])[0];
  const hasStock = dependsOn[name].includes("stock");
  // Find also tells which other places have stays.
  return [...dependsOn[name], ...(hasStock && place !== undefined ? [`place-${place}`] : [])];
}

/** The parameters of a call in their order, those of a body after those of the query. */
function parameterNames(name: CallName): readonly string[] {
  const { contract } = calls[name];
  const body = "body" in contract ? Object.keys(contract.body.entries) : [];
  return [...Object.keys(contract.query.entries), ...body];
}

/** The cache headers of the answer to a GET; null where they may not keep it. */
export function sharedAnswer(name: CallName, path: string, query: Query, lodging: string): SharedAnswer | null {
  const { shared } = keeping[name];
  if (!shared) return null;
  return { shared, groups: groupsOf(name, query, lodging), address: canonicalAddress(path, query, parameterNames(name)) };
}

const numbers = ["engineId", "region", "domaineSki", "priceMin", "priceMax"];
const lists = ["station", "parentStation", "capacity", "criteria", "lodgingType"];
const words = ["packages", "origins"];

const numberOf = (text: string): number | string => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);

/** The body of products or counts from the parameters of a GET, as `bodyQuery` writes them. What is no number stays text, and is refused. */
export function bodyOfQuery(query: Query): Readonly<Record<string, unknown>> {
  const entries = Object.entries(query).flatMap(([name, text]): [string, unknown][] => {
    if (numbers.includes(name)) return [[name, numberOf(text)]];
    if (lists.includes(name)) return [[name, text.split("-").map(numberOf)]];
    if (words.includes(name)) return [[name, text.split("-")]];
    return name === "beginDate" || name === "endDate" ? [[name, text]] : [];
  });
  return Object.fromEntries(entries);
}
