import type { Ref } from "react";
import { Visit } from "./deferred.js";
import { pictureSources, type CatalogPictureLike, type PictureWidths } from "../../domain/pictures.js";
import { useText, useTexts } from "../../i18n/useText.js";
import { Icon } from "../controls/Icon.js";
import { LiveRegion } from "../controls/LiveRegion.js";
import { icons } from "../controls/icons.js";
import { LazyImage, noPicture } from "../controls/LazyImage.js";
import { useHost } from "../controls/host.js";
import { useSheet } from "../controls/useSheet.js";
import gallerySheet from "./gallery.css" with { type: "css" };

interface CoverProps {
  readonly button: Ref<HTMLButtonElement>;
  /** Null until they are known. */
  readonly pictures: readonly CatalogPictureLike[] | null;
  readonly widths: PictureWidths;
  readonly busy: boolean;
  readonly failed: boolean;
  readonly onOpen: () => void;
  readonly onCancel: () => void;
}

const tiles = 5;

/** A button as large as its pictures: it opens the visit, or shows that pictures are loading or that there are none. */
export function Cover({ button, pictures, widths, busy, failed, onOpen, onCancel }: CoverProps) {
  useSheet(gallerySheet);
  const text = useText();
  const host = useHost();
  const texts = useTexts();
  const preload = () => void Visit.preload("near", texts);
  const shown = pictures?.slice(0, tiles) ?? [];
  const slotted = shown.length === 0 ? slottedPictures(host.element) : 0;
  const invitation = pictures ? text("gallery.show_all", { count: pictures.length }) : text("gallery.show");
  const news = busy ? text("gallery.loading") : failed ? text("gallery.unavailable") : "";
  return (
    <div className="gallery" part="gallery">
      <button
        ref={button}
        type="button"
        className={`cover tiles-${shown.length || Math.min(slotted, tiles)}`}
        part="cover"
        aria-haspopup="dialog"
        aria-busy={busy || undefined}
        aria-label={news || invitation}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={onOpen}
        onKeyDown={({ key }) => key === "Escape" && onCancel()}
      >
        {shown.map((picture, index) => (
          <span key={index} className="tile">
            <LazyImage
              src={pictureSources(picture).gallery}
              sources={[picture, widths]}
              sizes={index ? "25vw" : "(min-width: 700px) 50vw, 100vw"}
              alt=""
              width={1200}
              height={800}
            />
          </span>
        ))}
        {shown.length === 0 && (slotted > 0 ? <slot /> : <img className="image" src={noPicture} alt="" />)}
        <span className={failed ? "all failed" : "all"} part="cover-label">
          {!failed && <Icon icon={icons.images} />}
          <span>{news || invitation}</span>
        </span>
      </button>
      <LiveRegion>{news}</LiveRegion>
    </div>
  );
}

/** How many pictures the page gave as children, which stay on the cover until the visit is loaded; 0 if it gave anything else. */
function slottedPictures({ children }: Element): number {
  return [...children].every((child) => child.matches("img, picture")) ? children.length : 0;
}
