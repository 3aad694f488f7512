import { pictureSources, type PictureWidths } from "../../domain/pictures.js";
import { useText } from "../../i18n/useText.js";
import { LazyImage } from "../controls/LazyImage.js";
import { stripOffset, type Strip } from "./strip.js";
import { useMiniatures } from "./useMiniatures.js";
import type { VisitPicture } from "./visit-pictures.js";

interface MiniaturesProps {
  readonly strip: Strip;
  readonly pictures: readonly VisitPicture[];
  readonly nameOf: (index: number) => string;
  readonly widths: PictureWidths;
  readonly current: number;
  readonly onChoose: (index: number) => void;
}

/** Over the wall, and under the viewer. */
export const visitStrip: Strip = { className: "strip", stride: 133, cut: 25 };
export const viewerStrip: Strip = { className: "viewer-strip", stride: 92, cut: 0 };

/** A strip of small pictures with the current one marked; of long ones those in view are drawn. */
export function Miniatures({ strip, pictures, nameOf, widths, current, onChoose }: MiniaturesProps) {
  const text = useText();
  const count = pictures.length;
  const cutAt = pictures.findIndex(({ section }) => section === "accommodation");
  const { row, range, onScroll, onKeyDown } = useMiniatures(strip, count, current, cutAt, onChoose);
  const { from, to } = range;
  const space = (start: number, end: number) => stripOffset(strip, end, cutAt + 1) - stripOffset(strip, start, cutAt + 1);
  const tabStop = Math.min(Math.max(current, from), to - 1);
  return (
    <ul ref={row} className={strip.className} part="strip" aria-label={text("gallery.strip")} onScroll={onScroll} onKeyDown={onKeyDown}>
      {from > 0 && <Space size={space(0, from)} />}
      {pictures.slice(from, to).map(({ picture }, position) => {
        const index = from + position;
        return (
          <li key={index} className={index === cutAt && index > 0 ? "cut" : ""} aria-setsize={count} aria-posinset={index + 1}>
            <button
              type="button"
              className="miniature"
              part="miniature"
              tabIndex={index === tabStop ? 0 : -1}
              aria-label={nameOf(index)}
              aria-current={index === current || undefined}
              onClick={() => onChoose(index)}
            >
              <LazyImage
                src={pictureSources(picture).strip}
                sources={[picture, widths]}
                sizes={`${strip.stride - stripGap}px`}
                alt=""
                width={125}
                height={84}
              />
            </button>
          </li>
        );
      })}
      {to < count && <Space size={space(to, count)} />}
    </ul>
  );
}

/** px between two miniatures. */
const stripGap = 8;

function Space({ size }: { readonly size: number }) {
  return <li className="space" aria-hidden="true" style={{ inlineSize: size - stripGap }} />;
}
