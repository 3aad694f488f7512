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
import { criteriaGroups } from "../../domain/criteria-table.js";
import type { Product } from "../../domain/products.js";
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

/** Class stars of a lodging, from its ranking criteria; 0 when it has none. */
export function starsOf(product: Pick<Product, "criterias">): number {
  const ranking = criteriaGroups.find((group) => group.key === "ranking");
  const option = ranking?.options.find(({ ids }) => ids.some((id) => product.criterias.includes(id)));
  return option ? Number(option.key) : 0;
}
