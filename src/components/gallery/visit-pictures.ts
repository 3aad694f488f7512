import type { CatalogPictureLike } from "../../domain/pictures.js";
import type { PhotoSections } from "./pictures.js";

/** A picture of the visit. */
export interface VisitPicture {
  readonly picture: CatalogPictureLike;
  readonly section: "residence" | "accommodation";
  /** Its number in its section, from 1. */
  readonly number: number;
}

/** All pictures of a visit in order, each with its section and its number in it. */
export function visitPictures({ lodging, accommodation }: PhotoSections): readonly VisitPicture[] {
  return [
    ...lodging.map((picture, index) => ({ picture, section: "residence" as const, number: index + 1 })),
    ...accommodation.map((picture, index) => ({ picture, section: "accommodation" as const, number: index + 1 })),
  ];
}

/** The index `step` further in a ring of `count`: the first follows the last. */
export function wrapIndex(index: number, step: number, count: number): number {
  return count === 0 ? 0 : (((index + step) % count) + count) % count;
}
