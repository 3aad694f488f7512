import { desktopWidth } from "../../domain/defaults.js";
import { mediaLength } from "../../platform/font-size.js";
import { useMedia } from "./useMedia.js";

/** Whether the viewport has the width of the desktop layouts. */
export function useWide(): boolean {
  return useMedia(`(min-width: ${mediaLength(desktopWidth)})`);
}
