import { useState, type ReactNode } from "react";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { useSearch } from "../../store/useSearch.js";
import { Skeleton } from "../controls/Skeleton.js";
import type { ListView } from "../../models/results.js";
import { useTotalText } from "./useTotalText.js";

/** How many stays there are, and for when and whom; its children are at the end. */
export function ListHead({ view, children }: { readonly view: ListView; readonly children: ReactNode }) {
  const text = useText();
  const { phase } = view;
  const total = useAnsweredTotal(view);
  const nothingKnown = phase === "failed" || phase === "timeout";
  return (
    <div className="list-head" part="list-head">
      <div className="grow">
        <h2 part="total" tabIndex={-1}>
          {phase === "skeletons" ? <TotalBone /> : nothingKnown ? text("results.list") : total}
        </h2>
        {view.slow ? <p part="slow">{text("results.slow")}</p> : <StayLine />}
      </div>
      {children}
    </div>
  );
}

function TotalBone() {
  const text = useText();
  return (
    <span className="total-bone">
      <Skeleton width={240} height={24} />
      <span className="sr">{text("results.list")}</span>
    </span>
  );
}

/** The total belongs to the list on screen until the next one has loaded: place and number are always from the same query. */
function useAnsweredTotal({ answered }: ListView): string {
  const total = useTotalText(answered);
  const [held, setHeld] = useState(total);
  if (total !== null && held !== total) setHeld(total);
  return total ?? held ?? "";
}

function StayLine() {
  const text = useText();
  const { dayRange } = useFormat();
  const { start, end } = useSearch((search) => search.stayDates);
  const count = useSearch((search) => search.participants.length);
  const byPrice = useSearch(({ sort }) => sort.startsWith("price"));
  const travellers = text("results.travellers", { count });
  return (
    <p part="stay">
      <span>
        {start && end ? text("results.stay", { dates: dayRange(start, end), travellers }) : text("results.no_dates", { travellers })}
      </span>
      {byPrice && <span>{` · ${text("results.by_listed_price")}`}</span>}
      <span className="reviews">
        <span>{" · "}</span>
        <ReviewsNote />
      </span>
    </p>
  );
}

/** How the reviews behind the ratings are checked, by the page; else that they are not. */
function ReviewsNote() {
  const text = useText();
  const reviews = useSearch(({ settings }) => settings.options.reviews);
  if (!reviews?.text) return <span part="reviews">{text("results.reviews_unchecked")}</span>;
  if (!reviews.url) return <span part="reviews">{reviews.text}</span>;
  return (
    <a className="link" part="reviews" href={reviews.url} target="_blank" rel="noopener">
      <span>{reviews.text}</span>
      <span className="sr">{` (${text("card.new_tab")})`}</span>
    </a>
  );
}
