import Info from "lucide/dist/esm/icons/info.mjs";
import { memo, useRef } from "react";
import { criteriaGroupsByKey, lodgingTypeOptions } from "../../domain/criteria-table.js";
import { useText } from "../../i18n/useText.js";
import { useActions, useFlags, useSearch } from "../../store/useSearch.js";
import { TextButton } from "../controls/Button.js";
import { Icon } from "../controls/Icon.js";
import { useLasting } from "../controls/useLasting.js";
import { BudgetFilter } from "./BudgetFilter.js";
import { CheckRows, Filter } from "./CheckRows.js";
import { DistanceGroups } from "./DistanceGroups.js";
import { criterionIcon } from "./criterion-icons.js";
import { FiltersSkeleton } from "./FiltersSkeleton.js";
import { groupTitle, optionLabel } from "../../models/filter-labels.js";
import { countsFailed, filtersWait } from "../../models/filters.js";
import { RankingGroup } from "./RankingGroup.js";
import { RoomsGroup } from "./RoomsGroup.js";
import { useSheet } from "../controls/useSheet.js";
import criteriaSheet from "./criteria.css" with { type: "css" };
import filtersSheet from "./filters.css" with { type: "css" };

/** Amenities shown before "all": the most used. */
const amenitiesShown = 6;

const { rooms, ranking, amenities, catering } = criteriaGroupsByKey;

/** All filters, as the sidebar and the full-screen modal show them. */
export const Filters = memo(function Filters() {
  useSheet(criteriaSheet);
  useSheet(filtersSheet);
  const text = useText();
  const waiting = useLasting(useSearch(filtersWait));
  const failed = useSearch(countsFailed);
  const { criteriaSkeleton: skeleton } = useFlags();
  const filters = useRef<HTMLDivElement>(null);
  return (
    <div
      className={waiting ? "filters is-waiting" : "filters"}
      part="filters"
      ref={filters}
      role="group"
      aria-label={text("results.filters")}
      tabIndex={-1}
      aria-busy={waiting}
    >
      {failed && <CountsFailed onRetry={() => filters.current?.focus({ preventScroll: true })} />}
      {waiting && skeleton ? <FiltersSkeleton /> : <AllFilters />}
    </div>
  );
});

function AllFilters() {
  const text = useText();
  const actions = useActions();
  const criteria = useSearch((search) => search.criteria);
  const lodgingTypes = useSearch((search) => search.lodgingTypes);
  const answer = useSearch((search) => search.counts.answer);
  const given = { chosen: criteria, counts: answer?.criteria ?? null };
  return (
    <>
      <BudgetFilter />
      <Filter title={text("filter.lodging_type")}>
        <CheckRows
          options={lodgingTypeOptions}
          chosen={lodgingTypes}
          counts={answer?.lodgingTypes ?? null}
          label={(option) => optionLabel("lodgingType", option, text)}
          onToggle={actions.criteria.toggleLodgingTypes}
        />
      </Filter>
      <Filter title={text("filter.rooms")}>
        <RoomsGroup group={rooms} {...given} />
      </Filter>
      <Filter title={text("filter.ranking")}>
        <RankingGroup group={ranking} {...given} />
      </Filter>
      <Filter title={text("filter.distances")}>
        <DistanceGroups {...given} />
      </Filter>
      {[amenities, catering].map((group) => (
        <Filter key={group.key} title={groupTitle(group.key, text)}>
          <CheckRows
            options={group.options}
            {...given}
            shownFirst={amenitiesShown}
            label={(option) => optionLabel(group.key, option, text)}
            icon={(option) => criterionIcon(option.key)}
            onToggle={actions.criteria.toggle}
          />
        </Filter>
      ))}
    </>
  );
}

/** The filters work without their counts; a button requests these again and disappears when pressed. */
function CountsFailed({ onRetry }: { onRetry(): void }) {
  const text = useText();
  const actions = useActions();
  return (
    <p className="note" part="counts-failed" role="alert">
      <Icon icon={Info} />
      <span>
        <span>{text("filter.counts_failed")}</span>{" "}
        <TextButton
          onClick={() => {
            onRetry();
            actions.results.retryCounts();
          }}
        >
          {text("results.retry")}
        </TextButton>
      </span>
    </p>
  );
}
