import { useMemo, useRef, useState } from "react";
import { galleryBackToTop } from "../../../domain/defaults.js";
import { pictureSources } from "../../../domain/pictures.js";
import { useText } from "../../../i18n/useText.js";
import { RoundButton } from "../../controls/Button.js";
import { LazyImage } from "../../controls/LazyImage.js";
import { Modal } from "../../controls/Modal.js";
import { Miniatures } from "./Miniatures.js";
import type { PhotoSections } from "../pictures.js";
import { visitPictures, type VisitPicture } from "./visit-pictures.js";
import { useFocusBack } from "../useFocusBack.js";
import { usePhotoName } from "./usePhotoName.js";
import { Viewer } from "./Viewer.js";
import { icons } from "../../controls/icons.js";

export interface VisitProps {
  readonly sections: PhotoSections;
  readonly onClose: () => void;
}

/** The photo visit of a lodging: a strip that follows the scrolling, the pictures in two sections, and the viewer of one. */
export function Visit({ sections, onClose }: VisitProps) {
  const pictures = useMemo(() => visitPictures(sections), [sections]);
  const text = useText();
  const body = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [deep, setDeep] = useState(false);
  const [viewed, setViewed] = useState<number | null>(null);
  const opened = useRef(0);
  useFocusBack(viewed !== null, () => photosOf(body.current)[opened.current]);

  function onScroll(): void {
    const box = body.current;
    if (!box) return;
    setDeep(box.scrollTop > galleryBackToTop);
    setCurrent(pictureAt(box));
  }
  function view(index: number): void {
    opened.current = index;
    setViewed(index);
  }
  function scrollTo(index: number): void {
    photosOf(body.current)[index]?.scrollIntoView({ block: "nearest" });
    setCurrent(index);
  }

  return (
    <>
      <Modal
        title={text("gallery.photos", { count: pictures.length })}
        closeLabel={text("gallery.close")}
        bare
        className="visit"
        part="visit"
        onClose={onClose}
      >
        <Miniatures className="strip" pictures={pictures} current={current} onChoose={scrollTo} />
        <div ref={body} className="visit-body" onScroll={onScroll}>
          <Section name="residence" pictures={pictures} onOpen={view} />
          <Section name="accommodation" pictures={pictures} onOpen={view} />
        </div>
        {deep && (
          <RoundButton
            className="visit-top"
            part="scroll-top"
            icon={icons.arrowUp}
            label={text("gallery.scroll_top")}
            onClick={() => body.current?.scrollTo({ top: 0 })}
          />
        )}
      </Modal>
      {viewed !== null && <Viewer pictures={pictures} current={viewed} onShow={setViewed} onClose={() => setViewed(null)} />}
    </>
  );
}

interface SectionProps {
  readonly name: VisitPicture["section"];
  readonly pictures: readonly VisitPicture[];
  readonly onOpen: (index: number) => void;
}

function Section({ name, pictures, onOpen }: SectionProps) {
  const text = useText();
  const nameOf = usePhotoName();
  const own = useMemo(() => pictures.flatMap((shown, index) => (shown.section === name ? [{ shown, index }] : [])), [name, pictures]);
  if (own.length === 0) return null;
  return (
    <section className="visit-section" part="section">
      <h3 className="visit-title">
        {text(`gallery.${name}`)} <small>{text("gallery.photos", { count: own.length })}</small>
      </h3>
      <ul className="wall">
        {own.map(({ shown, index }) => (
          <li key={index}>
            <button
              type="button"
              className="photo"
              part="photo"
              aria-label={text("gallery.enlarge", { photo: nameOf(shown) })}
              onClick={() => onOpen(index)}
            >
              <LazyImage src={pictureSources(shown.picture).gallery} alt="" width={1200} height={800} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function photosOf(box: HTMLElement | null): readonly HTMLElement[] {
  return box ? [...box.querySelectorAll<HTMLElement>(".photo")] : [];
}

/** The picture at the upper third of the box; the last one at the very end. */
function pictureAt(box: HTMLElement): number {
  const photos = photosOf(box);
  if (box.scrollTop + box.clientHeight >= box.scrollHeight - 1) return photos.length - 1;
  const { top, height } = box.getBoundingClientRect();
  const line = top + height / 3;
  return Math.max(
    0,
    photos.findIndex((photo) => photo.getBoundingClientRect().bottom > line),
  );
}
