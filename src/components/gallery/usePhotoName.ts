import { useText } from "../../i18n/useText.js";
import type { VisitPicture } from "./visit-pictures.js";

/** The description of a picture in the catalog, else "La résidence, Résidence La Lisière, photo 3 sur 14". */
export function usePhotoName(pictures: readonly VisitPicture[], label: string | null): (index: number) => string {
  const text = useText();
  return (index) => {
    const { picture, section } = pictures[index] ?? {};
    if (!picture) return "";
    const values = { section: text(`gallery.${section ?? "residence"}`), number: index + 1, total: pictures.length };
    return picture.alt?.trim() || (label ? text("gallery.photo_at", { ...values, label }) : text("gallery.photo", values));
  };
}
