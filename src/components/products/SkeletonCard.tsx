import { memo } from "react";
import { Skeleton } from "../controls/Skeleton.js";
import { useSheet } from "../controls/useSheet.js";
import cardBoxSheet from "./card-box.css" with { type: "css" };
import priceSheet from "./price.css" with { type: "css" };

/** The skeleton of a card; as an outline the box of one. */
export const SkeletonCard = memo(function SkeletonCard({ outline }: { readonly outline: boolean }) {
  useSheet(cardBoxSheet);
  useSheet(priceSheet);
  if (outline) return <div className="card is-skeleton is-outline" part="skeleton" aria-hidden="true" />;
  return (
    <div className="card is-skeleton" part="skeleton" aria-hidden="true">
      <div className="shot bone" />
      <div className="card-body bones breathing">
        <Skeleton width="72%" height={22} />
        <Skeleton width="44%" />
        <div className="row">
          <Skeleton width={112} />
          <Skeleton width={80} />
          <Skeleton width={64} />
        </div>
      </div>
      <div className="price has-sum breathing">
        <p className="why">
          <Skeleton width={96} height={20} />
        </p>
        <div className="left">
          <Skeleton className="amount-bone" width={120} height={36} />
          <Skeleton className="per-bone" width={88} height={12} />
          <Skeleton className="per-bone" width={104} height={12} />
        </div>
        <span className="bone button-bone" />
      </div>
      <div className="card-offers bones breathing">
        <Skeleton width="100%" height={54} radius={18} />
        <div className="row apart">
          <Skeleton width="52%" height={32} />
          <Skeleton width={64} height={32} />
        </div>
      </div>
    </div>
  );
});
