import Check from "lucide/dist/esm/icons/check.mjs";
import Minus from "lucide/dist/esm/icons/minus.mjs";
import type { ReactNode } from "react";
import { nearestDistance } from "../../domain/card-facts.js";
import type { distances } from "../../domain/distances.js";
import { freeCancellationDay } from "../../domain/offers.js";
import { isRated, ratingWord } from "../../domain/rating.js";
import type { KeptStay } from "../../domain/shortlist.js";
import { stayPrice } from "../../domain/stay-price.js";
import { unbroken } from "../../i18n/unbroken.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { useSharedSearch } from "../../store/useSearch.js";
import { Icon } from "../controls/Icon.js";
import { useCardSettings } from "../products/useCardSettings.js";
import { PartsList } from "../products/PartsList.js";
import { optionLabel } from "../../models/filter-labels.js";
import { useStanding } from "./useStanding.js";

interface CellProps {
  readonly stay: KeptStay;
}

/** Shown if the seller gives no value. */
export function NotStated() {
  return <span className="not-stated">{useText()("shortlist.not_stated")}</span>;
}

export function PackageCell({ stay }: CellProps) {
  const text = useText();
  const { seen } = useStanding(stay);
  return seen ? text(`package.${seen.codePackage}`) || seen.codePackage : <NotStated />;
}

/** The parts of the price, if known. */
export function PartsCell({ stay }: CellProps) {
  const { currency, fee } = useCardSettings(0);
  const { priced, prices, offer } = useStanding(stay);
  if (prices?.status === "checking") return null;
  if (!priced || !offer) return <NotStated />;
  const price = stayPrice(offer, { fee, fees: prices?.fees ?? stay.product.wiypFees, partySize: stay.ages.length });
  return <PartsList code={offer.codePackage} price={price} currency={currency} />;
}

export function DatesCell({ stay }: CellProps) {
  const text = useText();
  const { dayRange } = useFormat();
  const { seen } = useStanding(stay);
  if (!seen?.startDate || !seen.endDate) return <NotStated />;
  return (
    <>
      <span>{dayRange(seen.startDate, seen.endDate)}</span>
      {seen.duration !== null && <p>{text("card.nights", { count: seen.duration })}</p>}
    </>
  );
}

export function AccommodationCell({ stay }: CellProps) {
  const { offer, seen } = useStanding(stay);
  return (offer ?? seen)?.name || <NotStated />;
}

export function SurfaceCell({ stay }: CellProps) {
  const text = useText();
  const { offer, seen } = useStanding(stay);
  const surface = (offer ?? seen)?.surface ?? 0;
  return surface > 0 ? text("card.surface", { surface }) : <NotStated />;
}

export function DistanceCell({ stay, group }: CellProps & { readonly group: keyof typeof distances }): ReactNode {
  const text = useText();
  const option = nearestDistance(group, stay.product);
  return option ? optionLabel(group, option, text) : <NotStated />;
}

/** The last day of free cancellation; nothing is promised once it has passed. */
export function CancellationCell({ stay }: CellProps) {
  const text = useText();
  const { day } = useFormat();
  const today = useSharedSearch().today();
  const { offer } = useStanding(stay);
  const until = offer && freeCancellationDay(offer, today);
  return until ? <span className="ok">{text("card.free_cancellation", { day: unbroken(day(until, "dayMonth")) })}</span> : <NotStated />;
}

/** No mark without the number of its reviews. */
export function RatingCell({ stay: { product } }: CellProps) {
  const text = useText();
  const { rating } = useFormat();
  if (!isRated(product)) return <NotStated />;
  const word = ratingWord(product.averageRating);
  return (
    <>
      <span>{text("shortlist.rating", { rating: rating(product.averageRating) })}</span>
      <p>{[...(word ? [text(`card.rating_${word}`)] : []), text("card.reviews", { count: product.reviewNumber })].join(" · ")}</p>
    </>
  );
}

/** Yes and no in words; the sign only repeats them. */
export function YesOrNo({ isSo }: { readonly isSo: boolean }) {
  const text = useText();
  return (
    <span className={isSo ? "yes" : "no"}>
      <Icon icon={isSo ? Check : Minus} size={16} />
      <span>{text(isSo ? "shortlist.yes" : "shortlist.no")}</span>
    </span>
  );
}
