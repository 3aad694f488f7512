import { useState } from "react";
import { assetUrl } from "../../domain/assets-domain.js";
import { trainTimelineWidth } from "../../domain/defaults.js";
import { useText } from "../../i18n/useText.js";
import { mediaLength } from "../../platform/font-size.js";
import { useSearch } from "../../store/useSearch.js";
import { Icon } from "../controls/Icon.js";
import { icons } from "../controls/icons.js";
import { useMedia } from "../controls/useMedia.js";
import { useSheet } from "../controls/useSheet.js";
import trainTimelineSheet from "./train-timeline.css" with { type: "css" };

/** The pictures, with their px of width and height. */
const pictures = {
  desktop: [1200, 264],
  "mobile-short": [358, 96],
  "mobile-full": [358, 424],
} as const;

/** The journey by train. Side by side on wide pages; on narrow ones short, and whole after a press. */
export function TrainTimeline() {
  useSheet(trainTimelineSheet);
  const text = useText();
  const wide = useMedia(`(min-width: ${mediaLength(trainTimelineWidth)})`);
  const [whole, setWhole] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const domain = useSearch((search) => search.settings.assetsDomain);
  const name = wide ? "desktop" : whole ? "mobile-full" : "mobile-short";
  const [width, height] = pictures[name];
  if (failed === domain) return null;
  const image = (
    <img
      src={assetUrl(domain, `/train/${name}.svg`, window.location.href)}
      alt={text("results.train_timeline_alt")}
      width={width}
      height={height}
      decoding="async"
      part="train-timeline-image"
      onError={() => setFailed(domain)}
    />
  );
  if (wide)
    return (
      <div className="train-timeline" part="train-timeline">
        {image}
      </div>
    );
  return (
    <button type="button" className="train-timeline" part="train-timeline" aria-expanded={whole} onClick={() => setWhole(!whole)}>
      {image}
      <Icon icon={icons.chevronDown} />
    </button>
  );
}
