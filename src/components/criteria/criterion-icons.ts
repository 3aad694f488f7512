import Accessibility from "lucide-react/icons/accessibility";
import Baby from "lucide-react/icons/baby";
import Bath from "lucide-react/icons/bath";
import BedDouble from "lucide-react/icons/bed-double";
import Bubbles from "lucide-react/icons/bubbles";
import Check from "lucide-react/icons/check";
import Coffee from "lucide-react/icons/coffee";
import CookingPot from "lucide-react/icons/cooking-pot";
import Droplets from "lucide-react/icons/droplets";
import Drama from "lucide-react/icons/drama";
import Flame from "lucide-react/icons/flame";
import PawPrint from "lucide-react/icons/paw-print";
import Salad from "lucide-react/icons/salad";
import Leaf from "lucide-react/icons/leaf";
import Soup from "lucide-react/icons/soup";
import SquareParking from "lucide-react/icons/square-letter-p";
import Sparkles from "lucide-react/icons/sparkles";
import Sun from "lucide-react/icons/sun";
import Tv from "lucide-react/icons/tv";
import Utensils from "lucide-react/icons/utensils";
import UtensilsCrossed from "lucide-react/icons/utensils-crossed";
import WashingMachine from "lucide-react/icons/washing-machine";
import WavesLadder from "lucide-react/icons/waves-ladder";
import Wifi from "lucide-react/icons/wifi";
import type { IconShape } from "../controls/Icon.js";
import { icons } from "../controls/icons.js";

const criterionIcons: Readonly<Record<string, IconShape>> = {
  skiInSkiOut: icons.skis,
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
export function criterionIcon(key: string): IconShape {
  return criterionIcons[key] ?? Check;
}
