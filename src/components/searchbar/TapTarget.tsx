import Pencil from "lucide/dist/esm/icons/pencil.mjs";
import Search from "lucide/dist/esm/icons/search.mjs";
import { MobileFlow } from "./deferred.js";
import { isFlightVariant } from "../../domain/settings.js";
import { midLine } from "../../i18n/mid-line.js";
import { useText, useTexts } from "../../i18n/useText.js";
import { useSearch } from "../../store/useSearch.js";
import { Icon } from "../controls/Icon.js";
import { useOriginSummary } from "../origin/useOriginSummary.js";
import { usePackagesSummary } from "../packages/usePackagesSummary.js";
import { useParticipantsSummary } from "../participants/useParticipantsSummary.js";
import { usePlaceName } from "../place/usePlaceName.js";
import { useDatesSummary } from "./useSummaries.js";

/** The mobile bar: the whole search in a line, one press opens the flow. */
export function TapTarget({ open, onOpen }: { readonly open: boolean; readonly onOpen: () => void }) {
  const text = useText();
  const place = usePlaceName();
  const besideResults = useSearch((search) => search.products.status !== "idle");
  const dates = useDatesSummary({ year: false });
  const flies = useSearch((search) => isFlightVariant(search.settings));
  const { value } = useOriginSummary();
  const origin = flies ? value : null;
  const { short, exceeded } = useParticipantsSummary();
  const party = exceeded ? `${short} (${exceeded})` : short;
  const packages = usePackagesSummary();
  const locale = useSearch((search) => search.settings.locale);
  const title = place ?? text("search_bar.destination_placeholder");
  const texts = useTexts();
  const preload = () => void MobileFlow.preload("near", texts);
  const untouched = place === null && dates === null && origin === null && packages === null && exceeded === null;
  const line = untouched
    ? text("search_bar.mobile_hint")
    : [...(origin ? [origin] : []), dates ?? text("search_bar.dates"), party, ...(packages ? [midLine(packages, locale)] : [])].join(" · ");
  return (
    <button
      type="button"
      className="bar tap"
      part="bar"
      data-opens
      aria-haspopup="dialog"
      aria-expanded={open}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={onOpen}
    >
      <Icon icon={Search} />
      <span className="tap-lines">
        <span className="tap-title" part="summary">
          {title}
        </span>
        <span className="tap-line">{line}</span>
        <span className="sr">{text("search_bar.mobile_summary")}</span>
      </span>
      <span className={besideResults ? "tap-end" : "tap-end go"}>
        <Icon icon={besideResults ? Pencil : Search} />
      </span>
    </button>
  );
}
