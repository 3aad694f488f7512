import type { Product } from "../../domain/products.js";
import type { PriceChange } from "../../domain/stay-price.js";
import { isRated, ratingWord } from "../../domain/rating.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { Icon } from "../controls/Icon.js";
import { Rating, Stars } from "../controls/Rating.js";
import { starsOf } from "./stars.js";
import type { ProductLink } from "./useProductLink.js";
import { icons } from "../controls/icons.js";

interface CardHeadProps {
  readonly product: Product;
  readonly link: ProductLink;
  readonly change: PriceChange | null;
  /** Of the element that says what the price was in the list. */
  readonly changeId: string;
  /** False in an outline: name, link and place alone. */
  readonly whole: boolean;
}

/** Name, class, place and rating. */
export function CardHead({ product, link, change, changeId, whole }: CardHeadProps) {
  const text = useText();
  const hasRisen = change !== null && !change.isSlight && change.difference > 0;
  const place = [product.stationName, product.regionName].filter(Boolean).join(" · ");
  return (
    <div className="body-head">
      <h3 part="card-name">
        <a {...link} aria-describedby={hasRisen ? changeId : undefined}>
          <span>{product.name}</span>
          <span className="sr">{` (${text("card.new_tab")})`}</span>
        </a>
      </h3>
      <p className="place" part="card-place">
        {whole ? <WholePlace product={product} place={place} /> : place}
      </p>
      {whole && <GuestRating product={product} />}
    </div>
  );
}

function WholePlace({ product, place }: Pick<CardHeadProps, "product"> & { readonly place: string }) {
  const text = useText();
  const count = starsOf(product);
  return (
    <>
      {count > 0 && <Stars count={count} label={text("filter.stars", { count })} />}
      <span className="where">
        <Icon icon={icons.mapPin} size={16} />
        <span>{place}</span>
      </span>
    </>
  );
}

function GuestRating({ product }: Pick<CardHeadProps, "product">) {
  const text = useText();
  const { rating } = useFormat();
  if (!isRated(product)) return null;
  const { averageRating, reviewNumber } = product;
  const mark = rating(averageRating);
  const word = ratingWord(averageRating);
  return (
    <Rating
      value={mark}
      maximum="/5"
      label={text("card.rating", { rating: mark })}
      {...(word && { word: text(`card.rating_${word}`) })}
      detail={text("card.reviews", { count: reviewNumber })}
    />
  );
}
