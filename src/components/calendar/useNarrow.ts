import { mediaLength } from "../../platform/font-size.js";
import { useMedia } from "../controls/useMedia.js";

/** Whether the viewport is too narrow for two months side by side. */
export function useNarrow(): boolean {
  return !useMedia(`(min-width: ${mediaLength(700)})`);
}
