import { times } from "../calendar/times.js";

/** Numbered buttons shown at once. */
export const pageWindowSize = 6;

/** The numbered buttons around the current page, and whether an ellipsis comes before the last page. */
export function pageWindow(current: number, last: number): { pages: number[]; lastJump: boolean } {
  const size = Math.min(pageWindowSize, Math.max(0, last));
  const first = Math.max(1, Math.min(current - Math.floor((size - 1) / 2), last - size + 1));
  const pages = times(size, (index) => first + index);
  return { pages, lastJump: first + size - 1 < last };
}
