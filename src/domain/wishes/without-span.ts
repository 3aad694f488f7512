import type { Span } from "./parts.js";

/** A text without some of its words, and without the signs that would be left at its ends or twice. */
export function withoutSpan(text: string, { start, end }: Span): string {
  const joined = `${text.slice(0, start).trimEnd()} ${text.slice(end).trimStart()}`;
  return joined
    .replaceAll(/\s+,/gu, ",")
    .replaceAll(/,(?:\s*,)+/gu, ",")
    .replaceAll(/^[\s,]+|[\s,]+$/gu, "");
}
