import { useFormat } from "../../../i18n/useFormat.js";
import { useText } from "../../../i18n/useText.js";
import type { PlaceLimit } from "../../../models/place-limits.js";
import { isSameOrigin } from "../../../models/priced-places.js";
import { Select } from "../../controls/Select.js";
import { useSheet } from "../../controls/useSheet.js";
import sliderSheet from "../../controls/slider.css" with { type: "css" };
import { useLimitText } from "../useLimitText.js";
import { useOriginName } from "../useOriginName.js";
import { useIsDated, type PricedPlaces } from "./usePricedPlaces.js";

/** What a place should have. A limit that could not tell any two places apart is left out. */
export function PlaceLimitFields({ model: { limits, origins, origin }, travel, travelIn, limit, countFrom }: PricedPlaces) {
  useSheet(sliderSheet);
  const text = useText();
  const originName = useOriginName();
  const chosen = origins.findIndex((one) => isSameOrigin(one, origin));
  return (
    <div className="place-limits" part="place-limits">
      <MonthField travel={travel} travelIn={travelIn} />
      {origins.length > 1 && (
        <Select
          title={text("place_map.origin")}
          part="place-origin"
          value={chosen}
          options={origins.map((one, index) => ({ value: index, label: originName(one) }))}
          onChange={(index) => origins[index] && countFrom(origins[index])}
        />
      )}
      {limits.map((one) => (
        <LimitSlider key={one.name} limit={one} onChange={(value) => limit(one.name, value)} />
      ))}
    </div>
  );
}

/** The month of the stays that are offered; left out where the dates are chosen. */
function MonthField({ travel: { months, month }, travelIn }: Pick<PricedPlaces, "travel" | "travelIn">) {
  const text = useText();
  const format = useFormat();
  if (useIsDated()) return null;
  const any = { value: "", label: text("place_map.any_month") };
  return (
    <Select
      title={text("place_map.month")}
      part="place-month"
      value={month ?? ""}
      options={[any, ...months.map((one) => ({ value: one, label: format.month(one) }))]}
      onChange={(value) => travelIn(value || null)}
    />
  );
}

interface LimitSliderProps {
  readonly limit: PlaceLimit;
  onChange(value: number | null): void;
}

/** A scale of round values, with no limit at its end: the lowest for what a place has at least, the highest for what it has at most. */
function LimitSlider({ limit: { name, bound, stops, value }, onChange }: LimitSliderProps) {
  const text = useText();
  const limitText = useLimitText();
  const scale = bound === "least" ? [null, ...stops] : [...stops, null];
  const at = value === null ? scale.indexOf(null) : nearestStop(scale, value);
  const share = (at / (scale.length - 1)) * 100;
  const shown = limitText(name, value);
  const label = text(`place_map.${name}`);
  const fill =
    bound === "least" ? { insetInlineStart: `${share}%`, insetInlineEnd: 0 } : { insetInlineStart: 0, insetInlineEnd: `${100 - share}%` };
  return (
    <div className="place-limit" part={`place-limit place-limit-${name}`}>
      <div className="place-limit-text" aria-hidden="true">
        <span>{label}</span> <b>{shown}</b>
      </div>
      <div className="slider">
        <span className="rail" />
        <span className="fill" style={fill} />
        <input
          type="range"
          part="slider"
          className="low"
          aria-label={label}
          aria-valuetext={shown}
          min={0}
          max={scale.length - 1}
          step={1}
          value={at}
          onChange={({ currentTarget }) => onChange(scale[currentTarget.valueAsNumber] ?? null)}
        />
      </div>
    </div>
  );
}

/** The stop of a value, or the first above it; the last one where the stops have changed and end below it. */
function nearestStop(scale: readonly (number | null)[], value: number): number {
  const above = scale.findIndex((stop) => stop !== null && stop >= value);
  return above >= 0 ? above : scale.findLastIndex((stop) => stop !== null);
}
