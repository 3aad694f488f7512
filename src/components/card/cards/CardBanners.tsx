import BadgeCheck from "lucide-react/icons/badge-check";
import Heart from "lucide-react/icons/heart";
import Percent from "lucide-react/icons/percent";
import Sparkles from "lucide-react/icons/sparkles";
import Tent from "lucide-react/icons/tent";
import Undo2 from "lucide-react/icons/undo-2";
import Zap from "lucide-react/icons/zap";
import type { IconShape } from "../../controls/Icon.js";
import { banners, type BannerKey } from "../../../domain/offers.js";
import type { Product } from "../../../domain/products.js";
import { useText } from "../../../i18n/useText.js";
import { Icon } from "../../controls/Icon.js";

const icons: Readonly<Record<BannerKey, IconShape>> = {
  flash_sale: Zap,
  free_cancellation_15: Undo2,
  exclusive: Sparkles,
  holiday_club: Tent,
  favourite: Heart,
  hundred_percent_18_35: Percent,
  only_on_product: BadgeCheck,
};

export function CardBanners({ product }: { readonly product: Product }) {
  const text = useText();
  const keys = banners(product);
  if (keys.length === 0) return null;
  return (
    <ul className="banners" part="banners">
      {keys.map((key) => (
        <li key={key} className={key === "flash_sale" ? "banner deal" : "banner"} part="banner">
          <Icon icon={icons[key]} size={16} />
          {text(`banner.${key}`)}
        </li>
      ))}
    </ul>
  );
}
