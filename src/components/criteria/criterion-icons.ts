import {
  Accessibility,
  Baby,
  Bath,
  BedDouble,
  Bubbles,
  Check,
  Coffee,
  CookingPot,
  Droplets,
  Drama,
  Flame,
  PawPrint,
  Salad,
  Leaf,
  Soup,
  SquareParking,
  Sparkles,
  Sun,
  Tv,
  Utensils,
  UtensilsCrossed,
  WashingMachine,
  WavesLadder,
  Wifi,
  type LucideIcon,
} from "lucide-react";
import { Skis } from "../controls/glyphs.js";

/** By the key of a criterion. */
const icons: Readonly<Record<string, LucideIcon>> = {
  skiInSkiOut: Skis,
  pool: WavesLadder,
  sauna: Flame,
  petsAllowed: PawPrint,
  wifi: Wifi,
  parking: SquareParking,
  hammam: Droplets,
  spa: Bubbles,
  tv: Tv,
  balcony_terrace: Sun,
  cleaning: Sparkles,
  bedding: BedDouble,
  towels: Bath,
  dishwasher: UtensilsCrossed,
  washing_machine: WashingMachine,
  double_bed: BedDouble,
  reduced_mobility: Accessibility,
  breakfast: Coffee,
  half_board: Utensils,
  full_board: Utensils,
  all_inclusive: Salad,
  snow_catering: CookingPot,
  restaurant: Soup,
  infant: Baby,
  animation: Drama,
  welfare: Leaf,
};

/** The icon of a criterion, by its key; a tick where it has none of its own. */
export function criterionIcon(key: string): LucideIcon {
  return icons[key] ?? Check;
}
