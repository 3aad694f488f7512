import { Skeleton } from "../controls/Skeleton.js";
import { useSheet } from "../controls/useSheet.js";
import criteriaSheet from "./criteria.css" with { type: "css" };
import { times } from "../../calendar/times.js";

const blocks = [3, 5, 4, 6];

/** Replaces the filters while they load, and by flag while counts load. */
export function FiltersSkeleton() {
  useSheet(criteriaSheet);
  return (
    <div className="filters breathing" part="filters-skeleton" aria-hidden="true">
      {blocks.map((rows) => (
        <div className="filter" key={rows}>
          <Skeleton width={120} height={24} />
          {times(rows, (row) => (
            <div className="pick" key={row}>
              <Skeleton width={24} height={24} />
              <span className="grow">
                <Skeleton width="60%" />
              </span>
              <Skeleton width={28} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
