import type { Fee, Prestation } from "../../domain/products.js";
import { isMoved } from "../../domain/compared-stays.js";
import type { KeptStay } from "../../domain/shortlist.js";
import { stayPrice } from "../../domain/stay-price.js";
import { timeOfDay } from "../../i18n/format-time.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useFormatLocale, useText } from "../../i18n/useText.js";
import type { CheckedPrices } from "../../store/state/types.js";
import type { CardSettings } from "../../models/card-settings.js";
import { useCardSettings } from "../products/useCardSettings.js";
import { usePriceTexts } from "../products/usePriceTexts.js";
import { LeftToPay } from "../contribution/deferred.js";
import { useStanding } from "./useStanding.js";

/** What the stay costs and for whom, and how old that price is. */
export function PriceCell({ stay }: { readonly stay: KeptStay }) {
  const text = useText();
  const { priced, prices, offer, seen } = useStanding(stay);
  const settings = { ...useCardSettings(0), partySize: stay.ages.length };
  const { price } = usePriceTexts(settings);
  if (!priced) return `${text("card.your_dates")} ${text("card.price_depends")}`;
  if (prices?.status === "checking") return <p className="price-age">{text("shortlist.checking")}</p>;
  if (!offer) return <b>{text("card.sold_out")}</b>;
  return (
    <>
      <Sum name={stay.product.name} offer={offer} fees={prices?.fees ?? []} settings={settings} />
      {stay.former && <OtherDates former={stay.former} price={price(stay.former.price)} room={offer.name} />}
      {seen !== null && price(seen.price) !== price(offer.price) && <FormerPrice price={price(seen.price)} isMoved={isMoved(stay)} />}
      <PriceAge prices={prices} seenOn={stay.seenOn} />
    </>
  );
}

interface SumProps {
  /** Of the lodging. */
  readonly name: string;
  readonly offer: Prestation;
  readonly fees: readonly Fee[];
  readonly settings: CardSettings;
}

function Sum({ name, offer, fees, settings }: SumProps) {
  const { fee, partySize, hasContribution } = settings;
  const cost = stayPrice(offer, { fee, fees, partySize });
  const { large, beside, basis } = usePriceTexts(settings).compared(cost, null);
  return (
    <>
      <b className="kept-amount" part="kept-amount">
        {large}
      </b>
      <p>{basis}</p>
      <p>{beside}</p>
      {hasContribution && <LeftToPay name={name} offer={offer} price={cost} settings={settings} standIn={() => null} />}
    </>
  );
}

interface OtherDatesProps {
  readonly former: NonNullable<KeptStay["former"]>;
  readonly price: string;
  /** The room or flat of now. */
  readonly room: string;
}

/** What the stay cost at its former dates, and in which room if that was another one. */
function OtherDates({ former: { stayDates, room: formerRoom }, price, room }: OtherDatesProps) {
  const text = useText();
  const { dayRange } = useFormat();
  const { start, end } = stayDates;
  if (start === null || end === null) return null;
  const was = text("shortlist.former_dates", { price, dates: dayRange(start, end) });
  return <p>{formerRoom === room ? was : `${was} (${formerRoom})`}</p>;
}

/** The price at which the stay was kept, or listed for the dates to which it was moved, if it differs from the current one. */
function FormerPrice({ price, isMoved }: { readonly price: string; readonly isMoved: boolean }) {
  const text = useText();
  return <p className="former-price">{text(isMoved ? "shortlist.listed_price" : "shortlist.former_price", { price })}</p>;
}

function PriceAge({ prices, seenOn }: { readonly prices: Readonly<CheckedPrices> | undefined; readonly seenOn: string }) {
  const text = useText();
  const { day } = useFormat();
  const locale = useFormatLocale();
  if (prices?.status === "checked")
    return <p className="price-age is-checked">{text("shortlist.checked", { time: timeOfDay(prices.at, locale) })}</p>;
  const seen = text("shortlist.seen", { day: day(seenOn, "dayMonth") });
  return prices ? (
    <p className="price-age is-failed">{`${text("shortlist.check_failed")} ${seen}`}</p>
  ) : (
    <p className="price-age">{seen}</p>
  );
}
