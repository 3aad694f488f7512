import Star from "lucide/dist/esm/icons/star.mjs";
import { Icon, pathOf } from "./Icon.js";
import { useSheet } from "./useSheet.js";
import ratingSheet from "./rating.css" with { type: "css" };
import { times } from "../../calendar/times.js";

interface RatingProps {
  /** The formatted mark, such as "8,6". */
  readonly value: string;
  /** The maximum, such as "/5". */
  readonly maximum: string;
  /** The verdict, such as "Very good". */
  readonly word?: string;
  /** Read by screen readers instead: the mark and its maximum. */
  readonly label: string;
  /** The number of ratings. */
  readonly detail: string;
}

/** The rating by guests. */
export function Rating({ value, maximum, word, label, detail }: RatingProps) {
  useSheet(ratingSheet);
  return (
    <span className="rating" part="rating">
      <span className="rating-value" aria-hidden="true">
        <Icon icon={Star} size={16} filled />
        <bdi>
          <span>{value}</span>
          <span className="rating-maximum">{maximum}</span>
        </bdi>
      </span>
      <span className="sr">{`${label}. `}</span>
      <small className="rating-detail">
        {word && <b>{word}</b>}
        <span>{word ? ` · ${detail}` : detail}</span>
      </small>
    </span>
  );
}

const starSize = 24;
const starGap = 2;
const starStep = starSize + starGap;
const starPath = pathOf(Star);

/** Class stars of a lodging, as one drawing. */
export function Stars({ count, label }: { readonly count: number; readonly label: string }) {
  return (
    <svg className="icon fill stars" part="stars" role="img" aria-label={label} viewBox={`0 0 ${count * starStep - starGap} ${starSize}`}>
      {times(count, (index) => (
        <path d={starPath} transform={`translate(${index * starStep})`} key={index} />
      ))}
    </svg>
  );
}
