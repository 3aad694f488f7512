/**
 * A set of characters as bits: one for each of the first 128, and one for all others together. An escape or class is not read here
 * but tried on each character.
 */
export type CharacterSet = bigint;

export const everyCharacter: CharacterSet = (1n << 129n) - 1n;
const otherCharacters: CharacterSet = 1n << 128n;

/** Part of an expression, as far as the time of a search depends on it. */
export type Node =
  | { readonly kind: "characters"; readonly set: CharacterSet }
  /** Matches without taking a character. */
  | { readonly kind: "assertion" }
  /** Takes what a group took before. */
  | { readonly kind: "reference" }
  | { readonly kind: "sequence"; readonly items: readonly Node[] }
  | { readonly kind: "alternatives"; readonly items: readonly Node[] }
  | { readonly kind: "repeated"; readonly item: Node; readonly minimum: number; readonly maximum: number };

const atomPattern =
  /\\(?:[1-9]\d*|k<[^>]*>|[pPu]\{[^}]*\}|u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|[^])|\[(?:\\[^]|[^\]\\])*\]|[^]/y;
/** Atoms that may match a character beyond the first 128. */
const mayBeOther = /[^\0-\x7f]|^\.$|^\[\^|\\[sSDWpPuxc]/;
const groupPattern = /\((?:\?(?:<?[=!]|:|<[^>]*>))?/y;
const quantifierPattern = /(?:([*+?])|\{(\d+)(,(\d*))?\})\??/y;

/** Parses a source that is known to be valid with the flags; nested classes (flag `v`) are not understood. */
export function parse(source: string, flags: string): Node {
  let position = 0;
  const sets = new Map<string, CharacterSet>();
  const singleFlags = flags.replace(/[gy]/g, "");

  function take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = position;
    const found = pattern.exec(source);
    if (found) position = pattern.lastIndex;
    return found;
  }

  function alternatives(): Node {
    const items = [sequence()];
    while (source[position] === "|") {
      position += 1;
      items.push(sequence());
    }
    const [only] = items;
    return only && items.length === 1 ? only : { kind: "alternatives", items };
  }

  function sequence(): Node {
    const items: Node[] = [];
    while (position < source.length && source[position] !== "|" && source[position] !== ")") items.push(repeated(atom()));
    return { kind: "sequence", items };
  }

  function atom(): Node {
    if (take(groupPattern)) {
      const inner = alternatives();
      position += 1;
      return inner;
    }
    const [text = ""] = take(atomPattern) ?? [];
    if (text === "^" || text === "$" || text === "\\b" || text === "\\B") return { kind: "assertion" };
    if (/^\\[1-9k]/.test(text)) return { kind: "reference" };
    return { kind: "characters", set: setOf(text) };
  }

  function repeated(item: Node): Node {
    const found = take(quantifierPattern);
    if (!found) return item;
    const [, sign, least, range, most] = found;
    const minimum = sign === "+" ? 1 : Number(least ?? 0);
    const maximum = sign ? (sign === "?" ? 1 : Infinity) : range ? Number(most || Infinity) : minimum;
    return { kind: "repeated", item, minimum, maximum };
  }

  function setOf(text: string): CharacterSet {
    const known = sets.get(text);
    if (known !== undefined) return known;
    const single = new RegExp(`^${text}$`, singleFlags);
    let set: CharacterSet = mayBeOther.test(text) ? otherCharacters : 0n;
    for (let code = 0; code < 128; code += 1) if (single.test(String.fromCharCode(code))) set |= 1n << BigInt(code);
    sets.set(text, set);
    return set;
  }

  return alternatives();
}
