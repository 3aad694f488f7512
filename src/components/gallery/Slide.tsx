import { useRef, useState } from "react";
import { pictureSources, pictureSourceSet, type PictureWidths } from "../../domain/pictures.js";
import { useText } from "../../i18n/useText.js";
import { LazyImage, type ImageState } from "../controls/LazyImage.js";
import type { VisitPicture } from "./visit-pictures.js";
import { slideGap } from "./stage.js";
import { fitted } from "./zoom.js";

interface SlideProps {
  readonly shown: VisitPicture;
  readonly name: string;
  /** Its position among the slides, in slides. */
  readonly place: number;
  readonly current: boolean;
  /** Its scale. */
  readonly scale: number;
  readonly widths: PictureWidths;
}

/**
 * A picture of the viewer in its medium size, under it the small one until that has loaded, and over it the large one where the screen
 * or the zoom shows more pixels. A size that cannot be loaded is replaced by another one.
 */
export function Slide({ shown: { picture }, name, place, current, scale, widths }: SlideProps) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<ImageState>("loading");
  const [pixels, setPixels] = useState(0);
  const [missing, setMissing] = useState(0);
  const { strip, gallery, viewer } = pictureSources(picture);
  const sources = [...new Set([gallery, viewer, strip])];
  const src = sources[missing] ?? gallery;
  const become = (next: ImageState) => {
    if (next === "error" && missing + 1 < sources.length) return setMissing(missing + 1);
    setState(next);
    setPixels(shownWidth(box.current) * devicePixelRatio);
  };
  const wantsMore = pixels > widths[1] || (current && pixels * scale > widths[1]);
  return (
    <div
      className="viewer-slide"
      aria-hidden={!current || undefined}
      style={{ insetInlineStart: `calc(${place} * (100% + ${slideGap}px))` }}
    >
      <div ref={box} className="viewer-picture">
        {state === "loading" && <img className="preview" src={strip} alt="" draggable={false} />}
        <LazyImage eager src={src} alt={current ? name : ""} width={1200} height={800} onState={become} />
        {state === "loaded" && src === gallery && viewer !== gallery && wantsMore && (
          <Sharp src={viewer} set={pictureSourceSet(picture, widths)} widths={widths} />
        )}
        {state === "error" && <p className="viewer-error">{text("gallery.image_error")}</p>}
      </div>
    </div>
  );
}

/** Fades in over the medium picture; where it cannot be loaded, that one stays. The browser may choose a smaller one to save data. */
function Sharp({ src, set, widths }: { readonly src: string; readonly set: string; readonly widths: PictureWidths }) {
  const [loaded, setLoaded] = useState(false);
  return (
    <img
      className={loaded ? "sharp is-loaded" : "sharp"}
      sizes={`${Math.round(widths[2] / devicePixelRatio)}px`}
      srcSet={set}
      src={src}
      alt=""
      decoding="async"
      draggable={false}
      onLoad={() => setLoaded(true)}
    />
  );
}

/** px of the screen that the picture in a box covers from side to side. */
function shownWidth(box: HTMLElement | null): number {
  const image = box?.querySelector("img");
  if (!box || !image) return 0;
  const stage = { width: box.offsetWidth, height: box.offsetHeight };
  return fitted({ width: image.naturalWidth, height: image.naturalHeight }, stage).width;
}
