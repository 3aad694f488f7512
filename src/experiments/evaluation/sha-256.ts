/** The first `count` primes. */
function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) if (found.every((prime) => number % prime !== 0)) found.push(number);
  return found;
}

/** The first 32 bits of the fractional part. */
const fractionBits = (value: number): number => (value % 1) * 2 ** 32;

const roundConstants = Uint32Array.from(primes(64), (prime) => fractionBits(Math.cbrt(prime)));
const initialState = Uint32Array.from(primes(8), (prime) => fractionBits(Math.sqrt(prime)));
const schedule = new Uint32Array(64);

const at = (words: Uint32Array, index: number): number => words[index] ?? 0;
const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/**
 * SHA-256 (FIPS 180-4) of less than 512 MB, as eight 32-bit words. Synchronous, unlike the browser's own, and a quarter of the size of a
 * library's.
 */
export function sha256(bytes: Uint8Array): Uint32Array {
  const state = initialState.slice();
  // The bytes are followed by one byte of padding and eight bytes of their length.
  for (let offset = 0; offset < bytes.length + 9; offset += 64) compress(state, bytes, offset);
  return state;
}

function compress(state: Uint32Array, bytes: Uint8Array, offset: number): void {
  const byte = (index: number): number => bytes[index] ?? (index === bytes.length ? 0x80 : 0);
  const isLast = offset + 64 >= bytes.length + 9;
  let a = at(state, 0);
  let b = at(state, 1);
  let c = at(state, 2);
  let d = at(state, 3);
  let e = at(state, 4);
  let f = at(state, 5);
  let g = at(state, 6);
  let h = at(state, 7);
  for (let index = 0; index < 64; index += 1) {
    if (index < 16) {
      const first = offset + 4 * index;
      schedule[index] = (byte(first) << 24) | (byte(first + 1) << 16) | (byte(first + 2) << 8) | byte(first + 3);
      if (isLast && index === 15) schedule[index] = bytes.length * 8;
    } else {
      const early = at(schedule, index - 15);
      const late = at(schedule, index - 2);
      const first = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
      const second = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
      schedule[index] = at(schedule, index - 16) + first + at(schedule, index - 7) + second;
    }
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + at(roundConstants, index) + at(schedule, index);
    const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = at(state, index) + word));
}
