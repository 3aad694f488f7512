import Search from "lucide/dist/esm/icons/search.mjs";
import { useEffect, useRef, useState } from "react";
import { useText, useTexts } from "../../i18n/useText.js";
import { RoundButton } from "../controls/Button.js";
import { onPressOutside } from "../controls/presses.js";
import { Bar } from "./Bar.js";
import type { FieldName } from "./fields.js";
import { preloadField } from "./preload-panels.js";
import { Segment } from "./Segment.js";
import { TapTarget } from "./TapTarget.js";
import type { SurfaceControl } from "./useOpenSurface.js";
import { useBandPlace } from "./useBandPlace.js";
import { useSummaries } from "./useSummaries.js";
import { useSheet } from "../controls/useSheet.js";
import stickySheet from "./sticky.css" with { type: "css" };

export interface StickyBarProps {
  readonly mobile: boolean;
  readonly surface: SurfaceControl;
  onSubmit(): void;
}

/** The bar at the top of the viewport: one slim line, the full bar once a segment is pressed; on a small screen the tap target. */
export function StickyBar({ mobile, surface, onSubmit }: StickyBarProps) {
  useSheet(stickySheet);
  const band = useRef<HTMLDivElement>(null);
  const layout = useBandPlace(band);
  const [full, setFull] = useState(false);
  useEffect(() => {
    if (full && band.current) return onPressOutside([band.current], () => setFull(false));
  }, [full]);
  const show = (field: FieldName | null) => {
    if (field) setFull(true);
    surface.show(field);
  };
  const isFull = !mobile && (full || surface.open !== null);
  return (
    <div ref={band} className={isFull ? `sticky ${layout}` : "sticky"} part="sticky">
      {mobile ? (
        <TapTarget open={surface.open !== null} onOpen={() => surface.show("index")} />
      ) : isFull ? (
        <Bar fixed open={surface.open} onShow={show} onSubmit={onSubmit} />
      ) : (
        <SlimBar onShow={show} onSubmit={onSubmit} />
      )}
    </div>
  );
}

function SlimBar({ onShow, onSubmit }: { onShow(field: FieldName): void; onSubmit(): void }) {
  const text = useText();
  const texts = useTexts();
  const fields = useSummaries({ year: false, length: true });
  return (
    <div className="bar slim" part="bar" role="group" aria-label={text("search_bar.title")}>
      {fields.map((field) => (
        <Segment
          key={field.name}
          slim
          field={field}
          open={false}
          onNear={() => preloadField(field.name, texts)}
          onShow={() => onShow(field.name)}
        />
      ))}
      <RoundButton icon={Search} label={text("search_bar.search")} className="go" part="search" onClick={onSubmit} />
    </div>
  );
}
