import ArrowUp from "lucide/dist/esm/icons/arrow-up.mjs";
import ChevronDown from "lucide/dist/esm/icons/chevron-down.mjs";
import Images from "lucide/dist/esm/icons/images.mjs";
import MapPin from "lucide/dist/esm/icons/map-pin.mjs";
import { SkiPass, Skis } from "./glyphs.js";
import type { IconShape } from "./Icon.js";

/** The icons of first screens and of several separately loaded files; any other is imported where it is shown. */
export const icons: Readonly<Record<"arrowUp" | "chevronDown" | "images" | "mapPin" | "skiPass" | "skis", IconShape>> = {
  arrowUp: ArrowUp,
  chevronDown: ChevronDown,
  images: Images,
  mapPin: MapPin,
  skiPass: SkiPass,
  skis: Skis,
};
