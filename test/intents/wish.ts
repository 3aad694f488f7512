/** The languages in which wishes are made. */
export const wishLocales = ["fr-FR", "en-GB", "nl-NL"] as const;
export type WishLocale = (typeof wishLocales)[number];

/** What a resort has at least; the minutes by road from an airport, at most. */
export type Limit =
  | { readonly kind: "altitude"; readonly metres: number }
  | { readonly kind: "slopes"; readonly kilometres: number }
  | { readonly kind: "airport"; readonly code: string; readonly minutes: number };

export type Where =
  | { readonly kind: "resort"; readonly id: number; readonly name: string }
  | { readonly kind: "area"; readonly id: number; readonly name: string }
  | { readonly kind: "anywhere"; readonly limits: readonly Limit[] };

/** Exact days (`yyyy-MM-dd`), a start in a month (`yyyy-MM`), or the start with the lowest price of the season. */
export type When =
  | { readonly kind: "exact"; readonly start: string; readonly end: string }
  | { readonly kind: "month"; readonly month: string }
  | { readonly kind: "cheapest" };

/** An amenity by its key among the filters, an exact number of stars, or at least a mark of guests, in tenths. */
export type Quality =
  | { readonly kind: "amenity"; readonly key: string; readonly criteria: readonly number[] }
  | { readonly kind: "stars"; readonly stars: number; readonly criteria: readonly number[] }
  | { readonly kind: "rating"; readonly tenths: number };

/** What a visitor wants. */
export interface Wish {
  readonly index: number;
  readonly locale: WishLocale;
  readonly where: Where;
  readonly when: When;
  readonly nights: number;
  readonly adults: number;
  /** Ages of the children. */
  readonly children: readonly number[];
  readonly quality: Quality | null;
  /** The most that the party pays, in whole units of the locale's currency; null without a limit. */
  readonly budget: number | null;
}

export const partySize = ({ adults, children }: Pick<Wish, "adults" | "children">): number => adults + children.length;

function whereText(where: Where): string {
  if (where.kind !== "anywhere") return where.name;
  const limits = where.limits.map((limit) => {
    if (limit.kind === "altitude") return `at ${limit.metres} m or higher`;
    if (limit.kind === "slopes") return `${limit.kilometres} km of piste or more`;
    return `${limit.minutes} min or less from ${limit.code}`;
  });
  return ["anywhere", ...limits].join(", ");
}

function whenText(when: When): string {
  if (when.kind === "exact") return `${when.start} to ${when.end}`;
  return when.kind === "month" ? `starting in ${when.month}` : "the cheapest start";
}

function qualityText(quality: Quality): string {
  if (quality.kind === "amenity") return quality.key;
  return quality.kind === "stars" ? `${quality.stars} stars` : `rated ${quality.tenths / 10} or more`;
}

/** A wish on one line of a report. */
export function wishText({ locale, where, when, nights, adults, children, quality, budget }: Wish): string {
  const party = children.length === 0 ? `${adults} adults` : `${adults} adults and children of ${children.join(", ")}`;
  return [
    locale,
    whereText(where),
    `${nights} nights`,
    whenText(when),
    party,
    ...(quality ? [qualityText(quality)] : []),
    ...(budget === null ? [] : [`at most ${budget}`]),
  ].join("; ");
}
