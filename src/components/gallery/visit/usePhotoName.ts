import { useText } from "../../../i18n/useText.js";
import type { VisitPicture } from "./visit-pictures.js";

/** What the catalog says that a picture shows, else "La résidence, photo 3". */
export function usePhotoName(): (shown: VisitPicture) => string {
  const text = useText();
  return ({ picture, section, number }) => picture.alt || text("gallery.photo", { section: text(`gallery.${section}`), number });
}
