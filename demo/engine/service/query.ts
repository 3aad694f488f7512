import { Refusal } from "./problem.js";

/** The query of an address, each key once. Throws a refusal that names a key given twice. */
export function queryOf(address: string): Readonly<Record<string, string>> {
  const query = new Map<string, string>();
  for (const [key, value] of new URL(address).searchParams) {
    if (query.has(key)) throw new Refusal(400, key, `${key}: is given twice`);
    query.set(key, value);
  }
  return Object.fromEntries(query);
}
