import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { galleryBackToTop } from "../../domain/defaults.js";
import type { PictureWidths } from "../../domain/pictures.js";
import { useText } from "../../i18n/useText.js";
import { addPageEntry } from "../../platform/page-entry.js";
import { RoundButton } from "../controls/Button.js";
import { icons } from "../controls/icons.js";
import { Modal } from "../controls/Modal.js";
import type { PhotoSections } from "./pictures.js";
import { Miniatures, visitStrip } from "./Miniatures.js";
import { useEnlargedPage } from "./useEnlargedPage.js";
import { usePhotoName } from "./usePhotoName.js";
import { useSwipeDown } from "./useSwipeDown.js";
import { useTabInside } from "./useTabInside.js";
import { useWall } from "./useWall.js";
import { Viewer } from "./Viewer.js";
import { visitPictures } from "./visit-pictures.js";
import { Wall } from "./Wall.js";
import { useSheet } from "../controls/useSheet.js";
import visitSheet from "./visit.css" with { type: "css" };
import { useStableCallback } from "../controls/useStableCallback.js";

export interface VisitProps {
  readonly sections: PhotoSections;
  /** The lodging's name. */
  readonly label: string | null;
  readonly widths: PictureWidths;
  /** Whether Back closes the open surface, by a history entry. */
  readonly addsEntry: boolean;
  /** Gets the focus once the visit is closed, if the previously focused element is gone. */
  readonly cover: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The photo visit of a lodging: a strip that follows the scrolling, the pictures in two sections, and the viewer of one. */
export function Visit({ sections, label, widths, addsEntry, cover, onClose }: VisitProps) {
  useSheet(visitSheet);
  const pictures = useMemo(() => visitPictures(sections), [sections]);
  const text = useText();
  const nameOf = usePhotoName(pictures, label);
  const wall = useWall([sections.lodging.length, sections.accommodation.length]);
  const { body, walls, focusPhoto } = wall;
  const scroll = useVisitScroll(wall, pictures.length);
  const viewer = useViewed(focusPhoto);
  useFocusBack(cover);
  useTabInside(() => body.current?.closest("dialog"));
  useEnlargedPage(() => body.current?.closest("dialog"));
  useSwipeDown(body, onClose);
  usePageEntry(addsEntry, () => {
    const isOver = viewer.first !== null;
    if (isOver) viewer.close();
    else onClose();
    return isOver;
  });

  return (
    <>
      <Modal
        title={label ?? text("gallery.photos", { count: pictures.length })}
        closeLabel={text("gallery.close")}
        bare
        className="visit"
        part="visit"
        onKeyDown={scroll.onKeyDown}
        onClose={onClose}
      >
        {pictures.length > 1 && (
          <Miniatures
            strip={visitStrip}
            pictures={pictures}
            nameOf={nameOf}
            widths={widths}
            current={scroll.current}
            onChoose={scroll.choose}
          />
        )}
        <div ref={body} className="visit-body" tabIndex={-1} onScroll={scroll.onScroll}>
          {walls.map((rows, section) => (
            <Wall
              key={section}
              section={section}
              title={text(section === 0 ? "gallery.residence" : "gallery.accommodation")}
              wall={rows}
              pictures={pictures}
              nameOf={nameOf}
              onOpen={viewer.open}
            />
          ))}
        </div>
        {scroll.isDeep && (
          <RoundButton
            className="visit-top"
            part="scroll-top"
            icon={icons.arrowUp}
            label={text("gallery.scroll_top")}
            onClick={scroll.backToTop}
          />
        )}
      </Modal>
      {viewer.first !== null && (
        <Viewer pictures={pictures} nameOf={nameOf} widths={widths} first={viewer.first} onShow={viewer.onShow} onClose={viewer.close} />
      )}
    </>
  );
}

/** The viewer over the visit; closed, it returns the focus to the photo that it showed last. */
function useViewed(focusPhoto: (index: number) => void) {
  const [first, setFirst] = useState<number | null>(null);
  const shown = useRef(0);
  return {
    /** The picture that it opens with; null while it is closed. */
    first,
    open(index: number) {
      shown.current = index;
      setFirst(index);
    },
    onShow: (index: number) => void (shown.current = index),
    close() {
      setFirst(null);
      focusPhoto(shown.current);
    },
  };
}

/** The scroll state of the visit: its current picture, and scrolling by keys and by its strip. */
function useVisitScroll({ body, drawn, measure, scrollTo, goTo }: ReturnType<typeof useWall>, count: number) {
  const [current, setCurrent] = useState(0);
  const [isDeep, setDeep] = useState(false);
  const chosen = useRef<{ readonly index: number; readonly scrollTop: number } | null>(null);

  /** Marks the chosen picture until the visitor scrolls, else the one in view. During a jump the mark stays until a picture is drawn. */
  function markCurrent(): void {
    const box = body.current;
    if (!box) return;
    if (chosen.current && Math.abs(chosen.current.scrollTop - box.scrollTop) < 2) return setCurrent(chosen.current.index);
    chosen.current = null;
    setCurrent((before) => pictureAt(box, count) ?? before);
  }
  const onDrawn = useStableCallback(markCurrent);
  useLayoutEffect(() => onDrawn(), [onDrawn, drawn]);

  return {
    current,
    /** Scrolled far enough to show the button back to the top. */
    isDeep,
    onScroll() {
      const box = body.current;
      if (!box) return;
      setDeep(box.scrollTop > galleryBackToTop);
      measure();
      markCurrent();
    },
    choose(index: number) {
      scrollTo(index, "start");
      chosen.current = { index, scrollTop: body.current?.scrollTop ?? 0 };
      setCurrent(index);
    },
    onKeyDown(event: KeyboardEvent) {
      const box = body.current;
      if (!box || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Home" || event.key === "End") goTo(event.key === "Home" ? 0 : count - 1);
      else {
        // Among the photos the browser scrolls by itself.
        const top = event.target instanceof Node && box.contains(event.target) ? 0 : scrolledBy(event, box.clientHeight);
        if (top === 0) return;
        box.scrollBy({ top });
      }
      event.preventDefault();
    },
    backToTop() {
      body.current?.scrollTo({ top: 0 });
      // The button disappears; the title is the start of the visit.
      body.current?.closest("dialog")?.querySelector<HTMLElement>(".sheet-title")?.focus();
    },
  };
}

/** px by which a key scrolls a box of a height. Space presses a button that has the focus. */
function scrolledBy({ key, shiftKey, target }: KeyboardEvent, height: number): number {
  const page = height * 0.9;
  if (key === " ") return target instanceof HTMLButtonElement ? 0 : shiftKey ? -page : page;
  const steps: Readonly<Record<string, number>> = { ArrowDown: 40, ArrowUp: -40, PageDown: page, PageUp: -page };
  return steps[key] ?? 0;
}

/** The picture at the upper third of the box; the last one at the very end. Null where none is drawn there yet. */
function pictureAt(box: HTMLElement, count: number): number | null {
  if (box.scrollTop + box.clientHeight >= box.scrollHeight - 1) return count - 1;
  const { top, height } = box.getBoundingClientRect();
  const line = top + height / 3;
  const photo = [...box.querySelectorAll<HTMLElement>(".photo")].find((one) => one.getBoundingClientRect().bottom > line);
  return photo ? Number(photo.dataset["index"]) : null;
}

/**
 * Returns the focus to the previously focused element once the visit is closed. The browser does so by itself, but only where a press focuses a button,
 * which Safari does not do.
 */
function useFocusBack(cover: RefObject<HTMLElement | null>): void {
  const [before] = useState(focusedElement);
  const focus = useStableCallback(() => (before instanceof HTMLElement && before.isConnected ? before : cover.current)?.focus());
  useEffect(() => () => focus(), [focus]);
}

/** The focused element, in any shadow root; null if there is none. */
function focusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element === document.body ? null : element;
}

/** A history entry while the visit is open; `onBack` returns whether it is still open. */
function usePageEntry(enabled: boolean, onBack: () => boolean): void {
  const back = useStableCallback(onBack);
  useEffect(() => (enabled ? addPageEntry(() => back()) : undefined), [back, enabled]);
}
