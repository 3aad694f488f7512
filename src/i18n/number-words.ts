import type { Market } from "../domain/markets.js";

/** How a locale writes numbers. */
export interface NumberWords {
  /** Between thousands. */
  readonly group: string;
  /** Digits before the decimals from which they are grouped. */
  readonly groupedFrom: number;
  readonly decimal: string;
  /** Patterns in which `n` is the number and `¤` the sign of a currency. */
  readonly money: string;
  readonly percent: string;
  readonly signs: Readonly<Record<Market["currency"], string>>;
}

/** "1,234.5": a number as a locale writes it; "12.345,5" where four digits are not grouped. */
const sample = /^(?:1(?<group>\D)234|12(?<wideGroup>\D)345)(?<decimal>\D)5$/;

/** The words of a locale for numbers; null if it lacks one. */
export function readNumberWords(text: (key: string) => string | null): NumberWords | null {
  const { group, wideGroup, decimal } = sample.exec(text("numbers.number") ?? "")?.groups ?? {};
  const groupMark = group ?? wideGroup;
  const [money, percent, euro, pound] = [text("numbers.money"), text("numbers.percent"), text("numbers.euro"), text("numbers.pound")];
  if (!groupMark || !decimal || !money || !percent || !euro || !pound) return null;
  return { group: groupMark, groupedFrom: group ? 4 : 5, decimal, money, percent, signs: { EUR: euro, GBP: pound } };
}
