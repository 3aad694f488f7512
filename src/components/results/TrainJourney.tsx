import { markets } from "../../domain/markets.js";
import { packageFamilies } from "../../domain/packages.js";
import { transferPackages } from "../../domain/sold-packages.js";
import { useFlags, useSearch } from "../../store/useSearch.js";
import { TrainTimeline } from "./deferred.js";

/** The journey by train, above stays that are reached by it. Not every market is shown it. */
export function TrainJourney() {
  const locale = useSearch((search) => search.settings.locale);
  const transfer = useSearch((search) => search.transfer);
  const flags = useFlags();
  const sellsTrains = transferPackages(locale, flags).some((code) => packageFamilies[code].transport === "train");
  const isShown = transfer && sellsTrains && markets[locale].trainTimeline;
  return isShown && <TrainTimeline standIn={() => <div className="train-room" />} />;
}
