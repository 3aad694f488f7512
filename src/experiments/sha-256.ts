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

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/**
 * SHA-256 (FIPS 180-4) of bytes, as eight 32-bit words. Synchronous, unlike the browser's own, and a quarter of the size of a
 * library's, for which the layer has no room.
 */
export function sha256(bytes: Uint8Array): Uint32Array {
  const padded = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) << 6));
  new Uint8Array(padded.buffer).set(bytes);
  padded.setUint8(bytes.length, 0x80);
  padded.setBigUint64(padded.byteLength - 8, BigInt(bytes.length) * 8n);
  const state = initialState.slice();
  for (let offset = 0; offset < padded.byteLength; offset += 64) compress(state, padded, offset);
  return state;
}

function compress(state: Uint32Array, block: DataView, offset: number): void {
  const word = (index: number): number => schedule[index] ?? 0;
  for (let index = 0; index < 64; index += 1) {
    if (index < 16) {
      schedule[index] = block.getUint32(offset + index * 4);
    } else {
      const early = word(index - 15);
      const late = word(index - 2);
      const first = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
      const second = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
      schedule[index] = word(index - 16) + first + word(index - 7) + second;
    }
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + (roundConstants[index] ?? 0) + word(index);
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
  state.set([a, b, c, d, e, f, g, h].map((value, index) => value + (state[index] ?? 0)));
}
