/** The query of a call, in the order it is sent. */
export type Query = Readonly<Record<string, string>>;

type Value = string | number | null | undefined;

/** The query without its empty parts: undefined, null and empty text are not sent. Zero is. */
export function withoutEmpty(parts: Readonly<Record<string, Value>>): Query {
  const filled = Object.entries(parts).filter(([, value]) => value != null && value !== "");
  return Object.fromEntries(filled.map(([key, value]) => [key, String(value)]));
}

/** The fields of a body as parameters: a list, whose order means nothing, is sorted and joined by a dash; an object is left out. */
export function bodyQuery(body: object): Query {
  const texts = Object.entries(body).map(([name, value]: [string, unknown]): [string, Value] => {
    if (Array.isArray(value)) return [name, value.toSorted(byValue).join("-")];
    return [name, typeof value === "string" || typeof value === "number" ? value : null];
  });
  return withoutEmpty(Object.fromEntries(texts));
}

function byValue(one: string | number, other: string | number): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
