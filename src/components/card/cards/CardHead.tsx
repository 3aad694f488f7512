import type { Product } from "../../../domain/products.js";
import { useFormat, useText } from "../../../i18n/useText.js";
import { Icon } from "../../controls/Icon.js";
import { Rating, Stars } from "../../controls/Rating.js";
import { starsOf } from "./stars.js";
import type { ProductLink } from "./useProductLink.js";
import { icons } from "../../controls/icons.js";

interface CardHeadProps {
  readonly product: Product;
  readonly titleId: string;
  readonly link: ProductLink;
}

/** Name, class, place and rating. */
export function CardHead({ product, titleId, link }: CardHeadProps) {
  const text = useText();
  const { rating } = useFormat();
  const stars = starsOf(product);
  const mark = rating(product.averageRating);
  return (
    <div className="body-head">
      <div className="grow">
        <h3 id={titleId} part="card-name">
          <a {...link}>
            {product.name}
            <span className="sr"> ({text("card.new_tab")})</span>
          </a>
        </h3>
        <p className="place" part="card-place">
          {stars > 0 && <Stars count={stars} label={text("filter.stars", { count: stars })} />}
          <span className="where">
            <Icon icon={icons.mapPin} size={16} />
            {[product.stationName, product.regionName].filter(Boolean).join(" · ")}
          </span>
        </p>
      </div>
      {product.averageRating > 0 && (
        <Rating value={mark} label={text("card.rating", { rating: mark })} detail={text("card.reviews", { count: product.reviewNumber })} />
      )}
    </div>
  );
}
