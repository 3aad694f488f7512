import type { ReactNode } from "react";
import { useFormat, useText } from "../../i18n/useText.js";
import { useSearch } from "../../store/useSearch.js";
import { Skeleton } from "../controls/Skeleton.js";
import { useTotalText } from "./useTotalText.js";

/** How many stays there are, and for when and whom; its children stand at the end. */
export function ListHead({ children }: { readonly children: ReactNode }) {
  const total = useTotalText();
  const known = useSearch((search) => search.products.key !== null);
  return (
    <div className="list-head" part="list-head">
      <div className="grow">
        {known ? (
          <h2 part="total">{total}</h2>
        ) : (
          <h2 part="total">
            <Skeleton width={280} height={24} />
          </h2>
        )}
        <StayLine />
      </div>
      {children}
    </div>
  );
}

function StayLine() {
  const text = useText();
  const { dayRange } = useFormat();
  const { start, end } = useSearch((search) => search.stayDates);
  const count = useSearch((search) => search.participants.length);
  const travellers = text("results.travellers", { count });
  return <p part="stay">{start && end ? text("results.stay", { dates: dayRange(start, end), travellers }) : text("results.no_dates", { travellers })}</p>;
}
