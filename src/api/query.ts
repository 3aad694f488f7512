/** The query of a call, in the order it is sent. */
export type Query = Readonly<Record<string, string>>;

type Value = string | number | null | undefined;

/** The query without its empty parts: undefined, null and empty text are not sent. Zero is. */
export function withoutEmpty(parts: Readonly<Record<string, Value>>): Query {
  const filled = Object.entries(parts).filter(([, value]) => value != null && value !== "");
  return Object.fromEntries(filled.map(([key, value]) => [key, String(value)]));
}
