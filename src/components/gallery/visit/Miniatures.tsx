import { pictureSources } from "../../../domain/pictures.js";
import { useText } from "../../../i18n/useText.js";
import { LazyImage } from "../../controls/LazyImage.js";
import type { VisitPicture } from "./visit-pictures.js";
import { useMiniatures } from "./useMiniatures.js";
import { usePhotoName } from "./usePhotoName.js";

interface MiniaturesProps {
  readonly className: string;
  readonly pictures: readonly VisitPicture[];
  readonly current: number;
  readonly onChoose: (index: number) => void;
}

/** A strip of small pictures with the current one marked. */
export function Miniatures({ className, pictures, current, onChoose }: MiniaturesProps) {
  const text = useText();
  const nameOf = usePhotoName();
  const { row, onKeyDown } = useMiniatures<HTMLUListElement>(current);
  return (
    <ul ref={row} className={className} part="strip" aria-label={text("gallery.strip")} onKeyDown={onKeyDown}>
      {pictures.map((shown, index) => (
        <li
          key={`${shown.section} ${shown.number}`}
          className={shown.section === "accommodation" && shown.number === 1 && index > 0 ? "cut" : ""}
        >
          <button
            type="button"
            className="miniature"
            part="miniature"
            tabIndex={index === current ? 0 : -1}
            aria-label={nameOf(shown)}
            aria-current={index === current || undefined}
            onClick={() => onChoose(index)}
          >
            <LazyImage src={pictureSources(shown.picture).strip} alt="" width={125} height={84} />
          </button>
        </li>
      ))}
    </ul>
  );
}
