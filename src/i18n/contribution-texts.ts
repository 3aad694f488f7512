import { leftOf, type Contribution, type ContributionLimit } from "../domain/contribution.js";
import type { KnownLeftToPay } from "../domain/left-to-pay.js";
import type { StayPrice } from "../domain/stay-price.js";
import type { Format } from "./format.js";
import { partName } from "./part-name.js";
import type { Text } from "./texts.js";

interface QuoteBasis {
  readonly rule: Contribution;
  readonly left: KnownLeftToPay;
  readonly price: StayPrice;
  /** Package code of the offer. */
  readonly code: string;
  /** ISO 4217; the locale's own when absent. */
  readonly currency?: string;
}

interface TextTools {
  readonly text: Text;
  readonly format: Pick<Format, "exactMoney" | "percent">;
}

interface RuleTools {
  readonly text: Text;
  readonly format: Pick<Format, "money" | "percent">;
}

/** A line of the sum that leads to what is left to pay. */
export interface QuoteLine {
  readonly id: string;
  readonly name: string;
  readonly amount: string;
  readonly look: "counted" | "left-out" | "total";
}

/** What is left to pay step by step: the parts of the price, the council's share with the limits it reaches, and the rest. */
export function quoteLines({ rule, left, price, code, currency }: QuoteBasis, { text, format }: TextTools): readonly QuoteLine[] {
  const money = (amount: number) => format.exactMoney(amount, currency);
  const line = (id: string, name: string, amount: string, look: QuoteLine["look"] = "counted") => ({ id, name, amount, look });
  const ofLimit = limitTexts(rule, price.total, { text, money });
  return [
    ...left.parts.map((part) => {
      const name = partName(part, code, text);
      return part.isEligible
        ? line(`part-${part.id}`, name, money(part.amount))
        : line(`part-${part.id}`, text("contribution.left_out", { part: name }), money(part.amount), "left-out");
    }),
    line("price", text("contribution.seller_price"), money(price.total), "total"),
    line("rate", text("contribution.rate", { percent: format.percent(left.rate), price: money(left.base) }), money(left.rate * left.base)),
    ...left.limits.map(({ limit, share }) => line(limit, ofLimit(limit), money(share))),
    line("share", text("contribution.council_share", { council: rule.label }), `${left.share > 0 ? "\u2212" : ""}${money(left.share)}`),
    line("left", text("contribution.left_total"), money(left.left), "total"),
  ];
}

/** The rates by which a rule may pay: of the visitor's band where the portal names it. */
function ratesOf({ rate, bands = [], band }: Contribution): readonly number[] {
  const ofBands = bands.filter(({ id }) => band === undefined || id === band).map((one) => one.rate);
  return rate === undefined || (band !== undefined && ofBands.length > 0) ? ofBands : [rate, ...ofBands];
}

/** The most that is paid, for how many nights, and what the visitor pays at least. */
function capTexts(
  { perNight, perStay, perYear, nights, ownShare = {} }: Contribution,
  { text, format }: RuleTools,
  currency?: string,
): string[] {
  const most = Object.entries({ perNight, perStay, perYear: perYear?.max, ownAmount: ownShare.amount });
  return [
    ...most.flatMap(([cap, amount]) =>
      amount === undefined ? [] : [text(`contribution.rule_${cap}`, { price: format.money(amount, currency) })],
    ),
    ...(ownShare.rate === undefined ? [] : [text("contribution.rule_ownRate", { percent: format.percent(ownShare.rate) })]),
    ...(nights === undefined ? [] : [text("contribution.rule_nights", { count: nights.max })]),
  ];
}

/**
 * A rule in one sentence: its rate or rates, what they are of unless it is the whole package, and its limits.
 * @param currency ISO 4217; the locale's own when absent.
 */
export function ruleText(rule: Contribution, { text, format }: RuleTools, currency?: string): string {
  const { label: council, base } = rule;
  const rates = ratesOf(rule);
  const lowest = format.percent(Math.min(...rates));
  const highest = format.percent(Math.max(...rates));
  const kinds = base?.map((kind) => text(`card.kind_${kind}`)).join(" + ");
  return [
    lowest === highest
      ? text("contribution.rule_rate", { council, percent: highest })
      : text("contribution.rule_rates", { council, lowest, highest }),
    ...(kinds === undefined ? [] : [text("contribution.rule_base", { kinds })]),
    ...capTexts(rule, { text, format }, currency),
  ].join(", ");
}

interface LimitTools {
  readonly text: Text;
  money(amount: number): string;
}

/** A sentence on each limit of the rule. */
function limitTexts({ perNight = 0, perStay = 0, perYear, nights, ownShare }: Contribution, total: number, { text, money }: LimitTools) {
  const amounts: Readonly<Record<ContributionLimit, number>> = {
    nights: 0,
    perNight,
    perStay,
    perYear: perYear ? leftOf(perYear) : 0,
    ownShare: Math.max(ownShare?.amount ?? 0, (ownShare?.rate ?? 0) * total),
  };
  return (limit: ContributionLimit) =>
    text(`contribution.limit_${limit}`, { count: nights ? leftOf(nights) : 0, price: money(amounts[limit]) });
}
