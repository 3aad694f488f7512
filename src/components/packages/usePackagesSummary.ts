import { useText } from "../../i18n/useText.js";
import { packagesSummary, packagesSummaryParts } from "../../models/packages-summary.js";
import { useModel } from "../../store/useSearch.js";

const transportTexts = { train: "package.train", flight: "package.flight" } as const;

/** The chosen packages in a short text, for a narrow field. Null where all packages are possible. */
export function usePackagesSummary(): string | null {
  const text = useText();
  const summary = useModel(packagesSummaryParts, packagesSummary);
  switch (summary?.kind) {
    case "package":
      return text(`package.short_${summary.code}`);
    case "transport":
      return text(transportTexts[summary.transport]);
    case "count":
      return text("search_bar.packages_chosen", { count: summary.count });
    default:
      return null;
  }
}
