import { pictureSources } from "../../domain/pictures.js";
import { useText } from "../../i18n/useText.js";
import { LazyImage } from "../controls/LazyImage.js";
import type { SectionWall } from "./useWall.js";
import type { VisitPicture } from "./visit-pictures.js";
import { isWide, topOf, wallHeight } from "./wall-rows.js";

interface WallProps {
  readonly section: number;
  readonly title: string;
  readonly wall: SectionWall;
  readonly pictures: readonly VisitPicture[];
  readonly nameOf: (index: number) => string;
  readonly onOpen: (index: number) => void;
}

/** The pictures of a section under its title; space is reserved for pictures that are not drawn. */
export function Wall({ section, title, wall: { start, count, shape, range }, pictures, nameOf, onOpen }: WallProps) {
  const text = useText();
  if (count === 0) return null;
  const { from, to } = range;
  const before = from > 0 ? topOf(from, shape) : undefined;
  const after = to < count ? wallHeight(count, shape) - topOf(to, shape) : undefined;
  return (
    <section className="visit-section" part="section">
      <h3 className="visit-title">
        <span>{title}</span> <small>{text("gallery.photos", { count })}</small>
      </h3>
      <ul className="wall" data-section={section} style={{ paddingBlockStart: before, paddingBlockEnd: after }}>
        {pictures.slice(start + from, start + to).map(({ picture }, position) => {
          const index = start + from + position;
          return (
            <li
              key={index}
              className={isWide(from + position, count) ? "wide" : ""}
              aria-setsize={count}
              aria-posinset={from + position + 1}
            >
              <button
                type="button"
                className="photo"
                part="photo"
                data-index={index}
                aria-label={text("gallery.enlarge", { photo: nameOf(index) })}
                onClick={() => onOpen(index)}
              >
                <LazyImage src={pictureSources(picture).gallery} alt="" width={1200} height={800} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
