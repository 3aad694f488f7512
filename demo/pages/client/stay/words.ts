import type { Locale } from "../../../../src/domain/locale.js";
import { isPackageCode, packageFamilies } from "../../../../src/domain/packages.js";
import type { Prestation } from "../../../../src/domain/products.js";
import { nights } from "../../../../src/domain/stay-dates.js";
import { midLine } from "../../../../src/i18n/mid-line.js";
import type { Words } from "../../../../src/i18n/words.js";
import { createTexts, type Format, type Texts } from "../../texts.js";

type Included = Pick<Prestation, "codePackage" | "skipass">;

/** The texts of the stay page in one locale. */
export interface StayTexts {
  /** A text of the stay page itself. */
  readonly text: Texts;
  /** A text of the elements. */
  readonly shared: Texts;
  readonly format: Format;
  readonly locale: Locale;
  readonly guests: (count: number) => string;
  readonly nightsOf: (start: string, end: string) => string;
  readonly packageName: (code: string) => string;
  /** What an offer includes besides the accommodation, each in a few words. */
  readonly holds: (offer: Included) => readonly string[];
  /** The same in one line. */
  readonly extras: (offer: Included) => string;
}

export function createStayTexts(locale: Locale, words: Words): StayTexts {
  const { texts: shared, format } = createTexts(locale, words);
  const text: Texts = (key, values) => shared(`stay.${key}`, values);
  const holds = ({ codePackage, skipass }: Included) => {
    if (!isPackageCode(codePackage)) return [];
    const contents = packageFamilies[codePackage];
    const days = Number(/^\d+/.exec(skipass ?? "")?.[0] ?? "0");
    return [
      ...(contents.transport === null ? [] : [text(contents.transport)]),
      ...(contents.skipass ? [days > 0 ? text("skipass_days", { count: days }) : text("skipass")] : []),
      ...(contents.equipment ? [text("equipment")] : []),
    ];
  };
  return {
    text,
    shared,
    format,
    locale,
    guests: (count) => shared("participant.guests", { count }),
    nightsOf: (start, end) => shared("card.nights", { count: nights(start, end) }),
    packageName: (code) => shared(`package.${code}`) || code,
    holds,
    extras: (offer) => {
      const [first = "", ...others] = holds(offer);
      return [first, ...others.map((words) => midLine(words, locale))].join(" + ");
    },
  };
}
