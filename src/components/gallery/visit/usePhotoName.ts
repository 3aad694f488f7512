import { useText } from "../../../i18n/useText.js";
import type { VisitPicture } from "./visit-pictures.js";

/** "La résidence, photo 3". The catalog does not describe what a picture shows. */
export function usePhotoName(): (shown: VisitPicture) => string {
  const text = useText();
  return ({ section, number }) => text("gallery.photo", { section: text(`gallery.${section}`), number });
}
