import { readNumberWords, type NumberWords } from "./number-words.js";

/** Writes numbers in one locale. Currencies are ISO 4217 codes. */
export interface NumberFormat {
  /** With up to three decimals. */
  number(value: number): string;
  /** One decimal. */
  rating(value: number): string;
  /** Whole units. */
  money(amount: number, currency: string): string;
  /** All decimals; none if the amount is whole. */
  exactMoney(amount: number, currency: string): string;
  /** The sign of a currency: "£". */
  sign(currency: string): string;
  /** A fraction as a percentage of up to two decimals, with a true minus sign: `-0.15` is "−15 %". */
  percent(fraction: number): string;
}

/** Larger numbers are left to the browser: with decimals they have more digits than JavaScript calculates with. */
const largest = 1e9;

/**
 * Numbers by the words of a locale's files: the browser's own formats take 15 ms to load. The browser writes what the words lack:
 * amounts below zero, and other currencies than those of the markets.
 */
export function numberFormatOf(words: NumberWords, browser: () => NumberFormat): NumberFormat {
  const signs = new Map<string, string>(Object.entries(words.signs));
  const isWritten = (value: number) => value >= 0 && value <= largest;

  function written(value: number, least: number, most: number): string {
    const [units = "", decimals = ""] = rounded(value, most).split(".");
    const grouped = units.length < words.groupedFrom ? units : units.replace(/\B(?=(?:\d{3})+$)/g, () => words.group);
    const shown = decimals.padEnd(least, "0");
    return shown ? grouped + words.decimal + shown : grouped;
  }

  const inMoney = (amount: string, sign: string) => words.money.replace(/[n¤]/g, (field) => (field === "n" ? amount : sign));

  return {
    number: (value) => (isWritten(value) ? written(value, 0, 3) : browser().number(value)),
    rating: (value) => (isWritten(value) ? written(value, 1, 1) : browser().rating(value)),
    money(amount, currency) {
      const sign = signs.get(currency);
      return sign && isWritten(amount) ? inMoney(written(amount, 0, 0), sign) : browser().money(amount, currency);
    },
    exactMoney(amount, currency) {
      const sign = signs.get(currency);
      const decimals = Number.isInteger(amount) ? 0 : 2;
      return sign && isWritten(amount) ? inMoney(written(amount, decimals, decimals), sign) : browser().exactMoney(amount, currency);
    },
    sign: (currency) => signs.get(currency) ?? browser().sign(currency),
    percent(fraction) {
      const size = Math.abs(fraction);
      if (!isWritten(size)) return browser().percent(fraction);
      return (fraction < 0 ? "\u2212" : "") + words.percent.replace("n", () => written(shifted(size, 2), 0, 2));
    },
  };
}

/** A number with at most so many decimals, rounded half up by the digits that JavaScript writes it with. */
const rounded = (value: number, decimals: number): string => String(shifted(Math.round(shifted(value, decimals)), -decimals));

/** A number with its decimal point moved: by its digits, since a multiplication is not exact. */
function shifted(value: number, places: number): number {
  const [digits = "", exponent = "0"] = String(value).split("e");
  return Number(`${digits}e${Number(exponent) + places}`);
}

/** Numbers by a locale's words, which `translate` finds by their keys; as the browser writes them in `tag` where there are none. */
export function numberFormatBy(tag: string, translate: (key: string) => string | null): NumberFormat {
  let browser: NumberFormat | undefined;
  const browserFormat = () => (browser ??= browserNumberFormat(tag));
  const words = readNumberWords(translate);
  return words ? numberFormatOf(words, browserFormat) : browserFormat();
}

/** Numbers as the browser writes them in a BCP 47 tag. */
export function browserNumberFormat(tag: string): NumberFormat {
  const formats = new Map<string, Intl.NumberFormat>();
  function intlFormat(name: string, options: () => Intl.NumberFormatOptions): Intl.NumberFormat {
    const known = formats.get(name);
    if (known) return known;
    const format = new Intl.NumberFormat(tag, options());
    formats.set(name, format);
    return format;
  }
  const inMoney = (currency: string) => ({ style: "currency", currency, currencyDisplay: "narrowSymbol" }) as const;
  const wholeMoney = (currency: string) =>
    intlFormat(`whole ${currency}`, () => ({ ...inMoney(currency), minimumFractionDigits: 0, maximumFractionDigits: 0 }));
  return {
    number: (value) => intlFormat("number", () => ({})).format(value),
    rating: (value) => intlFormat("rating", () => ({ minimumFractionDigits: 1, maximumFractionDigits: 1 })).format(value),
    money: (amount, currency) => wholeMoney(currency).format(amount),
    exactMoney: (amount, currency) =>
      (Number.isInteger(amount) ? wholeMoney(currency) : intlFormat(`exact ${currency}`, () => inMoney(currency))).format(amount),
    sign: (currency) =>
      wholeMoney(currency)
        .formatToParts(0)
        .find(({ type }) => type === "currency")?.value ?? currency,
    percent: (fraction) =>
      intlFormat("percent", () => ({ style: "percent", maximumFractionDigits: 2 }))
        .format(fraction)
        .replace("-", "\u2212"),
  };
}
