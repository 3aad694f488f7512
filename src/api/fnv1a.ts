const offsetBasis = 0x811c9dc5;
const prime = 0x01000193;

/** 32-bit FNV-1a hash of a text's UTF-8 bytes, as eight hexadecimal digits (http://www.isthe.com/chongo/tech/comp/fnv/). */
export function fnv1a(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const hash = bytes.reduce((current, byte) => Math.imul(current ^ byte, prime), offsetBasis);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
