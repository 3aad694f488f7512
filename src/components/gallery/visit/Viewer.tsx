import ChevronLeft from "lucide/dist/esm/icons/chevron-left.mjs";
import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import { useEffect, useLayoutEffect, useRef } from "react";
import type { KeyboardEvent } from "react";
import { gallerySwipe } from "../../../domain/defaults.js";
import { pictureSources } from "../../../domain/pictures.js";
import { useText } from "../../../i18n/useText.js";
import { RoundButton } from "../../controls/Button.js";
import { LazyImage } from "../../controls/LazyImage.js";
import { useSwipe } from "../../controls/useSwipe.js";
import { Miniatures } from "./Miniatures.js";
import { wrapIndex } from "./visit-pictures.js";
import type { VisitPicture } from "./visit-pictures.js";
import { usePhotoName } from "./usePhotoName.js";

interface ViewerProps {
  readonly pictures: readonly VisitPicture[];
  readonly current: number;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
}

/** One picture on black, over the visit. It is open as long as it is rendered. */
export function Viewer({ pictures, current, onShow, onClose }: ViewerProps) {
  const text = useText();
  const nameOf = usePhotoName();
  const dialog = useRef<HTMLDialogElement>(null);
  const count = pictures.length;
  const step = (by: number) => onShow(wrapIndex(current, by, count));
  const swipe = useSwipe(gallerySwipe, step);
  const shown = pictures[current];
  useModal(dialog);
  useNeighbours(pictures, current);
  if (!shown) return null;

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const by = stepOfKey(event);
    if (by === 0) return;
    event.preventDefault();
    step(by);
  }

  return (
    <dialog ref={dialog} className="viewer" part="viewer" aria-label={text("gallery.viewer")} onKeyDown={onKeyDown} onClose={onClose}>
      <div className="viewer-head">
        <p className="viewer-counter num" part="counter" role="status">
          {text("gallery.counter", { current: current + 1, total: count })}
        </p>
        <RoundButton
          className="viewer-close"
          part="close"
          icon={X}
          iconSize={24}
          label={text("gallery.close")}
          onClick={() => dialog.current?.close()}
        />
      </div>
      <div className="viewer-main" {...swipe}>
        <RoundButton
          className="viewer-step"
          part="previous"
          icon={ChevronLeft}
          iconSize={24}
          mirrors
          label={text("gallery.previous")}
          onClick={() => step(-1)}
        />
        <div className="viewer-picture">
          <LazyImage eager src={pictureSources(shown.picture).viewer} alt={nameOf(shown)} width={1200} height={800} />
        </div>
        <RoundButton
          className="viewer-step"
          part="next"
          icon={ChevronRight}
          iconSize={24}
          mirrors
          label={text("gallery.next")}
          onClick={() => step(1)}
        />
      </div>
      <div className="viewer-foot">
        <p aria-hidden="true">{nameOf(shown)}</p>
        <Miniatures className="viewer-strip" pictures={pictures} current={current} onChoose={onShow} />
      </div>
    </dialog>
  );
}

/** 1 or -1 for the arrow that points to the next or previous picture, else 0. */
function stepOfKey(event: KeyboardEvent<HTMLElement>): number {
  const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
  if (event.key === "ArrowRight") return forward;
  return event.key === "ArrowLeft" ? -forward : 0;
}

/** The browser keeps the focus inside, closes on Escape, and returns the focus to what opened the viewer. */
function useModal(dialog: React.RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, [dialog]);
}

/** Fetches the next and the previous picture ahead. */
function useNeighbours(pictures: readonly VisitPicture[], current: number): void {
  useEffect(() => {
    for (const step of [1, -1]) {
      const near = pictures[wrapIndex(current, step, pictures.length)];
      if (near) new Image().src = pictureSources(near.picture).viewer;
    }
  }, [pictures, current]);
}
