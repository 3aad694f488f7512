/** One `key=value` of a hash, and its source text. */
export interface HashPair {
  /** Decoded; the brackets of a list without their content: `c[]`. */
  readonly key: string;
  /** Decoded and trimmed, every `|` read as `-`. */
  readonly value: string;
  readonly verbatim: string;
}

/** Percent decoding that leaves a malformed escape as it is. */
function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/(?:%[0-9a-f]{2})+/gi, decodeOrKeep);
  }
}

function decodeOrKeep(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return escapes;
  }
}

function decode(text: string): string {
  return decodePercent(text.replaceAll("+", " ")).replaceAll("|", "-").trim();
}

function toPair(verbatim: string): HashPair {
  const [, key = "", value = ""] = /^([^=]*)=?([^]*)$/.exec(verbatim) ?? [];
  return { key: decode(key).replace(/\[\d*\]$/, "[]"), value: decode(value), verbatim };
}

/** The parts of a hash between its ampersands, without any `#`. */
export function hashParts(hash: string): string[] {
  const parts = hash.split("&").map((part) => part.replace(/^#+/, ""));
  return parts.filter(Boolean);
}

/** The pairs of a hash in their order, with or without its `#`. A part without `=` is a pair of an empty value. */
export function hashPairs(hash: string): HashPair[] {
  return hashParts(hash).map(toPair);
}

/** A value that stays readable in an address: only what would break the hash is escaped. Half a character is replaced. */
export function encodeValue(value: string): string {
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, "\ufffd")).replace(/%(?:2F|2C|3A|40)/g, decodeURIComponent);
}

/** The items of each value: one, or several joined by `-`, a comma or a space. Negative numbers are left out. */
export function listItems(values: readonly string[]): string[] {
  return values.filter((value) => !value.startsWith("-")).flatMap((value) => value.split(/[-,\s]+/));
}

/** An id: a whole number above 0. Null for any other text. */
export function toId(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) || null : null;
}

/** The ids among the items of the values. */
export function listIds(values: readonly string[]): number[] {
  return listItems(values)
    .map(toId)
    .filter((id) => id !== null);
}

/** An amount above 0 in whole units; its decimals are dropped. Null for any other text. */
export function toAmount(text: string): number | null {
  const [, units = ""] = /^(\d{1,9})(?:[.,]\d*)?$/.exec(text) ?? [];
  return toId(units);
}
