import Accessibility from "lucide/dist/esm/icons/accessibility.mjs";
import Baby from "lucide/dist/esm/icons/baby.mjs";
import Bath from "lucide/dist/esm/icons/bath.mjs";
import BedDouble from "lucide/dist/esm/icons/bed-double.mjs";
import Bubbles from "lucide/dist/esm/icons/bubbles.mjs";
import Check from "lucide/dist/esm/icons/check.mjs";
import Coffee from "lucide/dist/esm/icons/coffee.mjs";
import CookingPot from "lucide/dist/esm/icons/cooking-pot.mjs";
import Drama from "lucide/dist/esm/icons/drama.mjs";
import Droplets from "lucide/dist/esm/icons/droplets.mjs";
import Flame from "lucide/dist/esm/icons/flame.mjs";
import GraduationCap from "lucide/dist/esm/icons/graduation-cap.mjs";
import Leaf from "lucide/dist/esm/icons/leaf.mjs";
import PawPrint from "lucide/dist/esm/icons/paw-print.mjs";
import Salad from "lucide/dist/esm/icons/salad.mjs";
import Soup from "lucide/dist/esm/icons/soup.mjs";
import Sparkles from "lucide/dist/esm/icons/sparkles.mjs";
import SquareParking from "lucide/dist/esm/icons/square-letter-p.mjs";
import Sun from "lucide/dist/esm/icons/sun.mjs";
import Tv from "lucide/dist/esm/icons/tv.mjs";
import Utensils from "lucide/dist/esm/icons/utensils.mjs";
import UtensilsCrossed from "lucide/dist/esm/icons/utensils-crossed.mjs";
import WashingMachine from "lucide/dist/esm/icons/washing-machine.mjs";
import WavesLadder from "lucide/dist/esm/icons/waves-ladder.mjs";
import Wifi from "lucide/dist/esm/icons/wifi.mjs";
import type { IconShape } from "../controls/Icon.js";
import { icons } from "../controls/icons.js";

const criterionIcons: Readonly<Record<string, IconShape>> = {
  skiInSkiOut: icons.skis,
  distanceSlopes: icons.skis,
  distanceSkiSchool: GraduationCap,
  distanceCityCentre: icons.mapPin,
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

/** The icon of a criterion, by its key; a tick if it has none of its own. */
export function criterionIcon(key: string): IconShape {
  return criterionIcons[key] ?? Check;
}
