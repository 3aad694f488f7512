import { foldText } from "../fold-text.js";
import { dayOf, type WrittenDay } from "./written-days.js";

/** A word, a number or a sign of a text, and where it stands there. */
export interface Word {
  /** Folded. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Null where it is not a number. */
  readonly amount: number | null;
  /** A day in digits; null where it is none. */
  readonly day: WrittenDay | null;
}

const day =
  /\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\d{1,2}[/.]\d{1,2}[/.]\d{2}(?!\d)|\d{1,2}\/\d{1,2}(?!\d)|\d{1,2}\.\d{1,2}\.(?!\d)/u;
const thousands = /\d{1,3}(?:[\s.,'’]\d{3})+(?!\d)/u;
const decimal = /\d+[.,]\d{1,2}(?!\d)/u;
const sign = /<=|>=|[€£$<>≤≥*★+%&–—/,~-]/u;
const pieces = [day, thousands, decimal, /\d+/u, /\p{L}[\p{L}\p{M}]*/u, sign].map(({ source }) => `(?:${source})`).join("|");

/** A hyphen inside a word separates its parts like a space does. */
const isInside = (text: string, at: number) => /^[\p{L}\d]-\p{L}$/u.test(text.slice(at - 1, at + 2));

/** The words, numbers and signs of a text; what else is written between them is left out. */
export function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(new RegExp(pieces, "gu"))].flatMap(({ 0: piece, index: start }) => {
    if (piece === "-" && isInside(text, start)) return [];
    return [{ text: foldText(piece), start, end: start + piece.length, amount: amountOf(piece), day: dayOf(piece) }];
  });
}

function amountOf(piece: string): number | null {
  if (!/^\d/u.test(piece)) return null;
  const isThousands = new RegExp(`^(?:${thousands.source})$`, "u").test(piece);
  const amount = Number(isThousands ? piece.replaceAll(/\D/gu, "") : piece.replace(",", "."));
  return Number.isFinite(amount) ? amount : null;
}
