import ArrowUp from "lucide-react/icons/arrow-up";
import ChevronDown from "lucide-react/icons/chevron-down";
import Images from "lucide-react/icons/images";
import MapPin from "lucide-react/icons/map-pin";
import { SkiPass, Skis } from "./glyphs.js";
import type { IconShape } from "./Icon.js";

/** The icons of first screens and of parts that load apart; any other is imported where it is shown. */
export const icons: Readonly<Record<"arrowUp" | "chevronDown" | "images" | "mapPin" | "skiPass" | "skis", IconShape>> = {
  arrowUp: ArrowUp,
  chevronDown: ChevronDown,
  images: Images,
  mapPin: MapPin,
  skiPass: SkiPass,
  skis: Skis,
};
