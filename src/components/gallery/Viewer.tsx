import ChevronLeft from "lucide/dist/esm/icons/chevron-left.mjs";
import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import ZoomIn from "lucide/dist/esm/icons/zoom-in.mjs";
import ZoomOut from "lucide/dist/esm/icons/zoom-out.mjs";
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import type { PictureWidths } from "../../domain/pictures.js";
import { useText } from "../../i18n/useText.js";
import { isRightToLeft } from "../../platform/text-direction.js";
import { RoundButton } from "../controls/Button.js";
import { LiveRegion } from "../controls/LiveRegion.js";
import { Miniatures, viewerStrip } from "./Miniatures.js";
import { Slide } from "./Slide.js";
import { Stage } from "./stage.js";
import { useEnlargedPage } from "./useEnlargedPage.js";
import { useTabInside } from "./useTabInside.js";
import { wrapIndex, type VisitPicture } from "./visit-pictures.js";
import { useStableCallback } from "../controls/useStableCallback.js";

interface ViewerProps {
  readonly pictures: readonly VisitPicture[];
  readonly nameOf: (index: number) => string;
  readonly widths: PictureWidths;
  readonly first: number;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
}

/** px by which a key moves an enlarged picture, and how much one enlarges it. */
const keyStep = 80;
const keyZoom = 1.5;

/** One picture on black, over the visit. It is open as long as it is rendered. */
export function Viewer({ pictures, nameOf, widths, first, onShow, onClose }: ViewerProps) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const count = pictures.length;
  // The slides form one endless row: the first follows the last.
  const [place, setPlace] = useState(first);
  const [scale, setScale] = useState(1);
  const current = wrapIndex(place, 0, count);
  const several = count > 1;
  const go = (to: number) => {
    setPlace(to);
    onShow(wrapIndex(to, 0, count));
  };
  const step = (by: number) => several && go(place + by);
  const choose = (index: number) => go(place + index - current);
  const stage = useStage({ dialog, track, place, several, step, onZoom: setScale });
  const onKeyDown = useViewerKeys({ stage, count, step, choose });
  useTabInside(() => dialog.current);
  useEnlargedPage(() => dialog.current);
  const counter = text("gallery.counter", { current: current + 1, total: count });
  const caption = pictures[current]?.picture.caption?.trim() || nameOf(current);

  return (
    <dialog ref={dialog} className="viewer" part="viewer" aria-label={text("gallery.viewer")} onKeyDown={onKeyDown} onClose={onClose}>
      <ViewerHead
        counter={counter}
        enlarged={scale > 1}
        onZoom={() => stage.current?.toggleZoom()}
        onClose={() => dialog.current?.close()}
      />
      <div className="viewer-main">
        {several && <StepButton to="previous" onStep={() => step(-1)} />}
        <div ref={track} className="viewer-track">
          {(several ? [place - 1, place, place + 1] : [place]).map((at) => {
            const index = wrapIndex(at, 0, count);
            const shown = pictures[index];
            const isCurrent = at === place;
            return (
              shown && (
                <Slide
                  key={at}
                  shown={shown}
                  name={nameOf(index)}
                  place={at}
                  current={isCurrent}
                  scale={isCurrent ? scale : 1}
                  widths={widths}
                />
              )
            );
          })}
        </div>
        {several && <StepButton to="next" onStep={() => step(1)} />}
      </div>
      <div className="viewer-foot">
        <p part="caption" aria-hidden="true" title={caption}>
          {caption}
        </p>
        {several && (
          <Miniatures strip={viewerStrip} pictures={pictures} nameOf={nameOf} widths={widths} current={current} onChoose={choose} />
        )}
      </div>
      <LiveRegion>{`${caption} (${counter})`}</LiveRegion>
    </dialog>
  );
}

interface ViewerHeadProps {
  readonly counter: string;
  readonly enlarged: boolean;
  onZoom(): void;
  onClose(): void;
}

function ViewerHead({ counter, enlarged, onZoom, onClose }: ViewerHeadProps) {
  const text = useText();
  return (
    <div className="viewer-head">
      <p className="viewer-counter num" part="counter">
        {counter}
      </p>
      <div className="viewer-tools">
        <RoundButton
          part="zoom"
          icon={enlarged ? ZoomOut : ZoomIn}
          iconSize={24}
          label={text(enlarged ? "gallery.zoom_out" : "gallery.zoom_in")}
          onClick={onZoom}
        />
        <RoundButton className="viewer-close" part="close" icon={X} iconSize={24} label={text("gallery.close")} onClick={onClose} />
      </div>
    </div>
  );
}

function StepButton({ to, onStep }: { readonly to: "previous" | "next"; onStep(): void }) {
  const text = useText();
  return (
    <RoundButton
      className={`viewer-step ${to}`}
      part={to}
      icon={to === "previous" ? ChevronLeft : ChevronRight}
      iconSize={24}
      mirrors
      label={text(`gallery.${to}`)}
      onClick={onStep}
    />
  );
}

interface ViewerKeys {
  readonly stage: RefObject<Stage | null>;
  readonly count: number;
  step(by: number): unknown;
  choose(index: number): void;
}

function useViewerKeys({ stage, count, step, choose }: ViewerKeys): (event: KeyboardEvent<HTMLElement>) => void {
  // Moves an enlarged photo; keys without a use here would scroll the page behind.
  const pan = (x: number, y: number) => stage.current?.pan(x * keyStep, y * keyStep);
  return (event) => {
    const forward = isRightToLeft(event.currentTarget) ? -1 : 1;
    const actions: Readonly<Record<string, () => unknown>> = {
      ArrowRight: () => pan(-1, 0) || step(forward),
      ArrowLeft: () => pan(1, 0) || step(-forward),
      ArrowUp: () => pan(0, 1),
      ArrowDown: () => pan(0, -1),
      PageUp: () => step(-1),
      PageDown: () => step(1),
      Home: () => choose(0),
      End: () => choose(count - 1),
      "+": () => stage.current?.zoomBy(keyZoom),
      "-": () => stage.current?.zoomBy(1 / keyZoom),
    };
    const action = actions[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  };
}

interface StageUse {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly track: RefObject<HTMLDivElement | null>;
  readonly place: number;
  readonly several: boolean;
  readonly step: (by: number) => unknown;
  readonly onZoom: (scale: number) => void;
}

/** Opens the dialog over the visit, follows the gestures in it, and shows the slide that is wanted. */
function useStage({ dialog, track, place, several, step, onZoom }: StageUse): RefObject<Stage | null> {
  const stage = useRef<Stage | null>(null);
  const onStep = useStableCallback((by: number) => void step(by));
  const hasOthers = useStableCallback(() => several);
  useLayoutEffect(() => {
    const element = dialog.current;
    const row = track.current;
    const main = row?.parentElement;
    if (!element || !main) return;
    element.showModal();
    element.querySelector<HTMLElement>(".viewer-close")?.focus();
    stage.current = new Stage({
      stage: main,
      track: row,
      picture: () => row.querySelector<HTMLElement>(".viewer-slide:not([aria-hidden]) .viewer-picture"),
      hasOthers,
      onStep,
      onClose: () => element.close(),
      onZoom,
    });
    const stop = holdPage(element);
    return () => {
      stop();
      stage.current?.stop();
      element.close();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once: the callbacks are read from the latest render
  }, [dialog, track]);
  useLayoutEffect(() => stage.current?.show(place), [place]);
  return stage;
}

/** Only the miniatures scroll in the viewer: other wheel events would scroll the page behind. */
function holdPage(dialog: HTMLElement): () => void {
  const hold = (event: WheelEvent) => {
    if (event.ctrlKey || Math.abs(event.deltaY) >= Math.abs(event.deltaX)) event.preventDefault();
  };
  dialog.addEventListener("wheel", hold, { passive: false });
  return () => dialog.removeEventListener("wheel", hold);
}
