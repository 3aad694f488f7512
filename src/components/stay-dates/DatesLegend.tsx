import ArrowDown from "lucide/dist/esm/icons/arrow-down.mjs";
import { useText } from "../../i18n/useText.js";
import { usePriceBasis } from "../place/usePriceBasis.js";
import { Icon } from "../controls/Icon.js";
import type { StartPrices } from "./useStartPrices.js";
import { useDates } from "./useStayDates.js";

/** What the prices are for, and what the looks of days mean. */
export function DatesLegend({ prices }: { readonly prices: StartPrices }) {
  const text = useText();
  const { wantsEnd, nights } = useDates();
  const kinds = nights === null ? (["available", "stay", "unavailable"] as const) : (["stay"] as const);
  return (
    <>
      <PriceBasis prices={prices} explained={false} />
      <ul className="legend" part="legend">
        {kinds.map((kind) => (
          <li key={kind}>
            <i className={kind} aria-hidden="true" />
            <span>{text(kind === "unavailable" && wantsEnd ? "dates.unavailable_end" : `dates.${kind}`)}</span>
          </li>
        ))}
        {prices.cheapest.size > 0 && (
          <li>
            <i className="cheapest" aria-hidden="true" />
            <Icon icon={ArrowDown} size={16} />
            <span>{text("dates.cheapest")}</span>
          </li>
        )}
      </ul>
    </>
  );
}

interface PriceBasisProps {
  readonly prices: StartPrices;
  /** There is no legend: what the arrow means is said here. */
  readonly explained: boolean;
}

/** What the prices of the days are for. Its line is kept where there are none yet, so that nothing moves when they arrive. */
export function PriceBasis({ prices, explained }: PriceBasisProps) {
  const text = useText();
  const basisOf = usePriceBasis();
  if (prices.prices.size === 0) return <p className="price-basis" />;
  return (
    <p className="price-basis">
      <span part="price-basis">{basisOf(prices.length === "any" ? null : prices.length)}</span>
      {explained && (
        <span aria-hidden="true">
          {" "}
          <Icon icon={ArrowDown} size={16} /> <span>{text("dates.arrow")}</span>
        </span>
      )}
    </p>
  );
}
