import Star from "lucide/dist/esm/icons/star.mjs";
import { Icon } from "./Icon.js";

interface RatingProps {
  /** The mark as written, such as "8,6". */
  readonly value: string;
  /** Read by screen readers instead: the mark and its maximum. */
  readonly label: string;
  /** The line under it, such as how many reviews. */
  readonly detail?: string;
}

/** The rating by guests. */
export function Rating({ value, label, detail }: RatingProps) {
  return (
    <span className="rating" part="rating">
      <span className="rating-value" aria-hidden="true">
        <Icon icon={Star} size={16} filled />
        {value}
      </span>
      <span className="sr">{label}. </span>
      {detail && <small className="rating-detail">{detail}</small>}
    </span>
  );
}

/** Class stars of a lodging. */
export function Stars({ count, label }: { readonly count: number; readonly label: string }) {
  return (
    <span className="stars" part="stars" role="img" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <Icon icon={Star} size={16} filled key={index} />
      ))}
    </span>
  );
}
