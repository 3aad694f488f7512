import { sha256 } from "@noble/hashes/sha2.js";

const encoder = new TextEncoder();

/** Results that are kept; with more texts than that, all are computed anew. */
const keptMaximum = 2_000;
const kept = new Map<string, number>();

/**
 * The SHA-256 of a text in UTF-8, as a fraction from 0 to 1: its 256 bits divided by 2^256, rounded to the nearest double.
 * Remembered, since a visitor's flags are read repeatedly.
 */
export function hashFraction(text: string): number {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const fraction = fractionOf(sha256(encoder.encode(text)));
  if (kept.size >= keptMaximum) kept.clear();
  kept.set(text, fraction);
  return fraction;
}

function fractionOf({ buffer, byteOffset }: Uint8Array): number {
  const view = new DataView(buffer, byteOffset);
  let integer = 0n;
  for (let offset = 0; offset < 32; offset += 8) integer = (integer << 64n) | view.getBigUint64(offset);
  return Number(integer) / 2 ** 256;
}
