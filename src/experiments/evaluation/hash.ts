import { sha256 } from "./sha-256.js";

const encoder = new TextEncoder();
/** The bytes of the last text; a UTF-16 unit takes at most three. */
let encoded = new Uint8Array(1_000);

/** Fractions that are remembered; when there are more, all are dropped. */
const keptMaximum = 2_000;
const kept = new Map<string, number>();

/**
 * The SHA-256 of a text in UTF-8, as a fraction from 0 to 1: its 256 bits divided by 2^256, rounded to the nearest double.
 * Remembered, since a visitor's flags are read repeatedly.
 */
export function hashFraction(text: string): number {
  const known = kept.get(text);
  if (known !== undefined) return known;
  if (encoded.length < 3 * text.length) encoded = new Uint8Array(3 * text.length);
  const { written } = encoder.encodeInto(text, encoded);
  const integer = sha256(encoded.subarray(0, written)).reduce((bits, word) => (bits << 32n) | BigInt(word), 0n);
  const fraction = Number(integer) / 2 ** 256;
  if (kept.size >= keptMaximum) kept.clear();
  kept.set(text, fraction);
  return fraction;
}
